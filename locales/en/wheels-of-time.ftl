### The words of Wheels of Time.

## Options of a new game: the question, and name and explanation of each choice

option-layout = Wheel layout
option-layout-standard = Standard
option-layout-standard-about = Nearly even for both players; good for a first game.
option-layout-random = Random
option-layout-random-about = A different layout each time. Some favor one player.
option-layout-cut-and-choose = Cut and choose
option-layout-cut-and-choose-about = Player 1 sets all four wheels, then player 2 takes the player wheel they prefer. Wheel 1 goes first.
option-wheels = Wheel layout
option-wheels-standard = Standard
option-wheels-standard-about = The same each time.
option-wheels-random = Random
option-wheels-random-about = A different layout each time. Some are harder.
option-wheels-your-own = Your own
option-wheels-your-own-about = Set all four wheels yourself before the first round. Easier.
option-rounds = Rounds
option-rounds-eight = 8
option-rounds-eight-about = As in the rules.
option-rounds-six = 6
option-rounds-six-about = Very hard.
option-rounds-seven = 7
option-rounds-seven-about = Hard.
option-rounds-nine = 9
option-rounds-nine-about = Easier.
option-rounds-ten = 10
option-rounds-ten-about = Easy.

## Help for a first turn

help-first = You have three links, where your wheel touches the others: one with A, one with B, and the common link between the two player wheels, which you share.
help-second = You have one action for each of your population: turn your wheel, A or B, trigger a link, or build from your supply.
help-third = When you end your actions, each of your links produces once more. Then dangers strike: skulls take things away.
help-fourth = The first to have four walls, four roads and four buildings wins. If your population falls to zero, you lose.
help-first-alone = You have wheel 1, and three links where it touches the others: with A, with B, and the common link with wheel 2, which has no player.
help-second-alone = You have one action for each of your population: turn wheel 1, A or B, trigger a link, or build from your supply.
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
lesson-goal-task = You are Ada. The first city with four walls, four roads and four buildings wins. Yours lacks only a building, which costs a brick, a wood and a stone. You have them: build it.
lesson-goal-mistake = You need nothing more for your fourth building. Build it now.
lesson-goal-wrong = Build the building.
lesson-goal-solved = Your city is complete, and you have won. How to get there is a matter of turning the right wheels.
lesson-your-three-links = Your three links
lesson-your-three-links-task = You have wheel 1. It touches A, B and Ben's wheel 2: these are your three links. Gold gives you what it is linked with, and link B shows gold and food. Trigger link B.
lesson-your-three-links-mistake = That turns a wheel, and with it a link. Trigger link B as it is.
lesson-your-three-links-wrong = Trigger link B.
lesson-your-three-links-solved = That took one action; your population is the number of actions you have each turn. Ben also has links with A and B, and shares the common link with you.
lesson-turning-a-wheel = Turning a wheel
lesson-turning-a-wheel-task = To change your links, turn a wheel: your own, A or B, but never Ben's. Each action turns it one space clockwise. Turn wheel 1.
lesson-turning-a-wheel-mistake = That wheel is in only one of your links. Turn your own wheel, number 1.
lesson-turning-a-wheel-wrong = Turn wheel 1.
lesson-turning-a-wheel-solved = Your own wheel changes all three of your links. A and B change one of yours, and one of Ben's.
lesson-growing = Growing
lesson-growing-task = Links can do more than give goods. Brick and food raise your population; wood and food raise your food production. Trigger link B: brick and food.
lesson-growing-wrong = Trigger link B, brick and food.
lesson-growing-solved = A higher population gives you one more action at once. You may trigger the same link as often as you have actions.
lesson-common-link = The common link
lesson-common-link-task = The common link is where the player wheels touch. Both players gain what it gives, whoever triggers it. Stone and wood make a road: trigger the common link.
lesson-common-link-mistake = Only you gain from that one. The common link is where your wheel touches Ben's.
lesson-common-link-wrong = Trigger the common link.
lesson-common-link-solved = Likewise, brick and stone make a wall. Triggering the common link helps Ben as much as you, so choose the moment well.
lesson-production = Production
lesson-production-task = When you end your actions, each of your links produces once more for free. Here, A gives a wall and B a brick. End your actions now.
lesson-production-mistake = Each of your links gives once for free when you end your actions. Here that is all you need.
lesson-production-wrong = End your actions.
lesson-production-solved = So turn the wheels to where they help you at the end. You can have at most four of anything.
lesson-danger = Danger
lesson-danger-task = After production, skulls take what they are linked with. Link A would take your stone. Turn wheel A to move its skull away, then end your actions.
lesson-danger-mistake = Too soon: the skull in link A would take your stone. Turn wheel A first.
lesson-danger-other-mistake = The skull is on wheel A: turn that one.
lesson-danger-wrong = First turn wheel A, then end your actions.
lesson-danger-solved = Your stone is safe. If you have none of what a danger takes, you lose nothing.
lesson-a-first-turn = A first turn
lesson-a-first-turn-task = The start of a game, two actions. Turn wheel 1, trigger link A for food production, and end: it gives again. After Ben's turn, turn wheel 1 twice and end.
lesson-a-first-turn-mistake = Turn wheel 1 first: then link A gives you food production.
lesson-a-first-turn-wrong = First turn wheel 1, trigger link A and end. Next turn: turn wheel 1 twice and end.
lesson-a-first-turn-solved = Food for four, three people, and two roads that Ben paid for with his actions: a fine start. Now try a game of your own.
lesson-feeding = Feeding
lesson-feeding-task = Your turn starts with feeding. Food production feeds two of your four people; you have two food in your supply. Feed both from your supply.
lesson-feeding-mistake = One person would stay hungry and leave. You have two food: feed both.
lesson-feeding-other-mistake = Both hungry people would leave. You have two food: feed both.
lesson-feeding-wrong = Feed two.
lesson-feeding-solved = Each hungry person you do not feed leaves, and costs you an action. If your population falls to zero, you lose.
lesson-building-from-supply = Building from supply
lesson-building-from-supply-task = You can build with goods from your supply, for one action: a wall costs a brick and a stone, a road a wood and a stone. Build a wall.
lesson-building-from-supply-wrong = Build a wall from your supply.
lesson-building-from-supply-solved = A building costs a brick, a wood and a stone, and needs a wall and a road of its own: you need more of both than you have buildings.
lesson-a-building-from-two-links = A building from two links
lesson-a-building-from-two-links-task = Two links together can make a building: one with two of brick, wood and stone, the other with gold and the third. It takes two actions. Use link B and the common link.
lesson-a-building-from-two-links-wrong = Make a building from link B and the common link.
lesson-a-building-from-two-links-solved = And you have won. At the end of your actions, two such links can make a building for free.
lesson-danger-in-the-common-link = Danger in the common link
lesson-danger-in-the-common-link-task = In the common link, the player whose wheel shows the skull robs the other. The skull is on your wheel, wood on Ben's. End your actions.
lesson-danger-in-the-common-link-wrong = End your actions.
lesson-danger-in-the-common-link-solved = Had the skull been on Ben's wheel, he would have taken one of yours, even on your turn.
lesson-disasters = Disasters
lesson-disasters-task = Two skulls are a disaster. In your own link it strikes you; in the common link, your opponent. The die decides what is lost. End your actions.
lesson-disasters-wrong = End your actions.
lesson-disasters-solved = After a disaster, all four wheels turn one space. This does not trigger production or danger.
lesson-hired-workers = Hired workers
lesson-hired-workers-task = Gold and gold hires a worker, who gives you one more action, once. You have one action and one worker: spend the worker, turn wheel 1, trigger link A.
lesson-hired-workers-mistake = That works too, but spend the worker first, so that you see what he gives.
lesson-hired-workers-wrong = First spend the worker, then turn wheel 1, then trigger link A.
lesson-hired-workers-solved = You can only spend workers you had at the start of your turn. One hired now can be spent from your next turn on.
lesson-solo = Solo
lesson-solo-task = In a solo game you have eight rounds to build your city. At the end of each, the die turns wheels, and the common link gives once more, only to you. End your actions.
lesson-solo-wrong = End your actions.
lesson-solo-solved = You gained two roads. After the die roll, single skulls do nothing, but two in any of your links are still a disaster.
