### The words of Argonaut's Wheel.

## (Side)
## The colors of the pieces, as words before "disc" or "cone"; the player of a side is called like the color.

side-black = black
    .player = Black
side-white = white
    .player = White

## The sides as players

player-black = Black
player-white = White

## (Piece)
## A piece as the object of a sentence such as "moved", and after "your".

piece-disc = a disc
    .own = disc
# Two discs, one on the other.
piece-stack = the stack
    .own = stack
piece-cone = the cone
    .own = cone
# A cone that leaves the discs on which it stands.
piece-cone-of-spire = the cone off its spire
    .own = cone
# A cone with the discs on which it stands.
piece-spire = the spire
    .own = spire

## (Zone)
## One of the three stations of a side.

zone-left = left
zone-centre = center
zone-right = right

## Stations

# For the player who acts.
# $zone (Zone)
your-zone = your { $zone }
# $side (Side)
# $zone (Zone)
zone-of = { $side-player }'s { $zone }
# A station of neither side, after its number.
neutral = neutral
# The same in a sentence such as "reason-cone-rides".
neutral-station = a neutral station
# $station (Number)
# $zone (Text): as in "your-zone", or "neutral"
# $occupants (Text): as in "free-spire"
station-label = Station { $station }, { $zone }: { $occupants }.
# After "station-label": what a tap does.
select = Select.

## What stands on a station

empty = empty
# $count (Number): 1 or 2
# $side (Side)
# $living (Flag)
discs = { $living ->
    [true] { $count ->
        [1] { $side } disc
       *[other] { $side } stack
    }
   *[false] { $count ->
        [1] dead { $side } disc
       *[other] dead { $side } stack
    }
}
# $side (Side)
lone-cone = { $side } cone
# A cone on living discs of its own side.
# $side (Side)
# $discs (Text): as in "discs"
free-spire = { $side } spire: cone on a { $discs }
# A cone on living discs of the other side.
# $side (Side)
# $discs (Text): as in "discs"
prisoner-spire = { $side } cone holding a { $discs }
# A cone on dead discs.
# $side (Side)
# $discs (Text): as in "discs"
upside-down = { $side } cone upside down on a { $discs }

## The board

wheel = The wheel
wheel-by-station = The wheel, station by station, clockwise
station = Station
zone = Zone
pieces = Pieces
flip-board = Flip the board
turn-wheel = Turn the wheel
# Beside the name of the player whose turn it is, as short as can be.
to-move = to move
# After the name of a player.
# $side (Side)
plays-side = as { $side-player }

## A chosen piece

prompt-turn = None of your pieces can move, so you must turn the wheel.
prompt-move = A revolution is complete: you must move a piece.
prompt-piece = Tap one of your pieces to see where it can go.
what-moves = What is to move
# $piece (Piece)
part = { $piece-id ->
    [disc] Top disc only
    [stack] Both discs
    [spire] Whole spire
   *[other] Cone only
}
# $piece (Piece)
where-to = { $piece-id ->
    [disc] Where should the disc go?
    [stack] Where should both discs go?
    [spire] Where should the spire go?
   *[other] Where should the cone go?
}
# What a tap on a station does.
# $piece (Piece)
move-here = Move { $piece } here.
# $piece (Piece)
# $effect (Text): as in "effect-kills"
move-here-effect = Move { $piece } here: { $effect }.
# The button of a station to which the chosen piece can go.
# $to (Number)
destination = To { $to }
# $to (Number)
# $effect (Text): as in "effect-kills"
destination-effect = To { $to }: { $effect }
effect-leaves = leaves its discs
effect-stacks = forms a stack
# $count (Number): 1 or 2
effect-kills = { $count ->
    [1] kills the disc
   *[other] kills both discs
}
# $count (Number): 1 or 2
effect-revives-own = { $count ->
    [1] revives your disc, forming a free spire
   *[other] revives your discs, forming a free spire
}
# $count (Number): 1 or 2
effect-revives-other = { $count ->
    [1] revives the disc as your prisoner
   *[other] revives the discs as your prisoners
}
effect-wins = kills the cone and wins

## The time stone, which counts the turns of the wheel since a piece moved

