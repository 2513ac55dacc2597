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
rules-of = Rules of { $game }
# $game (Game)
new-game-of = New game of { $game }

## Numbers and lists

# $most (Text): all but the last, with commas
# $last (Text)
list = { $most } and { $last }
# The title of the window: a page or whose turn it is, then the game or the house.
# $title (Text)
# $place (Text)
title-in = { $title } - { $place }
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
# $player (Player)
thinking = { $player } is thinking …
thinking-alone = The computer is thinking …
# $player (Player)
paused = Paused before { $player-person ->
    [you] your turn
   *[other] { $player }'s turn
}.
paused-alone = Paused. Resume to let the computer play for you.
# The button beside it says to whom it goes.
not-sent-yet = Not sent yet.
turn-over = Your turn is over.
# Nobody has acted yet.
# $player (Player)
send-invitation = Send { $player } the invitation.
# $player (Player)
waiting-for = Waiting for { $player }.

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
offer-draw = Offer a draw? The game ends only if everyone agrees.
yes-offer = Offer a draw
agree-on-draw = Do all players agree on a draw?
yes-draw = Yes, it's a draw
# $player (Player)
want-to-resign = { $player-person ->
    [you] Do you want to resign?
   *[other] { $player }, do you want to resign?
}
yes-resign = Yes, resign

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
record-expected = Line { $line }: expected “{ $expected }”.
# $line (Number)
record-expected-header = Line { $line }: expected a name, a colon and a value.
# $header (Text): "Game" or "Players", as it is written in a record
record-header-missing = This record has no line “{ $header }:”.
# $line (Number)
record-expected-hash = Line { $line }: expected “=”, a number of moves and a checksum.
# $line (Number)
record-expected-number = Line { $line }: expected a number.
# $line (Number)
# $words (Text): as they are written in a record, with commas
record-expected-one-of = Line { $line }: expected one of these: { $words }.
# $line (Number)
record-expected-colors = Line { $line }: expected one color for each seat, none twice.
# $line (Number)
record-expected-link = Line { $line }: expected eight hexadecimal digits and the number of a seat.
# $line (Number)
record-expected-seat = Line { $line }: expected the next seat.
# The words in quotation marks are as they are written in a record.
# $line (Number)
record-expected-player = Line { $line }: expected “human” or the level of a bot, such as “casual”.
# $line (Number)
record-expected-end = Line { $line }: expected the end of the record.
record-too-long = This text is too long to be a game.
# A draw is a card or tile that comes up, as a record lists them.
# $number (Number)
draw-malformed = Draw { $number } is not written the way this game writes draws.
# $number (Number)
draw-unavailable = Draw { $number } is not available, or no longer available.
# $number (Number)
# $draw (Text): as it is written
# $reason (Text): a sentence from the messages below
draw-absent = Draw { $number }, “{ $draw }”, cannot come up: { $reason }
draw-absent-tile = no such tile is left in the set of this game.
draw-absent-after-end = the game ends before it.
draw-absent-automaton = only a solo game has the automaton's cards.
draw-absent-objectives = this game has no objectives.
draw-absent-maps = the maps of this game are those of side A.
draw-absent-rivers = every player has a river by then.
draw-absent-stack = its stack is not used with this number of players.
draw-absent-wheels = a player places the wheels.
no-draws = This game has no draws.
# $most (Number)
too-many-draws = There are more than { $most ->
    [one] { $most } draw
   *[other] { $most } draws
}.
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
nothing-to-answer = There is nothing to answer here.
already-proposed = Something has been proposed already. It needs an answer first.
nothing-to-take-back = There is no turn to take back.
only-by-link = That only exists in games by link.
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
my-mistakes = My mistakes
your-games = Your games
statistics = Statistics
rules = Rules
settings = Settings
keyboard = Keyboard
about = About
new-game = New game
open-a-game = Open a game
share-this-game = Share this game
# Links to the lesson and the puzzles of a game
learn = Learn
puzzles = Puzzles
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

next = Next
close = Close
cancel = Cancel
skip = Skip
play = Play
continue = Continue
view = View
undo = Undo
share = Share
# Opens the device's own list of apps to share with.
share-by-app = Share …
read-the-rule = Read the rule

## Counts

# $notes (Number): that the player has written
notes = { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}

## While something loads, and when it cannot

loading = Loading …
pictures-loading = Loading the pictures …
pictures-missing = Some pictures could not be loaded. Check your internet connection.
part-missing = This part of Wheelhouse could not be loaded. Check your internet connection. Your games are safe.
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
link-copied-to-send = Link copied. Paste it into a message.
not-allowed = The browser didn't allow that.

## QR codes

show-qr-code = Show QR code
hide-qr-code = Hide QR code
# What a screen reader says of the code.
qr-code-of-link = QR code of the link
scan-the-qr-code = Scan the QR code
scan-hold-up = Hold your friend's code up to the camera.
camera-picture = What the camera sees
scan-no-camera = There is no camera, or the browser doesn't allow it. Paste the link instead.
scan-no-reader = The code reader could not be loaded. Check your internet connection, or paste the link instead.
scan-not-a-game = That code isn't a Wheelhouse game.

## Pasting

# Reads the clipboard.
paste-the-link = Paste the link
paste-not-a-game = There's no Wheelhouse game on the clipboard. Copy your friend's message, then try again.
paste-yourself = The browser won't let us read the clipboard. Press and hold in the field to paste, or press Ctrl+V or ⌘V.
# In the installed app, on the page with “Paste the link”.
link-note-open = On some systems, such as iPhones, links open in the browser and not in this app. Copy the link your friend sent, come back here and choose “{ paste-the-link }”.

## Who plays a seat

friend-by-link = Friend by link
# Beside "Friend by link".
person-here = Person here

## Reminder to keep a copy

export-all-games = Export all games
# Leads to the page where games are exported.
export-somewhere = Export …
not-now = Not now
got-it = Got it

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

## Your games

game-deleted = Game deleted.
# Of a finished game, after its result.
watched = watched

## New game

players = Players

## New game: house rules

# $seed (Text)
seed-is = Seed { $seed }

## Open a game that a friend has sent

game-by-link = A game by link
can-anybody-cheat = Can anybody cheat?

## Share a game

share-link-about = The link contains the whole game so far. Whoever opens it gets a copy of their own to look at or play on. To play against a friend on another device, choose “{ friend-by-link }” for a seat, here or in a new game.
share-picture-about = For a picture of the board, choose “{ picture-button }” in the game's menu.
share-text-about = To read, keep or paste anywhere. You can load it again with “{ open-a-game }”.
# What a screen reader says of the field with the text.
game-as-text = The game as text

## A game: the board, and what is above and below it

the-board = The board
back-to-the-game = Back to the game

## A game: sending it, and its picture

qr-code-about = Your friend points a phone camera at it, or scans it from “{ open-a-game }”.
picture-button = Picture …

## Deals of the day

# The title of a match.
# $day (Number)
# $name (Text)
deal-title = Day { $day }: { $name }
# A button says before it what it does, such as "Play".
# $game (Game)
# $deal (Text): the name of the deal
deal-of-game = { $game }, { $deal }
# The result of a puzzle, alone or after its name and a comma.
deal-solved = solved
deal-not-solved = not solved
