### The words of the pages other than home: settings, statistics, lessons and the like.

## A game in short

# $game (Game)
a-game-of = A game of { $game }

## Today's games

# Of today's games.
# $done (Number)
# $all (Number)
# $days (Number): of a streak; it is worth telling from two on
deals-done = { $days ->
    [0] { $done } of { $all } done
    [1] { $done } of { $all } done
   *[other] { $done } of { $all } done · { $days } days in a row
}

## Statistics

about-statistics = These numbers come from the finished games in this browser. A game you delete no longer counts; a saved one you open does.

## Pages: their titles, and the links to them

keyboard-and-screen-reader = Keyboard and screen reader
about-wheelhouse = About Wheelhouse
# A name and what it is: the question of an option and the answer, a game and the deal
# $label (Text)
# $text (Text)
labeled = { $label }: { $text }
# $version (Text)
version = Version { $version }
read-the-rules = Read the rules

## Buttons in many places

back = Back
done = Done
start = Start
start-over = Start over
search = Search
delete = Delete
rename = Rename
download = Download
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
# $size (Text): a number with one decimal
megabytes = { $size } MB

## While something loads, and when it cannot

text-missing = This text could not be loaded. Check your internet connection.

## What comes of copying, saving and sending

link-copied = Link copied.
text-copied = Text copied.
copied = Copied.
sent = Sent.
file-saved = The file is in your downloads.
file-saved-of-games = The file is in your downloads. Open it on any device to add its games there.
not-allowed-select = The browser didn't allow that. You can select the text in the field and copy it.
not-sent-now = It wasn't sent. Open the game to send it another way.

## QR codes

scan-qr-code = Scan a QR code
# Of a picture from a file.
scan-no-code = There is no QR code in this picture, or it is too small.

## Today's games: the card on the home page, and the page

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
# What is shared; the results of several games follow.
# $day (Number)
shared-day = Wheelhouse { $day }
# $day (Number)
# $result (Text): of one game
shared-result = Wheelhouse { $day }: { $result }
# $game (Game)
# $result (Text): such as "7 rounds"
game-result = { $game }, { $result }
# $game (Game)
# $deal (Text): which of that game's, such as "Dominance"
# $result (Text)
game-deal-result = { $game } ({ $deal }), { $result }

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
# Headings of groups of games; "Your turn" is the first.
waiting-for-others = Waiting for others
on-this-device = On this device
finished-games = Finished

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
# Head of a column: finished games, by their numbers.
finished-game = Game
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

open-the-game = Open the game
opening-the-game = Opening the game …
# $moves (Number)
moves-so-far = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far.
name-to-send = Your name, sent back with your turn
who-are-you = Who are you?
play-several = Several of you on this device?
who-plays-here = Who plays on this device?

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
watch-from-start = Watch from the start
go-to-the-end = Go to the end
decided-for-you = This link holds decisions made in your name. Accept them if you made them yourself on another device, or agreed to a draw. Otherwise someone else has played your turn: keep your game.
accept = Accept
keep-my-game = Keep my game

## Everything to another device

# The page, and the links to it.
move-my-games = Move my games
move-about = Takes everything to another device: your games with their notes, your settings, solved puzzles and statistics. There it joins what is there already. Nothing is lost, and nothing counts twice.
take-everything = Take everything with you
# $games (Number)
everything-here = { $games ->
    [0] Your settings, solved puzzles and statistics.
    [one] { $games } game, your settings, solved puzzles and statistics.
   *[other] { $games } games, your settings, solved puzzles and statistics.
}
save-as-file = Save as a file
show-codes = Show codes
hide-codes = Hide codes
codes-about = On the other device, open “{ move-my-games }”, choose “{ scan-codes }” and point the camera here. It says when it has all of them.
# Of the series that is shown.
# $number (Number)
# $all (Number)
code-number = Code { $number } of { $all }
previous-code = Previous
next-code = Next
everything-saved = The file is in your downloads. On the other device, choose it in “{ move-my-games }”.
everything-shared = Shared. On the other device, choose the file in “{ move-my-games }”.
bring-here = Bring it here
bring-here-about = Choose the file from the other device, or scan the codes it shows.
scan-codes = Scan codes
scan-more-codes = Scan the other codes
stop-scanning = Stop scanning
scan-codes-about = Point the camera at the codes on the other device, until all of them are here. The order doesn't matter.
scan-codes-no-camera = There is no camera, or the browser doesn't allow it. Choose the file instead.
scan-codes-no-reader = The code reader could not be loaded. Check your internet connection, or choose the file instead.
# $received (Number)
# $all (Number)
codes-received = { $received } of { $all } codes are here.
# $numbers (Text): of the codes, such as "5, 9"
codes-missing = Missing: { $numbers }.
# $numbers (Text): of the codes, such as "5, 9"
# $more (Number)
codes-missing-more = Missing: { $numbers } and { $more } more.
codes-not-kept = The browser doesn't keep these codes when you close the page. Scan all of them now.
codes-not-together = These codes don't belong together. Start over.
discard-codes = Discard these codes
code-foreign = That code isn't from “{ move-my-games }”.
code-damaged = That code is damaged.
code-newer = That code was made by a newer version of Wheelhouse. Update Wheelhouse here first.
# $received (Number)
# $all (Number)
codes-other = These codes are from another transfer. Of the earlier one, { $received } of { $all } codes are here. Start over with the new ones?
keep-earlier-codes = Keep the earlier ones
not-many-games = This isn't a file with your games.
# $games (Number)
everything-in-file = This is everything from another device: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, settings, solved puzzles and statistics.
add-everything-about = Games you already have are not added twice; those that go further are continued. What you have set here stays.
add-everything = Add everything
settings-added = Settings, solved puzzles and statistics are here too.
# On the page that opens games.
code-of-everything = This code is from “{ move-my-games }”. Scan it there.

