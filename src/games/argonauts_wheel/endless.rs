//! The texts of the endless puzzles.

use crate::games::practice::EndlessPuzzles;
use bots::puzzles::PuzzleKind;
use l10n::argonauts_wheel as words;

/// Wins by force.
pub const WIN: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::Win,
    title: words::PUZZLE_WIN,
    about: words::PUZZLE_WIN_ABOUT,
    difficulty: words::PUZZLE_WIN_DIFFICULTY,
    goal: |locale, turns, _| words::puzzle_win_goal(locale, turns),
    beside: None,
    on_wrong: |wrong| match wrong.draws {
        true => words::PUZZLE_DRAWS,
        false => words::PUZZLE_LOSES,
    },
};
