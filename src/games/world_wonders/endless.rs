//! The texts of the endless puzzles.

use crate::games::practice::EndlessPuzzles;
use bots::puzzles::{Goal, PuzzleKind};
use l10n::Feature;
use l10n::world_wonders as words;

/// Monuments that can be built this round.
pub const MONUMENT: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::Monument,
    title: words::PUZZLE_MONUMENT,
    about: words::PUZZLE_MONUMENT_ABOUT,
    difficulty: words::PUZZLE_MONUMENT_DIFFICULTY,
    goal: |locale, _, puzzle| match puzzle.map(|puzzle| puzzle.goal()) {
        Some(Goal::Monument(monument)) => {
            words::puzzle_monument_goal(locale, Feature::Monument(monument))
        }
        _ => locale.text(words::PUZZLE_MONUMENT_TO_COME),
    },
    beside: None,
    on_wrong: |_| words::PUZZLE_MONUMENT_WRONG,
};

/// The most population for the gold.
pub const BEST_BUY: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::BestBuy,
    title: words::PUZZLE_BEST_BUY,
    about: words::PUZZLE_BEST_BUY_ABOUT,
    difficulty: words::PUZZLE_BEST_BUY_DIFFICULTY,
    goal: |locale, _, _| locale.text(words::PUZZLE_BEST_BUY_GOAL),
    beside: None,
    on_wrong: |_| words::PUZZLE_BEST_BUY_WRONG,
};
