//! The notation of actions, described in the game's module.

use super::action::{Action, IllegalAction, Placement};
use super::card::Card;
use super::grid::{Cell, ParseCellError};
use super::meeting::{MeetingOrder, Neighbours};
use super::state::TurnOfTime;
use crate::game::ParseActionError;
use crate::grid::Side;

const DRAW: &str = "next";

impl core::fmt::Display for Action {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            Self::Draw => f.write_str(DRAW),
            Self::Place(Placement { card, cell, order }) if order.is_any() => {
                write!(f, "{card}@{cell}")
            }
            Self::Place(Placement { card, cell, order }) => write!(f, "{card}@{cell}:{order}"),
        }
    }
}

/// Reads an action, which need not be legal. The order may name all neighbours
/// where it does not matter, and need not be the canonical one.
pub(super) fn parse_action(
    state: &TurnOfTime,
    text: &str,
) -> Result<Action, ParseActionError<IllegalAction>> {
    if text.eq_ignore_ascii_case(DRAW) {
        return Ok(Action::Draw);
    }
    let malformed = |at| ParseActionError::Malformed { at };
    let (card_text, rest) = text.split_once('@').ok_or(malformed(0))?;
    let card = card_text.parse().map_err(|_| malformed(0))?;
    let cell_at = card_text.len() + 1;
    let (cell_text, order_text) = match rest.split_once(':') {
        None => (rest, None),
        Some((cell, order)) => (cell, Some(order)),
    };
    let cell = cell_text.parse().map_err(|error| match error {
        ParseCellError::Malformed => malformed(cell_at),
        ParseCellError::OutsideField => ParseActionError::Illegal(IllegalAction::OutsideField),
    })?;
    let order = match order_text {
        None => MeetingOrder::ANY,
        Some(letters) => {
            let order_at = cell_at + cell_text.len() + 1;
            parse_order(state, card, cell, letters, order_at)?
        }
    };
    Ok(Action::Place(Placement { card, cell, order }))
}

/// Reads the order of a placement, which begins at byte `order_at` of the text.
fn parse_order(
    state: &TurnOfTime,
    card: Card,
    cell: Cell,
    letters: &str,
    order_at: usize,
) -> Result<MeetingOrder, ParseActionError<IllegalAction>> {
    let malformed = |at| ParseActionError::Malformed { at: order_at + at };
    state.check_cell(cell).map_err(ParseActionError::Illegal)?;
    if letters.is_empty() {
        return Err(malformed(0));
    }
    let mut sides = Vec::with_capacity(4);
    for (at, letter) in letters.char_indices() {
        let side = Side::from_letter(letter).ok_or(malformed(at))?;
        if sides.len() == 4 {
            return Err(malformed(at));
        }
        sides.push(side);
    }
    Neighbours::around(state.grid(), cell)
        .canonical(card, &sides)
        .ok_or(ParseActionError::Illegal(IllegalAction::InvalidOrder(cell)))
}
