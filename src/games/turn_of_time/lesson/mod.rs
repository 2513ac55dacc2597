//! The lesson of Turn of Time. The learner has the first seat, with Spring and Summer.

#[cfg(test)]
mod tests;

use super::endless::{FIND_THE_ORDER, LAST_CARD};
use crate::games::practice::{Played, Position, Practice, Task};
use rules::GameId;

/// The lesson and endless puzzles; there are no numbered ones.
pub const PRACTICE: Practice = Practice {
    names: &["", "Ben"],
    lesson: &LESSON,
    core: CORE,
    puzzles: "",
    puzzle_instruction: "",
    puzzle_on_wrong: "",
    endless: &[LAST_CARD, FIND_THE_ORDER],
    parse_position: None,
};

/// A game of two players after these actions.
const fn after(actions: &'static str) -> Position {
    Position::Played(Played {
        game: GameId::TurnOfTime,
        players: 2,
        choices: &[],
        draws: "Sp Su Fa Wi",
        seed: 0,
        actions,
    })
}

/// A lone player's game after these actions.
const fn alone(
    goal: &'static [(&'static str, &'static str)],
    seed: u64,
    actions: &'static str,
) -> Position {
    Position::Played(Played {
        game: GameId::TurnOfTime,
        players: 1,
        choices: goal,
        draws: "",
        seed,
        actions,
    })
}

/// How many steps are the lesson itself.
const CORE: usize = 8;

