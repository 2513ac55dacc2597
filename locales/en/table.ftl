### The words around the boards of all games: status, history, analysis, the result.

## Whose turn it is

# $name (Text)
turn-of = { $name }'s turn
# A countdown to what the action says.
# $action (Text)
countdown = { $action } … tap to wait
bot-stopped = The bot stopped unexpectedly, or could not be loaded. Resume to restart it.
no-hint = No hint is available right now.
# $player (Player)
plays-elsewhere = { $player } plays on another device.

## Positions and lines

# A line that was tried out.
# $number (Number)
# $from (Number): the first move that differs
line-name = Line { $number }, from move { $from }

## The end of a game

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
# $player (Player)
offers-draw = { $player-person ->
    [you] You offer a draw.
   *[other] { $player } offers a draw.
}
# $player (Player)
asks-back = { $player-person ->
    [you] You ask to take back your last turn.
   *[other] { $player } asks to take back a turn.
}
# $player (Player)
agrees = { $player-person ->
    [you] You agree.
   *[other] { $player } agrees.
}
# $player (Player)
declines = { $player-person ->
    [you] You decline.
   *[other] { $player } declines.
}
# Something hidden was seen, and what had shown it was undone before it was sent.
# $player (Player)
peeked = { $player-person ->
    [you] You saw what comes next, then took your move back.
   *[other] { $player } saw what comes next, then took the move back.
}
agreed-draw = The players agree on a draw.

## House rules

# $version (Number)
earlier-rules = This game is played by version { $version } of the rules, the one it began with.

## Games by link

# $player (Player)
i-am = I'm { $player }
# The host, who may have opened an own invitation.
# $player (Player)
i-am-elsewhere = I'm { $player }, on another device
# $names (List): of seats that are played here
you-play-as = You play as <b>{ $names }</b>.
you-only-look = You're just watching.
# Beside names to choose from.
just-look = Just look
# Of a finished game.
# $player (Player)
i-was = I was { $player }
played-by-others = This game was played by others. Were you one of them?

## Hints and analysis

# $action (Text)
better = Better: { $action }.

## Buttons in many places

redo = Redo
advanced = Advanced

## Counts

# A label.
# $turn (Number)
turn-number = Turn { $turn }

## What comes of copying, saving and sending

text-copied-to-send = Text copied. Paste it into a message.
file-saved-to-send = The file is in your downloads. Send it as an attachment.
picture-saved = The picture is in your downloads.
not-allowed-other-way = The browser didn't allow that. Try another way.

## A game: the board, and what is above and below it

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
more-for-line = More for this line
make-this-the-game = Make this the game
delete-this-line = Delete this line

## A game: messages above the board

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
# Beside a board, to the person who answers.
# $player (Player)
back-is-asked = { $player-person ->
    [you] You would like to take back your last turn.
   *[other] { $player } would like to take back their last turn.
}
agree = Agree
decline = Decline
offer-a-draw = Offer a draw …
ask-back = Ask to take it back
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
learn-from-game = Learn from this game
guess-moves = Guess the moves
guess-moves-about = Go through the game move by move, and say what was played.
# $player (Player)
guess-of = { $player-person ->
    [you] Your moves
   *[other] { $player }'s moves
}
play-on-from-here = Play on from here

## A game: its end

point-by-point = Point by point
points-table-about = Press a number to see it on the board.
# After a deal of the day
# $done (Number)
# $all (Number)
next-deal-of = { $done } of { $all } · Next deal
# $all (Number): more than one
all-deals-done = All { $all } deals done
# A source of points at the end, and its points
# $source (Text)
# $points (Number)
points-of-source = { $source }: <b>{ $points }</b>
total = Total

## A game: sending it, and its picture

# Opens the ways to send a game.
qr-code-button = QR code …
# Opens the ways to get what a friend has sent back into the game.
got-the-reply = Got the reply?
reply-about = Your friend's link opens the game. You can also copy the message and paste it here, or scan the code on your friend's screen.
scan-the-reply = Scan the reply
paste-the-reply = Paste the reply
paste-own-link = That's the link you sent. Copy your friend's reply first.
link-note-table = On some systems, such as iPhones, links open in the browser and not in this app. Copy your friend's reply, come back here and choose “{ paste-the-reply }”.
long-link = This game makes a long link, and some messengers cut those off. Sending the file is safer.
qr-code-dense = The squares are small: hold the camera close and still.
# Says that a friend has scanned the code, so that the game counts as sent.
code-taken = My friend has it
marked-as-sent = Marked as sent.
# $time (Text)
last-sent = Last sent { $time }.
send-as-text-or-file = As text or as a file
picture = Picture
# What a screen reader says of the picture.
# $game (Game)
board-of = The board of { $game }
picture-not-made = The picture could not be made.
save-as-png = Save as PNG
save-as-svg = Save as SVG

## A hint: why a turn is good, and how it compares

