### The words of the house: what all games and pages share.

# In its own words.
language-name = English

## (Game)

game-turn-of-time = Turn of Time
game-argonauts-wheel = Argonaut's Wheel
game-wheels-of-time = Wheels of Time
game-wheel-of-fortune = Carcassonne: The Wheel of Fortune
game-world-wonders = World Wonders
game-noughts = Noughts and Crosses

## A game in short

pitch-turn-of-time = Sixteen cards, four seasons that flip each other. Let the year end in your favor.
pitch-argonauts-wheel = Ride the turning wheel, and land your cone on the other one.
pitch-wheels-of-time = Turn one of four toothed wheels to change what their links give you.
pitch-wheel-of-fortune = Build the land tile by tile, while a pig decides whose followers score.
pitch-world-wonders = Build an ancient city, and make room for the great monuments.
pitch-noughts = Three in a line win. Everybody knows it, and nobody ever loses it twice.

# $players (Number)
player-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# $least (Number)
# $most (Number): more than the least
player-range = { $most ->
    [2] { $least } or { $most } players
   *[other] { $least } to { $most } players
}
# $minutes (Number)
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# $game (Game)
a-game-of = A game of { $game }
# $game (Game)
rules-of = Rules of { $game }
# $game (Game)
new-game-of = New game of { $game }

## Numbers and lists

# $most (Text): all but the last, with commas
# $last (Text)
list = { $most } and { $last }
# $points (Number): more or fewer than none
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place-first = first
place-second = second
place-third = third
place-fourth = fourth
place-fifth = fifth

## Colors of players

color-red = Red
color-blue = Blue
color-yellow = Yellow
color-green = Green
color-violet = Violet

## Players

# The player who reads, in lists of names.
you = You
# A person without a name.
# $number (Number)
numbered-player = Player { $number }
# A bot without a name.
bot = Bot
person = Person
match-me = Match me
# $level (Text)
match-me-now = Match me ({ $level })
# $level (Text)
level-bot = { $level } bot
level-beginner = Beginner
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-veteran = Veteran
level-expert = Expert
# The strongest level, in a game of which everything is known.
level-perfect = Perfect
# Half a step between two levels.
# $weaker (Text)
# $stronger (Text)
level-between = { $weaker } to { $stronger }
# $level (Text)
next-opponent-stronger = Your next opponent will be half a step stronger: { $level }.
# $level (Text)
next-opponent-weaker = Your next opponent will be half a step weaker: { $level }.
# $level (Text)
next-opponent-same = Your next opponent stays at the same level: { $level }.

## Whose turn it is

your-turn = Your turn
# $name (Text)
turn-of = { $name }'s turn
# $turn (Number)
turn-alone = Turn { $turn }.
# $turn (Number)
# $player (Player)
turn-status = Turn { $turn }, { $player-person ->
    [you] you
   *[other] { $player }
} to play.
# $player (Player)
# $task (Text): what to do, as an infinitive
task-of = { $player-person ->
    [you] Your turn
   *[other] { $player }
}: { $task }.
# A countdown to what the action says.
# $action (Text)
countdown = { $action } … tap to wait
# $player (Player)
thinking = { $player } is thinking …
thinking-alone = The computer is thinking …
# $player (Player)
paused = Paused before { $player-person ->
    [you] your turn
   *[other] { $player }'s turn
}.
paused-alone = Paused. Resume to let the computer play for you.
bot-stopped = The bot stopped unexpectedly, or could not be loaded. Resume to restart it.
no-hint = No hint is available right now.
# The button beside it says to whom it goes.
turn-over = Your turn is over.
# $player (Player)
waiting-for = Waiting for { $player }.
# $player (Player)
plays-elsewhere = { $player } plays on another device.

## Positions and lines

