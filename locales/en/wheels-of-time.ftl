### Words of Wheels of Time. Two cities, each with a wheel of its own (1 and 2); the wheels A and B are for both. Where
### two wheels touch they form a link: the two symbols there decide what it gives.

## (Symbol)

# A symbol on a wheel.
symbol-brick = brick
symbol-wood = wood
symbol-stone = stone
symbol-food = food
symbol-gold = gold
symbol-skull = skull

## (Item)

# Something that a city has. `one`: one of it, after "gains" or "loses". `many`: after a number above one.
# `track`: the name of the row that counts it.
item-food-production = food production
    .one = 1 food production
    .many = food production
    .track = Food production
item-population = population
    .one = 1 population
    .many = population
    .track = Population
item-wall = wall
    .one = a wall
    .many = walls
    .track = Walls
item-road = road
    .one = a road
    .many = roads
    .track = Roads
item-building = building
    .one = a building
    .many = buildings
    .track = Buildings
item-brick = brick
    .one = a brick
    .many = bricks
    .track = Bricks
item-wood = wood
    .one = 1 wood
    .many = wood
    .track = Wood
item-stone = stone
    .one = a stone
    .many = stones
    .track = Stones
item-food = food
    .one = 1 food
    .many = food
    .track = Food
item-worker = hired worker
    .one = a hired worker
    .many = hired workers
    .track = Hired workers

## (LinkEffect)

# What a link does, after "link A brings" and alone.
link-effect-nothing = nothing
# Two such links can be combined.
link-effect-half-building = half a building
link-effect-food-production = 1 food production
link-effect-population = 1 population
link-effect-wall = a wall
link-effect-road = a road
link-effect-building = a building
link-effect-brick = a brick
link-effect-wood = 1 wood
link-effect-stone = a stone
link-effect-food = 1 food
link-effect-worker = a hired worker
# A skull takes one of these away.
link-effect-danger-brick = danger to bricks
link-effect-danger-wood = danger to wood
link-effect-danger-stone = danger to stones
link-effect-danger-food = danger to food
link-effect-danger-worker = danger to workers
# At the common link, the player whose wheel shows the skull takes one from the other.
link-effect-take-brick = danger: you take a brick
link-effect-take-wood = danger: you take 1 wood
link-effect-take-stone = danger: you take a stone
link-effect-take-food = danger: you take 1 food
link-effect-take-worker = danger: you take a hired worker
link-effect-lose-brick = danger: you lose a brick
link-effect-lose-wood = danger: you lose 1 wood
link-effect-lose-stone = danger: you lose a stone
link-effect-lose-food = danger: you lose 1 food
link-effect-lose-worker = danger: you lose a hired worker
# Two skulls.
link-effect-disaster = disaster

## (Wheel)

# `title`: alone and at the beginning of a sentence. `kind`: what it is. `place`: where the space that names its
# position lies.
wheel-one = wheel 1
    .title = Wheel 1
    .kind = player wheel
    .place = at the common link
wheel-two = wheel 2
    .title = Wheel 2
    .kind = player wheel
    .place = at the common link
wheel-a = wheel A
    .title = Wheel A
    .kind = production wheel
    .place = at wheel 1
wheel-b = wheel B
    .title = Wheel B
    .kind = production wheel
    .place = at wheel 1

## (Link)

# `title`: at the beginning of a sentence. `button`: on a button, below "Trigger a link". `short`: beside what it brings.
link-a = link A
    .title = Link A
    .button = Link A
    .short = A
link-b = link B
    .title = Link B
    .button = Link B
    .short = B
link-common = the common link
    .title = The common link
    .button = Common link
    .short = Common

## (LinkPair)

# Two links that make a building together. `title`: alone and at the beginning of a sentence.
link-pair-ab = links A and B
    .title = Links A and B
link-pair-ac = link A and the common link
    .title = Link A and the common link
link-pair-bc = link B and the common link
    .title = Link B and the common link

