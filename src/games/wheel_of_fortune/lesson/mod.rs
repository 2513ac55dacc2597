//! The lesson of The Wheel of Fortune. The learner has the first seat.

#[cfg(test)]
mod tests;

use super::endless::{LAST_TILES, MOST_POINTS};
use crate::games::practice::{Played, Position, Practice, PracticeNames, Task};
use l10n::wheel_of_fortune as words;
use rules::games::wheel_of_fortune::{Scenario, Tile, WheelOfFortune};
use rules::{GameId, State};

pub const PRACTICE: Practice = Practice {
    names: PracticeNames::Given(&["", "Ben"]),
    lesson: &LESSON,
    core: CORE,
    puzzles: "",
    puzzle_words: None,
    endless: &[LAST_TILES, MOST_POINTS],
    parse_position: Some(parse_position),
};

/// A game of two players with these first tiles, after these actions.
const fn after(draws: &'static str, actions: &'static str) -> Position {
    Position::Played(Played {
        game: GameId::WheelOfFortune,
        players: 2,
        choices: &[],
        draws,
        seed: 0,
        actions,
    })
}

/// A short game: all tiles of its stack, a colon, and the first actions.
fn parse_position(text: &str) -> Option<State> {
    let (tiles, actions) = text.split_once(':')?;
    let tiles: Vec<Tile> = tiles
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<_, _>>()
        .ok()?;
    let mut state = State::from(WheelOfFortune::from_scenario(&Scenario {
        tile_limit: tiles.len(),
        tiles,
        ..Scenario::default()
    }));
    for text in actions.split_whitespace() {
        let action = state.parse_action(text).ok()?;
        state.apply(action).ok()?;
    }
    Some(state)
}

/// How many steps are the lesson itself.
const CORE: usize = 8;

/// The first [`CORE`] steps begin with the goal and are enough for a first game; the others are "More".
const LESSON: [Task; 13] = [
    Task {
        words: words::LESSON_FIRST_TILE,
        position: after("1 D E", "draw"),
        solution: "*",
        wrong: &[],
    },
    Task {
        words: words::LESSON_THIEF,
        position: after("1 A E", "draw"),
        solution: "2,-1n|3,4s|-1,1w road-S end",
        wrong: &["cloister", "field-NL", "end"],
    },
    Task {
        words: words::LESSON_KNIGHT,
        position: after("1 E D", "draw"),
        solution: "0,-1s|4,2w city-N end",
        wrong: &["0,4n|-1,3e", "field-EL", "end"],
    },
    Task {
        words: words::LESSON_CLOSING,
        position: after("1 E D E D", "draw 0,4n city-N end 2,-1w end"),
        solution: "-1,3e field-EL end",
        wrong: &["0,-1s|4,2w", "end"],
    },
    Task {
        words: words::LESSON_MONK,
        position: after(
            "1 B E E A E E V D",
            "draw -1,0n cloister end 0,-1s end -1,-1n end -1,1w end -2,0w end -2,-1n end",
        ),
        solution: "-2,1n end",
        wrong: &[],
    },
    Task {
        words: words::LESSON_FARMER,
        position: after("1 E D", "draw"),
        solution: "0,-1s|4,2w field-EL end",
        wrong: &["city-N", "0,4n|-1,3e", "end"],
    },
    Task {
        words: words::LESSON_PIG,
        position: after("1 U-3 D", ""),
        solution: "draw",
        wrong: &[],
    },
    Task {
        words: words::LESSON_END,
        position: Position::Text("E V M: draw 0,-1s field-EL end 2,-1n road-S end"),
        solution: "* city-N end",
        wrong: &[
            "crown-fortune|crown-taxes|crown-famine|crown-storm|crown-inquisition|crown-plague",
            "field-EL",
            "end",
        ],
    },
    // More.
    Task {
        words: words::LESSON_JOINING,
        position: after(
            "1 W E E D M D",
            "draw 2,-1n end 0,4n city-N end -1,4n city-N end 0,-1s end",
        ),
        solution: "-1,3s end",
        wrong: &[],
    },
    Task {
        words: words::LESSON_TAXES,
        position: after("1 M V-1 D", "draw"),
        solution: "* city-N end",
        wrong: &["field-EL", "crown-taxes", "end"],
    },
    Task {
        words: words::LESSON_FAMINE,
        position: after("1 B D E V-2 U-2 D", "draw 4,0n cloister end 2,-1w end"),
        solution: "0,-1s|4,2w field-EL end 2,4n end",
        wrong: &["city-N", "0,4n|-1,3e"],
    },
    Task {
        words: words::LESSON_CROWNS,
        position: after("1 D V-1 D", "draw"),
        solution: "* crown-taxes end",
        wrong: &[
            "crown-fortune",
            "crown-famine|crown-storm|crown-inquisition|crown-plague",
            "city-N|road-E|field-EL|field-ER",
        ],
    },
    Task {
        words: words::LESSON_PLAGUE,
        position: after(
            "1 U-3 E E D V-2 D",
            "draw 2,-1e road-E end 4,2w field-EL end 0,-1s field-EL end -1,0w end",
        ),
        solution: "home-2,-1 home-4,2",
        wrong: &["home-0,-1"],
    },
];
