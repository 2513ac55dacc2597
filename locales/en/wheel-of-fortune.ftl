### Words of Carcassonne: The Wheel of Fortune. Players lay tiles and deploy followers to what is on them. A follower is a
### knight in a city, a thief on a road, a farmer in a field, a monk in a cloister. A pig walks around a wheel of six
### sectors; where it stops, something happens.

## (Feature)

# What is on the tiles. `title`: alone and at the beginning of a sentence. `a`: after "would meet" and "completes".
# `the`: after "deploy … to", "from" and at the end of a sentence. `follower`: who is deployed to it.
feature-city = city
    .title = City
    .a = a city
    .the = the city
    .follower = knight
    .follower-title = Knight
    .a-follower = a knight
    .the-follower = the knight
    .followers = knights
feature-road = road
    .title = Road
    .a = a road
    .the = the road
    .follower = thief
    .follower-title = Thief
    .a-follower = a thief
    .the-follower = the thief
    .followers = thieves
feature-field = field
    .title = Field
    .a = a field
    .the = the field
    .follower = farmer
    .follower-title = Farmer
    .a-follower = a farmer
    .the-follower = the farmer
    .followers = farmers
feature-cloister = cloister
    .title = Cloister
    .a = a cloister
    .the = the cloister
    .follower = monk
    .follower-title = Monk
    .a-follower = a monk
    .the-follower = the monk
    .followers = monks

## (Sector)

# The six sectors of the wheel. Crowns belong to sectors: "a crown of Taxes".
sector-fortune = Fortune
sector-taxes = Taxes
sector-famine = Famine
sector-storm = Storm
sector-inquisition = Inquisition
sector-plague = Plague

## (Direction)

# A side of a tile, alone in a list after what lies there: "City north and west." `to`: "Show 3 more places to the north."
direction-north = north
    .to = to the north
direction-east = east
    .to = to the east
direction-south = south
    .to = to the south
direction-west = west
    .to = to the west

## (Position)

# Which of several roads, cities or fields of a tile: "deploy a thief to the road in the south".
position-north = in the north
position-northeast = in the northeast
position-east = in the east
position-southeast = in the southeast
position-south = in the south
position-southwest = in the southwest
position-west = in the west
position-northwest = in the northwest
# A field in three corners, this one in the middle.
position-around-northeast = around the northeast
position-around-southeast = around the southeast
position-around-southwest = around the southwest
position-around-northwest = around the northwest
# A field in two corners across from each other.
position-falling = from northwest to southeast
position-rising = from northeast to southwest
position-everywhere = all around

## (Region)

# Where in the land something is, as seen from the middle: "Leo extends the southern city." `place`: "Leo places the tile
# in the south."
region-north = northern
    .place = in the north
region-northeast = northeastern
    .place = in the northeast
region-east = eastern
    .place = in the east
region-southeast = southeastern
    .place = in the southeast
region-south = southern
    .place = in the south
region-southwest = southwestern
    .place = in the southwest
region-west = western
    .place = in the west
region-northwest = northwestern
    .place = in the northwest

## (Tile)

# A tile by what is most noticeable on it: "You draw a straight road." A corner city takes up two adjacent sides.
tile-cloister = a cloister
tile-cloister-road = a cloister with a road
tile-cloister-roads = a cloister between two roads
tile-straight = a straight road
tile-bend = a bend in the road
tile-bends = two bends
# Three roads meet.
tile-junction = a junction
# Four roads meet.
tile-crossroads = a crossroads
tile-city = a city edge
tile-city-road = a city with a road
tile-city-straight = a city beside a straight road
tile-city-bend = a city beside a bend
tile-city-junction = a city beside a junction
tile-city-roads = a city with a bend and a road
# Two cities that do not touch, at sides across from each other.
tile-cities-opposite = two opposite cities
# Two cities that do not touch, at adjacent sides.
tile-cities-adjacent = two adjacent cities
tile-cities-three = three separate cities
# One city, from one side to the side across.
tile-passage = a city straight across
tile-passage-pennant = a city straight across with a pennant
tile-corner = a corner city
tile-corner-pennant = a corner city with a pennant
tile-corner-road = a corner city with a road
tile-corner-bend = a corner city beside a bend
tile-corner-bend-pennant = a corner city with a pennant beside a bend
tile-large = a city on three sides
tile-large-pennant = a city on three sides with a pennant
tile-large-road = a city on three sides with a road
tile-large-road-pennant = a city on three sides with a pennant and a road
tile-full = a city on all sides with a pennant

## A tile, read aloud: one sentence for each thing on it

