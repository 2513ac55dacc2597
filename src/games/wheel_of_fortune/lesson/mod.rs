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
    puzzle_instruction: None,
    puzzle_on_wrong: None,
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
        title: Some(words::LESSON_FIRST_TILE),
        position: after("1 D E", "draw"),
        solution: "*",
        instruction: words::LESSON_FIRST_TILE_TASK,
        wrong: &[],
        on_wrong: None,
        on_solved: Some(words::LESSON_FIRST_TILE_SOLVED),
    },
    Task {
        title: Some(words::LESSON_THIEF),
        position: after("1 A E", "draw"),
        solution: "2,-1n|3,4s|-1,1w road-S end",
        instruction: words::LESSON_THIEF_TASK,
        wrong: &[
            ("cloister", words::LESSON_THIEF_MISTAKE),
            ("field-NL", words::LESSON_THIEF_OTHER_MISTAKE),
            ("end", words::LESSON_THIEF_THIRD_MISTAKE),
        ],
        on_wrong: Some(words::LESSON_THIEF_WRONG),
        on_solved: Some(words::LESSON_THIEF_SOLVED),
    },
    Task {
        title: Some(words::LESSON_KNIGHT),
        position: after("1 E D", "draw"),
        solution: "0,-1s|4,2w city-N end",
        instruction: words::LESSON_KNIGHT_TASK,
        wrong: &[
            ("0,4n|-1,3e", words::LESSON_KNIGHT_MISTAKE),
            ("field-EL", words::LESSON_KNIGHT_OTHER_MISTAKE),
            ("end", words::LESSON_KNIGHT_THIRD_MISTAKE),
        ],
        on_wrong: Some(words::LESSON_KNIGHT_WRONG),
        on_solved: Some(words::LESSON_KNIGHT_SOLVED),
    },
    Task {
        title: Some(words::LESSON_CLOSING),
        position: after("1 E D E D", "draw 0,4n city-N end 2,-1w end"),
        solution: "-1,3e field-EL end",
        instruction: words::LESSON_CLOSING_TASK,
        wrong: &[
            ("0,-1s|4,2w", words::LESSON_CLOSING_MISTAKE),
            ("end", words::LESSON_CLOSING_OTHER_MISTAKE),
        ],
        on_wrong: Some(words::LESSON_CLOSING_WRONG),
        on_solved: Some(words::LESSON_CLOSING_SOLVED),
    },
    Task {
        title: Some(words::LESSON_MONK),
        position: after(
            "1 B E E A E E V D",
            "draw -1,0n cloister end 0,-1s end -1,-1n end -1,1w end -2,0w end -2,-1n end",
        ),
        solution: "-2,1n end",
        instruction: words::LESSON_MONK_TASK,
        wrong: &[],
        on_wrong: Some(words::LESSON_MONK_WRONG),
        on_solved: Some(words::LESSON_MONK_SOLVED),
    },
    Task {
        title: Some(words::LESSON_FARMER),
        position: after("1 E D", "draw"),
        solution: "0,-1s|4,2w field-EL end",
        instruction: words::LESSON_FARMER_TASK,
        wrong: &[
            ("city-N", words::LESSON_FARMER_MISTAKE),
            ("0,4n|-1,3e", words::LESSON_FARMER_OTHER_MISTAKE),
            ("end", words::LESSON_FARMER_THIRD_MISTAKE),
        ],
        on_wrong: Some(words::LESSON_FARMER_WRONG),
        on_solved: Some(words::LESSON_FARMER_SOLVED),
    },
    Task {
        title: Some(words::LESSON_PIG),
        position: after("1 U-3 D", ""),
        solution: "draw",
        instruction: words::LESSON_PIG_TASK,
        wrong: &[],
        on_wrong: Some(words::LESSON_PIG_WRONG),
        on_solved: Some(words::LESSON_PIG_SOLVED),
    },
    Task {
        title: Some(words::LESSON_END),
        position: Position::Text("E V M: draw 0,-1s field-EL end 2,-1n road-S end"),
        solution: "* city-N end",
        instruction: words::LESSON_END_TASK,
        wrong: &[
            (
                "crown-fortune|crown-taxes|crown-famine|crown-storm|crown-inquisition|crown-plague",
                words::LESSON_END_MISTAKE,
            ),
            ("field-EL", words::LESSON_END_OTHER_MISTAKE),
            ("end", words::LESSON_END_THIRD_MISTAKE),
        ],
        on_wrong: Some(words::LESSON_END_WRONG),
        on_solved: Some(words::LESSON_END_SOLVED),
    },
    // More.
    Task {
        title: Some(words::LESSON_JOINING),
        position: after(
            "1 W E E D M D",
            "draw 2,-1n end 0,4n city-N end -1,4n city-N end 0,-1s end",
        ),
        solution: "-1,3s end",
        instruction: words::LESSON_JOINING_TASK,
        wrong: &[],
        on_wrong: Some(words::LESSON_JOINING_WRONG),
        on_solved: Some(words::LESSON_JOINING_SOLVED),
    },
    Task {
        title: Some(words::LESSON_TAXES),
        position: after("1 M V-1 D", "draw"),
        solution: "* city-N end",
        instruction: words::LESSON_TAXES_TASK,
        wrong: &[
            ("field-EL", words::LESSON_TAXES_MISTAKE),
            ("crown-taxes", words::LESSON_TAXES_OTHER_MISTAKE),
            ("end", words::LESSON_TAXES_THIRD_MISTAKE),
        ],
        on_wrong: Some(words::LESSON_TAXES_WRONG),
        on_solved: Some(words::LESSON_TAXES_SOLVED),
    },
    Task {
        title: Some(words::LESSON_FAMINE),
        position: after("1 B D E V-2 U-2 D", "draw 4,0n cloister end 2,-1w end"),
        solution: "0,-1s|4,2w field-EL end 2,4n end",
        instruction: words::LESSON_FAMINE_TASK,
        wrong: &[
            ("city-N", words::LESSON_FAMINE_MISTAKE),
            ("0,4n|-1,3e", words::LESSON_FAMINE_OTHER_MISTAKE),
        ],
        on_wrong: Some(words::LESSON_FAMINE_WRONG),
        on_solved: Some(words::LESSON_FAMINE_SOLVED),
    },
    Task {
        title: Some(words::LESSON_CROWNS),
        position: after("1 D V-1 D", "draw"),
        solution: "* crown-taxes end",
        instruction: words::LESSON_CROWNS_TASK,
        wrong: &[
            ("crown-fortune", words::LESSON_CROWNS_MISTAKE),
            (
                "crown-famine|crown-storm|crown-inquisition|crown-plague",
                words::LESSON_CROWNS_OTHER_MISTAKE,
            ),
            (
                "city-N|road-E|field-EL|field-ER",
                words::LESSON_CROWNS_THIRD_MISTAKE,
            ),
        ],
        on_wrong: Some(words::LESSON_CROWNS_WRONG),
        on_solved: Some(words::LESSON_CROWNS_SOLVED),
    },
    Task {
        title: Some(words::LESSON_PLAGUE),
        position: after(
            "1 U-3 E E D V-2 D",
            "draw 2,-1e road-E end 4,2w field-EL end 0,-1s field-EL end -1,0w end",
        ),
        solution: "home-2,-1 home-4,2",
        instruction: words::LESSON_PLAGUE_TASK,
        wrong: &[("home-0,-1", words::LESSON_PLAGUE_MISTAKE)],
        on_wrong: Some(words::LESSON_PLAGUE_WRONG),
        on_solved: Some(words::LESSON_PLAGUE_SOLVED),
    },
];
