### Words of World Wonders. Each player builds a city on a map of squares, "spaces": roads, a tower, buildings of five
### types and monuments. What is built gives steps on three tracks (food, ceramics, gears), which bring population.
### Everything is bought with gold in the market. In a solo game an automaton takes things from the market.

## (Feature)

# Everything that can be on a map. `a`: with the article that it has as an object, where the value has none.
feature-long-road = long road
    .a = a long road
# Of two spaces.
feature-double-road = double road
    .a = a double road
# Of one space.
feature-single-road = single road
    .a = a single road
# Of any length.
feature-road = road
    .a = a road
# A long road over water.
feature-bridge = bridge
    .a = a bridge
feature-tower = tower
    .a = a tower
# The south edge of the map, where the first road starts.
feature-sidewalk = sidewalk
    .a = the sidewalk
feature-library = library
    .a = a library
feature-farm = farm
    .a = a farm
feature-habitation = habitation
    .a = a habitation
feature-market = market
    .a = a market
feature-temple = temple
    .a = a temple
feature-two-farms = two farms
    .a = two farms
feature-water = water
    .a = water
# On which nothing is built.
feature-open-water = open water
    .a = open water
feature-resource = natural resource
    .a = a natural resource
# On which nothing is built.
feature-open-resource = open natural resource
    .a = an open natural resource
# In rows such as "a to d green", and alone.
feature-green = green
    .a = green land
feature-ziggurat = Ziggurat
    .a = the Ziggurat
feature-giza = Giza Pyramid Complex
    .a = the Giza Pyramid Complex
feature-obelisks = Obelisks
    .a = the Obelisks
feature-trojan-horse = Trojan Horse
    .a = the Trojan Horse
feature-ishtar-gate = Ishtar Gate
    .a = the Ishtar Gate
feature-theater = Theater
    .a = the Theater
feature-parthenon = Parthenon
    .a = the Parthenon
feature-port = Port of Carthage
    .a = the Port of Carthage
feature-aqueduct = Aqueduct
    .a = the Aqueduct
feature-petra = Petra
    .a = Petra
feature-lighthouse = Lighthouse of Alexandria
    .a = the Lighthouse of Alexandria
feature-great-wall = Great Wall of China
    .a = the Great Wall of China
feature-roman-bridge = Roman Bridge
    .a = the Roman Bridge
feature-colosseum = Colosseum
    .a = the Colosseum
feature-hippodrome = Hippodrome
    .a = the Hippodrome
feature-el-castillo = El Castillo of Chichen Itza
    .a = El Castillo of Chichen Itza
feature-shitenno-ji = Shitennō-ji
    .a = Shitennō-ji
feature-angkor-wat = Angkor Wat
    .a = Angkor Wat
feature-moai = Moai
    .a = the Moai
feature-machu-picchu = Machu Picchu
    .a = Machu Picchu
feature-thien-mu = Thien Mu Pagoda
    .a = the Thien Mu Pagoda
# Monuments of several pieces, which are placed one by one.
feature-part-of-giza = piece of the Giza Pyramid Complex
    .a = a piece of the Giza Pyramid Complex
feature-part-of-obelisks = piece of the Obelisks
    .a = a piece of the Obelisks
feature-part-of-great-wall = piece of the Great Wall of China
    .a = a piece of the Great Wall of China
feature-part-of-moai = piece of the Moai
    .a = a piece of the Moai

## (Building)

# The types of buildings. `title`: alone. `many`: several.
building-library = library
    .title = Library
    .many = libraries
building-farm = farm
    .title = Farm
    .many = farms
building-habitation = habitation
    .title = Habitation
    .many = habitations
building-market = market
    .title = Market
    .many = markets
building-temple = temple
    .title = Temple
    .many = temples

## (Stack)

# The shapes of buildings. `a`: with its article.
stack-short-line = line of 2
    .a = a line of 2
stack-line = line of 3
    .a = a line of 3
stack-corner = corner of 3
    .a = a corner of 3
stack-square = square of 4
    .a = a square of 4
stack-ell = L of 4
    .a = an L of 4
stack-block = block of 5
    .a = a block of 5
stack-tee = T of 4
    .a = a T of 4
stack-zigzag = zigzag of 4
    .a = a zigzag of 4

## (Resource)

# What the tracks count. `title`: alone, or the beginning of a line. `one` and `many`: after a number.
resource-food = food
    .title = Food
    .one = food
    .many = food
resource-ceramics = ceramics
    .title = Ceramics
    .one = ceramic
    .many = ceramics
resource-gears = gears
    .title = Gears
    .one = gear
    .many = gears

## (Ware)

# What the market has besides buildings and monuments: the name on its button. `a`: as an object of "buy". `brief`: the
# same, where there is less room. A pedestal decides who goes first, or second, in the next round.
ware-long-road = Long road
    .a = a long road
    .brief = a long road
ware-short-roads = Short roads
    .a = a set of short roads
    .brief = a set of short roads
ware-tower = Tower
    .a = the tower
    .brief = the tower
ware-first-pedestal = Go first
    .a = the pedestal to go first next round
    .brief = the first pedestal