land-cloister = Cloister.
# $sides (List): "north", "west"; or "on all sides" alone
land-city = City { $sides }.
# $sides (List)
land-city-pennant = City { $sides } with a pennant.
# Each of these sides has a city of its own.
# $sides (List)
land-cities = Separate cities { $sides }.
# A road that goes on.
# $from (Direction)
# $to (Direction)
land-road-through = Road from { $from } to { $to }.
# A road that ends on the tile.
# $side (Direction)
land-road = Road { $side }.
# Several roads, which end on the tile.
# $sides (List)
land-roads = Roads { $sides }.
# $sides (List)
land-field = Field { $sides }.
# In place of a list of sides.
all-sides = on all sides
# Some tiles have a number.
# $number (Number)
land-number = Moves the pig by { $number }.
# Where the tile is.
# $column (Number)
# $row (Number)
cell = Column { $column }, row { $row }.
# After what is on a tile.
# $player (Player)
# $feature (Feature)
follower-of = { $player-person ->
    [you] Your { $feature-follower }.
   *[other] { $feature-follower-title } of { $player }.
}

## Places for the drawn tile, read aloud

# $ways (Number)
ways-to-place = { $ways ->
    [one] { $ways } way to place the tile.
   *[other] { $ways } ways to place the tile.
}
# What is next to a free space.
# $feature (Feature)
# $side (Direction)
around = { $feature-title } { $side-to }.
laid-here = The tile is here. Enter places it.
laid-here-to-rotate = The tile is here. Enter places it, R rotates it.
only-way = It only fits this way.
# $number (Number)
# $ways (Number)
way-of = Way { $number } of { $ways }.

## What can be done, as an infinitive: after "Try this:" and in the list of actions

draw-first = draw the first tile
# $column (Number)
# $row (Number)
# $turns (Number): quarter turns clockwise
place-at = { $turns ->
    [0] place the tile at column { $column }, row { $row }
    [1] place the tile at column { $column }, row { $row }, rotated once
    [2] place the tile at column { $column }, row { $row }, rotated twice
   *[other] place the tile at column { $column }, row { $row }, rotated three times
}
# $feature (Feature)
deploy = deploy { $feature-a-follower } to { $feature-the }
# $feature (Feature)
# $position (Position): which one of several on the tile
deploy-in = deploy { $feature-a-follower } to { $feature-the } { $position }
# $sector (Sector)
deploy-crown = deploy a follower to a crown of { $sector }
# $feature (Feature)
# $column (Number)
# $row (Number)
take-back-at = take back { $feature-the-follower } at column { $column }, row { $row }
end-turn = end the turn

## The same beside the board, without coordinates

# $region (Region)
# $feature (Feature): what there already is of it
do-close = close the { $region } { $feature }
# $region (Region)
# $feature (Feature)
do-extend = extend the { $region } { $feature }
# $region (Region)
do-place = place the tile { $region-place }
# $feature (Feature)
do-take-back = take back { $feature-the-follower }

## What the player has to do, after "Your turn:" or a name

task-place = place the tile
task-deploy = deploy a follower, or end your turn
task-no-followers = no followers left, end your turn
task-end = end your turn
task-plague = take back one of your followers (plague)

## What has happened, with coordinates: read aloud and in the list of moves

# Sentences about the land on the tile follow.
# $player (Player)
drew = { $player-person ->
    [you] You draw a tile.
   *[other] { $player } draws a tile.
}
# $player (Player)
# $number (Number)
drew-number = { $player-person ->
    [you] You draw a tile with a { $number }.
   *[other] { $player } draws a tile with a { $number }.
}
# $player (Player)
# $column (Number)
# $row (Number)
# $turns (Number): quarter turns clockwise
placed-at = { $player-person ->
    [you] { $turns ->
        [0] You place it at column { $column }, row { $row }.
        [1] You place it at column { $column }, row { $row }, rotated once.
        [2] You place it at column { $column }, row { $row }, rotated twice.
       *[other] You place it at column { $column }, row { $row }, rotated three times.
    }
   *[other] { $turns ->
        [0] { $player } places it at column { $column }, row { $row }.
        [1] { $player } places it at column { $column }, row { $row }, rotated once.
        [2] { $player } places it at column { $column }, row { $row }, rotated twice.
       *[other] { $player } places it at column { $column }, row { $row }, rotated three times.
    }
}
# $player (Player)
# $feature (Feature)
# $column (Number)
# $row (Number)
deployed-at = { $player-person ->
    [you] You deploy { $feature-a-follower } to { $feature-the } at column { $column }, row { $row }.
   *[other] { $player } deploys { $feature-a-follower } to { $feature-the } at column { $column }, row { $row }.
}
# $player (Player)
# $feature (Feature)
# $column (Number)
# $row (Number)
took-back-at = { $player-person ->
    [you] You take back { $feature-a-follower } from column { $column }, row { $row }.
   *[other] { $player } takes back { $feature-a-follower } from column { $column }, row { $row }.
}
# $steps (Number)
# $sector (Sector)
pig-moved = { $steps ->
    [one] The pig moves { $steps } sector to { $sector }.
   *[other] The pig moves { $steps } sectors to { $sector }.
}
# Points at Taxes.
# $player (Player)
# $knights (Number)
# $pennants (Number)
# $points (Number)
taxed = { $knights ->
    [one] { $pennants ->
        [0] { $player }: a knight in a city, +{ $points }.
        [one] { $player }: a knight in a city with { $pennants } pennant, +{ $points }.
       *[other] { $player }: a knight in a city with { $pennants } pennants, +{ $points }.
    }
   *[other] { $pennants ->
        [0] { $player }: { $knights } knights in a city, +{ $points }.
        [one] { $player }: { $knights } knights in a city with { $pennants } pennant, +{ $points }.
       *[other] { $player }: { $knights } knights in a city with { $pennants } pennants, +{ $points }.
    }
}
# Points at Famine.
# $player (Player)
# $farmers (Number)
# $cities (Number)
# $points (Number)
fed = { $farmers ->
    [one] { $cities ->
        [one] { $player }: a farmer next to a completed city, +{ $points }.
       *[other] { $player }: a farmer next to { $cities } completed cities, +{ $points }.
    }
   *[other] { $cities ->
        [one] { $player }: { $farmers } farmers next to a completed city, +{ $points }.
       *[other] { $player }: { $farmers } farmers next to { $cities } completed cities, +{ $points }.
    }
}
# Points for a completed feature.
# $what (Text): such as "City, 3 tiles"
# $totals (List): "you +6", "Leo +6"
scored = { $what }: { $totals }.

