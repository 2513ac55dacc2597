### The words of World Wonders.

## Options of a new game: the question, and name and explanation of each choice

option-map = Maps
option-map-lake = Lake
option-map-lake-about = The same lake for everyone.
option-map-rivers = Rivers
option-map-rivers-about = A different river for each player.
option-board = Resource boards
option-board-same-tracks = Same tracks
option-board-same-tracks-about = All three resources add population at the same values.
option-board-different-tracks = Different tracks
option-board-different-tracks-about = Each resource adds population at its own values.
option-objectives = Objectives
option-objectives-none = None
option-objectives-none-about = Good for a first game.
option-objectives-three = Three
option-objectives-three-about = Players who do best at them score extra points.
option-automaton = The automaton
option-automaton-easy = Easy
option-automaton-easy-about = You need more points than the sum of your three resources.
option-automaton-hard = Hard
option-automaton-hard-about = The points of its monuments are added to that sum.

## Help for a first turn

help-first = Place your first road at the sidewalk, the south edge of your map. It is free.
help-second = Each turn, buy one thing: a building, roads, the tower, a pedestal to go earlier next round, or a monument. You have 7 gold each round.
help-third = A building must touch a road or a building of its type. It gives food, ceramics and gears, which increase your population.
help-fourth = A monument costs all the gold you have left, so buy it last. It must touch everything shown on its card.
help-fifth = At the end, you score for your lowest resource, for buildings with no green land next to them, and for natural resources you left uncovered.
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
milestone-full-city-task = Win with a population of 13, the last space of the track.
milestone-six-monuments = Wonders of the world
milestone-six-monuments-task = Build six monuments in one game.
milestone-many-districts = City planner
milestone-many-districts-task = Finish a game with 14 city districts or more.
milestone-beat-expert = Seven wonders and you
milestone-beat-expert-task = Beat Expert.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal-and-a-first-road = The goal, and a first road
lesson-goal-and-a-first-road-task = The city with the most points wins: for people, monuments, districts and resources. Yours begins with a free long road, four spaces in a line, at the sidewalk along the bottom. Move it there, rotate it, and confirm.
lesson-goal-and-a-first-road-wrong = That can wait: place your free road at the sidewalk first.
lesson-goal-and-a-first-road-solved = Your city grows from here. Each turn you buy one thing and place it. You have 7 gold for each round, and take turns until all of it is spent.
lesson-a-building = A building
lesson-a-building-task = A new building must touch a road. Buy the farm of two spaces for 2 gold, place it next to your road, and end your turn.
lesson-a-building-mistake = That building is larger and costs more. Buy the green farm of two spaces.
lesson-a-building-wrong = Buy the farm of two spaces, place it, and end your turn.
lesson-a-building-solved = Your food goes up by one. Farms, libraries, habitations, markets and temples give food, ceramics and gears, as each tile shows.
lesson-buildings-of-one-type = Buildings of one type
lesson-buildings-of-one-type-task = Touching a building of its own type is as good as a road. Buy the farm of two spaces, place it so that it touches your first farm but not the road, and end your turn.
lesson-buildings-of-one-type-mistake = Buy the green farm of two spaces.
lesson-buildings-of-one-type-other-mistake = Place it away from the road this time: above or beside your first farm.
lesson-buildings-of-one-type-wrong = Buy the farm of two spaces and place it at your first farm, away from the road.
lesson-buildings-of-one-type-solved = In this way you can build without a road, as long as the types match. Edges count, corners do not.
lesson-population = Population
lesson-population-task = The tracks for food, ceramics and gears have population symbols; the first is on 3. Your food is at 2. Buy the farm of three spaces, which gives 2 food, place it, and end your turn.
lesson-population-mistake = Your food is the track close to a symbol. Buy the farm of three spaces in a line.
lesson-population-wrong = Buy the farm of three spaces, place it, and end your turn.
lesson-population-solved = Reaching or passing the symbol adds one to your population, which is worth points at the end. When anybody reaches 13, the game ends after that round.
lesson-natural-resources = Natural resources
lesson-natural-resources-task = A boulder with trees next to your city scores 1 point at the end, if nothing covers it. Two are near your road. Buy the temple of two spaces and place it so that it touches both of them, and the road.
lesson-natural-resources-mistake = Buy the temple of two spaces.
lesson-natural-resources-other-mistake = That covers a natural resource, which then scores nothing. Place the temple between the two.
lesson-natural-resources-third-mistake = There it does not touch both. Place it upright, between the two natural resources.
lesson-natural-resources-wrong = Buy the temple of two spaces, and place it upright between the two natural resources.
lesson-natural-resources-solved = Two points, if both stay uncovered. You may build over them, but then they are lost.
lesson-city-districts = City districts
lesson-city-districts-task = A building without green land next to it is a city district: 1 point at the end. Your farm has one green space left, above it. Buy the tower for 2 gold, place it there, and end your turn.
lesson-city-districts-mistake = The tower fits best: it takes one space and only has to touch your city.
lesson-city-districts-other-mistake = The farm still touches green land there. Place the tower right above the farm.
lesson-city-districts-wrong = Buy the tower and place it right above your farm.
lesson-city-districts-solved = Roads, water, natural resources, the sidewalk and the edge of the map close a district as well. Roads may start from a tower.
lesson-monuments = Monuments
lesson-monuments-task = A monument must touch everything on its card, and costs all the gold you have left. The Trojan Horse needs a habitation and a road. Buy it with your last 4 gold, place it, and end your turn.
lesson-monuments-mistake = Good to buy before a monument, but here you want the Trojan Horse.
lesson-monuments-wrong = Buy the Trojan Horse, and place it where it touches your habitation and the road.
lesson-monuments-solved = One more population at once, and 1 point at the end. It would have cost 1 gold, or 7: so buy other things first, but not so late that Ben takes the monument.
lesson-end = The end
lesson-end-task = Round 10, the last. Your lowest resource scores 1 point a step: ceramics, at 3. Two markets cost 3 gold. Buy the corner-shaped one, which gives 2 ceramics, place it, and end the game.
lesson-end-mistake = That market gives only one ceramics. Buy the corner-shaped one.
lesson-end-other-mistake = The library gives a gear, but gears are not your lowest. Buy the corner-shaped market.
lesson-end-third-mistake = There is no later round to repay it, and an open loan costs 2 points. You have the gold you need.
lesson-end-wrong = Buy the corner-shaped market with 2 ceramics, place it, and end your turn.
lesson-end-solved = Population, lowest resource, monuments, districts and natural resources add up, less 2 for an open loan: you win. Now try a game of your own.
lesson-short-roads = Short roads
lesson-short-roads-task = For 1 gold you can buy a long road, or a set of short roads: two of two spaces, and one of one. Each must touch a road, a tower or the sidewalk. Buy a set, place all three, and end your turn.
lesson-short-roads-mistake = That is a long road. Buy the set of short roads.
lesson-short-roads-wrong = Buy the set of short roads, place all three, and end your turn.
lesson-short-roads-solved = You may place them one after another in any order, each at the one before. The market has few roads each round.
lesson-bridges = Bridges
lesson-bridges-task = A long road can be a bridge: its two ends lie on land, the middle may cross water. Buy a long road, lay it from the top of your road across the lake to the right bank, and end your turn.
lesson-bridges-mistake = Short roads stay on land. Buy a long road.
lesson-bridges-other-mistake = That stays on the left bank. Start right above your road, and go straight to the right.
lesson-bridges-wrong = Buy a long road, and lay it across the lake from the space above your road.
lesson-bridges-solved = Now you can build on the other bank, too. Only long roads cross water; buildings need land.
lesson-monuments-on-water = Monuments on water
lesson-monuments-on-water-task = Each card also shows what land a monument stands on. The Lighthouse of Alexandria stands on water, next to a road. Buy it, place it on the lake, and end your turn.
lesson-monuments-on-water-mistake = Buy the Lighthouse of Alexandria.
lesson-monuments-on-water-wrong = Buy the Lighthouse, and place it on the water beside your road.
lesson-monuments-on-water-solved = Two gears, and 1 point at the end. Some monuments have several pieces: their cards show how they lie.
lesson-loans = Loans
lesson-loans-task = Before you buy, you may take a loan of 2 gold, one at a time. You have 3 gold, and the market of five spaces costs 5. Take a loan, buy the market, place it, and end your turn.
lesson-loans-mistake = You can afford that without a loan. Take the loan first, then buy the market of five spaces.
lesson-loans-wrong = Take a loan, buy the market of five spaces, place it, and end your turn.
lesson-loans-solved = Three ceramics and one food. Repay the loan in a later round for 3 gold; if it is still open at the end, it costs 2 points.
lesson-turn-order = Turn order
lesson-turn-order-task = The round ends when nobody has gold left. The next begins with the lowest population, which is Ben's, unless somebody has a pedestal. Spend your last gold on the first pedestal, and end your turn.
lesson-turn-order-mistake = The second pedestal makes you second. Buy the first.
lesson-turn-order-other-mistake = A road is useful, but Ben would go first. Buy the first pedestal.
lesson-turn-order-wrong = Buy the first pedestal, and end your turn.
lesson-turn-order-solved = A new round: you go first. Everyone has 7 gold again, and all tiles, roads and the tower are replaced. Monuments stay until they are bought.

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