ware-second-pedestal = Go second
    .a = the pedestal to go second next round
    .brief = the second pedestal

## Parts of lists

# Steps on a track.
# $resource (Resource)
# $count (Number)
amount = { $count ->
    [one] { $count } { $resource-one }
   *[other] { $count } { $resource-many }
}
# $people (Number)
people = { $people } population
# After "next to".
# $feature (Feature)
neighbor = { $feature-a }
# What a monument has to touch, after "next to" and "missing".
# $need (Feature)
need = { $need-a }
# Buildings that come to the market.
# $building (Building)
# $count (Number)
buildings = { $count ->
    [one] { $count } { $building }
   *[other] { $count } { $building-many }
}
# A monument that comes to the market.
# $monument (Feature)
monument = { $monument-a }
# What is to be placed.
# $piece (Feature)
piece = { $piece-a }
# $count (Number)
double-roads = { $count ->
    [one] a double road
   *[other] { $count } double roads
}
# What the automaton takes, or would take.
# $stack (Stack)
taken-building = a building ({ $stack })
# $ware (Ware)
taken-ware = { $ware-a }
# $monument (Feature)
taken-monument = { $monument-a }
# The first in the row.
taken-first-monument = the first monument
taken-second-monument = the second monument
# A player, after "then".
# $player (Player)
player-in-order = { $player-person ->
    [you] you
   *[other] { $player }
}

## Spaces, in the notation

# A rectangle by its corners.
# $from (Text)
# $to (Text)
spaces-between = { $from } to { $to }
# A spot for a piece: its corner, and how it is rotated, in quarter turns.
# $space (Text)
# $turns (Number)
spot = { $turns ->
    [0] { $space }
    [1] { $space }, rotated once
    [2] { $space }, rotated twice
   *[other] { $space }, rotated three times
}

## What can be done, as an infinitive: after "Try this:" and in the list of actions

draw-first-card = draw the automaton's first card
# $building (Building)
# $stack (Stack)
# $gains (List): such as "2 food"
# $gold (Number)
buy-building = buy the { $building } ({ $stack }, { $gains }) for { $gold } gold
# $ware (Ware)
# $gold (Number)
buy-ware = buy { $ware-a } for { $gold } gold
# It costs all gold that is left.
# $monument (Feature)
# $gold (Number)
buy-monument = { $gold ->
    [1] buy { $monument-a } for the last gold
   *[other] buy { $monument-a } for the last { $gold } gold
}
take-loan = take a loan of 2 gold
repay-loan = repay the loan for 3 gold
leave-round = leave the round
end-turn = end the turn
# $piece (Feature)
# $spaces (Text)
place-on = place { $piece-a } on { $spaces }
# Beside the board, which shows no coordinates.
# $piece (Feature)
# $neighbors (List)
place-beside = place { $piece-a } next to { $neighbors }
# $piece (Feature)
place = place { $piece-a }

## What the player has to do, after "Your turn:" or a name

task-first-road = place the first road at the sidewalk
# $gold (Number)
task-buy = buy something with { $gold } gold
# $gold (Number)
task-leave = leave the round, as { $gold } gold buys nothing
# $gold (Number)
task-borrow-or-leave = take a loan or leave the round, as { $gold } gold buys nothing
# $gold (Number)
task-repay-or-leave = repay the loan or leave the round, as { $gold } gold buys nothing
# $next (Number)
# $all (Number)
# $monument (Feature)
task-piece = place piece { $next } of { $all } of { $monument-a }
# $roads (List)
task-roads = place { $roads }

## What has happened