## What has happened, beside the board

# $player (Player)
# $tile (Tile)
drew-tile = { $player-person ->
    [you] You draw { $tile }.
   *[other] { $player } draws { $tile }.
}
# $player (Player)
# $tile (Tile)
# $number (Number): on the tile
drew-tile-number = { $player-person ->
    [you] You draw { $tile } ({ $number }).
   *[other] { $player } draws { $tile } ({ $number }).
}
# $player (Player)
# $region (Region)
# $feature (Feature)
closed = { $player-person ->
    [you] You close the { $region } { $feature }.
   *[other] { $player } closes the { $region } { $feature }.
}
# $player (Player)
# $region (Region)
# $feature (Feature)
extended = { $player-person ->
    [you] You extend the { $region } { $feature }.
   *[other] { $player } extends the { $region } { $feature }.
}
# $player (Player)
# $region (Region)
placed = { $player-person ->
    [you] You place the tile { $region-place }.
   *[other] { $player } places the tile { $region-place }.
}
# $player (Player)
# $feature (Feature)
deployed = { $player-person ->
    [you] You deploy { $feature-a-follower } to { $feature-the }.
   *[other] { $player } deploys { $feature-a-follower } to { $feature-the }.
}
# $player (Player)
# $feature (Feature)
took-back = { $player-person ->
    [you] You take back { $feature-a-follower } from { $feature-the }.
   *[other] { $player } takes back { $feature-a-follower } from { $feature-the }.
}
# A completed feature scores for one player, who need not be the one who placed the tile.
# $player (Player)
# $feature (Feature)
# $points (Number)
scored-alone = { $player }: { $feature } completed, +{ $points }.
# The same for several players.
# $feature (Feature)
# $totals (List): "you +6", "Leo +6"
scored-together = { $feature-title } completed: { $totals }.

## What has happened, read aloud and beside the board

fits-nowhere = The tile does not fit anywhere and is removed from the game.
# $player (Player)
# $sector (Sector)
crowned = { $player-person ->
    [you] You deploy a follower to a crown of { $sector }.
   *[other] { $player } deploys a follower to a crown of { $sector }.
}
# In lists.
# $player (Player)
# $points (Number)
player-points = { $player-person ->
    [you] you +{ $points }
   *[other] { $player } +{ $points }
}
# The pig has stopped in this sector.
# $sector (Sector)
# $totals (List): "you +3", "Leo +4"
event-points = { $sector }: { $totals }.
# The same, and nobody scores.
# $sector (Sector)
event-nothing = { $sector-id ->
    [taxes] Taxes: there are no knights.
    [famine] Famine: no farmer has a completed city.
    [storm] Storm: nobody has a follower in supply.
    [inquisition] Inquisition: there are no monks.
    [plague] Plague: everybody takes back a follower from a tile.
   *[fortune] Fortune: nothing happens.
}
# $sector (Sector)
# $crowns (Number): that score
# $totals (List)
crowns-points = { $crowns ->
    [one] Crown of { $sector }: { $totals }.
   *[other] Crowns of { $sector }: { $totals }.
}
# In the plague.
# $player (Player)
spared = { $player-person ->
    [you] You have no follower on a tile to lose.
   *[other] { $player } has no follower on a tile to lose.
}
# From a feature that others score.
# $player (Player)
# $feature (Feature)
# $count (Number)
returned = { $player-person ->
    [you] { $count ->
        [1] You take back { $feature-a-follower } without scoring.
       *[other] You take back { $count } { $feature-followers } without scoring.
    }
   *[other] { $count ->
        [1] { $player } takes back { $feature-a-follower } without scoring.
       *[other] { $player } takes back { $count } { $feature-followers } without scoring.
    }
}
# $player (Player)
# $items (List): "3 for fields", "2 for roads"
final-scoring = { $player-person ->
    [you] Final scoring: you get { $items }.
   *[other] Final scoring: { $player } gets { $items }.
}
# $feature (Feature)
# $points (Number)
final-item = { $feature-id ->
    [city] { $points } for cities
    [road] { $points } for roads
    [field] { $points } for fields
   *[cloister] { $points } for cloisters
}

