//! The lesson of Turn of Time. The learner has the first seat, with Spring and Summer.

#[cfg(test)]
mod tests;

use super::endless::{FIND_THE_ORDER, LAST_CARD};
use crate::games::practice::{Played, Position, Practice, PracticeNames, Task};
use l10n::turn_of_time as words;
use rules::GameId;

/// The lesson and endless puzzles; there are no numbered ones.
pub const PRACTICE: Practice = Practice {
    names: PracticeNames::Given(&["", "Ben"]),
    lesson: &LESSON,
    core: CORE,
    puzzles: "",
    puzzle_words: None,
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
        words: words::LESSON_GOAL,
        position: after(""),
        solution: "Su@m13",
        wrong: &["Su/Sp@m13|Su/Fa@m13|Su/Wi@m13"],
    },
    Task {
        words: words::LESSON_SEASON_BEFORE,
        position: after("Su/Wi@m13 Wi/Fa@n13"),
        solution: "Sp@l13|Sp@m12|Sp@m14",
        wrong: &["Sp@n12|Sp@o13|Sp@n14"],
    },
    Task {
        words: words::LESSON_FLIPPING_YOUR_OWN_CARD,
        position: after("Su/Wi@m13 Wi/Fa@n13"),
        solution: "Fa/Su@l13|Fa/Su@m12|Fa/Su@m14",
        wrong: &[
            "Su/Fa@l13|Su/Fa@m12|Su/Fa@m14",
            "Fa/Su@n12|Fa/Su@o13|Fa/Su@n14",
        ],
    },
    Task {
        words: words::LESSON_OPPOSITES,
        position: after("Su/Fa@m13 Fa/Sp@n13"),
        solution: "Sp/Su@m12|Sp/Su@l13|Sp/Su@m14|Sp/Su@n12|Sp/Su@o13|Sp/Su@n14",
        wrong: &["Su/Sp@m12|Su/Sp@l13|Su/Sp@m14|Su/Sp@n12|Su/Sp@o13|Su/Sp@n14"],
    },
    Task {
        words: words::LESSON_SEVERAL_NEIGHBOURS,
        position: after("Su/Fa@m13 Fa/Wi@n13 Sp/Su@n12 Su/Wi@n14"),
        solution: "Sp@m14",
        wrong: &["Sp@m12", "Sp@o14|Sp@n15"],
    },
    Task {
        words: words::LESSON_FOUR_BY_FOUR,
        position: after("Sp/Wi@m13 Fa/Wi@l13 Sp/Fa@k13 Su/Fa@l14"),
        solution: "Sp@n13",
        wrong: &["Sp@j13", "Sp@m12|Sp@m14"],
    },
    Task {
        words: words::LESSON_POINTS,
        position: after("Sp/Fa@m13 Su/Fa@m12 Sp/Su@n13 Fa@m14 Sp/Su@n14:wn Fa/Sp@l12"),
        solution: "Sp@l13",
        wrong: &["Sp@n12", "Sp@l14"],
    },
    Task {
        words: words::LESSON_A_TURN_OF_YOUR_OWN,
        position: after("Su/Sp@m13 Sp/Fa@m12 Wi/Sp@l13 Fa/Wi@k13"),
        solution: "Sp@l12",
        wrong: &["Su@l12"],
    },
    // More.
    Task {
        words: words::LESSON_SINGLE_CARDS,
        position: after("Su/Fa@m13 Fa/Wi@m14"),
        solution: "Sp@m12|Sp@l13|Sp@n13",
        wrong: &["Sp@l14|Sp@n14|Sp@m15"],
    },
    Task {
        words: words::LESSON_ORDER_OF_MEETINGS,
        position: after("Su/Fa@m13 Fa/Wi@m14 Sp/Su@l14 Su/Wi@n14"),
        solution: "Su/Sp@n13:sw",
        wrong: &["Su/Sp@n13:ws", "Sp/Su@n13:sw|Sp/Su@n13:ws"],
    },
    Task {
        words: words::LESSON_GROUPS,
        position: after(
            "Su/Fa@m13 Fa/Sp@m14 Wi/Su@m15 Fa@l14 Su/Sp@l15:ne Fa/Su@m16 Su/Sp@n15 Fa/Wi@o15",
        ),
        solution: "Su@l16",
        wrong: &["Su@n14|Su@n16"],
    },
    Task {
        words: words::LESSON_LAST_CARDS,
        position: after(
            "Su/Fa@m13 Fa@n13 Su/Sp@m12 Su/Wi@m14 Sp/Fa@m15 Sp/Wi@l14 Sp/Su@l13:es Fa/Su@n12:ws Wi/Su@o12 Fa/Wi@n15 Sp/Wi@l15:ne Fa/Sp@n14:snw Sp@o14 Wi@o15",
        ),
        solution: "Su@o13 Fa/Wi@l12:es",
        wrong: &["Su@l12"],
    },
    Task {
        words: words::LESSON_SOLO_DOMINANCE,
        position: alone(
            &[],
            62,
            "Wi/Fa@m13 next Wi/Su@m12 next Fa/Su@m11 next Fa/Su@m14 next Sp/Wi@l14 next Wi/Fa@n13 next Wi@n12 next Su@k14 next Su/Wi@n11:ws next Sp/Fa@k13 next Su/Sp@l11 next Sp@k12 next Fa/Sp@l13:esw next Wi/Sp@l12:nesw next Fa@n14",
        ),
        solution: "next Sp/Su@k11",
        wrong: &["Su/Sp@k11"],
    },
    Task {
        words: words::LESSON_SOLO_BALANCE,
        position: alone(
            &[("goal", "balance")],
            68,
            "Wi/Fa@m13 next Wi/Fa@l13 next Su/Sp@k13 next Su/Fa@m14 next Sp/Fa@k14 next Su/Fa@k12 next Wi@m12 next Fa@j12 next Su/Wi@j13:ne next Sp/Fa@l12:ews next Su/Wi@l14:nwe next Sp@j11 next Sp/Wi@j14:ne next Su@l11 next Su/Sp@k11 next",
        ),
        solution: "Sp/Wi@m11",
        wrong: &["Wi/Sp@m11"],
    },
];
