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
# $actions (Number)
actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
# $points (Number): more or fewer than none
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth

## Colors of players

color-red = red
color-blue = blue
color-yellow = yellow
color-green = green
color-violet = violet

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
next-opponent-same = Your next opponent will be as strong: { $level }.

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

no-actions-yet = No actions yet.
# $actions (Number): in all
position-start = Start of the game, before { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
# $actions (Number): in all
position-latest = Latest position, after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
# $here (Number)
# $actions (Number): in all
position = After { $here } of { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
# A line that was tried out.
# $number (Number)
# $action (Number): the first action that differs
line-name = Line { $number }, from action { $action }

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
earlier-rules = Played to the end by version { $version } of the rules, under which it began.

## A game that is here already

known-altered = You already have this game, but this copy has a different deal.
known-same = You already have this game, at the same point.
# $actions (Number)
known-ahead = You already have this game. This copy is { $actions ->
    [one] one action
   *[other] { $actions } actions
} ahead of yours.
# $actions (Number)
known-behind = You already have this game, and yours is { $actions ->
    [one] one action
   *[other] { $actions } actions
} ahead.
# $action (Number): the first that differs
known-diverged = You already have this game, but yours took a different course at action { $action }.
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
i-play = I play { $player }
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
somebody-here = somebody here
# $count (Number): two or more
# $level (Text)
several-bots = { $count } { $level }

## Today's games

# $number (Number)
# $date (Text)
day-today = Day { $number }, { $date }.
# $number (Number)
day = Day { $number }.
# $done (Number)
# $all (Number)
# $days (Number): of a streak
deals-done = { $done } of { $all } done{ $days ->
    [0] {""}
    [1] {""}
    [one] { " · " }{ $days } day in a row
   *[other] { " · " }{ $days } days in a row
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
verdict-next = It { $outcome }. The next-best action { $next }.
# $player (Player)
# $turns (Number)
forced-win = { $player-person ->
    [you] You win
   *[other] { $player } wins
}{ $turns ->
    [0] {""}
    [one] { " " }in { $turns } turn
   *[other] { " " }in { $turns } turns
}
# $player (Player)
# $turns (Number)
forced-loss = { $player-person ->
    [you] You lose
   *[other] { $player } loses
}{ $turns ->
    [0] {""}
    [one] { " " }in { $turns } turn
   *[other] { " " }in { $turns } turns
}
nobody-can-force = Nobody can force a win
# $chance (Text)
chance-of-goal = Chance of reaching your goal: { $chance }
about-even = The game is about even
close-race = It is a close race for the lead
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
# $action (Number)
# $player (Player)
# $turns (Number)
# $now (Text): such as "Leo wins in 2 turns"
threw-away-win = Action { $action }: { $player-person ->
    [you] you
   *[other] { $player }
} could have won in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. Now: { $now }.
# $action (Number)
# $player (Player)
# $now (Text)
threw-away-draw = Action { $action }: { $player-person ->
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
about-statistics = These numbers follow from the finished games in this browser. If you delete a game, it no longer counts; if you open a saved one, it does.
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
several-links = There are { $links ->
    [one] { $links } link
   *[other] { $links } links
} to this game; this is the newest.
# $games (Number)
other-games = There are links to { $games ->
    [one] { $games } other game
   *[other] { $games } other games
} too: paste them alone to open them.
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
    [one] { $games } finished game is
   *[other] { $games } finished games are
} in this browser only. Keep a copy as a file?
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
# $notation (Text): how actions are written
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
impossible-action = Action { $number }, { $written }, is not possible here.
# $number (Number)
# $written (Text)
# $why (Text)
impossible-action-because = Action { $number }, { $written }, is not possible here. { $why }
# $line (Number)
# $written (Text)
# $expected (Text)
wrong-turn-label = Line { $line } is labeled { $written }, but the turn is { $expected }.
# $actions (Number)
hash-differs = After { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} the game differs from the one that was saved: something has changed.
unknown-line = A variation in this game does not start anywhere.
too-many-lines = This game has too many variations.
last-line-missing = The last line of this record is missing.
# $announced (Number)
# $found (Number)
record-cut-off = The end of this record is missing: it should have { $announced ->
    [one] { $announced } action
   *[other] { $announced } actions
}, but has { $found }.
no-host = The player who set up this game is not in it.
no-such-game = There is no such game in this browser. It may have been deleted, or played in another browser.
unreadable-save = The saved data of this game is intact, but Wheelhouse cannot read it.
damaged-save = The saved data of this game is damaged. It has been kept: you can find it under “Your games”.
games-missing = This game can be shown once Wheelhouse has finished loading.
storage-closed = This browser does not let Wheelhouse read its saved games.
lost-game = One of your saved games cannot be opened. You can see why under “Your games”.
game-over = The game is over.
cannot-resign = This seat cannot resign.
nobody-to-agree = There is no opponent to agree with.
undo-not-allowed = The house rules of this game do not allow undoing that.
already-sent = This has already been sent, so it can't be undone.
still-hidden = What comes next is still hidden, so it cannot be tried out.
other-game-action = That belongs to another game.
not-saved-denied = This browser does not let Wheelhouse save anything: the game will be lost when you close the page.
not-saved-full = The browser's storage is full, so the game is not being saved. Delete older games under “Your games”, or other data of this site.
not-saved-conflict = This game has been changed in another window.
not-saved = The browser could not save the game. You can keep playing as long as this page is open.
settings-full = The browser's storage is full, so your settings last only until you close this page.
settings-denied = The browser does not let Wheelhouse save settings. They last until you close this page.
games-denied = The browser does not let Wheelhouse read your saved games. Allow this site to store data, then reload the page.
games-unreadable = The browser could not read your saved games. Reload the page to try again.

## App

try-again = Try again
reload-the-page = Reload the page
this-page-did-not-load = This page did not load

## App: pages

page-not-found = Page not found
share-this-game = Share this game
open-a-game = Open a game
your-games = Your games
statistics = Statistics
rules = Rules
today = Today
settings = Settings
keyboard = Keyboard
about = About

## Common: assets

loading-the-pictures = Loading the pictures …
some-pictures-could-not = Some pictures could not be loaded. Check your internet connection.

## Common: button

read-the-rule = Read the rule

## Common: code scanner

scan-the-qr-code = Scan the QR code
hold-friends-code-up = Hold your friend's code up to the camera.
what-the-camera-sees = What the camera sees

## Common: copy reminder

export-all-games = Export all games
export = Export …
not-now = Not now

## Common: footer

wheelhouse = Wheelhouse

## Common: on demand

loading = Loading …

## Common: page

home = Home

## Common: player

friend-by-link = Friend by link
person-here = Person here

## Common: sheet

close = Close

## Common: top bar

main-pages = Main pages

## Table: analysis

who-is-winning = Who is winning?
review = Review
shows-everyones-chances-winning = Shows everyone's chances of winning from here, and what each action leads to.
analysing = Analysing …
chances-winning-expected-points = Chances of winning and expected points

## Table: effects


## Table: first turn

next = Next
got-it = Got it
full-rules = Full rules
your-first-turn = Your first turn

## Table: hint

try-this-2 = Try this:
why = Why
keep-in-mind-2 = { "Keep in mind: " }
show-the-board = Show the board
do-it = Do it

## Table: history: lines

try-out-a-line = Try out a line
the-game = The game

## Table: history: note

note-on-this-position = Note on this position

## Table: history: slider

history = History

## Table: looking back

back-to-the-latest = Back to the latest
continue-from-here = Continue from here
try-a-line-from-here = Try a line from here
skip = Skip
back-to-the-game = Back to the game
make-this-the-game = Make this the game
delete-this-line = Delete this line
looking-back = Looking back
more-for-this-line = More for this line

## Table: menu

advanced = Advanced
type-an-action = Type an action
play-it = Play it
keep-playing = Keep playing
help-with-a-turn = Help with a turn
agree-on-a-draw = Agree on a draw …
resign = Resign …

## Table

undo = Undo
redo = Redo
this-game-cannot-be-opened = This game cannot be opened
the-board = The board

## Table: notices

youre-watching-game-are = You're watching this game. Are you one of the players?
save-mine-as-separate = Save mine as a separate game
there-no-room-another = There is no room for another line. Delete one that you have tried out.

## Table: picture

picture = Picture …
picture-2 = Picture
save-as-png = Save as PNG
save-as-svg = Save as SVG
share = Share …

## Table: recent turns

show-it-again = Show it again

## Table: result

point-by-point = Point by point

## Table: result: points

press-number-see-on = Press a number to see it on the board.
total = Total

## Table: result actions

share-2 = Share

## Table: review: chart

chances-over-the-game = Chances over the game
nothing-is-known-yet = Nothing is known yet.

## Table: review: costly

no-costly-actions = No costly actions.
none-so-far = None so far.
actions-cost-most-what = The actions that cost the most, and what would have been better.
play-on-from-here = Play on from here

## Table: review

press-curve-see-position = Press the curve to see the position.
going-through-the-game = { "Going through the game … " }
review-progress = Review progress

## Table: search progress

thinking-2 = Thinking

## Table: seats

who-plays = Who plays
bot-can-take-over = A bot can take over a seat at any time, and hand it back.

## Table: send

qr-code = QR code …
game-makes-long-link = This game makes a long link, and some messengers cut those off. Sending the file is safer.
copy-link = Copy link
hide-qr-code = Hide QR code
show-qr-code = Show QR code
friend-points-phone-camera = Your friend points a phone camera at it, or scans it from "Open a game".
squares-are-small-hold = The squares are small: hold the camera close and still.
as-text-or-file = As a text or a file
copy-text = Copy text
download-file = Download file
can-anybody-cheat = Can anybody cheat?
scan-the-reply = Scan the reply
qr-code-of-the-link = QR code of the link
the-record = The record

## Table: side

beside-the-board = Beside the board

## Table: speech

are-trying-out-line = You are trying out a line.

## Table: status

trying-line-play-everyone = Trying a line: you play for everyone
move-now = Move now
show-now = Show now
pause = Pause
hint = Hint
resume = Resume

## All rules

keyboard-and-screen-reader = Keyboard and screen reader

## Document

text-could-not-be = This text could not be loaded. Check your internet connection.
about-wheelhouse = About Wheelhouse

## Endless: solving

not-quite = Not quite.
well-done = Well done.
had-one-before-so = You had this one before, so it does not count again.
the-next-one-counts-again = The next one counts again.
a-new-streak-begins = A new streak begins.
taken-back = Taken back.
here-is-the-solution = Here is the solution.

## Endless: task

streak-label = { "Streak " }
best = { " · best " }
the-puzzle = The puzzle

## Endless: tools

restart = Restart
next-puzzle = Next puzzle
solution = Solution
all-puzzles = All puzzles

## Endless: waiting

cancel = Cancel

## Games

game-deleted = { "Game deleted. " }
no-games-yet-games = No games yet. Your games are saved here, in this browser only.
no-game-fits-that = No game fits that.
show-more = Show more
new-game = New game
open-a-link-or-file = Open a link or file
some-saved-data-was = Some saved data was damaged. It has been kept, and you can download it as a file.
some-browsers-delete-saved = Some browsers delete saved games after a few weeks without a visit. To be safe, export your games as a file from time to time.
damaged-data = Damaged data

## Games: row

name-of-this-game = Name of this game
done = Done
rename = Rename
delete = Delete
download = Download
delete-permanently = Delete permanently

## Games: tools

search-your-games = Search your games
starred = Starred
select = Select …
search = Search
game = Game
order = Order
all-games = All games
export-selected = Export selected
this-game = this game

## Home

pull-up-a-chair = Pull up a chair
five-modern-board-games = { "Five modern board games: with friends at one screen or by link, against bots, or solo. No account, nothing to install. Sent by a friend? " }
some-saved-data-was-2 = { "Some saved data was damaged. It has been kept: you can find it under " }
all-your-games = All your games
play = Play
change = Change
continue = Continue
solo-games-puzzle-sprint = Solo games, a puzzle and a sprint, dealt anew every day, the same for everybody.
all-deals = All deals
games = Games

## Keep offline

can-store-all-now = You can store all of it now, to play without the internet.
keep-for-offline-use = Keep for offline use

## Match list

watched = { " · watched" }
view = View

## New game: fields

same-seed-always-deals = The same seed always deals the same game. Leave it empty for a random one.
players = Players
play-against = Play against
hints-and-previews = Hints and previews
seed = Seed
say-1-solo = 1 (solo)

## New game: form

friends-name = Friend's name
your-name = Your name

## New game

after-turn-send-game = After your turn, send the game to your friend in any messenger or as a QR code. They play on their own device and send it back. No account, no server.
house-rules = House rules
start-game = Start game
on = On
read-the-rules = Read the rules
seats = Seats
as-in-the-rulebook = As in the rulebook

## Open: by link

open-the-game = Open the game
opening-the-game = Opening the game …

## Open: collection view

games-already-have-are = Games you already have are not added twice; those that go further are continued.
add-to-your-games = Add to your games
back = Back

## Open: form

paste-link-or-text = Paste a link or a text record, or choose a file or the picture of a QR code. You will see the game before it is saved.
link-or-text = Link or text
preview = Preview
choose-a-file = Choose a file …
scan-a-qr-code = Scan a QR code

## Open: invitation

you-watch = You watch.
you-play = { "You play " }
name-sent-back-with = Your name, sent back with your turn
start = Start
just-look = Just look
play-another-seat-or = Play another seat, or on another of your devices
who-plays-on-this-device = Who plays on this device?

## Open

open-games = Open games
a-game-by-link = A game by link

## Open: out of step

open-my-game = Open my game
send-mine = Send mine
if-friend-hasnt-got = If your friend hasn't got your last turn, send it again.
link-game-have-gone = { "This link and your game have gone different ways. " }
nothing-has-changed = { " Nothing has changed." }
keep-mine = Keep mine
continue-with-the-links-version = Continue with the link's version
keep-both = Keep both
link-holds-decisions-made = This link holds decisions made in your name. Accept them if you made them yourself on another device, or agreed to a draw. Otherwise someone else has played your turn: keep your game.
accept = Accept
keep-my-game = Keep my game
deal-different-from-very = The deal is different from the very start.
they-differ-from-very = They differ from the very first action.
only-first-action-same = Only the first action is the same.

## Open: preview

open-this-game = Open this game
save-as-a-separate-game = Save as a separate game
open-another-game = Open another game

## Practice: lesson

here-is-how = Here is how:

## Practice: task

the-task = The task

## Practice: tools

show-me = Show me
start-over = Start over

## Profile fields

by-seat = By seat
used-when-play-with = Used when you play with other people. Stays in this browser, and in the games you send.
your-colour = Your colour

## Puzzles: kinds

automatic-up-after-3 = Automatic: up after 3 solved in a row, down after 2 missed.
after-each-puzzle = After each puzzle

## Puzzles

learn-the-game = Learn the game
solved = Solved
hand-picked-puzzles = Hand-picked puzzles

## Rules page: contents

contents = Contents

## Rules page: search field

search-the-rules = Search the rules
nothing-found-try-another-word = Nothing found. Try another word.
say-1-section = 1 section

## Settings

delete-everything = Delete everything …
deletes-all-wheelhouse-games = This deletes all Wheelhouse games and settings in this browser, damaged data included. It cannot be undone.
delete-all-games-and-settings = Delete all games and settings
look = Look
sound-and-touch = Sound and touch
controls = Controls
data = Data

## Share

another-devices-or-someone = For another of your devices, or for someone who just wants to watch. To send your turn to a friend, use the Send button in the game.
link-contains-whole-game = The link contains the whole game so far. Whoever opens it gets a copy of their own to look at or play on. To play against a friend on another device, choose "Friend by link" for a seat, here or in a new game.
send = Send …
includes-lines-tried-out = Includes the lines you tried out, and stays even if the browser deletes its data.
picture-board-choose-picture = For a picture of the board, choose "Picture …" in the game's menu.
advanced-as-a-text = Advanced: as a text
read-keep-or-paste = To read, keep or paste anywhere. You can load it again with "Open a game".
as-a-link = As a link
the-link = The link
as-a-file = As a file

## Statistics: clear

count-all-games-again = Count all games again
clear-statistics = Clear statistics …
only-games-finish-from = Only games you finish from now on will count. Your games stay where they are, and you can count all of them again at any time.
clear-statistics-2 = Clear statistics

## Statistics: filters

any-number = Any number
any = Any

## Statistics: milestones

reached-on = { "Reached on " }
not-reached-yet = Not reached yet.
milestones = Milestones

## Statistics

reading-your-games = { "Reading your games … " }
no-finished-games-yet = No finished games yet. Play one to its end, and you will find here how you did: wins, scores, a rating against the bots, and milestones.
none-these-games-yours = None of these games is yours. Games of several people are yours if your seat has the name from your settings.
without-games-whose-points = Without games whose points are on another scale: solo games, sprints, and games with more tiles.
games-read = Games read
points-label = Points

## Statistics: plot

show-as-a-table = Show as a table
date = Date

## Statistics: ratings

provisional-settles-as-play = Provisional: it settles as you play more games against bots.
provisional = { " (provisional)" }
from-games-against-bots = From your games against bots, on a scale where a Casual bot has 1500. The range after ± holds your true strength with 95% confidence.
rating-label = Rating

## Statistics: results

won = Won
drawn = Drawn
lost = Lost
wins-label = Wins

## Storage field

ask-browser-keep-them = Ask the browser to keep them
export-your-games = Export your games
your-games-in-this-browser = Your games in this browser

## Today: calendar

month-before = Month before
month-after = Month after

## Today: card

all-done-today-tomorrow = All done for today. Tomorrow there are new ones.

## Today: deal row

again = Again
under-way = Under way.

## Today

these-deals-have-not = These deals have not been dealt yet. Come back on that day.
todays-deals = Today's deals
same-deals-everybody-first = { " The same deals for everybody. The first result counts." }
still-under-way-from-yesterday = Still under way from yesterday
past-days = Past days

## Today: share

share-all-results = Share all results