## The end, and the score sheet

last-tile = The last tile has been placed.
last-tile-fits-nowhere = The last tile fits nowhere.
score-cities = Cities
score-roads = Roads
score-cloisters = Cloisters
score-fields = Fields
score-events = Wheel events
score-crowns = Crowns
# $sector (Sector)
crowns-of = Crowns of { $sector }

## Names of what is on the board and of what has scored

# $tiles (Number)
# $pennants (Number)
name-city = { $pennants ->
    [0] { $tiles ->
        [one] City, { $tiles } tile
       *[other] City, { $tiles } tiles
    }
    [one] { $tiles ->
        [one] City, { $tiles } tile, { $pennants } pennant
       *[other] City, { $tiles } tiles, { $pennants } pennant
    }
   *[other] { $tiles ->
        [one] City, { $tiles } tile, { $pennants } pennants
       *[other] City, { $tiles } tiles, { $pennants } pennants
    }
}
# $tiles (Number)
# $pennants (Number)
name-open-city = { $pennants ->
    [0] { $tiles ->
        [one] Unfinished city, { $tiles } tile
       *[other] Unfinished city, { $tiles } tiles
    }
    [one] { $tiles ->
        [one] Unfinished city, { $tiles } tile, { $pennants } pennant
       *[other] Unfinished city, { $tiles } tiles, { $pennants } pennant
    }
   *[other] { $tiles ->
        [one] Unfinished city, { $tiles } tile, { $pennants } pennants
       *[other] Unfinished city, { $tiles } tiles, { $pennants } pennants
    }
}
# $tiles (Number)
name-road = { $tiles ->
    [one] Road, { $tiles } tile
   *[other] Road, { $tiles } tiles
}
# $tiles (Number)
name-open-road = { $tiles ->
    [one] Unfinished road, { $tiles } tile
   *[other] Unfinished road, { $tiles } tiles
}
name-cloister = Cloister
# $tiles (Number): its own and those around it, of nine
name-open-cloister = { $tiles ->
    [one] Unfinished cloister, { $tiles } tile
   *[other] Unfinished cloister, { $tiles } tiles
}
# $cities (Number): next to it
name-field = { $cities ->
    [0] Field, no completed cities
    [one] Field, { $cities } completed city
   *[other] Field, { $cities } completed cities
}

## The board: what is read aloud

the-wheel = The wheel
scores = Scores
# The list of all tiles.
tiles-latest-first = Tiles, latest first
followers-on-board = Followers on the board
# $player (Player)
# $points (Number)
# $followers (Number)
standing = { $followers ->
    [one] { $points ->
        [one] { $player }: { $points } point, { $followers } follower in supply.
       *[other] { $player }: { $points } points, { $followers } follower in supply.
    }
   *[other] { $points ->
        [one] { $player }: { $points } point, { $followers } followers in supply.
       *[other] { $player }: { $points } points, { $followers } followers in supply.
    }
}
# Who has followers on a feature.
# $followers (List): "2 of yours", "1 of Leo"
followers-there = Followers: { $followers }.
# $player (Player)
# $count (Number)
followers-of = { $player-person ->
    [you] { $count } of yours
   *[other] { $count } of { $player }
}
no-followers-there = No followers.
# What a button does, and what it does that to.
# $name (Text): "Deploy a knight to the city"
# $feature (Text): "City, 3 tiles"
about-feature = { $name }. { $feature }.
# $count (Number)
# $side (Direction)
more-places = { $count ->
    [one] Show { $count } more place { $side-to }.
   *[other] Show { $count } more places { $side-to }.
}

## Buttons, and their names that are read aloud

