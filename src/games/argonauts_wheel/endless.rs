//! The texts of the endless puzzles.

use crate::games::practice::{EndlessPuzzles, WrongAction};
use bots::puzzles::PuzzleKind;

/// Wins by force.
pub const WIN: EndlessPuzzles = EndlessPuzzles {
    kind: PuzzleKind::Win,
    title: "Win by force",
    about: "You can force a win, but only one action keeps it at each turn. Everything else lets White escape.",
    difficulty: "turns to the win",
    goal,
    on_wrong,
};

fn goal(turns: u8) -> String {
    match turns {
        1 => "You play Black. Win this turn.".to_owned(),
        _ => format!("You play Black. Win in {turns} turns, however White defends."),
    }
}

fn on_wrong(wrong: &WrongAction) -> &'static str {
    if wrong.ends_game() {
        "That ends the game without a win."
    } else {
        "That lets White off the hook."
    }
}
