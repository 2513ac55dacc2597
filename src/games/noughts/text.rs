//! The texts of noughts and crosses for players.

use ::text::{FirstStep, Locale, Names};
use l10n::Message;
use l10n::noughts as words;
use rules::games::noughts::{EndReason, Marked};

pub const NOTATION: Message = words::NOTATION;
pub const SIDES: [Message; 2] = [words::CROSSES, words::NOUGHTS];
pub const FIRST_TURN: &[FirstStep] = &[FirstStep::new("svg", words::HELP_FIRST)];

/// The sentence of a marked cell.
pub fn marked(locale: Locale, marked: &Marked, names: &Names) -> String {
    words::cell_marked(locale, &names.player(marked.seat), &marked.cell.to_string())
}

/// Why the game is over.
pub const fn end_reason(reason: EndReason) -> Message {
    match reason {
        EndReason::Line => words::ENDS_BY_LINE,
        EndReason::Full => words::ENDS_WHEN_FULL,
    }
}