# Alone.
# $round (Number)
# $last (Flag)
round-begins = { $last ->
    [true] Round { $round }, the last, begins.
   *[false] Round { $round } begins.
}
# $round (Number)
# $last (Flag)
# $first (Player)
# $others (List)
round-order = { $last ->
    [true] { $first-person ->
        [you] Round { $round }, the last: you go first, then { $others }.
       *[other] Round { $round }, the last: { $first } goes first, then { $others }.
    }
   *[false] { $first-person ->
        [you] Round { $round }: you go first, then { $others }.
       *[other] Round { $round }: { $first } goes first, then { $others }.
    }
}
# $buildings (List)
new-buildings = New buildings: { $buildings }.
# $count (Number)
# $monuments (List)
new-monuments = { $count ->
    [one] New monument: { $monuments }.
   *[other] New monuments: { $monuments }.
}
# $card (Number)
card-takes-nothing = The automaton draws card { $card } and finds nothing to take.
# $card (Number)
# $items (List)
card-takes = The automaton draws card { $card } and takes { $items }.
# A card has several sections, and the automaton takes the first of which the market has everything.
# $card (Number)
# $items (List)
card-takes-instead = The automaton draws card { $card }. No section is complete, so it takes { $items } instead.
# $player (Player)
borrowed = { $player-person ->
    [you] You take a loan of 2 gold.
   *[other] { $player } takes a loan of 2 gold.
}
# $player (Player)
repaid = { $player-person ->
    [you] You repay the loan for 3 gold.
   *[other] { $player } repays the loan for 3 gold.
}
# $player (Player)
# $building (Feature)
# $spaces (Number): two or more
# $gold (Number)
bought-building = { $player-person ->
    [you] You buy { $building-a } of { $spaces } spaces for { $gold } gold.
   *[other] { $player } buys { $building-a } of { $spaces } spaces for { $gold } gold.
}
# $player (Player)
# $ware (Ware)
# $gold (Number)
bought-ware = { $player-person ->
    [you] You buy { $ware-a } for { $gold } gold.
   *[other] { $player } buys { $ware-a } for { $gold } gold.
}
# $player (Player)
# $monument (Feature)
# $gold (Number)
bought-monument = { $player-person ->
    [you] { $gold ->
        [1] You spend your last gold on { $monument-a }.
       *[other] You spend your last { $gold } gold on { $monument-a }.
    }
   *[other] { $gold ->
        [1] { $player } spends the last gold on { $monument-a }.
       *[other] { $player } spends the last { $gold } gold on { $monument-a }.
    }
}
# With coordinates.
# $player (Player)
# $piece (Feature)
# $spaces (Text)
built-on = { $player-person ->
    [you] You build { $piece-a } on { $spaces }.
   *[other] { $player } builds { $piece-a } on { $spaces }.
}
# $player (Player)
# $piece (Feature)
# $spaces (Text)
# $gains (List): such as "2 food"
built-on-gaining = { $player-person ->
    [you] You build { $piece-a } on { $spaces }, gaining { $gains }.
   *[other] { $player } builds { $piece-a } on { $spaces }, gaining { $gains }.
}
# Beside the board, which shows no coordinates.
# $player (Player)
# $piece (Feature)
# $neighbors (List)
built-beside = { $player-person ->
    [you] You build { $piece-a } next to { $neighbors }.
   *[other] { $player } builds { $piece-a } next to { $neighbors }.
}
# $player (Player)
# $piece (Feature)
# $neighbors (List)
# $gains (List)
built-beside-gaining = { $player-person ->
    [you] You build { $piece-a } next to { $neighbors }, gaining { $gains }.
   *[other] { $player } builds { $piece-a } next to { $neighbors }, gaining { $gains }.
}
# Next to nothing.
# $player (Player)
# $piece (Feature)
built = { $player-person ->
    [you] You build { $piece-a }.
   *[other] { $player } builds { $piece-a }.
}
# $player (Player)
# $gains (List)
gained = { $player-person ->
    [you] You gain { $gains }.
   *[other] { $player } gains { $gains }.
}
# Of a set of short roads: they fit nowhere.
# $count (Number)
double-roads-lost = { $count ->
    [one] A double road does not fit anywhere and is lost.
   *[other] { $count } double roads do not fit anywhere and are lost.
}
single-road-lost = The single road does not fit anywhere and is lost.
# $count (Number)
all-roads-lost = { $count ->
    [one] A double road and the single road do not fit anywhere and are lost.
   *[other] { $count } double roads and the single road do not fit anywhere and are lost.
}
# $player (Player)
# $population (Number)
grew = { $player-person ->
    [you] Your population grows to { $population }.
   *[other] { $player }'s population grows to { $population }.
}
# $player (Player)
# $population (Number)
grew-to-end = { $player-person ->
    [you] Your population grows to { $population }, the end of the track: this is the last round.
   *[other] { $player }'s population grows to { $population }, the end of the track: this is the last round.
}
# $player (Player)
# $gold (Number)
left-round = { $player-person ->
    [you] You leave the round with { $gold } gold left.
   *[other] { $player } leaves the round with { $gold } gold left.
}

## The end

end-population = A city has reached the end of its population track.
end-rounds = All ten rounds have been played.
# $round (Number)
# $rounds (Number)
resigned = Resigned in round { $round } of { $rounds }.
# Of a solo game, in which the points that win are one more than the player's tracks add up to.
# $points (Number)
# $target (Number)
# $resources (List): such as "8 food", "0 ceramics"
result-easy = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The target was { $target }: { $resources }, and 1 more.
# $points (Number)
# $target (Number)
# $resources (List)
# $monuments (Number): the points of the automaton's monuments
result-hard = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The target was { $target }: { $resources }, { $monuments } for the automaton's monuments, and 1 more.

## Sources of points

score-population = Population
score-lowest-resource = Lowest resource
score-monuments = Monuments
score-natural-resources = Natural resources
score-districts = City districts
score-objectives = Objectives
score-loan = Unpaid loan
# $population (Number)
score-population-of = Population { $population }
# $tracks (List)
score-lowest-of = Lowest resource ({ $tracks })
# $objective (Text)
# $value (Text): such as "9 spaces"
score-objective = { $objective } ({ $value })

## Objectives