time-title = The time stone
# $station (Number)
time-stone-at = The time stone is at station { $station }.
# $turns (Number)
# $revolution (Number): from 1 to 3
time-left = { $turns ->
    [one] { $turns } wheel turn
   *[other] { $turns } wheel turns
} to the { $revolution ->
    [1] first
    [2] second
   *[other] third
} revolution.
# $turns (Number)
time-idle = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} of the wheel since a piece moved.
# What happens after a revolution; beside the number of turns.
revolution-first = the next player must move a piece; if they cannot, the other player must, if able
revolution-second = all dead discs come back to life; then as after the first
revolution-third = the game is a draw
battle-begun = Cones can be killed now.
battle-not-begun = Cones cannot be killed until one has moved.

## The pieces of a side, in a list below the name of its player

# $station (Number)
cone-on = cone on { $station }
# $station (Number)
cone-on-dead = cone on { $station }, upside down on the dead
# $station (Number)
cone-on-spire = cone on { $station }, on its spire
# $station (Number)
cone-on-prisoners = cone on { $station }, over prisoners
cone-dead = cone, killed
# $count (Number): 1 or 2
# $station (Number)
# $living (Flag)
# $held (Flag): below a cone of the other side
discs-on = { $count ->
    [1] disc
   *[other] stack
} on { $station }, { $living ->
    [true] { $held ->
        [true] prisoner
       *[false] living
    }
   *[false] dead
}

## What a player does, after "Try this:" and in lists of actions

do-turn = turn the wheel
# $piece (Piece)
# $from (Number)
# $to (Number)
do-move = move { $piece } from { $from } to { $to }

## What happened

# $player (Player)
# $piece (Piece)
# $from (Number)
# $to (Number)
moved = { $player-person ->
    [you] You move
   *[other] { $player } moves
} { $piece } from { $from } to { $to }.
stacked = Two discs form a stack.
first-cone-moved = The first cone has moved: from the next turn on, cones can be killed.
# $side (Side)
# $count (Number): 1 or 2
# $station (Number)
killed = { $count ->
    [1] The { $side } disc on { $station } is killed.
   *[other] The { $side } stack on { $station } is killed.
}
# By a cone of the same side.
# $side (Side)
# $count (Number): 1 or 2
# $station (Number)
revived-own = { $count ->
    [1] The { $side } disc on { $station } comes back to life and forms a free spire with its cone.
   *[other] The { $side } stack on { $station } comes back to life and forms a free spire with its cone.
}
# By a cone of the other side.
# $side (Side)
# $count (Number): 1 or 2
# $station (Number)
revived-prisoner = { $count ->
    [1] The { $side } disc on { $station } comes back to life and becomes a prisoner.
   *[other] The { $side } stack on { $station } comes back to life and becomes a prisoner.
}
# $side (Side)
# $station (Number)
cone-killed = The { $side } cone on { $station } is killed.
# $side (Side)
# $station (Number)
cone-killed-on-spire = The { $side } cone on { $station } is killed on its spire.
# $player (Player)
turned = { $player-person ->
    [you] You turn
   *[other] { $player } turns
} the wheel.
# After "turned".
complete-once = One revolution is complete: now a piece must be moved, if possible.
complete-twice = Two revolutions are complete: now a piece must be moved, if possible.
complete-thrice = Three revolutions are complete.
# $count (Number)
all-revived = { $count ->
    [1] The dead disc comes back to life.
   *[other] All dead discs come back to life.
}

## The task of the player to act, after "Your turn:"

task-turn = turn the wheel, as no piece can move
task-move = move a piece, as a revolution is complete
task-any = move a piece or turn the wheel

## The end

score-cone = The opposing cone is killed
end-alone = One cone killed the other.
end-dead-discs = One cone killed the other, on top of its dead discs.
end-free-spire = One cone killed the other, on top of its spire.
end-prisoners = One cone killed the other, on top of its prisoners.
end-three-revolutions = Three revolutions without a piece moved.
end-repetition = The same position occurred for the third time.
end-too-long = Six hundred turns have been played.

## Why a turn is good; "you" is the player who takes it

# $side (Side)
# $discs (Number)
reason-more-discs = { $side-player } then has { $discs ->
    [1] one living disc
   *[other] { $discs } living discs
}.
# $side (Side)
# $discs (Number)
reason-fewer-discs = { $side-player } is down to { $discs ->
    [0] no living discs
    [1] one living disc
   *[other] { $discs } living discs
}.
reason-frees-discs = It frees your discs from under the cone.
# $place (Text): as in "your-zone", or "neutral-station"
reason-cone-rides = Your cone rides to { $place }.
# $side (Side)
# $place (Text): as in "your-zone", or "neutral-station"
reason-wheel-carries = The wheel carries the { $side } cone to { $place }.
# $piece (Piece)
# $from (Text): as in "your-zone", or "neutral-station"
# $to (Text): as in "your-zone", or "neutral-station"
reason-piece-comes = Your { $piece-own } comes from { $from } to { $to }.
# What an opponent can do then.
# $opponent (Player)
# $action (Text): as in "do-move"
risk-answer = { $opponent-person ->
    [you] Your
   *[other] { $opponent }'s
} best answer: { $action }.