## Share a game

share-link = As a link
share-sent-game-about = For another of your devices, or for someone who just wants to watch. To send your turn to a friend, use the Send button in the game.
the-link = The link
share-file = As a file
share-file-about = Includes the lines you tried out, and stays even if the browser deletes its data.
share-text = Advanced: as text

## Settings

settings-you = You
your-name-about = Used when you play with other people. Stays in this browser, and in the games you send.
your-color = Your color
# Each seat has its own.
color-by-seat = By seat
settings-look = Look
match-device = Match device
language = Language
theme = Theme
light = Light
dark = Dark
contrast = Contrast
contrast-normal = Normal
contrast-high = High
player-colors = Player colors
colors-standard = Standard
colors-red-green = Red-green safe
colors-blue-yellow = Blue-yellow safe
text-size = Text size
animations = Animations
animations-full = Full
animations-reduced = Reduced
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
auto-review = Review finished games automatically
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
data-normal = Normal
data-reduced = Reduced
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

## Open a friend's challenge

a-challenge = A challenge
# $name (Text)
# $game (Game)
challenged-by = { $name } challenges you to { $game }
# $game (Game)
challenged = A friend challenges you to { $game }
# $against (Flag): whether there are opponents
challenged-about = You get the same deal{ $against ->
    [true] {" "}and the same opponents
   *[false] {""}
}. Your friend's result stays hidden until you have finished.
challenged-under-way = You have begun this deal.
just-watch-it = Just watch the game
# The name of the new game.
# $name (Text)
challenge-from = Challenge from { $name }

## Today's games: friends

with-friends = With friends
with-friends-about = Share your results, and paste what your friends send you: the results stand side by side here. Each one is proven by replaying its game.
result-hidden = hidden until you have finished
# $count (Number)
results-added = { $count ->
    [one] One result
   *[other] { $count } results
} added.
results-known = You already have that.
not-a-days-result = That isn't a result of a game of the day.

## Learning from a game: its costly moves, to be done better

# $number (Number)
# $count (Number)
mistake-of = Costly move { $number } of { $count }
find-better = Find something better.
same-as-played = That's what you played.
as-good = Good: that costs nothing.
judging = Having a look …
# $points (Number): hundredths of the chance to win
costs-as-well = That would cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} of your chances.
not-judged = That couldn't be judged. Try again.
next-mistake = Next
# $found (Number): at the first try
# $count (Number)
mistakes-found = You found { $found } of { $count } at the first try.
nothing-to-learn = There are no costly moves here, or the game hasn't been reviewed yet.

## My mistakes: positions of one's own games that come back

# $count (Number): positions to practice now
my-mistakes-due = My mistakes: { $count } due
mistakes-short = Mistakes
# $count (Number): positions to practice now
mistakes-short-due = Mistakes: { $count }
# $count (Number)
positions-due = { $count ->
    [one] One position is waiting for you.
   *[other] { $count } positions are waiting for you.
}
positions-about = They come from your own games: some of your moves were costly there, others were good. Find a good move in each. It takes about five minutes.
start-round = Start
# $date (Text)
nothing-due = Nothing to do today. The next position comes back on { $date }.
no-mistakes-yet = Nothing here yet.
no-mistakes-yet-how = Once a finished game has been reviewed, its costly moves come back here, mixed with good ones, until you find them right away. To review a game, open it under “Your games” and choose “Review”.
may-review = May Wheelhouse look through your finished games, after each game and while this page is open? Everything stays on this device.
may-review-yes = Yes, please
may-review-no = No, thanks
# $number (Number)
# $count (Number)
looking-through = Looking through your games: { $number } of { $count }
looking-progress = Progress with this game
stop-looking = Stop
# $number (Number)
# $count (Number)
card-of = Position { $number } of { $count }
# $game (Text)
# $date (Text)
# $players (Text)
card-game = { $game }, { $date }, against { $players }
# $game (Text)
# $date (Text)
card-game-alone = { $game }, { $date }
find-good = Your turn: find a good move.
right-as-played = Right, that's what you played.
# $turn (Number)
# $action (Text)
good-move = Turn { $turn }: { $action }. A good move.
in-your-game = In your game
show-in-game = Show in the game
end-round = Finish

## Guessing the moves of a finished game

# $number (Number)
# $count (Number)
guess-number = Move { $number } of { $count }
# $player (Player)
what-was-played = { $player-person ->
    [you] What did you play?
   *[other] What did { $player } play?
}
# $action (Text)
it-was = The move was: { $action }.
show-move = Show the move
finish-guessing = Finish
# $hits (Number)
# $count (Number)
# $chance (Number): how many somebody would guess who knows nothing
guess-score = You guessed { $hits } of { $count }. Pure chance would have guessed about { $chance }.
# $turn (Number)
# $guess (Text)
# $played (Text)
guess-difference = Turn { $turn }: you said “{ $guess }”; it was “{ $played }”.
# $turn (Number)
# $played (Text)
guess-shown = Turn { $turn }: “{ $played }”.
nothing-to-guess = There is nothing to guess here: the game isn't over, or there was never a choice.
