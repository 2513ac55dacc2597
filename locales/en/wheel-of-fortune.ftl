### The words of Carcassonne: The Wheel of Fortune.

## Options of a new game: the question, and name and explanation of each choice

option-tiles = Tiles
option-tiles-seventy-two = 72
option-tiles-seventy-two-about = As in the rules.
option-tiles-seventy-one = 71
option-tiles-seventy-one-about = As in public tile lists of the published game.
option-tiles-twenty-four-a-sprint = 24, a sprint
option-tiles-twenty-four-a-sprint-about = A short game with a third of the tiles.
option-tiles-one-hundred-forty-four-with-the-base-game = 144, with the base game
option-tiles-one-hundred-forty-four-with-the-base-game-about = A long game: all tiles of this game and of the base game.
option-tiles-ninety-one-the-base-game = 91, the base game
option-tiles-ninety-one-the-base-game-about = The 72 tiles of the base game, and the 19 with numbers from this one.
option-famine = Famine
option-famine-every-farmer = Every farmer
option-famine-every-farmer-about = All farmers score in a famine.
option-famine-most-farmers = Most farmers
option-famine-most-farmers-about = In each field, only players with the most farmers score.
option-small-cities = Two-tile cities
option-small-cities-four-points = 4 points
option-small-cities-four-points-about = They score like any other city.
option-small-cities-two-points = 2 points
option-small-cities-two-points-about = They score half, as in older rules.
option-wheel = The wheel
option-wheel-start-tile = Start tile
option-wheel-start-tile-about = The land grows around the wheel.
option-wheel-beside-the-board = Beside the board
option-wheel-beside-the-board-about = The land grows around an ordinary start tile.

## Help for a first turn

help-first = Draw a tile and tap a highlighted space. The buttons beside it rotate and confirm it. Roads must meet roads, cities cities, and fields fields.
help-second = Then you may deploy a follower to a city, road, field or cloister on that tile, unless one already stands anywhere on it.
help-third = Or deploy it to a crown on the wheel: it scores when the pig stops in that sector.
help-fourth = Completed cities, roads and cloisters score at the end of your turn, and their followers return to you. Farmers stay until the end of the game.
help-fifth = A tile with a number moves the pig before you place it. The sector where the pig stops triggers an event.

## About the game

# How actions are typed. What is typed stays as it is.
notation = -1,1e places the tile in column -1, row 1, with its north side facing east (n, e, s, w); the wheel starts at 0,0. city-N, road-E, field-SR and cloister deploy a follower to that feature, named by its first side on the unrotated tile; crown-taxes deploys to a crown; end ends the turn. home-3,4 takes back a follower; draw draws the first tile.
tie-breaker = Players with equal points share the win.

## What is done by itself where there is no choice; before the seconds until it is done

routine-your-turn-ends = Your turn ends

## Milestones: the title, and what is to be done