objective-green = Largest closed green area
objective-longest-road = Longest road
objective-monuments = Most monuments
objective-at-resources = Most buildings next to natural resources
objective-at-water = Most buildings next to water
objective-at-edge = Most buildings at the edge of the map
objective-every-district = A city district of every type
# $building (Building)
objective-most = Most { $building-many }
# $resource (Resource)
objective-track = Most { $resource-many }
# $building (Building)
objective-group = Largest group of { $building-many }
# What a player has of it.
# $count (Number)
value-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
# $count (Number)
value-monuments = { $count ->
    [one] { $count } monument
   *[other] { $count } monuments
}
# $count (Number)
value-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
value-done = done
value-not-yet = not yet
# With the points that it gives now.
# $value (Text)
# $points (Number)
value-with-points = { $points ->
    [one] { $value }, { $points } point
   *[other] { $value }, { $points } points
}
# $first (Number)
# $second (Number)
objective-points = { $first } points for first, { $second } for second
# Between all who reach it.
# $points (Number)
objective-points-shared = { $points } points, shared

## Why a turn is suggested

# A track, before and after the turn.
# $resource (Resource)
# $before (Number)
# $after (Number)
# $scarcest (Flag): none of the player's tracks is lower
rises = { $scarcest ->
    [true] { $resource-title }: { $before } → { $after }, your lowest track.
   *[false] { $resource-title }: { $before } → { $after }.
}
# $before (Number)
# $after (Number)
population-rises = Population: { $before } → { $after }.
# $monument (Feature)
# $points (Number)
builds = { $points ->
    [one] Builds { $monument-a }, worth { $points } point.
   *[other] Builds { $monument-a }, worth { $points } points.
}
first-next-round = You go first next round and choose from the whole market.
second-next-round = You go second next round.
leaves-round = You keep your city as it is for this round.
takes-loan = The loan gives you 2 more gold to spend now.
repays-loan = Repaid now, the loan costs you no points at the end.
# $before (Number)
# $after (Number)
districts-rise = City districts: { $before } → { $after }.
# $spaces (Number)
closes-green = { $spaces ->
    [one] Covers { $spaces } green space beside your buildings, on the way to a district.
   *[other] Covers { $spaces } green spaces beside your buildings, on the way to a district.
}
# $gold (Number)
leaves-gold = Leaves you { $gold } gold for this round.
# $spaces (Number)
road-opens = { $spaces ->
    [one] The road opens { $spaces } more space to build on.
   *[other] The road opens { $spaces } more spaces to build on.
}

## What a suggested turn risks

risk-loan = The loan costs 3 gold to repay, or 2 points at the end.
# $resources (Number)
risk-covers = { $resources ->
    [one] It covers a natural resource that would have scored.
   *[other] It covers { $resources } natural resources that would have scored.
}
# $player (Player): an opponent
# $building (Building)
# $stack (Stack)
# $gains (List)
risk-building = Next, { $player } could take the { $building } ({ $stack }, { $gains }).
# $player (Player)
# $monument (Feature)
risk-monument = Next, { $player } could take { $monument-a }.
# $player (Player)
# $ware (Ware)
risk-ware = Next, { $player } could take { $ware-brief }.

## Buttons below the map

button-start = Start
button-end = End turn
button-borrow = Borrow 2 gold
button-repay = Repay 3 gold
button-leave = Leave round
button-rotate = Rotate
button-next-spot = Next spot
button-put-back = Put it back
button-place = Place it here
# Which road is placed next.
button-double-road = Double road
button-single-road = Single road
button-long-road = Long road
# Before the first road is placed.
button-short-roads = Short roads first
# $gold (Number)
button-buy = Buy for { $gold } gold
# Read aloud.
# $gold (Number)
# $item (Text)
button-buy-item = Buy for { $gold } gold: { $item }
# A list of all places where the piece fits.
all-spots-label = All spots:
all-spots = All spots

## The piece to place

choose-spot = Choose a spot on the map; drag to adjust.
spot-keys = Arrow keys move it, R rotates it, F finds the next spot, Enter places it.
fits = It fits here.
fits-tap-again = It fits here. Tap it again to place it.
# $changes (List): such as "gears 6 → 8", "+1 point"
fits-bringing = It fits here: { $changes }.
# Read aloud: where the piece is; whether it fits there follows.
# $spot (Text)
# $piece (Feature)
preview = { $spot }: { $piece-a }.
# $spot (Text)
# $piece (Feature)
# $spaces (Text): several
preview-on = { $spot }: { $piece-a } on { $spaces }.
preview-fits = It fits. Enter places it.

## What a piece would change

# $resource (Resource)
# $before (Number)
# $after (Number)
change-track = { $resource } { $before } → { $after }
# $people (Number)
change-population = +{ $people } population
# $points (Number)
change-points-up = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
# $points (Number)
change-points-down = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
# $changes (List)
brings = Brings { $changes }.

## The map

the-map = The map
# What is on a space.
# $space (Text)
# $feature (Feature)
space-holds = { $space }: { $feature-a }.
# A building without green land next to it.
# $space (Text)
# $building (Feature)
# $gains (List)
space-district = { $space }: { $building-a }, a city district; gives { $gains }.
# $space (Text)
# $building (Feature)
# $gaps (Number)
# $gains (List)
space-building = { $gaps ->
    [one] { $space }: { $building-a } next to { $gaps } green space; gives { $gains }.
   *[other] { $space }: { $building-a } next to { $gaps } green spaces; gives { $gains }.
}
# $space (Text)
space-scores = { $space }: a natural resource next to the city, 1 point.
# The map as text, read aloud: columns of a row.
# $from (Text)
# $to (Text)
# $feature (Feature)
row-run = { $from } to { $to } { $feature }
# $column (Text)
# $feature (Feature)
row-single = { $column } { $feature }
# $row (Number)
# $runs (List)
row = Row { $row }: { $runs }.
# $player (Player)
rows-of = { $player-person ->
    [you] Your city, row by row from the north
   *[other] { $player }'s city, row by row from the north
}