button-draw = Draw the first tile
button-place = Place it here
button-end = End turn
# $feature (Feature)
name-deploy = Deploy { $feature-a-follower } to { $feature-the }
# $feature (Feature)
# $position (Position): which one of several on the tile
name-deploy-in = Deploy { $feature-a-follower } to { $feature-the } { $position }
# $sector (Sector)
# $points (Number)
name-crown = Deploy a follower to a crown of { $sector }, { $points } points.
# A sector with two crowns, both free.
# $sector (Sector)
name-crown-of-two = Deploy a follower to a crown of { $sector }, 6 points if alone, 3 if both are taken.
# $feature (Feature)
# $column (Number)
# $row (Number)
name-take-back = Take back { $feature-the-follower } at column { $column }, row { $row }
rotate = Rotate.
rotate-or-drag = Tap to rotate, or drag it to the board
zoom-in = Zoom in
zoom-out = Zoom out
show-all = Show all
# What floats over the board.
show-rest = Show scores and tile
hide-rest = Hide scores and tile

## Beside the buttons

all-followers-out = All your followers are out.
crowns-of-wheel = Crowns of the wheel
# Buttons follow.
or-crown = Or a crown of the wheel:
nothing-to-score = Nothing to score this turn.
# Players and their points follow.
end-of-turn-scores = At the end of the turn:
# Points for a follower on a crown, after their number.
for-crown = crown

## What the pig's stop means, below the name of the sector

# $sector (Sector)
event-rule = { $sector-id ->
    [fortune] The player who drew the tile scores 3 points.
    [taxes] Each knight scores 1 point for every pennant and every knight of its player in its city.
    [famine] Each farmer scores 1 point for every completed city next to its field.
    [storm] Each follower in a player's supply scores 1 point.
    [inquisition] Each monk scores 2 points.
   *[plague] Each player takes back one follower from a tile.
}

## Points of what is on the board

# $points (Number)
points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $points (Number)
points-complete = { $points ->
    [one] { $points } point, complete
   *[other] { $points } points, complete
}
# $points (Number)
# $later (Number): points when it is complete
points-later = { $points ->
    [one] { $points } point now, { $later } when complete
   *[other] { $points } points now, { $later } when complete
}
# $points (Number)
# $later (Number): points when all cities next to the field are complete
points-field = { $points ->
    [one] { $points } point now, { $later } when all its cities are complete
   *[other] { $points } points now, { $later } when all its cities are complete
}

## The panel beside the board

players = Players
# $points (Number)
with-final-scoring = { $points } with final scoring
if-pig-moves = If the next tile moves the pig
# After the name of a sector.
# $steps (Number)
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
nobody-scores = nothing
# In the plague, after a player.
loses-follower = loses a follower
# $tiles (Number)
tiles-left = { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}

## Why a turn is suggested

# $feature (Feature)
# $points (Number)
reason-completes = Completes { $feature-a }: +{ $points } for you.
# $feature (Feature)
# $points (Number)
# $players (List): who score it too
reason-completes-shared = Completes { $feature-a } that you share with { $players }: +{ $points } for you.
# $sector (Sector)
# $points (Number)
# $pig (Sector): where the pig is
reason-crown = A crown of { $sector } scores { $points } points when the pig stops there. It is at { $pig } now.
# $feature (Feature)
reason-at-once = Your { $feature-follower } scores at once and comes back.
# $cities (Number)
# $points (Number)
reason-field = { $cities ->
    [0] Your farmer holds a field with no completed city next to it yet.
    [one] Your farmer holds a field next to { $cities } completed city: { $points } points so far.
   *[other] Your farmer holds a field next to { $cities } completed cities: { $points } points so far.
}
# $neighbors (Number)
reason-cloister = Your monk's cloister has { $neighbors } of its 8 neighbors: 9 points when all are there.
# $open (Number): open sides
# $points (Number)
reason-claims-city = { $open ->
    [one] Your knight claims a city with { $open } open side: { $points } points if completed as it is.
   *[other] Your knight claims a city with { $open } open sides: { $points } points if completed as it is.
}
# $open (Number): open ends
# $points (Number)
reason-claims-road = { $open ->
    [one] Your thief claims a road with { $open } open end: { $points } points if completed as it is.
   *[other] Your thief claims a road with { $open } open ends: { $points } points if completed as it is.
}
# $gain (Number): points
# $open (Number)
reason-city-grows = { $open ->
    [one] Your city grows by { $gain } points; { $open } side is still open.
   *[other] Your city grows by { $gain } points; { $open } sides are still open.
}
# $gain (Number): points
# $open (Number)
reason-road-grows = { $gain ->
    [one] { $open ->
        [one] Your road grows by { $gain } point; { $open } end is still open.
       *[other] Your road grows by { $gain } point; { $open } ends are still open.
    }
   *[other] { $open ->
        [one] Your road grows by { $gain } points; { $open } end is still open.
       *[other] Your road grows by { $gain } points; { $open } ends are still open.
    }
}
# $gain (Number): points
# $open (Number): places around it
reason-cloister-grows = { $gain ->
    [one] { $open ->
        [one] Your cloister grows by { $gain } point; { $open } neighbor is missing.
       *[other] Your cloister grows by { $gain } point; { $open } neighbors are missing.
    }
   *[other] { $open ->
        [one] Your cloister grows by { $gain } points; { $open } neighbor is missing.
       *[other] Your cloister grows by { $gain } points; { $open } neighbors are missing.
    }
}
# $gain (Number): points
# $points (Number)
reason-field-grows = Your field grows by { $gain } points: { $points } so far.
# $player (Player): an opponent
# $points (Number)
# $before (Number): points without the turn
reason-opponent = { $player } is held to { $points } points with final scoring, down from { $before }.
# $player (Player)
# $points (Number)
# $other (Number): points after another turn
reason-opponent-against = { $player } is held to { $points } points with final scoring, against { $other } otherwise.
# In the plague.
# $points (Number)
reason-gives-up = { $points ->
    [0] This is the follower to give up: it is worth nothing now.
    [one] This is the follower to give up: it is only worth { $points } point now.
   *[other] This is the follower to give up: it is only worth { $points } points now.
}
reason-no-follower = You have no follower left to deploy.
# $followers (Number)
reason-keeps = { $followers ->
    [1] Keeps your last follower for a better place.
   *[other] Keeps your { $followers } followers for a better place.
}
# $followers (Number)
reason-nothing = { $followers ->
    [1] Nothing there is worth your last follower.
   *[other] Nothing there is worth one of your { $followers } followers.
}