# After a sentence about what a turn gains
# $number (Number): after another turn, in place of the one in that sentence
next-best = Otherwise: { $number }.
# $kind (Text): a kind of points, such as "Roads"
# $points (Number)
more-points = { $kind }: { $points ->
    [one] 1 more point
   *[other] { $points } more points
} for you.
# $kind (Text): a kind of points, such as "Roads"
# $points (Number)
# $next-best (Number): points with another turn
more-points-against = { $kind }: { $points ->
    [one] 1 more point
   *[other] { $points } more points
} for you, against { $next-best } otherwise.
# $kind (Text): a kind of points, such as "Roads"
# $points (Number): that the player loses
fewer-points = { $kind }: { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
nothing-else-to-do = There is nothing else to do.
all-else-is-worse = Worked out to the end: everything else is worse.
others-are-as-good = Worked out to the end: nothing is better, but others are as good.
# In a solo game
# $chance (Text): such as "61%"
chance-of-goal-close = Chance of reaching your goal: { $chance }. Close call: several moves are as good.
# $chance (Text): such as "61%"
# $next-best (Text): the same with the next-best move
chance-of-goal = Chance of reaching your goal: { $chance }, against { $next-best } with the next-best move.
# $chance (Text): such as "61%"
chance-of-winning-close = Chance of winning: { $chance }. Close call: several moves are as good.
# $chance (Text): such as "61%"
# $next-best (Text): the same with the next-best move
chance-of-winning = Chance of winning: { $chance }, against { $next-best } with the next-best move.

## Challenge a friend with a finished game

challenge = Challenge
challenge-a-friend = Challenge a friend
# $against (Flag): whether there are opponents
challenge-about = Your friend gets the same deal{ $against ->
    [true] {" "}and the same opponents
   *[false] {""}
}. Your result stays hidden until they have finished.
challenge-back = Send your result back
challenge-back-about = Your friend sees how you did with the same deal.
challenge-name = Your name, for your friend
# What is sent; the link follows.
# $game (Game)
challenge-message = { $game }: can you beat me? You get the same deal, and my result stays hidden until you have finished.
# $game (Game)
challenge-back-message = { $game }: this is how I did with your deal.
same-deal = The same deal
# Somebody who gave no name, in a list of results.
a-friend = A friend
yourself = You
result-won = Won
result-drawn = Draw
result-lost = Lost
# Points, in a list of results.
# $own (Number)
# $other (Number): of the best opponent
result-score = { $own }–{ $other }
watch-game = Watch
# Of a curve: somebody else with the same deal.
# $name (Text)
curve-of-friend = { $name }, same deal

## The coach, after a turn

coach = Coach
coach-about = When your turn is over, the coach says what it cost, before anyone else moves. Gentle: only what costs a lot, and it asks first.
coach-off = Off
coach-gentle = Gentle
coach-strict = Strict
coach-asks = Something else was worth more. Look again?
# What somebody could expect at the end, and can now.
# $player (Player)
# $after (Number)
# $before (Number)
coach-points-of = { $player-person ->
    [you] you { $after } points instead of { $before }
   *[other] { $player } { $after } instead of { $before }
}
# $of-each (Text): a list such as "you 52 points instead of 58 and Leo 49 instead of 47"
coach-points = To expect at the end: { $of-each }.
# Chances of winning
# $player (Player)
# $after (Text): such as "48%"
# $before (Text): such as "62%"
coach-chance-of = { $player-person ->
    [you] you { $after } instead of { $before }
   *[other] { $player } { $after } instead of { $before }
}
# $of-each (Text): a list such as "you 48% instead of 62% and Leo 52% instead of 38%"
coach-chances = Chances of winning: { $of-each }.
# In a solo game
# $after (Text): such as "48%"
# $before (Text): such as "62%"
coach-goal = Chance of reaching your goal: { $after } instead of { $before }.
# What was played instead
# $action (Text)
coach-played = Played: { $action }.
# What the move that was played risks.
# $risk (Text): a sentence
coach-risk = <b>Your move:</b> { $risk }
# A bot, while the coach has something to say
# $player (Player)
waits-for-you = { $player } is waiting for you.
look-again = Look again
tell-me = Tell me
show-me = Show me
take-it-back = Take it back
carry-on = Carry on

## Luck and skill, after a review

luck-and-skill = Luck and skill
# $player (Player)
luck-of-lead = What chance and everyone's choices did to { $player-person ->
    [you] your lead
   *[other] { $player }'s lead
}, in points.
# $player (Player)
luck-of-chance = What chance and everyone's choices did to { $player-person ->
    [you] your chance of winning
   *[other] { $player }'s chance of winning
}, in percent.
luck = Luck
# $player (Player)
choices-of = { $player-person ->
    [you] Your choices
   *[other] { $player }'s choices
}
choices-of-others = The others' choices
# $number (Text): with its sign, such as "+9"
# $doubt (Number): how far off it may be
share = { $number }, give or take { $doubt }