## Why something cannot be done

refusal-must-move = A revolution is complete: you must move a piece now.
# $station (Number)
refusal-not-controlled = Station { $station } is not one of your three stations, so you cannot move from there.
# $station (Number)
refusal-no-piece = You have no piece on { $station }.
# $station (Number)
refusal-dead-discs = Dead discs, like those on { $station }, cannot move.
# $station (Number)
refusal-prisoner = The discs on { $station } are held prisoner by the opposing cone.
# $station (Number)
refusal-not-a-piece = The piece on { $station } cannot be moved like that.
# $from (Number)
# $to (Number)
refusal-out-of-reach = A piece cannot move from { $from } to { $to }.
# $station (Number)
refusal-not-empty = Stacks and spires can only move to an empty station, and { $station } is not empty.
# $station (Number)
refusal-own-discs = Your cone cannot land on your own living disc on { $station }.
# $station (Number)
refusal-battle-not-begun = The cone on { $station } cannot be killed until a cone has moved.
# $station (Number)
refusal-cone = Discs cannot move to { $station }, as there is a cone.
# $station (Number)
refusal-opposing-discs = Your opponent's discs block { $station }.
# $station (Number)
refusal-joins-dead = A living disc cannot join the dead discs on { $station }.

## Options of a new game: the question, and name and explanation of each choice

option-first-player = Who goes first
    .choice-black = Black
    .choice-black-about = As in a first game. After that, the loser of the last game chooses.
    .choice-white = White
    .choice-white-about = The same game with the colors swapped.

## Help for a first turn

help-first = You win by landing your cone on the opposing cone. On your turn, move a piece from one of the three stations in front of you, or turn the wheel by one station.
help-second = From your left, a piece moves two stations either way; from your right, one station; from your center, straight across.
help-third = Your cone kills the discs it lands on, and brings dead ones back to life. Discs can only land on empty stations or on your own living disc.
help-fourth = The battle for the cones begins when a cone has moved: from then on, each can be killed.

## About the game

# How actions are typed. What is typed stays as it is.
notation = Stations are numbered 0 to 7, clockwise from Black's center. 1-7 moves a disc or cone from 1 to 7 (the top disc of a stack); 1=7 moves a whole stack or spire; ^1-7 moves the cone off its spire; R turns the wheel.
# Where a new game is set up.
solution-note = This game is solved: with perfect play, whoever goes first wins within 38 of their own turns, but only by turning the wheel first. The Perfect bot makes no mistakes.

## Milestones: the title, and what is to be done

milestone-going-second = Against the odds
milestone-going-second-task = Win as the second player against Skilled or stronger.
milestone-whole-spire = A whole spire
milestone-whole-spire-task = Win by killing a cone that stands on its own living discs.
milestone-two-revolutions = Back to life
milestone-two-revolutions-task = Win a game in which two revolutions brought the dead back.
milestone-longest-resistance = The longest resistance
milestone-longest-resistance-task = Hold out 75 turns as the second player against Perfect. Nobody can last longer.
milestone-draw-perfect = No way through
milestone-draw-perfect-task = Draw against Perfect.
milestone-beat-expert = Nothing but the best
milestone-beat-expert-task = Beat Perfect. Go first, and make no mistake.

## Endless puzzles

puzzle-win = Win by force
puzzle-win-about = You can force a win, but only one action keeps it at each turn. Everything else lets White escape.
# What the number of the difficulty counts, after "Difficulty:".
puzzle-win-difficulty = turns to the win
# $turns (Number)
puzzle-win-goal = { $turns ->
    [1] You play Black. Win this turn.
   *[other] You play Black. Win in { $turns } turns, however White defends.
}
# Answers to wrong actions.
puzzle-draws = That only draws: Black can no longer force the win.
puzzle-loses = That loses: now White can force the win.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = The goal
    .task = You play Black. You win by landing your cone, the tall piece, on the opposing cone. From the center a piece moves straight across, and White's cone stands right there: move your cone from 0 to 4.
    .mistake = That is a disc. Only your cone can win: it stands in front of you, on 0.
    .wrong = Move your cone from 0 to 4.
    .solved = That is how every game is won. But no cone can be killed before one of them has moved.
