### The words of Turn of Time.

## (Season)

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter

## (Side)
## The side of a card on which another card lies.

side-north = above
side-east = on the right
side-south = below
side-west = on the left

## Cards

# The name of a card, which shows the same season on both sides.
# $season (Season)
card-single = single { $season }
# $up (Season): the side that shows
# $down (Season)
card-double = { $up }, { $down } on the back
# A card as the object of a sentence such as "played-first"; it has the same season on both sides.
# $season (Season)
played-single = the single { $season }
# A card as the object of a sentence such as "played-first".
# $up (Season): the side that shows
# $down (Season)
played-double = { $up } ({ $down } on the back)

## Places on the table

# Letters and numbers stay as they are: they are also typed.
# $letter (Text)
column = Column { $letter }
# $number (Text)
row = Row { $number }
# A free place.
# $cell (Text): such as "m13"
space = Space { $cell }
# Where a card is put, by one of the cards around it; part of sentences such as "played-beside".
# $side (Side): of the free place, on which that card lies
# $season (Season): that card
place-beside = { $side-id ->
    [north] below
    [east] left of
    [south] above
   *[west] right of
} { $season }

## What a player does, after "Try this:" and in lists of actions

do-draw = draw the next card
# $card (Text): as in "played-single"
# $cell (Text): such as "m13"
do-place = play { $card } at { $cell }
# $card (Text): as in "played-single"
# $cell (Text): such as "m13"
# $sides (Text): such as "above, then on the left"
do-place-in-order = play { $card } at { $cell }, meeting its neighbors in this order: { $sides }
# The first card of the game.
# $card (Text): as in "played-single"
do-place-first = play { $card }
# $card (Text): as in "played-single"
# $places (List): as in "place-beside"
do-place-beside = play { $card } { $places }
# $card (Text): as in "played-single"
# $places (List): as in "place-beside"
# $sides (Text): such as "above, then on the left"
do-place-beside-in-order = play { $card } { $places }, meeting its neighbors in this order: { $sides }

## What happened

# $player (Player)
# $card (Text): as in "played-single"
# $cell (Text): such as "m13"
played-at = { $player-person ->
    [you] You play
   *[other] { $player } plays
} { $card } at { $cell }.
# The first card of the game.
# $player (Player)
# $card (Text): as in "played-single"
played-first = { $player-person ->
    [you] You play
   *[other] { $player } plays
} { $card }.
# $player (Player)
# $card (Text): as in "played-single"
# $places (List): as in "place-beside"
played-beside = { $player-person ->
    [you] You play
   *[other] { $player } plays
} { $card } { $places }.
# The card that was played meets one next to it.
# $new (Season): of the card that was played
# $other (Season)
# $flips (List): as in "flip"
meeting = { $new } meets { $other }: { $flips }.
# $from (Season)
# $to (Season)
flip = { $from } flips to { $to }
# It has the same season on both sides.
# $season (Season)
flip-of-single = the single { $season } stays
# $up (Season)
# $down (Season)
next-card = The next card is { $up }/{ $down }.
# $season (Season)
next-card-single = The next card is a single { $season }.

## What would happen

# $season (Season): that the card shows
outcome-stays = Stays { $season }.
# $season (Season): that the card shows
# $flips (List): as in "flip-of-neighbor"
outcome-stays-flips = Stays { $season }; { $flips }.
# $season (Season): that the card shows after it was flipped
outcome-ends = Ends as { $season }.
# $season (Season): that the card shows after it was flipped
# $flips (List): as in "flip-of-neighbor"
outcome-ends-flips = Ends as { $season }; { $flips }.
# $from (Season)
# $to (Season)
# $side (Side)
flip-of-neighbor = { $from } { $side } flips to { $to }
# $season (Season)
# $side (Side)
flip-of-single-neighbor = the single { $season } { $side } stays

## The table, the hand, and what is chosen

table = The table
cards-on-table = The cards on the table
no-card = empty
compass-label = Each season flips the one before it in the year. Opposite seasons flip each other.
compass-caption = A season flips the one its arrow points to. Opposite seasons flip each other.
draw-next = Draw the next card
# $player (Player)
hand-of = { $player-person ->
    [you] Your
   *[other] { $player }'s
} cards
# Two cards that are alike.
# $cards (Number)
alike = { $cards } of them
play-here = Play it here
prompt-card = Tap the side of a card to place face up there.
prompt-cell = Tap a space on the table to see what would happen.
order-or-outcome = The order matters here: tap the neighbors in order, or choose an outcome.
order-alone = The order matters here: tap the neighbors in order.
# $card (Text): as in "card-double"
# $cell (Text): such as "m13"
planned-at = { $card } at { $cell }.
# $season (Season)
# $side (Side)
meet-next = Meet { $season } { $side }

