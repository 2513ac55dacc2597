//! Why an action of Argonaut's Wheel is illegal.

use crate::argonauts_wheel as words;
use crate::{Locale, house};
use rules::games::argonauts_wheel::IllegalAction;

/// Why an action is illegal, in a sentence.
pub fn refusal(locale: Locale, illegal: &IllegalAction) -> String {
    match *illegal {
        IllegalAction::Over => locale.text(house::GAME_OVER),
        IllegalAction::MustMove => locale.text(words::REFUSAL_MUST_MOVE),
        IllegalAction::NotControlled(at) => words::refusal_not_controlled(locale, at.number()),
        IllegalAction::NoPiece(at) => words::refusal_no_piece(locale, at.number()),
        IllegalAction::DeadDiscs(at) => words::refusal_dead_discs(locale, at.number()),
        IllegalAction::Prisoner(at) => words::refusal_prisoner(locale, at.number()),
        IllegalAction::NotAPiece(at) => words::refusal_not_a_piece(locale, at.number()),
        IllegalAction::OutOfReach { from, to } => {
            words::refusal_out_of_reach(locale, from.number(), to.number())
        }
        IllegalAction::NotEmpty(at) => words::refusal_not_empty(locale, at.number()),
        IllegalAction::BlockedByOwnDiscs(at) => words::refusal_own_discs(locale, at.number()),
        IllegalAction::BattleNotBegun(at) => words::refusal_battle_not_begun(locale, at.number()),
        IllegalAction::BlockedByCone(at) => words::refusal_cone(locale, at.number()),
        IllegalAction::BlockedByOpposingDiscs(at) => {
            words::refusal_opposing_discs(locale, at.number())
        }
        IllegalAction::BlockedByDeadDiscs(at) => words::refusal_joins_dead(locale, at.number()),
    }
}
