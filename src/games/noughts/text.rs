//! The texts of noughts and crosses for players.

use crate::text::{FirstStep, Names};
use l10n::Message;
use l10n::noughts as words;
use rules::games::noughts::{EndReason, Marked};

pub const NOTATION: Message = words::NOTATION;
pub const SIDES: [Message; 2] = [words::CROSSES, words::NOUGHTS];
pub const FIRST_TURN: &[FirstStep] = &[FirstStep::new("svg", words::HELP_FIRST)];
pub const TASK: &str = "mark an empty cell";
pub const SCORE_ITEM: &str = "Three in a line";

/// The sentence of a marked cell.
pub fn marked(marked: &Marked, names: &Names) -> String {
    let name = names.get(marked.seat.index()).map_or("", String::as_str);
    format!("{name} marks {}.", marked.cell)
}

/// Why the game is over.
pub const fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Line => "Three stand in a line.",
        EndReason::Full => "The board is full.",
    }
}