## What a suggested turn risks

# $player (Player): an opponent
# $points (Number)
risk-opponent = { $points ->
    [one] { $player } scores { $points } point with it too.
   *[other] { $player } scores { $points } points with it too.
}
risk-last-follower = It uses your last follower.
risk-farmer = The farmer stays in the field until the game ends.
risk-crown = The follower waits on its crown until the pig comes.
# $open (Number)
risk-city = { $open ->
    [one] The city still has { $open } open side.
   *[other] The city still has { $open } open sides.
}
# $open (Number)
risk-road = { $open ->
    [one] The road still has { $open } open end.
   *[other] The road still has { $open } open ends.
}
# $open (Number)
risk-cloister = { $open ->
    [one] The cloister still lacks { $open } neighbor.
   *[other] The cloister still lacks { $open } neighbors.
}

## Why something cannot be done

refusal-phase = You cannot do that now.
refusal-no-space = Choose a highlighted space for the tile first.
refusal-occupied = There is already a tile there.
refusal-not-adjacent = There is no tile next to that space.
# $side (Direction): of the tile
# $feature (Feature)
refusal-this-way = The tile does not fit that way: its { $side } side would meet { $feature-a }.
# However it is rotated.
# $feature (Feature): on the tile
# $other (Feature): beside the space
refusal-any-way = The tile does not fit there: { $feature-a } would meet { $other-a }.
refusal-no-feature = The tile has no such feature.
refusal-taken = That feature already has a follower, perhaps a few tiles away.
refusal-no-follower = You have no followers left.
refusal-crowns = All crowns of that sector are taken.
refusal-not-yours = You have no follower there.

## Options of a new game: the question, and name and explanation of each choice

option-tiles = Tiles
    .choice-72 = 72
    .choice-72-about = As in the rulebook.
    .choice-71 = 71
    .choice-71-about = As in public tile lists of the published game.
    .choice-24 = 24, a sprint
    .choice-24-about = A short game with a third of the tiles.
    .choice-144 = 144, with the base game
    .choice-144-about = A long game: all tiles of this game and of the base game.
    .choice-91 = 91, the base game
    .choice-91-about = The 72 tiles of the base game, and the 19 with numbers from this one.
option-famine = Famine
    .choice-all = Every farmer
    .choice-all-about = All farmers score in a famine.
    .choice-majority = Most farmers
    .choice-majority-about = In each field, only players with the most farmers score.
option-small-cities = Two-tile cities
    .choice-4 = 4 points
    .choice-4-about = They score like any other city.
    .choice-2 = 2 points
    .choice-2-about = They score half, as in older rules.
option-wheel = The wheel
    .choice-start = Start tile
    .choice-start-about = The land grows around the wheel.
    .choice-beside = Beside the board
    .choice-beside-about = The land grows around an ordinary start tile.

## Help for a first turn

help-first = Draw a tile and tap a highlighted space. The buttons beside it rotate and confirm the tile. Edges must match: road to road, city to city, field to field.
help-second = Then you may deploy a follower to a city, road, field or cloister on that tile, as long as nobody is on any part of it yet.
help-third = Or deploy it to a crown on the wheel: it scores when the pig stops in that sector.
help-fourth = Completed cities, roads and cloisters score at the end of your turn, and their followers return to you. Farmers stay until the end of the game.
help-fifth = A tile with a number moves the pig before you place it, and the sector where the pig stops triggers an event.

## About the game