/// The first [`CORE`] steps begin with the goal and are enough for a first game; the others are "More".
const LESSON: [Task; 14] = [
    Task {
        title: "The goal",
        position: after(""),
        solution: "Su@m13",
        instruction: "When all sixteen cards lie on the table, you want your seasons to show on most of them: Spring and Summer. Ben has Fall and Winter. Play your single Summer, the same on both sides.",
        wrong: &[(
            "Su/Sp@m13|Su/Fa@m13|Su/Wi@m13",
            "That Summer has another season on its back. Take the single one, with a second frame.",
        )],
        on_wrong: "Choose your single Summer, the same on both sides.",
        on_solved: "Every other card has a second season on its back. In your hand you see both sides; on the table, the mark in the lower right corner shows the back.",
    },
    Task {
        title: "The season before",
        position: after("Su/Wi@m13 Wi/Fa@n13"),
        solution: "Sp@l13|Sp@m12|Sp@m14",
        instruction: "Cards that touch edge to edge meet. Each season flips the one before it in the year: Spring flips Winter. Play your single Spring next to the Winter.",
        wrong: &[(
            "Sp@n12|Sp@o13|Sp@n14",
            "There your Spring meets the Fall. Play it where it touches the Winter.",
        )],
        on_wrong: "Play your single Spring next to the Winter.",
        on_solved: "The Winter has flipped to its back, your Summer. In the same way Summer flips Spring, Fall flips Summer, and Winter flips Fall.",
    },
    Task {
        title: "Flipping your own card",
        position: after("Su/Wi@m13 Wi/Fa@n13"),
        solution: "Fa/Su@l13|Fa/Su@m12|Fa/Su@m14",
        instruction: "A new card can be flipped, too, and you may play Ben's seasons. Winter flips Fall: play Fall, with Summer on its back, next to the Winter.",
        wrong: &[
            (
                "Su/Fa@l13|Su/Fa@m12|Su/Fa@m14",
                "That is the right card, but Summer is face up. Choose its Fall side.",
            ),
            (
                "Fa/Su@n12|Fa/Su@o13|Fa/Su@n14",
                "Nothing happens between equal seasons. Play it next to the Winter.",
            ),
        ],
        on_wrong: "Choose the Fall side of the card with Fall and Summer, and play it next to the Winter.",
        on_solved: "Your new card has flipped to Summer. It does not matter which of two cards is new: the earlier season flips.",
    },
    Task {
        title: "Opposites",
        position: after("Su/Fa@m13 Fa/Sp@n13"),
        solution: "Sp/Su@m12|Sp/Su@l13|Sp/Su@m14|Sp/Su@n12|Sp/Su@o13|Sp/Su@n14",
        instruction: "Opposite seasons flip each other: Spring and Fall, Summer and Winter. Play Spring, with Summer on its back, next to a Fall.",
        wrong: &[(
            "Su/Sp@m12|Su/Sp@l13|Su/Sp@m14|Su/Sp@n12|Su/Sp@o13|Su/Sp@n14",
            "Fall comes right after Summer, so it only flips your card. Choose the Spring side.",
        )],
        on_wrong: "Choose the Spring side of the card with Spring and Summer, and play it next to a Fall.",
        on_solved: "Both have flipped, yours to Summer. Between equal seasons nothing happens.",
    },
    Task {
        title: "Several neighbours",
        position: after("Su/Fa@m13 Fa/Wi@n13 Sp/Su@n12 Su/Wi@n14"),
        solution: "Sp@m14",
        instruction: "A new card meets every card it touches, one after another. Find the space where your single Spring touches both a Fall and the Winter.",
        wrong: &[
            (
                "Sp@m12",
                "There it touches a Fall and your own Summer. Find the space between a Fall and the Winter.",
            ),
            (
                "Sp@o14|Sp@n15",
                "There it touches only the Winter. Find the space where it touches a Fall as well.",
            ),
        ],
        on_wrong: "Play your single Spring below the left Fall, beside the Winter.",
        on_solved: "Two more Summers. One of them now touches the other Fall, but that starts nothing: only the new card has meetings.",
    },
    Task {
        title: "Four by four",
        position: after("Sp/Wi@m13 Fa/Wi@l13 Sp/Fa@k13 Su/Fa@l14"),
        solution: "Sp@n13",
        instruction: "All sixteen cards must fit into a four-by-four square. These take up three columns. Play your single Spring at the right end of the row of three, next to the Winter.",
        wrong: &[
            (
                "Sp@j13",
                "That is the left end. Play to the right of the Winter.",
            ),
            (
                "Sp@m12|Sp@m14",
                "Next to the Winter, but in one of the three columns. Play to its right.",
            ),
        ],
        on_wrong: "Play your single Spring to the right of the Winter.",
        on_solved: "Now there are four columns, and no card can go further left or right. Rows are limited in the same way.",
    },
    Task {
        title: "Points",
        position: after("Sp/Fa@m13 Su/Fa@m12 Sp/Su@n13 Fa@m14 Sp/Su@n14:wn Fa/Sp@l12"),
        solution: "Sp@l13",
        instruction: "At the end, the season on the most cards scores 4 points, the next 3, then 2, then 1. Fall leads with four cards. Play your single Spring where it touches two of them.",
        wrong: &[
            (
                "Sp@n12",
                "There it touches one Fall, and your own Summer. Find the space between two Falls.",
            ),
            (
                "Sp@l14",
                "There it touches only the single Fall. Find the space between two Falls.",
            ),
        ],
        on_wrong: "Find the one free space that touches two Falls.",
        on_solved: "Both are Spring now. Spring leads with three cards, Summer is second: with two players you add up both, 4 and 3 points.",
    },
    Task {
        title: "A turn of your own",
        position: after("Su/Sp@m13 Sp/Fa@m12 Wi/Sp@l13 Fa/Wi@k13"),
        solution: "Sp@l12",
        instruction: "Now find it yourself. Ben shows two Winters and a Fall. One of your single cards, on the right space, makes three more Springs: itself, and two flipped cards with Spring on their backs.",
        wrong: &[(
            "Su@l12",
            "The right space, but Fall flips Summer and stays as it is. Try your other single card.",
        )],
        on_wrong: "Look for a space that touches two cards with Spring on their backs, a Fall and a Winter.",
        on_solved: "Ben is left with one card. Before you play, you always see what would flip. Now try a game of your own.",
    },
    // More.
    Task {
        title: "Single cards",
        position: after("Su/Fa@m13 Fa/Wi@m14"),
        solution: "Sp@m12|Sp@l13|Sp@n13",
        instruction: "A single card has the same season on both sides. Of the two Falls, the upper one has Summer on its back. Play your single Spring next to it.",
        wrong: &[(
            "Sp@l14|Sp@n14|Sp@m15",
            "That Fall has Winter on its back: one of Ben's seasons for another. Play next to the upper one.",
        )],
        on_wrong: "Play your single Spring next to the upper Fall.",
        on_solved: "Opposites: both flip. But your card shows Spring on either side, and the Fall is now your Summer.",
    },
    Task {
        title: "The order of meetings",
        position: after("Su/Fa@m13 Fa/Wi@m14 Sp/Su@l14 Su/Wi@n14"),
        solution: "Su/Sp@n13:sw",
        instruction: "A card that flips meets the rest as its new season, so the order counts. Play Summer, Spring on its back, right of the upper Fall and above the Winter. Meet the Winter first, then the Fall.",
        wrong: &[
            (
                "Su/Sp@n13:ws",
                "With Fall first, your card flips to Spring, and the Fall stays. Meet the Winter first: as Spring, your card then flips the Fall.",
            ),
            (
                "Sp/Su@n13:sw|Sp/Su@n13:ws",
                "That is the right card, but Spring is face up. Choose its Summer side.",
            ),
        ],
        on_wrong: "Play Summer, with Spring on its back, to the space that touches both the upper Fall and the Winter.",
        on_solved: "Winter: both flip, yours to Spring. Fall: both flip again, yours back to Summer. All three show Summer now.",
    },
    Task {
        title: "Groups",
        position: after(
            "Su/Fa@m13 Fa/Sp@m14 Wi/Su@m15 Fa@l14 Su/Sp@l15:ne Fa/Su@m16 Su/Sp@n15 Fa/Wi@o15",
        ),
        solution: "Su@l16",
        instruction: "With equal numbers of cards, the season with the largest group, edge to edge, ranks higher. Fall has four cards, Summer two. Play your single Summer so that it flips your own Spring.",
        wrong: &[(
            "Su@n14|Su@n16",
            "There it joins your Summers, but makes only three. Flip your own Spring, too: Summer flips Spring.",
        )],
        on_wrong: "Play your single Summer to the space below your Spring.",
        on_solved: "Four each. Your Summers form one group of four, Fall's largest has three: Summer leads. If groups tie too, whoever played first ranks higher.",
    },
    Task {
        title: "The last cards",
        position: after(
            "Su/Fa@m13 Fa@n13 Su/Sp@m12 Su/Wi@m14 Sp/Fa@m15 Sp/Wi@l14 Sp/Su@l13:es Fa/Su@n12:ws Wi/Su@o12 Fa/Wi@n15 Sp/Wi@l15:ne Fa/Sp@n14:snw Sp@o14 Wi@o15",
        ),
        solution: "Su@o13 Fa/Wi@l12:es",
        instruction: "Two spaces are left: one for your last card, one for Ben's. Then the game is over. Spring and Winter lead with five cards each. Play your Summer where it flips a Winter.",
        wrong: &[(
            "Su@l12",
            "There it would only flip your own Spring, and Ben could save his Winter. Take the other space.",
        )],
        on_wrong: "Play your Summer below the Winter in the upper right corner.",
        on_solved: "Five Summers, Springs and Winters. Summer has the largest group; Spring and Winter tie, but you went first. 4 + 3 points: you win 7 to 3.",
    },
    Task {
        title: "Solo: Dominance",
        position: alone(
            &[],
            62,
            "Wi/Fa@m13 next Wi/Su@m12 next Fa/Su@m11 next Fa/Su@m14 next Sp/Wi@l14 next Wi/Fa@n13 next Wi@n12 next Su@k14 next Su/Wi@n11:ws next Sp/Fa@k13 next Su/Sp@l11 next Sp@k12 next Fa/Sp@l13:esw next Wi/Sp@l12:nesw next Fa@n14",
        ),
        solution: "next Sp/Su@k11",
        instruction: "Alone you draw one card at a time. For Dominance, end with a group of seven cards of one season. Six Springs touch already: draw the last card, and play it as Spring to the last space.",
        wrong: &[(
            "Su/Sp@k11",
            "Summer would flip the two Springs it touches. Choose the Spring side.",
        )],
        on_wrong: "Draw the next card, then play its Spring side.",
        on_solved: "Seven Springs in one group. Only the end counts: a large group can still break up before the last card.",
    },
    Task {
        title: "Solo: Balance",
        position: alone(
            &[("goal", "balance")],
            68,
            "Wi/Fa@m13 next Wi/Fa@l13 next Su/Sp@k13 next Su/Fa@m14 next Sp/Fa@k14 next Su/Fa@k12 next Wi@m12 next Fa@j12 next Su/Wi@j13:ne next Sp/Fa@l12:ews next Su/Wi@l14:nwe next Sp@j11 next Sp/Wi@j14:ne next Su@l11 next Su/Sp@k11 next",
        ),
        solution: "Sp/Wi@m11",
        instruction: "For Balance, each season must show on exactly four cards at the end. Only Winter has three. Look at the Summer beside the last space: which side of your card do you play, to end as Winter?",
        wrong: &[(
            "Wi/Sp@m11",
            "Winter and Summer are opposites: your card would flip to Spring. Play Spring, and Summer flips it to Winter.",
        )],
        on_wrong: "Play the Spring side: the Summer beside the space flips it to Winter.",
        on_solved: "Four of each. Summer has flipped your Spring to Winter.",
    },
];
