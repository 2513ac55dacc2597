//! The lesson of World Wonders. The learner has the first seat, on the map with the lake.

mod position;
#[cfg(test)]
mod tests;

use super::endless::{BEST_BUY, MONUMENT};
use crate::games::practice::{Position, Practice, PracticeNames, Task};
use l10n::world_wonders as words;
use position::parse_position;

pub const PRACTICE: Practice = Practice {
    names: PracticeNames::Given(&["", "Ben"]),
    lesson: &LESSON,
    core: CORE,
    puzzles: "",
    puzzle_words: None,
    endless: &[MONUMENT, BEST_BUY],
    parse_position: Some(parse_position),
};

/// How many steps are the lesson itself.
const CORE: usize = 8;

/// The first [`CORE`] steps begin with the goal and are enough for a first game; the others are "More".
const LESSON: [Task; 13] = [
    Task {
        words: words::LESSON_GOAL_AND_A_FIRST_ROAD,
        position: Position::Text("petra giza angkor-wat | | long-road@a11"),
        solution: "a11|b11|c11|d11|e11|f11|g11|h11|i11|a8e|b8e|c8e|d8e|e8e|f8e|g8e|h8e|i8e|j8e|k8e|l8e",
        wrong: &[],
    },
    Task {
        words: words::LESSON_A_BUILDING,
        position: Position::Text("I2-farm-F petra giza angkor-wat | long-road@d11 | long-road@a11"),
        solution: "buy-I2 * end",
        wrong: &["buy-I3|buy-L3|buy-O4|buy-L4|buy-P5"],
    },
    Task {
        words: words::LESSON_BUILDINGS_OF_ONE_TYPE,
        position: Position::Text(
            "I2-farm-F petra giza angkor-wat | long-road@d11 I2-farm-F@d9e tracks=1,0,0 | long-road@a11",
        ),
        solution: "buy-I2 d7e|d8|c8|c8e|e8e|b9|c9e|e9|b10 end",
        wrong: &[
            "buy-I3|buy-L3|buy-O4|buy-L4|buy-P5",
            "e10|f10|g10|h11|b11|f9e|g9e|h10e|e9e|c10e",
        ],
    },
    Task {
        words: words::LESSON_POPULATION,
        position: Position::Text(
            "I3-farm-FF petra giza angkor-wat | long-road@d11 tracks=2,1,0 | long-road@a11",
        ),
        solution: "buy-I3 * end",
        wrong: &["buy-I2|buy-L3|buy-O4|buy-L4|buy-P5"],
    },
    Task {
        words: words::LESSON_NATURAL_RESOURCES,
        position: Position::Text(
            "I2-temple-C petra giza angkor-wat | long-road@a11 | long-road@a11",
        ),
        solution: "buy-I2 b9e end",
        wrong: &[
            "buy-I3|buy-L3|buy-O4|buy-L4|buy-P5",
            "b10|c10|c9e",
            "a10|a9e|d9e|d10|e10e|e11",
        ],
    },
    Task {
        words: words::LESSON_CITY_DISTRICTS,
        position: Position::Text(
            "petra giza angkor-wat | long-road@a11 double-road@b9e I2-farm-F@a9e spent=3 | long-road@a11",
        ),
        solution: "buy-tower a8 end",
        wrong: &["buy-long-road|buy-short-roads|buy-I2", "b8|c9|c10|d10|e11"],
    },
    Task {
        words: words::LESSON_MONUMENTS,
        position: Position::Text(
            "trojan-horse petra giza | long-road@d11 I2-habitation-F@d10 spent=3 | long-road@a11",
        ),
        solution: "buy-trojan-horse f10 end",
        wrong: &["buy-I2|buy-I3|buy-L3|buy-O4|buy-L4|buy-long-road|buy-short-roads|buy-tower"],
    },
    Task {
        words: words::LESSON_END,
        position: Position::Text(
            "round=10 seed=4 petra giza angkor-wat | long-road@d11 long-road@d7e I2-habitation-F@e10 population=4 tracks=6,3,5 spent=4 | long-road@a11 population=4 tracks=4,4,4 spent=7",
        ),
        solution: "buy-L3 * end",
        wrong: &["buy-I3", "buy-I2", "loan"],
    },
    // More.
    Task {
        words: words::LESSON_SHORT_ROADS,
        position: Position::Text("petra giza angkor-wat | long-road@d11 | long-road@a11"),
        solution: "buy-short-roads * * * end",
        wrong: &["buy-long-road"],
    },
    Task {
        words: words::LESSON_BRIDGES,
        position: Position::Text(
            "petra giza angkor-wat | long-road@f8e single-road@f7 | long-road@a11",
        ),
        solution: "buy-long-road f6 end",
        wrong: &["buy-short-roads", "c6|e6e|b7|e7e"],
    },
    Task {
        words: words::LESSON_MONUMENTS_ON_WATER,
        position: Position::Text(
            "lighthouse petra giza | long-road@f8e single-road@f7 spent=5 | long-road@a11",
        ),
        solution: "buy-lighthouse g7 end",
        wrong: &["buy-I2|buy-long-road|buy-short-roads|buy-tower"],
    },
    Task {
        words: words::LESSON_LOANS,
        position: Position::Text(
            "P5-market-CCCF petra giza angkor-wat | long-road@d11 spent=4 | long-road@a11",
        ),
        solution: "loan buy-P5 * end",
        wrong: &[
            "buy-I2|buy-I3|buy-L3|buy-long-road|buy-short-roads|buy-tower|buy-first|buy-second",
        ],
    },
    Task {
        words: words::LESSON_TURN_ORDER,
        position: Position::Text(
            "round=2 petra giza angkor-wat | long-road@d11 spent=6 population=2 | long-road@a11 spent=7 population=1",
        ),
        solution: "buy-first end",
        wrong: &["buy-second", "buy-long-road|buy-short-roads"],
    },
];
