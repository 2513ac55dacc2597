//! The texts of noughts and crosses for players.

use crate::text::{FirstStep, Names};
use rules::games::noughts::{EndReason, Marked};

pub const NOTATION: &str = "b2 marks the middle: the column, then the row.";
pub const SIDES: [&str; 2] = ["Crosses", "Noughts"];
pub const FIRST_TURN: &[FirstStep] = &[FirstStep::new(
    "svg",
    "Choose an empty cell: three of your own in a line win.",
)];
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