milestone-city-of-ten = A great city
milestone-city-of-ten-task = Score a completed city of ten tiles or more.
milestone-road-of-ten = The long road
milestone-road-of-ten-task = Score a completed road of ten tiles or more.
milestone-field-of-eight = Granary of the land
milestone-field-of-eight-task = Score a field beside eight completed cities or more at the end.
milestone-all-crowns = Round the wheel
milestone-all-crowns-task = Score crowns of every sector in one game.
milestone-full-table = A full table
milestone-full-table-task = Win a game of five.
milestone-beat-expert = Fortune favors you
milestone-beat-expert-task = Beat Expert.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal-and-a-first-tile = The goal, and a first tile
lesson-goal-and-a-first-tile-task = The most points win: followers earn them in cities, on roads, in cloisters and in fields. City must meet city, road road, field field. Tap a space; the buttons beside the tile rotate and confirm it.
lesson-goal-and-a-first-tile-solved = Next you may deploy a follower to the tile you have just placed. You have seven: knights in cities, thieves on roads, monks in cloisters, farmers in fields.
lesson-a-thief-on-a-road = A thief on a road
lesson-a-thief-on-a-road-task = Three roads end at the wheel. Place your tile so that its road meets one of them, deploy a thief to that road, and end your turn.
lesson-a-thief-on-a-road-mistake = That is a monk. Deploy a thief to the road on your tile.
lesson-a-thief-on-a-road-other-mistake = That is a farmer. Deploy a thief to the road on your tile.
lesson-a-thief-on-a-road-third-mistake = Deploy a thief to the road before you end your turn.
lesson-a-thief-on-a-road-wrong = Place the tile where its road continues a road of the wheel, deploy a thief to the road, and end your turn.
lesson-a-thief-on-a-road-solved = Both ends are closed, so the road scores: 1 point for each of its two tiles. Your thief is back and can be deployed again.
lesson-a-knight-in-a-city = A knight in a city
lesson-a-knight-in-a-city-task = Two cities of the wheel need one more tile: one at the top left, one on the right. Close one of them with your tile, deploy a knight to the city, and end your turn.
lesson-a-knight-in-a-city-mistake = The city in the lower left corner is open on two sides. Close one of the other two.
lesson-a-knight-in-a-city-other-mistake = That is a farmer. Deploy a knight to the city.
lesson-a-knight-in-a-city-third-mistake = Deploy a knight to the city before you end your turn.
lesson-a-knight-in-a-city-wrong = Place the tile so that its city meets the one at the top left or on the right of the wheel.
lesson-a-knight-in-a-city-solved = A city without gaps is completed: 2 points for each tile, and 2 more for each pennant in it.
lesson-closing-your-city = Closing your city
lesson-closing-your-city-task = Your knight's city, in the lower left corner of the wheel, has one gap left, on its left side. Close it with your tile, deploy a farmer to the field of the same tile, and end your turn.
lesson-closing-your-city-mistake = That closes a city, but not yours. Your knight's city is open on the left, in the lower left corner of the wheel.
lesson-closing-your-city-other-mistake = You may deploy first: put a farmer into the field of the new tile.
lesson-closing-your-city-wrong = Close the gap to the left of the wheel's lower left corner, then deploy a farmer.
lesson-closing-your-city-solved = Three tiles: 6 points, and your knight is back. You may only deploy to the tile you have just placed, one follower a turn.
lesson-a-monk-in-a-cloister = A monk in a cloister
lesson-a-monk-in-a-cloister-task = A cloister is completed when all eight spaces around it are filled; the wheel counts as well. Fill the last gap around your monk, at the lower left, and end your turn.
lesson-a-monk-in-a-cloister-wrong = Place the tile in the gap at the lower left of your cloister, then end your turn.
lesson-a-monk-in-a-cloister-solved = 9 points: one for the cloister and one for each space around it. Your monk is back.
lesson-a-farmer-in-a-field = A farmer in a field
lesson-a-farmer-in-a-field-task = Farmers score at the end: 3 points for each completed city next to their field, whoever built it. Close the city at the top left or on the right again, but deploy a farmer this time. End your turn.
lesson-a-farmer-in-a-field-mistake = That is a knight, who would score now. Deploy a farmer to the field.
lesson-a-farmer-in-a-field-other-mistake = The city in the lower left corner stays open, and open cities feed nobody. Close one of the other two.
lesson-a-farmer-in-a-field-third-mistake = Deploy a farmer to the field before you end your turn.
lesson-a-farmer-in-a-field-wrong = Close a city of the wheel with your tile, deploy a farmer to the field, and end your turn.
lesson-a-farmer-in-a-field-solved = Your farmer lies there until the end and does not come back, so think twice. Roads and cities divide the land into fields.
lesson-pig = The pig
lesson-pig-task = Some tiles have a number. Draw one, and before it is placed the pig on the wheel moves that many sectors clockwise. Where it stops, something happens. Draw the first tile of a game: it is a 3.
lesson-pig-wrong = Draw the tile.
lesson-pig-solved = Storm: each follower in your supply scores 1 point. Fortune, where the pig started, gives 3 points to whoever drew the tile.
lesson-end = The end
lesson-end-task = This is the last tile. You have a farmer next to a completed city, Ben a thief on an open road. Place the tile anywhere, deploy a knight to its city, and end the game.
lesson-end-mistake = Followers on crowns score nothing at the end. Deploy a knight.
lesson-end-other-mistake = No completed city feeds that field. Deploy a knight to the city.
lesson-end-third-mistake = Your knight would still score. Deploy it first.
lesson-end-wrong = Place the tile, deploy a knight to its city, and end your turn.
lesson-end-solved = Unfinished features score 1 point for each tile and pennant, a cloister also for each tile around it; your farmer scores 3. Now try a game of your own.
lesson-joining-cities = Joining cities
lesson-joining-cities-task = You may not deploy to a city with a knight in it, but you can join two. At the lower left, Ben and you have a knight each, side by side. Join the cities with your tile, and end your turn.
lesson-joining-cities-wrong = Place the tile in the corner between the two cities with knights, so that it closes both.
lesson-joining-cities-solved = One city now: four tiles and a pennant, 10 points. The player with most followers in it scores. You tie, so both score in full.
lesson-taxes = Taxes
lesson-taxes-task = At Taxes, each knight scores 1 point for every pennant and every knight of yours in its city, finished or not. Place your tile anywhere, deploy a knight, and end your turn. Ben draws a 1.
lesson-taxes-mistake = A farmer pays no taxes. Deploy a knight to the city.
lesson-taxes-other-mistake = A crown is another way, but for now deploy a knight to the city.
lesson-taxes-third-mistake = Deploy a knight to the city before you end your turn.
lesson-taxes-wrong = Place the tile, deploy a knight to its city, and end your turn.
lesson-taxes-solved = The pig moves on every numbered tile, whoever draws it. Your knight scores 2: one for the pennant, one for itself. It stays in the city.
lesson-famine-and-inquisition = Famine and Inquisition
lesson-famine-and-inquisition-task = At Famine, each farmer scores 1 for every completed city next to the field; at Inquisition, each monk 2. Two 2s are coming. You have a monk: close a city again, deploy a farmer, end your turn.
lesson-famine-and-inquisition-mistake = That is a knight. The pig is on its way to Famine: deploy a farmer.
lesson-famine-and-inquisition-other-mistake = The city in the lower left corner stays open. Close the one at the top left or on the right.
lesson-famine-and-inquisition-wrong = Close the city at the top left or on the right of the wheel, deploy a farmer, and end your turn.
lesson-famine-and-inquisition-solved = 1 point for your farmer, 2 for your monk, and both stay where they are. Sectors the pig passes do nothing.
lesson-crowns = Crowns
lesson-crowns-task = Instead of the tile, you may deploy to a free crown on the wheel: your follower waits there for the pig. Place your tile, deploy to a crown of Taxes, one sector ahead, and end your turn.
lesson-crowns-mistake = The pig is there already. Crowns score when it stops there again: deploy to Taxes.
lesson-crowns-other-mistake = Ben draws a 1, which takes the pig to Taxes. Deploy there.
lesson-crowns-third-mistake = That is on the tile. Deploy to a crown of Taxes on the wheel.
lesson-crowns-wrong = Place the tile, deploy to a crown of Taxes, and end your turn.
lesson-crowns-solved = 6 points, and your follower is back. Where there are two crowns and both are taken, each scores 3; so does a single crown.
lesson-plague = Plague
lesson-plague-task = You have drawn a 2, and the pig is on Plague: each player takes a follower off the tiles, beginning with you. Your farmer lies next to a completed city. Take your thief back.
lesson-plague-mistake = At the end your farmer is worth 3 points, but your road of two tiles only 2. Take the thief back.
lesson-plague-wrong = Take back the thief on the road.
lesson-plague-solved = It scores nothing, but it is free again for this turn. Followers on crowns are safe from the plague.

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