# How actions are typed. What is typed stays as it is.
notation = -1,1e places the tile in column -1, row 1, with its north side facing east (n, e, s, w); the wheel starts at 0,0. city-N, road-E, field-SR and cloister deploy a follower to that feature, named by its first side on the unrotated tile; crown-taxes deploys to a crown; end ends the turn. home-3,4 takes back a follower; draw draws the first tile.
tie-breaker = Players tied on points share the win.

## What is done by itself where there is no choice; before the seconds until it is done

routine-end = Your turn ends

## Milestones: the title, and what is to be done

milestone-city-of-ten = A great city
milestone-city-of-ten-task = Score a completed city of ten tiles or more.
milestone-road-of-ten = The long road
milestone-road-of-ten-task = Score a completed road of ten tiles or more.
milestone-field-of-eight = Granary of the land
milestone-field-of-eight-task = At the end, score a field next to eight completed cities or more.
milestone-all-crowns = Round the wheel
milestone-all-crowns-task = Score crowns of every sector in one game.
milestone-full-table = A full table
milestone-full-table-task = Win a game of five.
milestone-beat-expert = Fortune favors you
milestone-beat-expert-task = Beat Expert.

## Endless puzzles

puzzle-last-tiles = Last tiles
puzzle-last-tiles-about = The game is almost over. Find the tile that gets you the most points, whatever Ben does.
# What the number of the difficulty counts, after "Difficulty:".
puzzle-last-tiles-difficulty = tiles left; at 4, three and the pig
# $difficulty (Number): 1 to 3 is also the number of tiles left, and with 4 there are three
puzzle-last-tiles-goal = { $difficulty ->
    [1] The last tile is yours. Get as many points as you can.
    [2] Two tiles are left, yours and Ben's. Get all the points you can be sure of.
    [3] Three tiles are left: yours, Ben's, yours. Get all the points you can be sure of.
   *[other] Three tiles are left, and the pig moves. Get all the points you can be sure of.
}
puzzle-most-points = Big turn
puzzle-most-points-about = Where do tile and follower score the most at once, with what the pig brings right after?
# What the number of the difficulty counts, after "Difficulty:".
puzzle-most-points-difficulty = how many things score
# $difficulty (Number): with 3 and 4 the next tile has a number
puzzle-most-points-goal = { $difficulty ->
    [1] Score as many points as you can with this turn.
    [2] Score as many points as you can with this turn.
   *[other] Score as many points as you can with this turn and the pig's next stop.
}
# Before the pictures of the tiles that come next.
puzzle-next-tiles = Next:
# The answers to wrong actions.
puzzle-last-tiles-wrong = You can be sure of more points.
puzzle-most-points-wrong = There are more points to be had.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-first-tile = The goal, and a first tile
    .task = Most points win, and your followers earn them in cities, on roads, in cloisters and in fields. Edges must match: city to city, road to road, field to field. Tap a space; the buttons beside the tile rotate and confirm it.
    .solved = Next you may deploy a follower to the tile you just placed. You have seven. They become knights in cities, thieves on roads, monks in cloisters and farmers in fields.
lesson-thief = A thief on a road
    .task = Three roads end at the wheel. Place your tile so that its road meets one of them, deploy a thief to that road, and end your turn.
    .mistake = That is a monk. Deploy a thief to the road on your tile.
    .other-mistake = That is a farmer. Deploy a thief to the road on your tile.
    .third-mistake = Deploy a thief to the road before you end your turn.
    .wrong = Place the tile so that its road continues one of the wheel's, deploy a thief to the road, and end your turn.
    .solved = Both ends are closed, so the road scores: 1 point for each of its two tiles. Your thief is back and can be deployed again.
lesson-knight = A knight in a city
    .task = Two of the wheel's cities need just one more tile: one at the top left, one on the right. Close one of them with your tile, deploy a knight to the city, and end your turn.
    .mistake = The city in the lower left corner is open on two sides. Close one of the other two.
    .other-mistake = That is a farmer. Deploy a knight to the city.
    .third-mistake = Deploy a knight to the city before you end your turn.
    .wrong = Place the tile so that its city meets the one at the top left or on the right of the wheel.
    .solved = A city without gaps is complete: 2 points for each tile, and 2 more for each pennant in it.
lesson-closing = Closing your city
    .task = Your knight's city, in the lower left corner of the wheel, has one gap left, on its left side. Close it with your tile, deploy a farmer to the field of the same tile, and end your turn.
    .mistake = That closes a city, but not yours. Your knight's city is open on the left, in the lower left corner of the wheel.
    .other-mistake = You may deploy first: put a farmer into the field of the new tile.
    .wrong = Close the gap to the left of the wheel's lower left corner, then deploy a farmer.
    .solved = Three tiles: 6 points, and your knight is back. You may only deploy to the tile you just placed, and only one follower a turn.
lesson-monk = A monk in a cloister
    .task = A cloister is complete when all eight spaces around it are filled; the wheel counts too. Fill the last gap around your monk, at the lower left, and end your turn.
    .wrong = Place the tile in the gap at the lower left of your cloister, then end your turn.
    .solved = 9 points: one for the cloister and one for each space around it. Your monk is back.