## (Die)

# The number on the die: the disaster, and `turns`: what turns at the end of a solo round.
die-one = drought
    .turns = wheel 2 turns
die-two = plague
    .turns = wheel 2 turns two spaces
die-three = earthquake
    .turns = wheel A turns
die-four = flood
    .turns = wheel B turns
die-five = fire
    .turns = wheels A and B turn
die-six = famine and plague
    .turns = all four wheels turn

## Things alone

# $item (Item)
track = { $item-track }
# $wheel (Wheel)
wheel-title = { $wheel-title }
# $link (Link)
link-short = { $link-short }
# $count (Number)
walls = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
}
# $count (Number)
roads = { $count ->
    [one] { $count } road
   *[other] { $count } roads
}
# $count (Number)
buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
# In a list of several.
# $item (Item)
# $count (Number)
amount = { $count ->
    [1] { $item-one }
   *[other] { $count } { $item-many }
}

## What can be done, as an infinitive: after "Try this:" and in the list of actions

# Before the game: a wheel is laid out. Its spaces are numbered in the notation.
# $wheel (Wheel)
# $space (Number)
# $symbol (Symbol): in this space
set-wheel = set { $wheel } with space { $space }, { $symbol }, { $wheel-place }
# The same beside the board, which shows no numbers.
# $wheel (Wheel)
# $symbol (Symbol)
set-wheel-seen = set { $wheel } with { $symbol } { $wheel-place }
# $wheel (Wheel)
take-wheel = take { $wheel }
# $people (Number)
feed = { $people ->
    [0] feed nobody from your supply
    [one] feed { $people } person from your supply
   *[other] feed { $people } people from your supply
}
# $wheel (Wheel)
turn-wheel = turn { $wheel }
# $item (Item)
build = build { $item-one } from your supply
# $link (Link)
trigger = trigger { $link }
# $pair (LinkPair)
join-links = make a building from { $pair }
spend-worker = spend a hired worker for one more action
end-actions = end your actions
produce-separately = let each link produce separately

## What the player has to do, after "Your turn:" or a name