## Cities

cities = Cities
# $player (Player)
city-of = { $player-person ->
    [you] Your city
   *[other] { $player }'s city
}
# $player (Player)
back-to-city = { $player-person ->
    [you] Back to your city
   *[other] Back to { $player }'s city
}
# $gold (Number)
gold = { $gold } gold
loan-to-repay = a loan to repay
# On a tab: something was built.
new = new
# A tab, read aloud, sentence by sentence.
# $player (Player)
tab = { $player }.
# $player (Player)
# $points (Number)
tab-points = { $points ->
    [one] { $player }: { $points } point.
   *[other] { $player }: { $points } points.
}
# $player (Player)
# $points (Number)
tab-points-now = { $points ->
    [one] { $player }: { $points } point if the game ended now.
   *[other] { $player }: { $points } points if the game ended now.
}
# $gold (Number)
# $loan (Flag)
tab-gold = { $loan ->
    [true] { $gold } gold, a loan to repay.
   *[false] { $gold } gold.
}
# In the order of turns.
# $place (Number): one to five
tab-place = { $place ->
    [1] Plays first.
    [2] Plays second.
    [3] Plays third.
    [4] Plays fourth.
   *[other] Plays fifth.
}

## Buttons that light up what scores in a city

# $player (Player)
lights = { $player-person ->
    [you] Show in your city
   *[other] Show in { $player }'s city
}
# $count (Number)
light-districts = Districts: { $count }
# Natural resources next to the city that nothing covers.
# $count (Number)
light-resources = Resources kept: { $count }

## Tracks, read aloud

tracks = Resources and population
# $resource (Resource)
# $value (Number)
# $end (Number): the last space
# $next (Number): the space with the next population symbol
track = { $resource-title } { $value } of { $end }, next population at { $next }.
# $resource (Resource)
# $value (Number)
# $end (Number)
track-without-symbols = { $resource-title } { $value } of { $end }, no more population symbols.
# $population (Number)
# $end (Number)
# $points (Number)
track-population = { $points ->
    [one] Population { $population } of { $end }, { $points } point.
   *[other] Population { $population } of { $end }, { $points } points.
}

## The market

the-market = The market
# $cards (Number)
monuments-left = { $cards ->
    [one] Monuments ({ $cards } card left)
   *[other] Monuments ({ $cards } cards left)
}
# $building (Building)
building-title = { $building-title }
# In place of a building.
# $stack (Stack)
sold-out = Sold out: { $stack-a }
# What is for sale, read aloud.
# $building (Building)
# $stack (Stack)
# $gains (List)
# $gold (Number)
sale-building = { $building-title }, { $stack-a }, gives { $gains }, { $gold } gold
# $stack (Stack)
# $gold (Number)
sale-no-building = Sold out: { $stack-a }, { $gold } gold
# $left (Number)
# $gold (Number)
sale-long-road = { $left ->
    [0] Long road, 4 spaces in a line, a bridge over water, sold out, { $gold } gold
   *[other] Long road, 4 spaces in a line, a bridge over water, { $left } left, { $gold } gold
}
# $left (Number)
# $gold (Number)
sale-short-roads = { $left ->
    [0] Short roads, two of 2 spaces and one of 1, sold out, { $gold } gold
   *[other] Short roads, two of 2 spaces and one of 1, { $left } left, { $gold } gold
}
# $available (Flag)
# $gold (Number)
sale-tower = { $available ->
    [true] Tower, 1 space, { $gold } gold
   *[false] Tower, 1 space, sold out, { $gold } gold
}
# $ware (Ware): a pedestal
# $gold (Number)
sale-pedestal = { $ware } in the next round, { $gold } gold
# $ware (Ware): a pedestal
# $player (Player)
# $gold (Number)
sale-pedestal-taken = { $player-person ->
    [you] { $ware } in the next round, you have it, { $gold } gold
   *[other] { $ware } in the next round, { $player } has it, { $gold } gold
}

## Monument cards

# Read aloud: its name and size, then what it needs, and what it gives.
# $monument (Feature)
card-space = { $monument }, 1 space.
# $monument (Feature)
# $short (Number)
# $long (Number)
card-rectangle = { $monument }, { $short } by { $long }.
# $monument (Feature)
# $stack (Stack)
card-shape = { $monument }, { $stack-a }.
# $monument (Feature)
# $pieces (Number)
card-single-pieces = { $monument }, { $pieces } pieces of 1 space.
# $monument (Feature)
# $pieces (Number)
# $short (Number)
# $long (Number)
card-pieces = { $monument }, { $pieces } pieces of { $short } by { $long }.
# $needs (List)
card-needs = Next to { $needs }.
# On what it stands, and how its pieces lie.
card-on-water = On water.
card-ends-on-land = Both ends on land.
card-over-water = Both ends on land, with water between.
card-half-on-water = One half on water, the other on land.
card-connected = All pieces connected.
card-one-apart = In line, one space apart.
card-in-line = In line, at most one space apart.
# $gains (List): such as "2 points", "1 food"
card-gives = Gives { $gains }.
# On the card, below what it needs.
# $needs (List)
card-missing = Missing: { $needs }.