no-moves-yet = No moves yet.
# $moves (Number): in all
position-start = Start of the game, before { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
# $moves (Number): in all
position-latest = Latest position, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
# $here (Number)
# $moves (Number): in all
position = After { $here } of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
# A line that was tried out.
# $number (Number)
# $from (Number): the first move that differs
line-name = Line { $number }, from move { $from }

## The end of a game

# $player (Player)
wins = { $player-person ->
    [you] You win
   *[other] { $player } wins
}
# $player (Player)
loses = { $player-person ->
    [you] You lose
   *[other] { $player } loses
}
# $names (List)
share-the-win = { $names } share the win
a-draw = A draw
# $first (Number)
# $second (Number)
points-to = { $first } points to { $second }.
by-resignation = By resignation.
by-agreement = By agreement.
play-again = Play again
rematch = Rematch
# $player (Player)
rematch-first = Rematch, { $player-person ->
    [you] you
   *[other] { $player }
} first
# $player (Player)
loser-chooses = { $player-person ->
    [you] You lost, so you choose
   *[other] { $player } lost and chooses
} who goes first in the rematch.
agree-on-draw = Do all players agree on a draw?
yes-draw = Yes, it's a draw
# $player (Player)
want-to-resign = { $player-person ->
    [you] Do you want to resign?
   *[other] { $player }, do you want to resign?
}
yes-resign = Yes, resign
# $player (Player)
ends-turn = { $player-person ->
    [you] You end your turn.
   *[other] { $player } ends the turn.
}
# $player (Player)
resigns = { $player-person ->
    [you] You resign.
   *[other] { $player } resigns.
}
agreed-draw = The players agree on a draw.

## House rules

undo-free = Free
undo-free-about = Undo anything, at any time.
undo-until-revealed = Until something is revealed
undo-until-revealed-about = Not past a drawn card or anything else that was revealed.
undo-off = Off
undo-off-about = No takebacks.
# $aids (Flag): whether there are hints and previews
table-rules-free = Undo: free. Hints and previews: { $aids ->
    [true] on
   *[false] off
}.
# $aids (Flag)
table-rules-until-revealed = Undo: until something is revealed. Hints and previews: { $aids ->
    [true] on
   *[false] off
}.
# $aids (Flag)
table-rules-off = Undo: off. Hints and previews: { $aids ->
    [true] on
   *[false] off
}.
# $version (Number)
earlier-rules = This game is played by version { $version } of the rules, the one it began with.

## A game that is here already

known-altered = You already have this game, but this copy has a different deal.
known-same = You already have this game, at the same point.
# $moves (Number)
known-ahead = You already have this game. This copy is { $moves ->
    [one] one move
   *[other] { $moves } moves
} ahead of yours.
# $moves (Number)
known-behind = You already have this game, and yours is { $moves ->
    [one] one move
   *[other] { $moves } moves
} ahead.
# $number (Number): the first that differs
known-diverged = You already have this game, but yours took a different course at move { $number }.
open-yours = Open yours
open-it = Open it
update-and-continue = Update and continue

## Games by link

cheating = The link holds the whole game, including what will be drawn next. Anyone determined to peek can, just like with a face-down deck nobody is watching. But nobody can change the game unnoticed: your device checks every link against what it already knows.
send-again = Send again
# $player (Player)
send-to = Send to { $player }
send-result = Send the result
# $game (Game)
message-over = Our game of { $game } is over.
# $game (Game)
message-turn = Your turn in { $game }.
# $game (Game)
# $name (Text)
message-turn-for = Your turn in { $game }, { $name }.
# $invitation (Text)
message-invitation = { $invitation }.
# $invitation (Text)
# $name (Text)
message-invitation-for = { $invitation }, { $name }.
# $game (Game)
# $host (Text)
invites-you = { $host } invites you to { $game }
# $game (Game)
you-are-invited = You are invited to { $game }
# $player (Player)
i-am = I'm { $player }
# Of a finished game.
# $player (Player)
i-was = I was { $player }
played-by-others = This game was played by others. Were you one of them?
# $players (List)
# $count (Number)
players-are = { $count ->
    [one] { $count } player
   *[other] { $count } players
}: { $players }.
# $name (Text)
# $level (Text)
name-of-bot = { $name } ({ $level } bot)
# An option of the game and what was chosen.
# $question (Text)
# $choice (Text)
option-chosen = { $question }: { $choice }.
# $player (Player)
not-sent-to = Not sent to { $player } yet
not-sent = Not sent yet
# $player (Player)
waits-for = Waiting for { $player }

## How a game is usually played

solo = Solo
# $others (List)
with = With { $others }
# $others (List)
with-by-link = With { $others } by link
# $bots (List)
against = Against { $bots }
# $others (List)
# $bots (List)
with-against = With { $others }, against { $bots }
# $others (List)
# $bots (List)
with-by-link-against = With { $others } by link, against { $bots }
a-friend = a friend
someone-here = someone here
# $count (Number): two or more
# $level (Text)
several-bots = { $count } { $level }

## Today's games

# $number (Number)
# $date (Text)
day-today = Day { $number }, { $date }.
# $number (Number)
day = Day { $number }.
# Of today's games.
# $done (Number)
# $all (Number)
# $days (Number): of a streak; it is worth telling from two on
deals-done = { $days ->
    [0] { $done } of { $all } done
    [1] { $done } of { $all } done
   *[other] { $done } of { $all } done · { $days } days in a row
}
streak-none = Finish one of today's games to start a streak.
# $longest (Number)
streak-broken = No streak right now. Your longest: { $longest ->
    [one] { $longest } day
   *[other] { $longest } days
}.
# $days (Number)
streak-longest = Streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
}, your longest.
# $days (Number)
# $longest (Number)
streak = Streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Your longest: { $longest }.
# $date (Text)
# $finished (Number)
# $total (Number)
day-finished = { $date }, { $finished } of { $total } finished

## Hints and analysis