lesson-from-the-right = From the right
    .task = Three stations are yours: left (1), center (0) and right (7). From the right, a piece moves one station. Your cone blocks 0, so move the disc on 7 to 6.
    .mistake = That disc is on your left, on 1. Move the one on 7.
    .wrong = Move the disc on 7 to 6.
    .solved = Station 6 is neutral. You can only move pieces from your own three stations.
lesson-from-the-left = From the left
    .task = From the left, a piece moves two stations either way. Move the disc on 1 to 3, White's right.
    .mistake = From 1 that is two stations the other way. Move the disc to 3.
    .wrong = Move the disc on 1 to 3.
    .solved = You may land on any empty station, even your opponent's. But a disc never lands on a cone or on opposing discs.
lesson-turning-the-wheel = Turning the wheel
    .task = The disc on 2 is out of your reach. Instead of moving a piece, you may turn the wheel: everything on it moves one station. Turn it.
    .mistake = That leaves the disc on 2 out of reach. Turn the wheel to bring it to you.
    .wrong = Turn the wheel.
    .solved = The disc is now on your left, where you can move it. The one from 7 has left your stations: the wheel has to bring it back.
lesson-kills = Kills
    .task = A cone kills the opposing discs it lands on. Kill the disc on 4.
    .wrong = Land your cone on the white disc on 4.
    .solved = Your cone sits upside down on the dead disc, which cannot move. A whole stack dies at once. A cone never lands on its own living discs.
lesson-resurrection = Resurrection
    .task = A cone that lands on dead discs brings them back to life. Your own dead disc is on 4: resurrect it.
    .wrong = Land your cone on the dead disc on 4.
    .solved = It is yours, so cone and disc can move again.
lesson-winning = Winning
    .task = A cone is killed whatever it stands on. From your right you could reach White's, so turn the wheel first. White can only turn it again. Then catch the cone.
    .mistake = From your left the cone moves two stations and misses. Turn the wheel to bring it to your right.
    .other-mistake = The wrong way: the white cone is in the center, on 0.
    .wrong = First turn the wheel, then move your cone from 7 to 0.
    .solved = You know enough for a first game. More tells of stacks, spires and the time stone.
lesson-from-the-centre = From the center
    .task = From the center, a piece moves straight across. Cones move like discs: send yours from 0 to 4.
    .mistake = That is a disc on your left. Your cone is in the center: send it straight across to 4.
    .wrong = Move the cone from 0 to 4.
    .solved = Until a cone has moved, no cone can be killed.
lesson-stacks = Stacks
    .task = Two discs of one side form a stack. Move the disc on 1 onto the one on 7. White replies; then move the whole stack to 6.
    .mistake = That moves one disc only. First move 1 onto 7, then take the whole stack from 7 to 6.
    .wrong = First move 1 to 7, then the whole stack from 7 to 6.
    .solved = The top disc could also have moved alone. A whole stack needs an empty station.
lesson-free-spires = Free spires
    .task = A free spire moves as one to an empty station, or its cone moves alone. Move the whole spire from 1 to 3.
    .mistake = That moves the cone alone and leaves its disc behind. Move the whole spire.
    .wrong = Move the whole spire from 1 to 3.
    .solved = A whole spire does not affect other pieces. Only its cone, moved alone, kills and resurrects.
lesson-prisoners = Prisoners
    .task = A cone also resurrects opposing discs. Land on the dead white disc on 4.
    .mistake = A disc brings nobody back to life. Land your cone on the dead white disc.
    .wrong = Land your cone on the dead white disc on 4.
    .solved = White cannot move it until your cone leaves.
lesson-one-revolution = One revolution
    .task = The time stone has been riding the wheel since a piece last moved. It has come full circle once, so now you must move a piece if you can. Move any piece.
    .solved = That returns the time stone to its place. If you could not move, you would turn the wheel, and White would have to move.
lesson-two-revolutions-and-three = Two revolutions, and three
    .task = When the time stone comes round a second time, all dead discs come back to life. Turn the wheel once more.
    .mistake = Once a piece moves, the time stone goes back to its place and your dead discs stay dead. Turn the wheel.
    .wrong = Turn the wheel.
    .solved = If the stone comes round a third time, the game is a draw. That is the whole game.
puzzles-task = You play Black and can force a win. White holds out as long as possible.
    .wrong = That would throw the win away, so it was undone.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-puzzle = Puzzle
deal-puzzle-about = Find the win: one turn longer each day, until Sunday.