## About what is chosen in the market

# The beginning, in bold.
# $name (Text)
about = { $name }.
# $ways (Number)
about-fits = { $ways ->
    [0] It does not fit anywhere right now.
    [one] There is { $ways } way to place it.
   *[other] There are { $ways } ways to place it.
}
# $ways (Number)
about-fits-piece = { $ways ->
    [one] There is { $ways } way to place its first piece.
   *[other] There are { $ways } ways to place its first piece.
}
# $ways (Number)
about-fits-road = { $ways ->
    [one] There is { $ways } way to place a road of 2 spaces.
   *[other] There are { $ways } ways to place a road of 2 spaces.
}
about-fits-single = Only its single road fits right now.
# What a monument needs, and how much of it there is.
# $need (Feature)
need-missing = { $need }: none yet
# $need (Feature)
# $count (Number)
need-spaces = { $count ->
    [one] { $need }: { $count } space
   *[other] { $need }: { $count } spaces
}
# $need (Feature)
# $count (Number)
need-count = { $need }: { $count }

## Beside the board

ended-now = If the game ended now
objectives = Objectives
# $round (Number)
# $rounds (Number)
round = Round { $round } of { $rounds }
next-order = Next round's order so far:
remaining = Remaining tiles and monuments
# A building in a stack, read aloud.
# $building (Building)
# $gains (List)
remaining-building = { $building }, { $gains }

## The automaton

the-automaton = The automaton
took-nothing-yet = The automaton has not taken anything yet.
took-nothing = The automaton took nothing with its last card.
# $items (List)
took = The automaton took { $items }.
# A section of its last card.
# $items (List)
section-taken = { $items }: taken
took-nothing-from-card = It took nothing.
# $items (List)
took-instead = No section was complete, so it took { $items }.
no-monuments-yet = It has no monuments yet.
# $monuments (List)
its-monuments = Its monuments: { $monuments }.
# $cards (Number)
until-shuffle = Cards until the next shuffle: { $cards }
# The points that the player needs to win.
# $target (Number)
target = Target { $target }.
# $target (Number)
# $points (Number)
target-and-points = Target { $target }. You have { $points }.

## Why something cannot be done

refusal-phase = You cannot do that now.
refusal-not-for-sale = That is not for sale now.
# $cost (Number)
# $gold (Number)
refusal-gold = { $gold ->
    [0] That costs { $cost } gold, and you have none left.
   *[other] That costs { $cost } gold, and you have { $gold }.
}
refusal-fits-nowhere = It does not fit anywhere in your city.
refusal-pedestal = You already have a pedestal for the next round.
refusal-one-loan = You can take or repay only one loan per turn.
refusal-has-loan = Repay your current loan first.
refusal-loan-useless = Even with 2 more gold, you could not buy anything.
refusal-no-loan = You have no loan to repay.
refusal-loan-of-round = A loan can only be repaid from the next round on.
refusal-repaying = You still have to buy something this turn, and after repaying you could not.
refusal-must-buy = You can still buy something, so you have to.
# Of an action in the notation.
refusal-rotation = It looks the same with fewer rotations: write it that way.
refusal-off-map = It reaches beyond the edge of the map.
# $space (Text)
refusal-occupied = Space { $space } is already occupied.
# $space (Text)
refusal-on-water = Space { $space } is water, and this needs land.
# $space (Text)
refusal-on-land = Space { $space } is land, and this needs water.
refusal-terrain-land = It must stand on land.
refusal-terrain-water = It must stand on water.
refusal-terrain-ends = Both ends must be on land.
refusal-terrain-between = Both ends must be on land, with water between them.
refusal-terrain-half = One half must be on water, the other on land.
refusal-sidewalk = Your first road must touch the sidewalk, at the south edge of the map.
refusal-road = It must touch a road, the sidewalk or a tower.
refusal-tower = It must touch a piece of your city.
# $building (Feature): one of the same type
refusal-building = It must touch a road or { $building-a }.
# $need (Feature)
refusal-need = It must touch { $need-a }.
refusal-incomplete = The monument could not be completed from there: its pieces must lie as shown on its card, next to everything it needs.
refusal-no-such-road = There is no such road left in the set.

## Options of a new game: the question, and name and explanation of each choice

option-map = Maps
    .choice-a = Lake
    .choice-a-about = Everyone has the same lake.
    .choice-b = Rivers
    .choice-b-about = Everyone has a different river.
option-board = Resource boards
    .choice-a = Same tracks
    .choice-a-about = All three resources bring population at the same steps.
    .choice-b = Different tracks
    .choice-b-about = Each resource brings population at its own steps.
