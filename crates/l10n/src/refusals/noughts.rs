//! Why an action of noughts and crosses is illegal.

use crate::{Locale, house, noughts as words};
use rules::games::noughts::IllegalAction;

/// The sentence.
pub fn refusal(locale: Locale, illegal: &IllegalAction) -> String {
    match illegal {
        IllegalAction::CellTaken(cell) => words::cell_taken(locale, &cell.to_string()),
        IllegalAction::Over => locale.text(house::GAME_OVER),
    }
}
