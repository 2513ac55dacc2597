//! Actions as text; see the game's module for how they are written.

use super::grid::{Cell, NoCell, Side};
use super::meeting::{Neighbours, Order};
use super::season::Card;
use super::{Action, IllegalAction, Placing, TurnOfTime};
use crate::game::ParseActionError;

const NEXT: &str = "next";

/// The action's text.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Next => NEXT.to_owned(),
        Action::Place(Placing { card, cell, order }) => {
            let mut text = format!("{card}@{cell}");
            if !order.is_any() {
                text.push(':');
                text.extend(order.sides().map(Side::letter));
            }
            text
        }
    }
}

/// Reads an action. Any order of all neighbours is understood, also where it
/// does not matter or another one stands for the same outcome.
pub(super) fn read(
    state: &TurnOfTime,
    text: &str,
) -> Result<Action, ParseActionError<IllegalAction>> {
    if text.eq_ignore_ascii_case(NEXT) {
        return Ok(Action::Next);
    }
    let malformed = |at| ParseActionError::Malformed { at };
    let (card_text, place_text) = text.split_once('@').ok_or(malformed(0))?;
    let card = Card::read(card_text).ok_or(malformed(0))?;
    let cell_at = card_text.len() + 1;
    let (cell_text, order_text) = match place_text.split_once(':') {
        None => (place_text, None),
        Some((cell, order)) => (cell, Some(order)),
    };
    let cell = Cell::read(cell_text).map_err(|why| match why {
        NoCell::Malformed => malformed(cell_at),
        NoCell::OutOfReach => ParseActionError::Illegal(IllegalAction::OutOfReach),
    })?;
    let order = match order_text {
        None => Order::ANY,
        Some(letters) => {
            state.check_cell(cell).map_err(ParseActionError::Illegal)?;
            let order_at = cell_at + cell_text.len() + 1;
            if letters.is_empty() {
                return Err(malformed(order_at));
            }
            let mut sides = Vec::with_capacity(4);
            for (at, letter) in letters.char_indices() {
                let side = Side::read(letter).ok_or(malformed(order_at + at))?;
                if sides.len() == 4 {
                    return Err(malformed(order_at + at));
                }
                sides.push(side);
            }
            Neighbours::of(state.grid(), cell)
                .canonical(card, &sides)
                .ok_or(ParseActionError::Illegal(IllegalAction::OrderWrong(cell)))?
        }
    };
    Ok(Action::Place(Placing { card, cell, order }))
}