option-objectives = Objectives
    .choice-off = None
    .choice-off-about = Good for a first game.
    .choice-on = Three
    .choice-on-about = Whoever does best at them scores extra points.
option-automaton = The automaton
    .choice-easy = Easy
    .choice-easy-about = Score more points than your three resources add up to.
    .choice-hard = Hard
    .choice-hard-about = The points of the automaton's monuments count on top.

## Help for a first turn

help-first = Place your first road at the sidewalk, the south edge of your map. It is free.
help-second = Each turn, buy one thing: a building, roads, the tower, a pedestal to go earlier next round, or a monument. You have 7 gold each round.
help-third = A building must touch a road or a building of its type. It gives food, ceramics and gears, which bring population.
help-fourth = A monument costs all the gold you have left, so buy it last. It must touch everything shown on its card.
help-fifth = At the end, you score for your lowest resource, for buildings with no green land next to them, and for natural resources you have kept.
help-first-alone = Before each of your turns, the automaton takes things from the market. Next to its picture you see how many points you need.
help-third-alone = Each turn, buy one thing: a building, roads, the tower or a monument. You have 7 gold each round.

## About the game

# How actions are typed. What is typed stays as it is.
notation = buy-I2, buy-I3, buy-L3, buy-O4, buy-L4, buy-P5, buy-T4 and buy-S4 buy the building of that shape; buy-long-road, buy-short-roads, buy-tower, buy-first, buy-second and buy-petra (a monument) buy the rest. c7 places a piece with the north-west corner of its bounding box in column c, row 7; c7e, c7s and c7w rotate it by one, two and three quarter turns; one-c7 places the single road, start-c7e the first long road where short roads were bought before it. loan takes a loan, repay repays it, out leaves the round, end ends the turn, begin starts a solo game.
tie-breaker = Ties are broken by the number of monuments.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-turn-ends = Your turn ends
routine-you-leave-the-round = You leave the round
routine-you-buy-the-pedestal = You buy the pedestal

## Milestones: the title, and what is to be done

milestone-solo-easy = Ahead of the automaton
milestone-solo-easy-task = Win a solo game.
milestone-solo-hard = Master of the automaton
milestone-solo-hard-task = Win a solo game against the hard automaton.
milestone-full-city = A full city
milestone-full-city-task = Win with a population of 13, the end of the track.
milestone-six-monuments = Wonders of the world
milestone-six-monuments-task = Build six monuments in one game.
milestone-many-districts = City planner
milestone-many-districts-task = Finish a game with 14 city districts or more.
milestone-beat-expert = Seven wonders and you
milestone-beat-expert-task = Beat Expert.

## Endless puzzles

puzzle-monument = Build a monument
puzzle-monument-about = Nobody else has gold left. Buy what the monument needs, then build it before the round is over.
# What the number of the difficulty counts, after "Difficulty:".
puzzle-monument-difficulty = how far it is to the monument
# While the puzzle is made.
puzzle-monument-to-come = Build the monument this round.
# $monument (Feature)
puzzle-monument-goal = Build { $monument-a } this round. Only you have gold left.
puzzle-best-buy = Best buy
puzzle-best-buy-about = Nobody else has gold left. Spend yours so that your population grows the most this round.
# What the number of the difficulty counts, after "Difficulty:".
puzzle-best-buy-difficulty = how much gold you have
puzzle-best-buy-goal = Grow your population as much as you can this round. Only you have gold left.
# The answers to wrong actions.
puzzle-monument-wrong = After that, it can't be built this round.
puzzle-best-buy-wrong = Your gold can buy more population.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal-and-a-first-road = The goal, and a first road
    .task = The city with the most points wins: for people, monuments, districts and resources. Yours starts with a free long road, four spaces in a line, at the sidewalk along the bottom. Move it there, rotate it, and confirm.
    .wrong = That can wait: place your free road at the sidewalk first.
    .solved = Your city grows from here. Each turn you buy one thing and place it. You have 7 gold a round, and play on until all of it is spent.
lesson-a-building = A building
    .task = A new building must touch a road. Buy the farm of two spaces for 2 gold, place it next to your road, and end your turn.
    .mistake = That building is larger and costs more. Buy the green farm of two spaces.
    .wrong = Buy the farm of two spaces, place it, and end your turn.
    .solved = Your food goes up by one. Farms, libraries, habitations, markets and temples give food, ceramics and gears, as each tile shows.
lesson-buildings-of-one-type = Buildings of one type
    .task = Touching a building of its own type is as good as touching a road. Buy the farm of two spaces, place it so that it touches your first farm but not the road, and end your turn.
    .mistake = Buy the green farm of two spaces.
    .other-mistake = Place it away from the road this time: above or beside your first farm.
    .wrong = Buy the farm of two spaces and place it at your first farm, away from the road.
    .solved = That way you can build without a road, as long as the types match. Edges count, corners do not.
lesson-population = Population
    .task = The tracks for food, ceramics and gears have population symbols; the first is on 3. Your food is at 2. Buy the farm of three spaces, which gives 2 food, place it, and end your turn.
    .mistake = Food is the track that is close to a symbol. Buy the farm of three spaces in a line.
    .wrong = Buy the farm of three spaces, place it, and end your turn.
    .solved = Reaching or passing a symbol adds one to your population, which is worth points at the end. Once anyone reaches 13, the game ends after that round.