# $wheel (Wheel)
task-set = set { $wheel }
task-choose = take wheel 1, which goes first, or wheel 2
# $people (Number)
task-feed = feed { $people ->
    [one] { $people } hungry person from your supply, or lose them
   *[other] { $people } hungry people from your supply, or lose them
}
# $actions (Number)
actions-left = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
# $round (Number)
# $rounds (Number)
# $actions (Number)
round-actions-left = round { $round } of { $rounds }, { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
no-actions-left = no actions left, end your actions
no-actions-but-workers = no actions left, spend a hired worker or end your actions
task-produce = make a building from two links, or let each produce separately

## What has happened

# $wheel (Wheel)
# $space (Number)
# $symbol (Symbol)
placed = { $wheel-title } is set with space { $space }, { $symbol }, { $wheel-place }.
# Beside the board, which shows no numbers.
# $wheel (Wheel)
# $symbol (Symbol)
placed-seen = { $wheel-title } is set with { $symbol } { $wheel-place }.
# $player (Player)
took-first-wheel = { $player-person ->
    [you] You take wheel 1 and go first.
   *[other] { $player } takes wheel 1 and goes first.
}
# $player (Player)
took-second-wheel = { $player-person ->
    [you] You take wheel 2; wheel 1 goes first.
   *[other] { $player } takes wheel 2; wheel 1 goes first.
}
# $player (Player)
# $people (Number)
fed = { $player-person ->
    [you] You feed { $people ->
        [0] nobody
        [one] { $people } person
       *[other] { $people } people
    } from the supply.
   *[other] { $player } feeds { $people ->
        [0] nobody
        [one] { $people } person
       *[other] { $people } people
    } from the supply.
}
# $player (Player)
# $wheel (Wheel)
turned = { $player-person ->
    [you] You turn { $wheel }.
   *[other] { $player } turns { $wheel }.
}
# $player (Player)
# $item (Item)
built = { $player-person ->
    [you] You build { $item-one } from the supply.
   *[other] { $player } builds { $item-one } from the supply.
}
# $player (Player)
# $link (Link)
triggered = { $player-person ->
    [you] You trigger { $link }.
   *[other] { $player } triggers { $link }.
}
# $player (Player)
worked = { $player-person ->
    [you] You spend a hired worker for one more action.
   *[other] { $player } spends a hired worker for one more action.
}
# $player (Player)
# $pair (LinkPair)
joined = { $player-person ->
    [you] You make a building from { $pair }.
   *[other] { $player } makes a building from { $pair }.
}
# $player (Player)
ended = { $player-person ->
    [you] You end the action phase.
   *[other] { $player } ends the action phase.
}
# $player (Player)
# $item (Item)
# $link (Link)
gained = { $player-person ->
    [you] You gain { $item-one } from { $link }.
   *[other] { $player } gains { $item-one } from { $link }.
}
# $item (Item)
both-gained = Both players gain { $item-one } from the common link.
# There are four already.
# $player (Player)
# $item (Item)
# $link (Link)
no-room = { $player-person ->
    [you] { $link-title } gives you { $item-one }, but you have no room for it.
   *[other] { $link-title } gives { $player } { $item-one }, but there is no room for it.
}
# A disaster takes what is not there.
# $item (Item)
nothing-to-lose = There is no { $item } to lose.
# $player (Player)
# $count (Number)
lost-to-hunger = { $player-person ->
    [you] You lose { $count } population to hunger.
   *[other] { $player } loses { $count } population to hunger.
}
# $player (Player)
# $item (Item)
# $link (Link)
lost-to-danger = { $player-person ->
    [you] You lose { $item-one } to the danger at { $link }.
   *[other] { $player } loses { $item-one } to the danger at { $link }.
}
# $player (Player)
# $item (Item)
lost = { $player-person ->
    [you] You lose { $item-one }.
   *[other] { $player } loses { $item-one }.
}
# Through the common link: the player whose wheel shows the skull takes one from the other.
# $player (Player)
# $from (Player)
# $item (Item)
stolen = { $player-person ->
    [you] You take { $item-one } from { $from } through the common link.
   *[other] { $player } takes { $item-one } from { $from-person ->
        [you] you
       *[other] { $from }
    } through the common link.
}
# The item is lost.
# $player (Player)
# $from (Player)
# $item (Item)
stolen-no-room = { $player-person ->
    [you] You take { $item-one } from { $from } through the common link, but you have no room for it.
   *[other] { $player } takes { $item-one } from { $from-person ->
        [you] you
       *[other] { $from }
    } through the common link, but there is no room for it.
}
# $player (Player)
# $number (Number): on the die
# $die (Die)
disaster-strikes = { $player-person ->
    [you] Disaster strikes you. The die shows { $number }: { $die }.
   *[other] Disaster strikes { $player }. The die shows { $number }: { $die }.
}
all-turned = All four wheels turn.
# $number (Number): on the die
# $die (Die)
rotated = The die shows { $number }: { $die-turns }.
# $round (Number)
round-over = Round { $round } is over.

## The end

city-complete = Four walls, four roads, four buildings: the city is complete.
both-complete = The common link completed both cities at once, so the player whose turn it was wins.
no-people = The loser's population fell to zero.
rounds-used-up = There are no rounds left.
too-long = Three hundred turns have been played.
# $round (Number)
# $rounds (Number)
solo-no-people = The population fell to zero in round { $round } of { $rounds }.
# $round (Number)
# $rounds (Number)
solo-out-of-time = Time ran out in round { $round } of { $rounds }.
# $round (Number)
# $rounds (Number)
solo-complete = The city was completed in round { $round } of { $rounds }.
# $round (Number)
# $rounds (Number)
solo-resigned = Resigned in round { $round } of { $rounds }.
# $structures (List): "2 walls", "1 road"
solo-missing = The city was missing { $structures }.

## Why a turn is suggested

# A track, before and after the turn; what another turn would lead to may follow.
# $item (Item)
# $before (Number)
# $after (Number)
# $completes (Flag): no more of it is needed to win
rises = { $completes ->
    [true] { $item-track }: { $before } → { $after }, the last you need.
   *[false] { $item-track }: { $before } → { $after }.
}
# $item (Item)
# $after (Number)
keeps = { $item-track }: still { $after }.
# $goods (List): "a brick", "2 stones"
keeps-goods = You keep { $goods } more than otherwise.
# $player (Player): whose link it is
# $link (Link)
# $effect (LinkEffect)
# $other (LinkEffect)
link-shows-against = { $link-id ->
    [common] The common link then shows { $effect }, otherwise { $other }.
   *[other] { $player-person ->
        [you] Your { $link } then shows { $effect }, otherwise { $other }.
       *[other] { $player }'s { $link } then shows { $effect }, otherwise { $other }.
    }
}
# $player (Player): whose link it is
# $link (Link)
# $effect (LinkEffect)
# $now (LinkEffect)
link-shows = { $link-id ->
    [common] The common link then shows { $effect } instead of { $now }.
   *[other] { $player-person ->
        [you] Your { $link } then shows { $effect } instead of { $now }.
       *[other] { $player }'s { $link } then shows { $effect } instead of { $now }.
    }
}
# $player (Player): who loses it
# $item (Item)
steals = { $player-person ->
    [you] The common link takes { $item-one } from you.
   *[other] The common link takes { $item-one } from { $player }.
}
# $effects (List): "a road at link A"
links-show = Your links then show { $effects }.
# $link (Link)
# $effect (LinkEffect)
effect-at-link = { $effect } at { $link }

## What a suggested turn risks

# $link (Link): of the player who reads
risk-disaster = { $link-id ->
    [common] A disaster strikes at the common link: a die decides what you lose.
   *[other] A disaster strikes at your { $link }: a die decides what you lose.
}
# $item (Item)
risk-loss = Danger takes { $item-one } from you.
# $player (Player): an opponent
# $link (Link)
# $effect (LinkEffect)
risk-link = { $link-id ->
    [common] The common link gives { $effect }.
   *[other] { $player }'s { $link } gives { $effect }.
}

## The board: what is read aloud

the-wheels = The wheels
# $wheel (Wheel)
wheel-to-choose = { $wheel-title }, { $wheel-kind }. Choose it.
# $wheel (Wheel)
wheel-to-turn = { $wheel-title }, { $wheel-kind }. Turn it.
# $wheel (Wheel)
wheel-to-take = { $wheel-title }, { $wheel-kind }. Take it.
# $link (Link)
# $symbol (Symbol)
# $other (Symbol): the symbol that it is linked with
# $effect (LinkEffect)
# $usable (Flag)
link-of-player = { $link-title }, { $symbol } and { $other }: { $effect }.{ $usable ->
    [true] {" Use it."}
   *[false] {""}
}
# $symbol (Symbol)
# $other (Symbol)
# $effect (LinkEffect)
# $usable (Flag)
link-of-both = The common link, shared by both players, { $symbol } and { $other }: { $effect }.{ $usable ->
    [true] {" Use it."}
   *[false] {""}
}
# After a wheel has turned.
# $a (LinkEffect)
# $b (LinkEffect)
# $common (LinkEffect)
links-now = Now link A brings { $a }, link B { $b }, the common link { $common }.
# What one turn of the chosen wheel would bring.
# $link (Link)
# $effect (LinkEffect)
after-turn = After a turn { $link } brings { $effect }.
# $a (LinkEffect)
# $b (LinkEffect)
# $common (LinkEffect)
after-turn-all = After a turn link A brings { $a }, link B { $b }, the common link { $common }.
# $count (Number)
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## The table of links, which is read aloud

links-of-one = Your links
links-of-two = All links; the common link counts for both players
player = Player
link = Link
symbols = Symbols
effect = Effect
# $symbol (Symbol)
# $other (Symbol)
two-symbols = { $symbol } and { $other }

## Headings of buttons

group-choices = Choose
group-turns = Turn a wheel
group-links = Trigger a link
group-structures = Build
group-ending = End

## Buttons below these headings

# $link (Link)
button-link = { $link-button }
button-wall = Wall
button-road = Road
button-building = Building
# $pair (LinkPair)
button-pair = { $pair-title }
# $pair (LinkPair)
button-join = Building from { $pair }
button-worker = Spend a worker
# $people (Number)
# $outcome (Text): such as "2 citizens leave"
button-feed = { $people ->
    [0] Feed nobody: { $outcome }
   *[other] Feed { $people }: { $outcome }
}
# $citizens (Number)
citizens-leave = { $citizens ->
    [0] nobody leaves
    [one] { $citizens } citizen leaves
   *[other] { $citizens } citizens leave
}
everyone-leaves = nobody is left: the city is lost
# $wheel (Wheel)
button-keep = Keep { $wheel } like this
turn-forward = Turn forward
turn-back = Turn back
# A link that can only hurt.
# $link (Link)
really-trigger = Really trigger { $link }?

## Names of buttons, read aloud and shown where there is no shorter one

# $wheel (Wheel)
name-turn = Turn { $wheel }
# $wheel (Wheel)
# $link (Link)
# $effect (LinkEffect)
name-turn-then = Turn { $wheel }: then { $link } brings { $effect }
# $wheel (Wheel)
# $a (LinkEffect)
# $b (LinkEffect)
# $common (LinkEffect)
name-turn-then-all = Turn { $wheel }: then link A brings { $a }, link B { $b }, the common link { $common }
# $link (Link)
# $effect (LinkEffect)
name-trigger = Trigger { $link }: { $effect }
# $item (Item)
name-build = Build { $item-one } from your supply
# $pair (LinkPair)
name-join = Make a building from { $pair }
# $wheel (Wheel)
# $space (Number)
# $symbol (Symbol)
name-keep = Keep { $wheel } like this, with space { $space }, { $symbol }, { $wheel-place }
# $wheel (Wheel)
name-take = Take { $wheel }
name-worker = Spend a hired worker for one more action
name-end = End your actions
name-separately = Let each link produce separately
# A button that cannot be used now.
# $name (Text)
# $why (Text): a sentence
name-refused = { $name }. { $why }

## What to do, beside the buttons

do-place-alone = Turn the wheel to the position you want. You play with wheel 1.
do-place = Turn the wheel to the position you want. Your opponent chooses a side afterwards.
do-choose = Take the wheel whose three links you prefer. Wheel 1 goes first.
do-feed = Your food production does not feed everyone. Anyone you do not feed leaves.
do-produce = Two of your links can make a building. If they do, they give you nothing else.
do-act = Tap a wheel to preview its turns; tap it again to turn it. Tap a link to trigger it.
# Without previews.
do-act-unaided = Tap a wheel twice to turn it. Tap a link to trigger it.
do-end = No actions left: end your actions.

## What the end of the actions would bring; icons follow

if-you-end = If you end now:
each-separately = Each link separately:
# $pair (LinkPair)
with-building-from = With a building from { $pair }:
brings-nothing = nothing
# On an icon: there is no room for one more.
full = full
# $player (Player)
# $item (Item)
would-gain = { $player-person ->
    [you] You gain { $item-one }.
   *[other] { $player } gains { $item-one }.
}
# $player (Player)
# $item (Item)
would-not-fit = { $player-person ->
    [you] You have no room for { $item-one }.
   *[other] { $player } has no room for { $item-one }.
}
# $player (Player)
# $item (Item)
would-lose = { $player-person ->
    [you] You lose { $item-one }.
   *[other] { $player } loses { $item-one }.
}
# $player (Player)
would-suffer = { $player-person ->
    [you] a disaster for you
   *[other] a disaster for { $player }
}

## Beside a city

to-act = to act
rounds = Rounds
# $round (Number)
# $rounds (Number)
round = Round { $round } of { $rounds }
# Of a track.
# $count (Number)
track-count = { $count } of 4
# $count (Number)
# $more (Number)
track-rose = { $count } of 4, { $more } more than before
# $count (Number)
# $less (Number)
track-fell = { $count } of 4, { $less } less than before
# $people (Number)
hungry-now = { $people } hungry now.
# $people (Number)
hungry-next = { $people } hungry next turn.
# How many of them the supply can feed.
supply-empty = No food in supply.
# $people (Number): the hungry ones
supply-feeds-all = { $people ->
    [1] The supply can feed them.
   *[other] The supply can feed them all.
}
# $food (Number)
supply-feeds = The supply can feed { $food }.

## Why something cannot be done

refusal-phase = You cannot do that now.
# $wheel (Wheel)
refusal-order = Set { $wheel } first.
refusal-space = The wheel has no such space.
# $people (Number)
refusal-feed = You can feed { $people ->
    [0] nobody
   *[other] at most { $people }
}.
refusal-no-actions = You have no actions left.
refusal-two-actions = A building from two links takes two actions.
refusal-wheel = You can only turn your own wheel, A and B.
refusal-cost-wall = A wall costs a brick and a stone, and you need both.
refusal-cost-road = A road costs a wood and a stone, and you need both.
refusal-cost-building = A building costs a brick, a wood and a stone, and you need all three.
refusal-full-walls = You already have four walls, the maximum.
refusal-full-roads = You already have four roads, the maximum.
refusal-full-buildings = You already have four buildings, the maximum.
refusal-support = Each building needs a wall and a road of its own, and you do not have enough.
# $link (Link)
refusal-link = { $link-title } gives nothing right now.
# $pair (LinkPair)
refusal-pair = { $pair-title } do not make a building.
refusal-worker = You have no hired worker to spend this turn.

## Options of a new game: the question, and name and explanation of each choice

option-layout = Wheel layout
    .choice-standard = Standard
    .choice-standard-about = Nearly even for both players; good for a first game.
    .choice-random = Random
    .choice-random-about = A different layout each time. Some favor one player.
    .choice-cut-and-choose = Cut and choose
    .choice-cut-and-choose-about = Player 1 sets all four wheels, then player 2 takes the player wheel they prefer. Wheel 1 goes first.
option-wheels = Wheel layout
    .choice-standard = Standard
    .choice-standard-about = The same each time.
    .choice-random = Random
    .choice-random-about = A different layout each time. Some are harder.
    .choice-own = Your own
    .choice-own-about = Set all four wheels yourself before the first round. Easier.
option-rounds = Rounds
    .choice-8 = 8
    .choice-8-about = As in the rules.
    .choice-6 = 6
    .choice-6-about = Very hard.
    .choice-7 = 7
    .choice-7-about = Hard.
    .choice-9 = 9
    .choice-9-about = Easier.
    .choice-10 = 10
    .choice-10-about = Easy.

## Help for a first turn

help-first = You have three links, where your wheel touches the others: one with A, one with B, and the common link between the two player wheels, which you share.
help-second = You get one action per citizen: turn your wheel, A or B, trigger a link, or build from your supply.
help-third = When you end your actions, each of your links produces once more. Then dangers strike: skulls take things away.
help-fourth = The first to have four walls, four roads and four buildings wins. If your population falls to zero, you lose.
help-first-alone = You have wheel 1, and three links where it touches the others: with A, with B, and the common link with wheel 2, which has no player.
help-second-alone = You get one action per citizen: turn wheel 1, A or B, trigger a link, or build from your supply.
help-third-alone = When you end your actions, each of your links produces once more. Then dangers strike: skulls take things away. Finally, a die turns some of the wheels.
help-fourth-alone = You win if you have four walls, four roads and four buildings before you run out of rounds. If your population falls to zero, you lose.

## About the game

# How actions are typed. What is typed stays as it is.
notation = turn-1, turn-2, turn-A and turn-B turn a wheel; link-A, link-B and link-C (the common link) trigger a link; build-wall, build-road and build-building build from your supply; join-AB, join-AC and join-BC make a building from two links; worker spends a hired worker; end ends your actions; plain lets each link produce separately; feed-2 feeds two. set-A-9 sets wheel A, take-1 takes wheel 1.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-actions-end = Your actions end

## Milestones: the title, and what is to be done

milestone-alone = Eight rounds
milestone-alone-task = Complete your city in a solo game within eight rounds.
milestone-alone-in-six = Clockwork
milestone-alone-in-six-task = Complete your city in a solo game within six rounds.
milestone-joined-buildings = Nothing from the stockpile
milestone-joined-buildings-task = Win a game for two with all four buildings made by combining links.
milestone-ahead-of-time = Ahead of time
milestone-ahead-of-time-task = Beat Casual or stronger within 24 turns, twelve each.
milestone-both-complete = Photo finish
milestone-both-complete-task = Win when both cities are completed at once.
milestone-beat-expert = Master of wheels
milestone-beat-expert-task = Beat Expert.

## Endless puzzles

puzzle-finish-the-city = Finish the city
puzzle-finish-the-city-about = Complete your city before the turn is over, whatever the dice will be. Every way that works is right.
# What the number of the difficulty counts, after "Difficulty:".
puzzle-finish-the-city-difficulty = actions it takes
# $actions (Number)
puzzle-finish-the-city-goal = { $actions ->
    [1] Complete your city this turn. One action is enough.
   *[other] Complete your city this turn. It takes { $actions } actions or more.
}
# The answer to a wrong action.
puzzle-lost = After that, your city cannot be completed this turn.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = The goal
    .task = You are Ada. The first city with four walls, four roads and four buildings wins. Yours lacks only a building, which costs a brick, a wood and a stone. You have them: build it.
    .mistake = You need nothing more for your fourth building. Build it now.
    .wrong = Build the building.
    .solved = Your city is complete, and you have won. How to get there is a matter of turning the right wheels.
lesson-your-three-links = Your three links
    .task = You have wheel 1. It touches A, B and Ben's wheel 2: these are your three links. Gold gives you what it is linked with, and link B shows gold and food. Trigger link B.
    .mistake = That turns a wheel, and with it a link. Trigger link B as it is.
    .wrong = Trigger link B.
    .solved = That took one action; your population is the number of actions you have each turn. Ben also has links with A and B, and shares the common link with you.
lesson-turning-a-wheel = Turning a wheel
    .task = To change your links, turn a wheel: your own, A or B, but never Ben's. Each action turns it one space clockwise. Turn wheel 1.
    .mistake = That wheel is in only one of your links. Turn your own wheel, number 1.
    .wrong = Turn wheel 1.
    .solved = Your own wheel changes all three of your links. A and B change one of yours, and one of Ben's.
lesson-growing = Growing
    .task = Links can do more than give goods. Brick and food raise your population; wood and food raise your food production. Trigger link B: brick and food.
    .wrong = Trigger link B, brick and food.
    .solved = A higher population gives you one more action at once. You may trigger the same link as often as you have actions.
lesson-common-link = The common link
    .task = The common link is where the player wheels touch. Both players gain what it gives, whoever triggers it. Stone and wood make a road: trigger the common link.
    .mistake = Only you gain from that one. The common link is where your wheel touches Ben's.
    .wrong = Trigger the common link.
    .solved = Likewise, brick and stone make a wall. Triggering the common link helps Ben as much as you, so choose the moment well.
lesson-production = Production
    .task = When you end your actions, each of your links produces once more for free. Here, A gives a wall and B a brick. End your actions now.
    .mistake = Each of your links gives once for free when you end your actions. Here that is all you need.
    .wrong = End your actions.
    .solved = So turn the wheels to where they help you at the end. You can have at most four of anything.
lesson-danger = Danger
    .task = After production, skulls take what they are linked with. Link A would take your stone. Turn wheel A to move its skull away, then end your actions.
    .mistake = Too soon: the skull in link A would take your stone. Turn wheel A first.
    .other-mistake = The skull is on wheel A: turn that one.
    .wrong = First turn wheel A, then end your actions.
    .solved = Your stone is safe. If you have none of what a danger takes, you lose nothing.
lesson-a-first-turn = A first turn
    .task = The start of a game, two actions. Turn wheel 1, trigger link A for food production, and end: it gives again. After Ben's turn, turn wheel 1 twice and end.
    .mistake = Turn wheel 1 first: then link A gives you food production.
    .wrong = First turn wheel 1, trigger link A and end. Next turn: turn wheel 1 twice and end.
    .solved = Food for four, three people, and two roads that Ben paid for with his actions: a fine start. Now try a game of your own.
lesson-feeding = Feeding
    .task = Your turn starts with feeding. Food production feeds two of your four people; you have two food in your supply. Feed both from your supply.
    .mistake = One person would stay hungry and leave. You have two food: feed both.
    .other-mistake = Both hungry people would leave. You have two food: feed both.
    .wrong = Feed two.
    .solved = Each hungry person you do not feed leaves, and costs you an action. If your population falls to zero, you lose.
lesson-building-from-supply = Building from supply
    .task = You can build with goods from your supply, for one action: a wall costs a brick and a stone, a road a wood and a stone. Build a wall.
    .wrong = Build a wall from your supply.
    .solved = A building costs a brick, a wood and a stone, and needs a wall and a road of its own: you need more of both than you have buildings.
lesson-a-building-from-two-links = A building from two links
    .task = Two links together can make a building: one with two of brick, wood and stone, the other with gold and the third. It takes two actions. Use link B and the common link.
    .wrong = Make a building from link B and the common link.
    .solved = And you have won. At the end of your actions, two such links can make a building for free.
lesson-danger-in-the-common-link = Danger in the common link
    .task = In the common link, the player whose wheel shows the skull robs the other. The skull is on your wheel, wood on Ben's. End your actions.
    .wrong = End your actions.
    .solved = Had the skull been on Ben's wheel, he would have taken one of yours, even on your turn.
lesson-disasters = Disasters
    .task = Two skulls are a disaster. In your own link it strikes you; in the common link, your opponent. The die decides what is lost. End your actions.
    .wrong = End your actions.
    .solved = After a disaster, all four wheels turn one space. This does not trigger production or danger.
lesson-hired-workers = Hired workers
    .task = Gold with gold hires a worker, who is good for one extra action. You have one action and one worker: spend the worker, turn wheel 1, trigger link A.
    .mistake = That works too, but spend the worker first to see what it does.
    .wrong = First spend the worker, then turn wheel 1, then trigger link A.
    .solved = You can only spend workers you had at the start of your turn. One hired now can be spent from your next turn on.
lesson-solo = Solo
    .task = In a solo game you have eight rounds to build your city. At the end of each, the die turns wheels, and the common link gives once more, only to you. End your actions.
    .wrong = End your actions.
    .solved = You gained two roads. After the die roll, single skulls do nothing, but two in any of your links are still a disaster.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-solitaire = Solitaire
deal-solitaire-about = Solo: complete your city in eight rounds, or fewer.
# $rounds (Number)
deal-won = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
# $structures (Number)
# $needed (Number)
deal-missed = { $structures } of { $needed } structures
