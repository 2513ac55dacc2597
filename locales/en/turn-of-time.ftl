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
# In that list
# $season (Season)
season-held = { $season }
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
reason-protected-next-best = Otherwise { $sides ->
    [one] { $sides } side stays
   *[other] { $sides } sides stay
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

## Options of a new game: the question, and name and explanation of each choice

option-goal = Your goal
    .choice-dominance = Dominance
    .choice-dominance-about = End with a group of seven cards of one season.
    .choice-balance = Balance
    .choice-balance-about = End with exactly four cards of each season.

## Help for a first turn

help-first = Choose a card from your hand, and which of its two sides faces up.
help-second = Choose a space next to the cards on the table. All sixteen must fit into a four-by-four square.
help-third = Your card meets its neighbors: each season flips the one before it in the year, and opposite seasons flip each other.
help-fourth = At the end you want your own seasons to show on the most cards, in large groups.
help-first-alone = You have drawn a card: choose which of its sides faces up.
help-fourth-alone = Then draw the next card. When all sixteen are down, you win if you have reached your goal.

## About the game

# How actions are typed. What is typed stays as it is.
notation = Sp/Su@m13 plays Spring, with Summer on the back, to column m, row 13; a single card is Sp@m13. Where the order matters, add the neighbors: :NE meets the one above first. next draws a card.
tie-breaker = Ties are broken by cards of your own seasons, then by the size of their largest groups, then by turn order.

## What is done by itself where there is no choice; before the seconds until it is done

routine-the-next-card-is-drawn = The next card is drawn

## Milestones: the title, and what is to be done

milestone-dominance = Dominance
milestone-dominance-task = Win the Dominance solo game.
milestone-balance = Balance
milestone-balance-task = Win the Balance solo game.
milestone-both-on-top = Both on top
milestone-both-on-top-task = In a game for two against Casual or stronger, come first and second with your seasons.
milestone-four-seasons = The four seasons
milestone-four-seasons-task = Win a game for four against Skilled or stronger.
milestone-beat-expert = Seasoned
milestone-beat-expert-task = Beat Expert.

## Endless puzzles

puzzle-last-card = Last cards
puzzle-last-card-about = The game is almost over. Find the one placement that wins, whatever your opponent plays.
# What the number of the difficulty counts, after "Difficulty:".
puzzle-last-card-difficulty = cards left
puzzle-find-the-order = Find the order
puzzle-find-the-order-about = Your card has several neighbors to meet. It wins on one cell, and in one order only.
# What the number of the difficulty counts, after "Difficulty:".
puzzle-find-the-order-difficulty = cards left
# $cards (Number): that are left
puzzle-last-card-goal = { $cards ->
    [1] Play the last card so that you win.
   *[other] { $cards } cards are left, and you begin. Win, whatever Ben plays.
}
# $cards (Number): that are left
puzzle-find-the-order-goal = { $cards ->
    [1] Play the last card so that you win. The order of the meetings decides.
   *[other] { $cards } cards are left, and you begin. Win: the order of the meetings decides.
}
# Answers to wrong actions.
puzzle-lost = Then Ben wins.
puzzle-not-won = Then Ben can still win.
puzzle-wrong-order = Right card, right cell, wrong order.

## The lesson: for each step its title, what is to be done, answers to wrong actions, and what is said when it is solved

lesson-goal = The goal
    .task = When all sixteen cards lie on the table, you want your seasons to show on most of them: Spring and Summer. Ben has Fall and Winter. Play your single Summer, the same on both sides.
    .mistake = That Summer has another season on its back. Take the single one, with a second frame.
    .wrong = Choose your single Summer, the same on both sides.
    .solved = Every other card has a second season on its back. In your hand you see both sides; on the table, the mark in the lower right corner shows the back.
lesson-season-before = The season before
    .task = Cards that touch edge to edge meet. Each season flips the one before it in the year: Spring flips Winter. Play your single Spring next to the Winter.
    .mistake = There your Spring meets the Fall. Play it where it touches the Winter.
    .wrong = Play your single Spring next to the Winter.
    .solved = The Winter has flipped to its back, your Summer. In the same way Summer flips Spring, Fall flips Summer, and Winter flips Fall.
lesson-flipping-your-own-card = Flipping your own card
    .task = A new card can be flipped, too, and you may play Ben's seasons. Winter flips Fall: play Fall, with Summer on its back, next to the Winter.
    .mistake = That is the right card, but Summer is face up. Choose its Fall side.
    .other-mistake = Nothing happens between equal seasons. Play it next to the Winter.
    .wrong = Choose the Fall side of the card with Fall and Summer, and play it next to the Winter.
    .solved = Your new card has flipped to Summer. It does not matter which of two cards is new: the earlier season flips.
lesson-opposites = Opposites
    .task = Opposite seasons flip each other: Spring and Fall, Summer and Winter. Play Spring, with Summer on its back, next to a Fall.
    .mistake = Fall comes right after Summer, so it only flips your card. Choose the Spring side.
    .wrong = Choose the Spring side of the card with Spring and Summer, and play it next to a Fall.
    .solved = Both have flipped, yours to Summer. Between equal seasons nothing happens.
lesson-several-neighbours = Several neighbors
    .task = A new card meets every card it touches, one after another. Find the space where your single Spring touches both a Fall and the Winter.
    .mistake = There it touches a Fall and your own Summer. Find the space between a Fall and the Winter.
    .other-mistake = There it touches only the Winter. Find the space where it touches a Fall as well.
    .wrong = Play your single Spring below the left Fall, beside the Winter.
    .solved = Two more Summers. One of them now touches the other Fall, but that starts nothing: only the new card has meetings.
lesson-four-by-four = Four by four
    .task = All sixteen cards must fit into a four-by-four square. These take up three columns. Play your single Spring at the right end of the row of three, next to the Winter.
    .mistake = That is the left end. Play to the right of the Winter.
    .other-mistake = Next to the Winter, but in one of the three columns. Play to its right.
    .wrong = Play your single Spring to the right of the Winter.
    .solved = Now there are four columns, and no card can go further left or right. Rows are limited in the same way.
lesson-points = Points
    .task = At the end, the season on the most cards scores 4 points, the next 3, then 2, then 1. Fall leads with four cards. Play your single Spring where it touches two of them.
    .mistake = There it touches one Fall, and your own Summer. Find the space between two Falls.
    .other-mistake = There it touches only the single Fall. Find the space between two Falls.
    .wrong = Find the one free space that touches two Falls.
    .solved = Both are Spring now. Spring leads with three cards, Summer is second: with two players you add up both, 4 and 3 points.
lesson-a-turn-of-your-own = A turn of your own
    .task = Now find it yourself. Ben shows two Winters and a Fall. One of your single cards, on the right space, makes three more Springs: itself, and two flipped cards with Spring on their backs.
    .mistake = The right space, but Fall flips Summer and stays as it is. Try your other single card.
    .wrong = Look for a space that touches two cards with Spring on their backs, a Fall and a Winter.
    .solved = Ben is left with one card. Before you play, you always see what would flip. Now try a game of your own.
lesson-single-cards = Single cards
    .task = A single card has the same season on both sides. Of the two Falls, the upper one has Summer on its back. Play your single Spring next to it.
    .mistake = That Fall has Winter on its back: one of Ben's seasons for another. Play next to the upper one.
    .wrong = Play your single Spring next to the upper Fall.
    .solved = Opposites: both flip. But your card shows Spring on either side, and the Fall is now your Summer.
lesson-order-of-meetings = The order of meetings
    .task = A card that flips meets the rest as its new season, so the order counts. Play Summer, Spring on its back, right of the upper Fall and above the Winter. Meet the Winter first, then the Fall.
    .mistake = With Fall first, your card flips to Spring, and the Fall stays. Meet the Winter first: as Spring, your card then flips the Fall.
    .other-mistake = That is the right card, but Spring is face up. Choose its Summer side.
    .wrong = Play Summer, with Spring on its back, to the space that touches both the upper Fall and the Winter.
    .solved = Winter: both flip, yours to Spring. Fall: both flip again, yours back to Summer. All three show Summer now.
lesson-groups = Groups
    .task = With equal numbers of cards, the season with the largest group, edge to edge, ranks higher. Fall has four cards, Summer two. Play your single Summer so that it flips your own Spring.
    .mistake = There it joins your Summers, but makes only three. Flip your own Spring, too: Summer flips Spring.
    .wrong = Play your single Summer to the space below your Spring.
    .solved = Four each. Your Summers form one group of four, Fall's largest has three: Summer leads. If groups tie too, whoever played first ranks higher.
lesson-last-cards = The last cards
    .task = Two spaces are left: one for your last card, one for Ben's. Then the game is over. Spring and Winter lead with five cards each. Play your Summer where it flips a Winter.
    .mistake = There it would only flip your own Spring, and Ben could save his Winter. Take the other space.
    .wrong = Play your Summer below the Winter in the upper right corner.
    .solved = Five Summers, Springs and Winters. Summer has the largest group; Spring and Winter tie, but you went first. 4 + 3 points: you win 7 to 3.
lesson-solo-dominance = Solo: Dominance
    .task = Alone you draw one card at a time. For Dominance, end with a group of seven cards of one season. Six Springs touch already: draw the last card, and play it as Spring to the last space.
    .mistake = Summer would flip the two Springs it touches. Choose the Spring side.
    .wrong = Draw the next card, then play its Spring side.
    .solved = Seven Springs in one group. Only the end counts: a large group can still break up before the last card.
lesson-solo-balance = Solo: Balance
    .task = For Balance, each season must show on exactly four cards at the end. Only Winter has three. Look at the Summer beside the last space: which side of your card do you play, to end as Winter?
    .mistake = Winter and Summer are opposites: your card would flip to Spring. Play Spring, and Summer flips it to Winter.
    .wrong = Play the Spring side: the Summer beside the space flips it to Winter.
    .solved = Four of each. Summer has flipped your Spring to Winter.

## The deals of the day; results stand alone, or after the name of the deal and a comma

deal-dominance-about = Solo: end with a group of seven cards of one season.
deal-balance-about = Solo: end with four cards of each season.
# $cards (Number)
deal-dominance-won = a group of { $cards }
# $cards (Number)
# $needed (Number)
deal-dominance-missed = best group: { $cards } of { $needed }
deal-balance-won = in balance
# $cards (Number)
deal-balance-missed = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} off