# $steps (Text)
try-this = Try this: { $steps }.
# $before (Text)
# $step (Text)
then = { $before }, then { $step }
# $risk (Text)
keep-in-mind = Keep in mind: { $risk }
# $turns (Number): of the player who acts
outcome-wins = { $turns ->
    [0] wins
    [one] wins in { $turns } turn
   *[other] wins in { $turns } turns
}
outcome-draws = draws
# $turns (Number): of the player who acts
outcome-loses = { $turns ->
    [0] loses
    [one] loses in { $turns } turn
   *[other] loses in { $turns } turns
}
# $outcome (Text): such as "wins in 3 turns"
verdict = It { $outcome }.
# $outcome (Text)
verdict-others-lose = It { $outcome }. Everything else loses.
# $outcome (Text)
verdict-others-draw = It { $outcome }. Everything else gives the win away.
verdict-holds-draw = It holds the draw. Everything else loses.
# $outcome (Text)
verdict-holds-out = It { $outcome }, but holds out longest.
# $outcome (Text)
# $next (Text)
verdict-next = It { $outcome }. The next-best move { $next }.
# $player (Player)
# $turns (Number)
forced-win = { $player-person ->
    [you] { $turns ->
        [0] You win
        [one] You win in { $turns } turn
       *[other] You win in { $turns } turns
    }
   *[other] { $turns ->
        [0] { $player } wins
        [one] { $player } wins in { $turns } turn
       *[other] { $player } wins in { $turns } turns
    }
}
# $player (Player)
# $turns (Number)
forced-loss = { $player-person ->
    [you] { $turns ->
        [0] You lose
        [one] You lose in { $turns } turn
       *[other] You lose in { $turns } turns
    }
   *[other] { $turns ->
        [0] { $player } loses
        [one] { $player } loses in { $turns } turn
       *[other] { $player } loses in { $turns } turns
    }
}
nobody-can-force = Nobody can force a win
# $chance (Text)
chance-of-goal = Chance of reaching your goal: { $chance }
about-even = The game is about even
close-race = It's a close race for the lead
# $player (Player)
should-win = { $player-person ->
    [you] You should win
   *[other] { $player } should win
}
# $player (Player)
is-ahead = { $player-person ->
    [you] You are ahead
   *[other] { $player } is ahead
}
# $sentence (Text): without its full stop
full-stop = { $sentence }.
# $percent (Number)
percent = { $percent }%
under-one-percent = under 1%
over-99-percent = over 99%
# $turn (Number)
# $action (Text)
# $points (Number): hundredths
costly-action = Turn { $turn }: { $action }. Your chances fell by { $points ->
    [0] less than a point
    [one] { $points } point
   *[other] { $points } points
}.
# $number (Number)
# $player (Player)
# $turns (Number)
# $now (Text): such as "Leo wins in 2 turns"
threw-away-win = Move { $number }: { $player-person ->
    [you] you
   *[other] { $player }
} could have won in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. Now: { $now }.
# $number (Number)
# $player (Player)
# $now (Text)
threw-away-draw = Move { $number }: { $player-person ->
    [you] you
   *[other] { $player }
} could have held a draw. Now: { $now }.
# $action (Text)
better = Better: { $action }.
# How the game could have gone on with best play.
# $line (Text)
principal-variation = One way it could have gone: { $line }.
# $name (Text)
# $actions (Text)
played-by = { $name }: { $actions }
# $before (Text)
# $next (Text)
line-of-players = { $before }; { $next }
# A point of the curve.
# $turn (Number)
# $chances (Text)
curve-turn = Turn { $turn }. { $chances }.
# $turn (Number)
# $action (Text)
# $chances (Text)
curve-turn-action = Turn { $turn }: { $action }. { $chances }.
# $turn (Number)
# $name (Text)
# $chances (Text)
curve-turn-of = Turn { $turn }, { $name }. { $chances }.
# $turn (Number)
# $name (Text)
# $action (Text)
# $chances (Text)
curve-turn-of-action = Turn { $turn }, { $name }: { $action }. { $chances }.
# $name (Text)
# $chance (Text)
chance-of = { $name } { $chance }

## Statistics

people = People
# $rating (Number)
# $margin (Number)
rating = { $rating } ± { $margin }
# $level (Text)
rating-above = Stronger than { $level }
# $level (Text)
rating-below = Not yet as strong as { $level }
# $weaker (Text)
# $stronger (Text)
rating-between = Between { $weaker } and { $stronger }
# $level (Text)
rating-about = About as strong as { $level }
# $what (Text)
# $value (Number)
curve-one-game = { $what } after 1 game: { $value }.
# $what (Text)
# $games (Number): two or more
# $first (Number)
# $last (Number)
# $least (Number)
# $most (Number)
curve-games = { $what } over { $games ->
    [one] { $games } game
   *[other] { $games } games
}: from { $first } to { $last }, lowest { $least }, highest { $most }.
# $titles (Text)
# $count (Number)
milestones-reached = { $count ->
    [one] Milestone
   *[other] Milestones
}: { $titles }.
about-statistics = These numbers come from the finished games in this browser. A game you delete no longer counts; a saved one you open does.
# A number with one decimal.
# $whole (Text): with its sign
# $tenths (Number)
tenths = { $whole }.{ $tenths }

## Files of games