lesson-farmer = A farmer in a field
    .task = Farmers score at the end: 3 points for each completed city next to their field, whoever built it. This time, close the city at the top left or on the right, deploy a farmer, and end your turn.
    .mistake = That is a knight, who would score now. Deploy a farmer to the field.
    .other-mistake = The city in the lower left corner stays open, and open cities feed nobody. Close one of the other two.
    .third-mistake = Deploy a farmer to the field before you end your turn.
    .wrong = Close a city of the wheel with your tile, deploy a farmer to the field, and end your turn.
    .solved = Your farmer stays there until the end, so think twice. Roads and cities divide the land into fields.
lesson-pig = The pig
    .task = Some tiles have a number. When one is drawn, the pig on the wheel first moves that many sectors clockwise, and something happens where it stops. Draw the first tile of this game: it is a 3.
    .wrong = Draw the tile.
    .solved = Storm: each follower in your supply scores 1 point. Fortune, where the pig started, gives 3 points to whoever draws the tile.
lesson-end = The end
    .task = This is the last tile. You have a farmer next to a completed city, Ben a thief on an open road. Place the tile anywhere, deploy a knight to its city, and end the game.
    .mistake = Followers on crowns score nothing at the end. Deploy a knight.
    .other-mistake = No completed city feeds that field. Deploy a knight to the city.
    .third-mistake = Your knight would still score. Deploy it first.
    .wrong = Place the tile, deploy a knight to its city, and end your turn.
    .solved = Unfinished features score 1 point for each tile and pennant; a cloister also counts the tiles around it. Your farmer scores 3. Now try a game of your own.
lesson-joining = Joining cities
    .task = You may not deploy to a city that has a knight, but you can join two. At the lower left, Ben and you have a knight each, side by side. Join the cities with your tile, and end your turn.
    .wrong = Place the tile in the corner between the two cities with knights, so that it closes both.
    .solved = One city now: four tiles and a pennant, 10 points. The player with the most followers in it scores. You are tied, so both score in full.
lesson-taxes = Taxes
    .task = At Taxes, each knight scores 1 point for every pennant and every knight of yours in its city, finished or not. Place your tile anywhere, deploy a knight, and end your turn. Ben draws a 1.
    .mistake = A farmer pays no taxes. Deploy a knight to the city.
    .other-mistake = A crown would score too, but for now deploy a knight to the city.
    .third-mistake = Deploy a knight to the city before you end your turn.
    .wrong = Place the tile, deploy a knight to its city, and end your turn.
    .solved = The pig moves on every numbered tile, whoever draws it. Your knight scores 2: one for the pennant, one for itself. It stays in the city.
lesson-famine = Famine and Inquisition
    .task = At Famine, each farmer scores 1 point for every completed city next to its field; at Inquisition, each monk scores 2. Two 2s are coming up. You have a monk; now close a city, deploy a farmer, and end your turn.
    .mistake = That is a knight. The pig is on its way to Famine: deploy a farmer.
    .other-mistake = The city in the lower left corner stays open. Close the one at the top left or on the right.
    .wrong = Close the city at the top left or on the right of the wheel, deploy a farmer, and end your turn.
    .solved = 1 point for your farmer, 2 for your monk, and both stay where they are. Sectors the pig passes do nothing.
lesson-crowns = Crowns
    .task = Instead of the tile, you may deploy to a free crown on the wheel: your follower waits there for the pig. Place your tile, deploy to a crown of Taxes, one sector ahead, and end your turn.
    .mistake = The pig is there already. Crowns score when it stops there again: deploy to Taxes.
    .other-mistake = Ben draws a 1, which takes the pig to Taxes. Deploy there.
    .third-mistake = That is on the tile. Deploy to a crown of Taxes on the wheel.
    .wrong = Place the tile, deploy to a crown of Taxes, and end your turn.
    .solved = 6 points, and your follower is back. If both crowns of a sector are taken, each scores 3; a sector's only crown scores 3 too.
lesson-plague = Plague
    .task = You drew a 2, and the pig is on Plague: each player takes a follower off the tiles, starting with you. Your farmer lies next to a completed city. Take your thief back.
    .mistake = Your farmer is worth 3 points at the end, your two-tile road only 2. Take the thief back.
    .wrong = Take back the thief on the road.
    .solved = It scores nothing, but it is free again for this turn. Followers on crowns are safe from the plague.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-sprint = Sprint
deal-sprint-about = A short game of 24 tiles against Expert.
# $points (Number)
# $other (Number)
deal-won = won { $points } to { $other }
# $points (Number)
# $other (Number)
deal-drawn = drawn { $points } to { $other }
# $points (Number)
# $other (Number)
deal-lost = lost { $points } to { $other }