## Standings

standings = Standings
season = Season
cards = Cards
group = Group
rank = Rank
points = Points
# Whose a season is that belongs to no player.
nobody = nobody
# After a number in bold, as short as can be.
points-short = pts
cards-in-hand = Cards in hand
# After the name of a player: the seasons that the player has.
# $seasons (List)
has-seasons = with { $seasons }
# $cards (Number)
left-in-deck = Left in the deck: { $cards }
goal-dominance = Dominance
goal-dominance-about = The largest group of each season. One group must have seven cards at the end.
goal-balance = Balance
goal-balance-about = Cards showing each season. There must be four of each at the end.
# After a number in bold.
# $needed (Number)
of-needed = of { $needed }

## The task of the player to act, after "Your turn:"

task-draw = draw the next card
task-place = choose a card and its side, then a space

## Points and the end

# $season (Season)
# $rank (Number): from 1 to 4
# $cards (Number)
score-rank = { $season } comes { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# $season (Season)
# $cards (Number)
# $needed (Number)
score-group = Largest group: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { $season }, { $needed } needed
# $season (Season)
# $cards (Number)
# $needed (Number)
score-balance = { $season }: { $cards } of { $needed }
end-all-played = All sixteen cards have been played.
end-goal-reached = You reached your goal.
end-goal-missed = You missed your goal.
# $cards (Number)
dominance-reached = The largest group has { $cards } cards.
# $cards (Number)
# $needed (Number)
dominance-missed = The largest group has { $cards } of { $needed } cards.
balance-reached = Four cards of each season.
# $cards (Number): by which the seasons are off
balance-missed = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} off: each season should show on four.

## Why a turn is good; "you" is the player who takes it

# $before (Number)
# $after (Number)
reason-points-rise = Your points rise from { $before } to { $after }.
# $points (Number)
reason-points-stay = Your points stay at { $points }.
# $before (Number)
# $after (Number)
reason-points-fall = Your points fall only from { $before } to { $after }.
# $season (Season)
# $cards (Number)
# $before (Number)
reason-season-spreads = Your { $season } shows on { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} instead of { $before }.
# $season (Season)
# $cards (Number)
reason-season-keeps = Your { $season } keeps its { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
# $season (Season)
# $cards (Number)
reason-group-grows = Your largest group of { $season } grows to { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
# $opponent (Player)
# $season (Season)
# $cards (Number)
# $before (Number)
reason-opponent-shrinks = { $opponent-person ->
    [you] Your
   *[other] { $opponent }'s
} { $season } shows on { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} instead of { $before }.
# $season (Season): of the card that is played
# $seasons (List): that could flip it
# $sides (Number): of the card that are open
reason-protected = Only { $seasons } can flip your new { $season }, { $sides ->
    [0] and it has no open side
    [one] on { $sides } open side
   *[other] on { $sides } open sides
}.
# $sides (Number): of the card that are open
reason-protected-next-best = The next-best turn leaves { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
} open.
# $season (Season)
# $cards (Number)
reason-largest-grows = Your largest group, { $season }, grows to { $cards } cards.
# $season (Season)
# $cards (Number)
reason-largest-stays = Your largest group, { $season }, stays at { $cards } cards.
# $season (Season)
# $cards (Number)
# $needed (Number)
reason-balance = { $season } then shows on { $cards } of the { $needed } cards it needs.
# What an opponent can do then.
# $opponent (Player)
# $cards (Number)
risk-flips = { $opponent-person ->
    [you] Your
   *[other] { $opponent }'s
} best answer flips { $cards ->
    [0] none
   *[other] { $cards }
} of your cards.

## Why something cannot be done

# $card (Text): as it is typed
refusal-not-in-hand = You do not have the card { $card } in your hand.
refusal-occupied = There is already a card there.
refusal-not-adjacent = There is no card next to that space.
refusal-too-wide = With a card there, the cards would no longer fit into a four-by-four square.
refusal-too-far = That is too far from the first card: all cards must fit into a four-by-four square.
refusal-order-missing = The order of the meetings matters there: choose which comes first.
refusal-order-invalid = Name each neighbor of that space exactly once.
refusal-draw-first = Draw the next card first.
refusal-play-first = Play the card in your hand first.