# $games (Number)
games-in-file = This file holds { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
two-links = There are two links to this game; this is the newer one.
# $links (Number): three or more
several-links = There are { $links } links to this game; this is the newest.
# $games (Number)
other-games = { $games ->
    [one] There is a link to { $games } other game too. Paste it by itself to open it.
   *[other] There are links to { $games } other games too. Paste each by itself to open it.
}
# $damaged (Number)
parts-damaged = { $damaged ->
    [one] { $damaged } part is damaged.
   *[other] { $damaged } parts are damaged.
}
# $missing (Number)
parts-missing = { $missing ->
    [one] { $missing } part is missing.
   *[other] { $missing } parts are missing.
}
others-are-fine = The other games in this file are fine.
# $games (Number): several
copy-reminder = { $games ->
    [one] { $games } finished game is in this browser only. Keep a copy as a file?
   *[other] { $games } finished games are in this browser only. Keep a copy as a file?
}
# $games (Number)
games-added = { $games ->
    [one] { $games } game added
   *[other] { $games } games added
}
# $games (Number)
games-continued = { $games ->
    [one] { $games } game continued
   *[other] { $games } games continued
}
# $games (Number)
games-known = { $games ->
    [one] { $games } game already here
   *[other] { $games } games already here
}
# $games (Number)
games-failed = { $games ->
    [one] { $games } game could not be added
   *[other] { $games } games could not be added
}

## What cannot be opened or done

newer = This game was saved by a newer version of Wheelhouse. Reload the page to update.
# $notation (Text): how moves are written
not-understood = Not understood. { $notation }
# $character (Number): counted from one
# $notation (Text)
not-understood-from = Not understood from character { $character } on. { $notation }
paste-first = Paste a link or a text first.
not-a-game = This is not a Wheelhouse game.
file-not-a-game = This file is not a Wheelhouse game.
file-cut-off = The end of this file is missing.
file-damaged = This file is damaged: something in it has changed.
file-without-game = This file contains something other than a game.
not-a-file = This file is not a Wheelhouse file.
# $line (Number)
# $what (Text): a sentence
in-line = Line { $line }: { $what }
link-not-a-game = This link does not contain a Wheelhouse game.
link-cut-off = The end of this link is missing. Make sure to copy all of it.
link-damaged = This link is damaged: something in it has changed.
link-unknown-game = This link is for a game that Wheelhouse does not have.
link-wrong-setup = The setup in this link does not fit the rules of the game.
link-too-long = This game is too long for a link.
# $line (Number)
# $expected (Text)
record-expected = Line { $line }: expected { $expected }.
# $game (Text)
unknown-game = Wheelhouse has no game called { $game }.
wrong-setup = The setup of this game does not fit the rules.
# $number (Number)
# $written (Text)
impossible-action = Move { $number }, { $written }, is not possible here.
# $number (Number)
# $written (Text)
# $why (Text)
impossible-action-because = Move { $number }, { $written }, is not possible here. { $why }
# $line (Number)
# $written (Text)
# $expected (Text)
wrong-turn-label = Line { $line } is labeled { $written }, but the turn is { $expected }.
# $moves (Number)
hash-differs = After { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} the game differs from the one that was saved: something has changed.
unknown-line = A variation in this game does not start anywhere.
too-many-lines = This game has too many variations.
last-line-missing = The last line of this record is missing.
# $announced (Number)
# $found (Number)
record-cut-off = The end of this record is missing: it should have { $announced ->
    [one] { $announced } move
   *[other] { $announced } moves
}, but has { $found }.
no-host = The player who set up this game is not in it.
no-such-game = There is no such game in this browser. It may have been deleted, or played in another browser.
unreadable-save = The saved data of this game is intact, but Wheelhouse cannot read it.
damaged-save = The saved data of this game is damaged. It has been kept: you can find it under “{ your-games }”.
games-missing = This game can be shown once Wheelhouse has finished loading.
storage-closed = This browser does not let Wheelhouse read its saved games.
lost-game = One of your saved games cannot be opened. You can see why under “{ your-games }”.
game-over = The game is over.
cannot-resign = This seat cannot resign.
nobody-to-agree = There is no opponent to agree with.
undo-not-allowed = The house rules of this game do not allow undoing that.
already-sent = This has already been sent, so it can't be undone.
still-hidden = What comes next is still hidden, so it cannot be tried out.
other-game-action = That belongs to another game.
not-saved-denied = This browser does not let Wheelhouse save anything: the game will be lost when you close the page.
not-saved-full = The browser's storage is full, so the game is not being saved. Delete older games under “{ your-games }”, or other data of this site.
not-saved-conflict = This game has been changed in another window.
not-saved = The browser could not save the game. You can keep playing as long as this page is open.
settings-full = The browser's storage is full, so your settings last only until you close this page.
settings-denied = The browser does not let Wheelhouse save settings. They last until you close this page.
games-denied = The browser does not let Wheelhouse read your saved games. Allow this site to store data, then reload the page.
games-unreadable = The browser could not read your saved games. Reload the page to try again.

## Pages: their titles, and the links to them

# The name of the app, the same in every language.
wheelhouse = Wheelhouse
home = Home
today = Today
your-games = Your games
statistics = Statistics
rules = Rules
settings = Settings
keyboard = Keyboard
keyboard-and-screen-reader = Keyboard and screen reader
about = About
about-wheelhouse = About Wheelhouse
# $version (Text)
version = Version { $version }
new-game = New game
read-the-rules = Read the rules
open-a-game = Open a game
share-this-game = Share this game
# $game (Game)
learn-game = Learn { $game }
# $game (Game)
puzzles-of = { $game } puzzles
# $number (Number)
# $game (Game)
puzzle-of = Puzzle { $number }: { $game }
# $kind (Text): of puzzles
# $game (Game)
puzzle-kind-of = { $kind }: { $game }
# The games that are dealt anew every day, of a day that is past.
# $date (Text)
games-of-day = Games of { $date }
# Read out for the links at the top of every page.
main-pages = Main pages

## Buttons in many places

back = Back
next = Next
done = Done
close = Close
cancel = Cancel
skip = Skip
start = Start
play = Play
continue = Continue
view = View
undo = Undo
redo = Redo
start-over = Start over
search = Search
share = Share
# Opens the device's own list of apps to share with.
share-by-app = Share …
delete = Delete
rename = Rename
download = Download
advanced = Advanced
read-the-rule = Read the rule
# What a screen reader says of that link.
# $section (Text): the heading in the rules
read-the-rule-about = Read the rule: { $section }
on = On
off = Off

## Counts

# $count (Number)
# $all (Number)
count-of = { $count } of { $all }
# Something that takes a while.
# $count (Number)
# $all (Number)
progress-of = { $count } of { $all } …
# $turns (Number)
turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
# A label.
# $turn (Number)
turn-number = Turn { $turn }
# $notes (Number): that the player has written
notes = { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}
# $size (Text): a number with one decimal
megabytes = { $size } MB

## While something loads, and when it cannot

loading = Loading …
pictures-loading = Loading the pictures …
pictures-missing = Some pictures could not be loaded. Check your internet connection.
part-missing = This part of Wheelhouse could not be loaded. Check your internet connection. Your games are safe.
text-missing = This text could not be loaded. Check your internet connection.
page-not-loaded = This page did not load
try-again = Try again
reload-the-page = Reload the page
page-not-found = Page not found
nothing-here = There is nothing at this address. Your games are safe: you can find them from the home page.
game-not-found = Game not found
game-not-opened = This game cannot be opened

## What comes of copying, saving and sending

copy-link = Copy link
copy-text = Copy text
download-file = Download file
link-copied = Link copied.
text-copied = Text copied.
copied = Copied.
sent = Sent.
link-copied-to-send = Link copied. Paste it into a message.
text-copied-to-send = Text copied. Paste it into a message.
file-saved = The file is in your downloads.
file-saved-to-send = The file is in your downloads. Send it as an attachment.
file-saved-of-games = The file is in your downloads. Open it on any device to add its games there.
picture-saved = The picture is in your downloads.
not-allowed = The browser didn't allow that.
not-allowed-other-way = The browser didn't allow that. Try another way.
not-allowed-select = The browser didn't allow that. You can select the text in the field and copy it.
not-sent-now = It wasn't sent. Open the game to send it another way.

## QR codes

show-qr-code = Show QR code
hide-qr-code = Hide QR code
# What a screen reader says of the code.
qr-code-of-link = QR code of the link
scan-qr-code = Scan a QR code
scan-the-qr-code = Scan the QR code
scan-hold-up = Hold your friend's code up to the camera.
camera-picture = What the camera sees
scan-no-camera = There is no camera, or the browser doesn't allow it. Paste the link instead.
scan-no-reader = The code reader could not be loaded. Check your internet connection, or paste the link instead.
scan-not-a-game = That code isn't a Wheelhouse game.
# Of a picture from a file.
scan-no-code = There is no QR code in this picture, or it is too small.

## Who plays a seat

friend-by-link = Friend by link
# Beside "Friend by link".
person-here = Person here

## Reminder to keep a copy

export-all-games = Export all games
# Leads to the page where games are exported.
export-somewhere = Export …
not-now = Not now

## Home page

pull-up-a-chair = Pull up a chair
# The link "Open a game" follows.
welcome = Five modern board games: with friends at one screen or by link, against bots, or solo. No account, nothing to install. Got a game from a friend?
# <a> is the link to "Your games".
some-data-damaged = Some saved data was damaged. It has been kept: you can find it under <a>{ your-games }</a>.
games = Games
all-your-games = All your games
# $game (Game)
play-game = Play { $game }
# The form for a new game, beside "Play".
change-setup = Change
# What a screen reader says of that link.
# $game (Game)
change-setup-of = Change how you play { $game }

## Today's games: the card on the home page, and the page

about-today = Solo games, a puzzle and a sprint: new every day, the same for everyone.
# Leads to the page of today's games.
all-of-today = All for today
all-done-today = All done for today. New ones tomorrow.
in-progress = In progress.
play-deal-again = Again
not-dealt-yet = These games haven't been dealt yet. Come back on that day.
todays-games = Today's games
same-for-everyone = The same games for everyone. Your first result counts.
from-yesterday = Still in progress from yesterday
past-days = Past days
previous-month = Previous month
next-month = Next month
share-all-results = Share all results

## Your games

no-games-yet = No games yet. Your games are saved here, in this browser only.
no-game-matches = No games match.
show-more = Show more
open-link-or-file = Open a link or file
keep-copies = Some browsers delete saved games after a few weeks without a visit. To be safe, export your games as a file from time to time.
damaged-data = Damaged data
# $number (Number)
damaged-data-number = Damaged data { $number }
damaged-data-kept = Some saved data was damaged. It has been kept, and you can download it as a file.
delete-permanently = Delete permanently
game-deleted = Game deleted.
# Headings of groups of games; "Your turn" is the first.
waiting-for-others = Waiting for others
on-this-device = On this device
finished-games = Finished
# Of a finished game, after its result.
watched = watched

## Your games: search and order

search-your-games = Search your games
sort-by = Sort by
latest-first = Latest first
oldest-first = Oldest first
by-name = By name
longest-first = Longest first
# Only games with a star.
starred = Starred
game = Game
all-games = All games
# To export some of them.
select = Select …
export-selected = Export selected
# $games (Number)
export-so-many = Export { $games } selected
# $games (Number): all that are shown
export-shown = { $games ->
    [one] Export this game as a file
   *[other] Export these { $games } games as a file
}

## Your games: what can be done with one

name-of-game = Name of this game
send = Send
# What screen readers say of the buttons.
# $name (Text): of the game
select-named = Select { $name }
# $name (Text)
star-named = Star { $name }
# $name (Text)
send-named = Send { $name }
# $name (Text)
send-again-named = Send again { $name }
# $name (Text)
rename-named = Rename { $name }
# $name (Text)
share-named = Share { $name }
# $name (Text)
delete-named = Delete { $name }

## New game

players = Players
# Among the numbers of players.
one-player-solo = 1 (solo)
play-against = Play against
computer = Computer
people-here = People here
seats = Seats
# $seat (Number)
# $side (Text): such as "Black"
seat-side = Seat { $seat } plays { $side }. Swap sides
# $seat (Number)
# $color (Text)
seat-color = Color of seat { $seat }: { $color }. Change color
# $seat (Number)
seat-name = Name of seat { $seat }
# $seat (Number)
seat-player = Who plays seat { $seat }
your-name = Your name
friends-name = Friend's name
how-links-work = After your turn, send the game to your friend in any messenger or as a QR code. They play on their own device and send it back. No account, no server.
start-game = Start game
setup-not-working = This setup does not work.
nobody-here = Keep at least one seat for someone on this device.
not-a-seed = A seed is a whole number from 0 to 18446744073709551615. Leave it empty for a random one.

## New game: house rules

house-rules = House rules
as-in-the-rulebook = As in the rulebook
# What may be undone: "Free", "Until something is revealed", "Off".
undo-policy = Undo
# $policy (Text)
undo-policy-is = Undo: { $policy }
hints-and-previews = Hints and previews
# $aids (Flag)
hints-and-previews-are = Hints and previews: { $aids ->
    [true] On
   *[false] Off
}
with-aids-about = Hints, previews, and who is winning.
without-aids-about = Just the board.
# Chance is drawn from it: the same seed, the same deal.
seed = Seed
# $seed (Text)
seed-is = Seed { $seed }
seed-about = The same seed always deals the same game. Leave it empty for a random one.

## Open a game

open-about = Paste a link or a text record, or choose a file or the picture of a QR code. You will see the game before it is saved.
link-or-text = Link or text
preview = Preview
choose-a-file = Choose a file …
file-unreadable = This file cannot be read.
open-this-game = Open this game
open-another-game = Open another game
save-as-separate = Save as a separate game
open-games = Open games
add-about = Games you already have are not added twice; those that go further are continued.
add-to-your-games = Add to your games

## Open a game that a friend has sent

game-by-link = A game by link
open-the-game = Open the game
opening-the-game = Opening the game …
you-watch = You're just watching.
# $names (List): of seats that are played here
you-play-as = You play <b>{ $names }</b>.
# $moves (Number)
moves-so-far = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far.
name-to-send = Your name, sent back with your turn
just-watch = Just watch
play-other-seat = Play another seat, or on another of your devices
who-plays-here = Who plays on this device?
can-anybody-cheat = Can anybody cheat?

## Open a game that went another way than your own

# $moves (Number)
older-link = This link is older than your game, which is { $moves ->
    [one] one move
   *[other] { $moves } moves
} ahead. Nothing has changed.
open-my-game = Open my game
send-mine = Send mine
send-mine-about = If your friend hasn't got your last turn, send it again.
other-deal = This link and your game have gone different ways. The deal is different from the very start. Nothing has changed.
# $moves (Number): that are the same
versions-part = This link and your game have gone different ways. { $moves ->
    [0] They differ from the very first move.
    [1] Only the first move is the same.
   *[other] The first { $moves } moves are the same.
} Nothing has changed.
careful-tampered = Careful: this link claims to be your game, but it has been tampered with.
careful-taken-back = Careful: this link changes moves that had already been sent. Someone has taken back moves you had seen.
your-version = Yours
links-version = In the link
# Below a list of moves.
# $moves (Number)
more-moves = … and { $moves ->
    [one] { $moves } more move
   *[other] { $moves } more moves
}.
keep-mine = Keep mine
take-links-version = Continue with the link's version
keep-both = Keep both
decided-for-you = This link holds decisions made in your name. Accept them if you made them yourself on another device, or agreed to a draw. Otherwise someone else has played your turn: keep your game.
accept = Accept
keep-my-game = Keep my game

## Share a game

share-link = As a link
share-link-about = The link contains the whole game so far. Whoever opens it gets a copy of their own to look at or play on. To play against a friend on another device, choose “{ friend-by-link }” for a seat, here or in a new game.
share-sent-game-about = For another of your devices, or for someone who just wants to watch. To send your turn to a friend, use the Send button in the game.
the-link = The link
share-file = As a file
share-file-about = Includes the lines you tried out, and stays even if the browser deletes its data.
share-picture-about = For a picture of the board, choose “{ picture-button }” in the game's menu.
share-text = Advanced: as text
share-text-about = To read, keep or paste anywhere. You can load it again with “{ open-a-game }”.
# What a screen reader says of the field with the text.
game-as-text = The game as text

## Settings

settings-you = You
your-name-about = Used when you play with other people. Stays in this browser, and in the games you send.
your-color = Your color
# Each seat has its own.
color-by-seat = By seat
settings-look = Look
match-device = Match device
theme = Theme
light = Light
dark = Dark
contrast = Contrast
normal = Normal
high = High
player-colors = Player colors
colors-standard = Standard
colors-red-green = Red-green safe
colors-blue-yellow = Blue-yellow safe
text-size = Text size
animations = Animations
full = Full
reduced = Reduced
settings-play = Play
bot-speed = Bot speed
relaxed = Relaxed
fast = Fast
instant = Instant
turn-end = End your turn when nothing is left to do
after-2-seconds = After 2 seconds
at-once = At once
never = Never
aids-in-new-games = Hints and previews in new games
keep-screen-on = Keep the screen on during a game
settings-sound = Sound and touch
sound = Sound
vibration = Vibration
settings-controls = Controls
controls-side = Controls side
right = Right
left = Left
single-key-shortcuts = Single-key shortcuts
arrow-keys = Arrow keys move between controls
only-on-tv = Only on a TV
gamepad = Gamepad
gamepad-missing = No gamepad yet. Connect one and press any button on it.
gamepad-asleep = A gamepad is connected. Press any button on it.
gamepad-ready = Your gamepad is ready.
gamepad-unknown = Your browser doesn't know this gamepad. Try its D-pad: if this text stays, it isn't supported.
settings-data = Data
data-use = Data use
games-in-browser = Your games in this browser
storage-kept = This browser has promised to keep your games until you delete them.
storage-not-promised = The browser did not promise to keep your games. It may agree once you play more often, or have installed Wheelhouse.
storage-at-risk = This browser may delete your games when its disk is full. Safari also deletes them after seven days without a visit, unless Wheelhouse is on the home screen.
ask-to-keep = Ask the browser to keep them
export-your-games = Export your games
offline-waiting = To save data, Wheelhouse loads only what you open, and needs the internet.
offline-loading = Wheelhouse is being stored on this device …
offline-kept = Wheelhouse is stored on this device and works offline.
offline-failed = Wheelhouse does not work offline here: a file could not be loaded, or this site changes its files. Reload the page to try again.
offline-offer = You can store all of it now, to play without the internet.
# $download (Text): a size
# $storage (Text): a size
offline-offer-sizes = You can store all of it now, to play without the internet. That is about { $download } to download, and { $storage } on this device.
keep-for-offline = Keep for offline use
delete-everything = Delete everything …
delete-everything-about = This deletes all Wheelhouse games and settings in this browser, damaged data included. It can't be undone.
delete-games-and-settings = Delete all games and settings

## Rules

contents = Contents
search-the-rules = Search the rules
nothing-found = Nothing found. Try another word.
# $sections (Number): of the rules, that were found
sections = { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}

## Lessons and puzzles

the-task = The task
# $step (Number)
# $steps (Number)
lesson-step-more = More, { $step } of { $steps }
# $step (Text): such as "2 of 9"
# $title (Text)
lesson-step-title = { $step }: { $title }
show-me = Show me
# Tasks after the lesson itself.
more-tasks = More
play-first-game = Play your first game
right-move = Right.
not-quite = Not quite.
have-another-try = Try again.
your-turn-again = Your turn again.
well-done = Well done.
# What happens then follows.
here-is-how = Here's how:
not-solved-with-help = With help, it doesn't count as solved. Start over to solve it on your own.
solved = Solved
# $turns (Number)
win-in = Win in { $turns }
puzzle = Puzzle
# $number (Number)
puzzle-number = Puzzle { $number }
all-puzzles = All puzzles
next-puzzle = Next puzzle
learn-the-game = Learn the game
hand-picked-puzzles = Hand-picked puzzles
# $solved (Number)
# $all (Number)
puzzles-solved = { $solved } of { $all } solved.

## Puzzles without end, each made for the player

the-puzzle = The puzzle
# $kind (Text): of puzzles
# $difficulty (Number)
puzzle-title = { $kind }, difficulty { $difficulty }
# $kind (Text)
start-puzzle = Start: { $kind }
# $measure (Text): such as "moves"
difficulty-by = Difficulty: { $measure }
after-each-puzzle = After each puzzle
same-difficulty = Same difficulty
automatic = Automatic
automatic-about = Automatic: up after 3 solved in a row, down after 2 missed.
# $now (Number)
# $best (Number)
puzzle-streak = Streak <b>{ $now }</b> · best <i>{ $best }</i>
solution = Solution
taken-back = Taken back.
here-is-the-solution = Here's the solution.
that-was-the-solution = That was the solution.
had-before = You've had this one before, so it doesn't count again.
next-one-counts = The next one counts again.
new-streak = A new streak begins.
# $puzzles (Number): two or more
puzzle-row = { $puzzles } in a row.
# $puzzles (Number): two or more
puzzle-row-longest = { $puzzles } in a row, your longest streak.
# $puzzles (Number)
puzzle-streak-ends = Your streak of { $puzzles } ends here.
# $difficulty (Number)
next-difficulty = Next up: difficulty { $difficulty }.
making-puzzle = Making a puzzle …
still-making-puzzle = Still looking for a good one. This can take a few seconds.
puzzle-canceled = Canceled.
puzzle-not-made = The puzzle could not be made.
# On the button that was pressed.
link-copied-button = Link copied
not-allowed-button = Not allowed
puzzle-link-copied = Link copied. It leads to the same puzzle on every device.
puzzle-link-not-copied = The browser didn't allow that. The link is in the address bar.

## Statistics page

reading-your-games = Reading your games …
# What a screen reader says of the bar.
games-read = Games read
no-finished-games = No finished games yet. Finish one, and this page shows how you did: wins, scores, a rating against the bots, and milestones.
no-game-is-yours = None of these games counts as yours. In a game with several people, your seat is the one with the name from your settings.
# $time (Text)
counted-since = Only games finished since { $time } count.
count-all-again = Count all games again
clear-statistics-fold = Clear statistics …
clear-statistics-about = Only games you finish from now on will count. Your games stay where they are, and you can count all of them again at any time.
clear-statistics = Clear statistics
player = Player
number-of-players = Number of players
opponents = Opponents
any-number = Any number
any-opponents = Any
# Head of a column of opponents.
against-whom = Against
solo-games = Solo games
# Head of a column: what one had to reach.
challenge = Challenge
# A challenge that is a number.
# $number (Text)
# $what (Text): the name of the option, such as "Rounds"
challenge-number = { $what }: { $number }
games-played = Played
games-won = Won
games-drawn = Drawn
games-lost = Lost
# Head of a column of percentages.
share-of-wins = Wins
wins-in-a-row = Wins in a row
# $wins (Number): in a row
longest-row = longest { $wins }
best-score = Best score
average-score = Average score
fastest-win = Fastest win
points-label = Points
points-left-out = Leaves out games with points on another scale: solo games, sprints, and games with more tiles.
rating-label = Rating
rating-provisional = (provisional)
rating-provisional-about = Provisional: it settles as you play more games against bots.
rating-scale-about = From your games against bots, on a scale where a Casual bot has 1500. Your true strength lies within the range after ± with 95% confidence.
show-as-table = Show as a table
date = Date
milestones = Milestones
# <a> is the link to the game.
# $date (Text)
reached-on = Reached on <a>{ $date }</a>
not-reached-yet = Not reached yet.

## A game: the board, and what is above and below it

the-board = The board
trying-a-line = Trying a line: you play for everyone
you-try-a-line = You're trying out a line.
thinking-progress = Thinking
# A bot is thinking.
move-now = Move now
# A hint is being made.
show-now = Show now
pause = Pause
resume = Resume
hint = Hint
show-it-again = Show it again
looking-back = Looking back
to-the-start = To the start
back-one-move = Back one move
forward-one-move = Forward one move
to-the-latest = To the latest
back-to-the-latest = Back to the latest
continue-from-here = Continue from here
try-line-from-here = Try a line from here
back-to-the-game = Back to the game
more-for-line = More for this line
make-this-the-game = Make this the game
delete-this-line = Delete this line

## A game: messages above the board

you-are-watching = You're watching this game. Are you one of the players?
no-room-for-line = There's no room for another line. Delete one that you tried out.
other-window-plays = This game is open in another window. You can follow it here.
play-in-this-window = Play in this window
other-window-continued = This game was continued in another window. What you have done here since is not part of it.
continue-the-other = Continue the other one
other-window-deleted = This game was deleted in another window.
save-mine-as-separate = Save mine as a separate game

## A game: help with the first turn, and hints

your-first-turn = Your first turn
# $step (Number)
# $steps (Number)
# $text (Text)
first-turn-step = <b>{ $step } of { $steps }:</b> { $text }
got-it = Got it
full-rules = Full rules
hint-title = Try this:
why = Why
# $risk (Text)
hint-risk = <b>Keep in mind:</b> { $risk }
show-the-board = Show the board
do-it = Do it

## A game: beside the board

beside-the-board = Beside the board
history = History
analyze = Analyze
menu = Menu
show-panel = Show beside the board
hide-panel = Hide this panel
who-plays = Who plays
# $player (Player)
who-plays-for = { $player-person ->
    [you] Who plays your seat
   *[other] Who plays { $player }'s seat
}
bot-can-take-over = A bot can take over a seat at any time, and hand it back.
the-game = The game
try-out-a-line = Try out a line
note-on-position = Note on this position
help-with-a-turn = Help with a turn
agree-on-a-draw = Agree on a draw …
resign = Resign …
keep-playing = Keep playing
type-a-move = Type a move
play-typed = Play it

## A game: who is winning, and the review of a finished game

who-is-winning = Who is winning?
who-is-winning-about = Shows everyone's chances of winning from here, and what each move leads to.
analyzing = Analyzing …
# What a screen reader says of the table.
chances-and-points = Chances of winning and expected points
# $player (Player)
chances-after-each = { $player-person ->
    [you] Your chances
   *[other] { $player }'s chances
} after each move
review = Review
review-about = Press the curve to see the position.
review-running = Going through the game …
review-progress = Review progress
chances-over-game = Chances during the game
nothing-known-yet = Nothing is known yet.
# $chances (Text): of all, such as "Ada 100%, Ben 0%"
curve-end = The end. { $chances }.
costly-moves-about = The moves that cost the most, and what would have been better.
no-costly-moves = No costly moves.
no-costly-moves-yet = None so far.
play-on-from-here = Play on from here

## A game: its end

point-by-point = Point by point
points-table-about = Press a number to see it on the board.
total = Total

## A game: sending it, and its picture

# Opens the ways to send a game.
qr-code-button = QR code …
scan-the-reply = Scan the reply
long-link = This game makes a long link, and some messengers cut those off. Sending the file is safer.
qr-code-about = Your friend points a phone camera at it, or scans it from “{ open-a-game }”.
qr-code-dense = The squares are small: hold the camera close and still.
# $time (Text)
last-sent = Last sent { $time }.
send-as-text-or-file = As text or as a file
picture-button = Picture …
picture = Picture
# What a screen reader says of the picture.
# $game (Game)
board-of = The board of { $game }
picture-not-made = The picture could not be made.
save-as-png = Save as PNG
save-as-svg = Save as SVG

## After a sentence about what a turn gains

# $number (Number): in place of the one in that sentence
next-best = Next best: { $number }.
