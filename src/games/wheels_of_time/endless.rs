//! The texts of the endless puzzles.

use crate::games::practice::EndlessPuzzles;
use bots::puzzles::PuzzleKind;
use l10n::wheels_of_time as words;

/// Cities that can be completed in the running turn.
pub const FINISH_THE_CITY: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::FinishTheCity,
    title: words::PUZZLE_FINISH_THE_CITY,
    about: words::PUZZLE_FINISH_THE_CITY_ABOUT,
    difficulty: words::PUZZLE_FINISH_THE_CITY_DIFFICULTY,
    goal: |locale, actions, _| words::puzzle_finish_the_city_goal(locale, actions),
    beside: None,
    on_wrong: |_| words::PUZZLE_LOST,
};
