//! The texts of the endless puzzles.

use crate::games::practice::{EndlessPuzzles, WrongAction};
use bots::puzzles::PuzzleKind;

/// Cities that can be completed in the running turn.
pub const FINISH_THE_CITY: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::FinishTheCity,
    title: "Finish the city",
    about: "Complete your city before the turn is over, whatever the dice will be. Every way that works is right.",
    difficulty: "actions it takes",
    goal,
    on_wrong,
};

fn goal(actions: u8) -> String {
    match actions {
        1 => "Complete your city this turn. One action is enough.".to_owned(),
        _ => format!("Complete your city this turn. It takes {actions} actions or more."),
    }
}

const fn on_wrong(_: &WrongAction) -> &'static str {
    "After that, your city cannot be completed this turn."
}
