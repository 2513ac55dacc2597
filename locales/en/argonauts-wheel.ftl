### The words of Argonaut's Wheel.

## (Side)
## The colors of the pieces, as words before "disc" or "cone"; the player of a side is called like the color.

side-black = black
    .player = Black
side-white = white
    .player = White

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