lesson-natural-resources = Natural resources
    .task = A boulder with trees next to your city scores 1 point at the end, if nothing covers it. Two are near your road. Buy the temple of two spaces and place it so that it touches both of them, and the road.
    .mistake = Buy the temple of two spaces.
    .other-mistake = That covers a natural resource, which then scores nothing. Place the temple between the two.
    .third-mistake = It does not touch both from there. Place it upright, between the two natural resources.
    .wrong = Buy the temple of two spaces, and place it upright between the two natural resources.
    .solved = Two points, if both stay uncovered. You may build over them, but then they are lost.
lesson-city-districts = City districts
    .task = A building without green land next to it is a city district: 1 point at the end. Your farm has one green space left, above it. Buy the tower for 2 gold, place it there, and end your turn.
    .mistake = The tower fits best: it takes one space and only has to touch your city.
    .other-mistake = That leaves the farm its green space. Place the tower right above the farm.
    .wrong = Buy the tower and place it right above your farm.
    .solved = Roads, water, natural resources, the sidewalk and the edge of the map close off a district as well. Roads may start from a tower.
lesson-monuments = Monuments
    .task = A monument must touch everything on its card, and costs all the gold you have left. The Trojan Horse needs a habitation and a road. Buy it with your last 4 gold, place it, and end your turn.
    .mistake = Good to buy before a monument, but here you want the Trojan Horse.
    .wrong = Buy the Trojan Horse, and place it where it touches your habitation and the road.
    .solved = One more population at once, and 1 point at the end. It would have cost you 1 gold just the same, or 7: so buy other things first, but do not wait until Ben takes it.
lesson-end = The end
    .task = Round 10, the last. Your lowest resource scores 1 point a step: ceramics, at 3. Two markets cost 3 gold. Buy the corner-shaped one, which gives 2 ceramics, place it, and end the game.
    .mistake = That market gives only 1 ceramic. Buy the corner-shaped one.
    .other-mistake = The library gives a gear, but gears are not your lowest. Buy the corner-shaped market.
    .third-mistake = There is no later round to repay it in, and an open loan costs 2 points. You have the gold you need.
    .wrong = Buy the corner-shaped market with 2 ceramics, place it, and end your turn.
    .solved = Population, lowest resource, monuments, districts and natural resources, less 2 for an open loan: you have the most points, and win. Now try a game of your own.
lesson-short-roads = Short roads
    .task = For 1 gold you can buy a long road, or a set of short roads: two of two spaces, and one of one. Each must touch a road, a tower or the sidewalk. Buy a set, place all three, and end your turn.
    .mistake = That is a long road. Buy the set of short roads.
    .wrong = Buy the set of short roads, place all three, and end your turn.
    .solved = You may place them in any order, each touching the one before. The market has only a few roads each round.
lesson-bridges = Bridges
    .task = A long road can be a bridge: its two ends lie on land, the middle may cross water. Buy a long road, lay it from the top of your road across the lake to the right bank, and end your turn.
    .mistake = Short roads stay on land. Buy a long road.
    .other-mistake = That stays on the left bank. Start right above your road, and go straight to the right.
    .wrong = Buy a long road, and lay it across the lake from the space above your road.
    .solved = Now you can build on the other bank, too. Only long roads cross water; buildings need land.
lesson-monuments-on-water = Monuments on water
    .task = Each card also shows what a monument stands on. The Lighthouse of Alexandria stands on water, next to a road. Buy it, place it on the lake, and end your turn.
    .mistake = Buy the Lighthouse of Alexandria.
    .wrong = Buy the Lighthouse, and place it on the water beside your road.
    .solved = Two gears, and 1 point at the end. Some monuments have several pieces: their cards show how they lie.
lesson-loans = Loans
    .task = Before you buy, you may take a loan of 2 gold, one at a time. You have 3 gold, and the market of five spaces costs 5. Take a loan, buy the market, place it, and end your turn.
    .mistake = You can afford that without a loan. Take the loan first, then buy the market of five spaces.
    .wrong = Take a loan, buy the market of five spaces, place it, and end your turn.
    .solved = Three ceramics and one food. Repay the loan in a later round for 3 gold; if it is still open at the end, it costs 2 points.
lesson-turn-order = Turn order
    .task = The round ends when nobody has gold left. The lowest population goes first in the next, which is Ben, unless somebody has a pedestal. Spend your last gold on the first pedestal, and end your turn.
    .mistake = With the second pedestal you go second. Buy the first.
    .other-mistake = A road is useful, but Ben would go first. Buy the first pedestal.
    .wrong = Buy the first pedestal, and end your turn.
    .solved = A new round, and you go first. Everyone has 7 gold again, and all tiles, roads and the tower are replaced. Monuments stay until they are bought.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-easy = Easy
deal-easy-about = Solo: score more than your resources add up to.
deal-hard = Hard
deal-hard-about = Solo: the automaton's monuments count against you too.
# $points (Number)
deal-won = won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $points (Number)
deal-lost = lost with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
