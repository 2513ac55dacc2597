//! Why an action of Turn of Time is illegal.

use crate::turn_of_time as words;
use crate::{Locale, house};
use rules::games::turn_of_time::IllegalAction;

/// Why an action is illegal, in a sentence.
pub fn refusal(locale: Locale, illegal: &IllegalAction) -> String {
    locale.text(match illegal {
        IllegalAction::Over => house::GAME_OVER,
        IllegalAction::NotInHand(card) => {
            return words::refusal_not_in_hand(locale, &card.to_string());
        }
        IllegalAction::CellOccupied(_) => words::REFUSAL_OCCUPIED,
        IllegalAction::NotAdjacent(_) => words::REFUSAL_NOT_ADJACENT,
        IllegalAction::ExceedsExtent(_) => words::REFUSAL_TOO_WIDE,
        IllegalAction::OutsideField => words::REFUSAL_TOO_FAR,
        IllegalAction::MissingOrder(_) => words::REFUSAL_ORDER_MISSING,
        IllegalAction::InvalidOrder(_) => words::REFUSAL_ORDER_INVALID,
        IllegalAction::DrawFirst => words::REFUSAL_DRAW_FIRST,
        IllegalAction::PlayFirst => words::REFUSAL_PLAY_FIRST,
    })
}
