//! Actions as text; see the game's module for how they are written.

use super::action::{Action, IllegalAction, Item};
use super::cells::{Cell, Turn};
use super::monuments::Monument;
use super::tiles::Slot;
use crate::game::ParseActionError;

/// Where the north of a piece shows, by quarters; as printed, nothing is
/// written.
const TURNS: [&str; 4] = ["", "e", "s", "w"];

const GOODS: [(&str, Item); 5] = [
    ("long-road", Item::LongRoad),
    ("short-roads", Item::ShortRoads),
    ("tower", Item::Tower),
    ("first", Item::First),
    ("second", Item::Second),
];

const WORDS: [(&str, Action); 5] = [
    ("begin", Action::Begin),
    ("loan", Action::Loan),
    ("repay", Action::Repay),
    ("out", Action::Out),
    ("end", Action::End),
];

const BUY: &str = "buy-";
const ONE: &str = "one-";

/// The lasting name of something that can be bought.
pub(super) fn item(item: Item) -> &'static str {
    match item {
        Item::Tile(slot) => slot.id(),
        Item::Monument(monument) => monument.id(),
        _ => {
            let named = GOODS.iter().find(|(_, other)| *other == item);
            named.map_or("", |(name, _)| name)
        }
    }
}

/// The action's text.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Buy(bought) => [BUY, item(bought)].concat(),
        Action::Place { at, turn } => format!("{at}{}", TURNS[turn.index()]),
        Action::Single { at } => format!("{ONE}{at}"),
        _ => {
            let named = WORDS.iter().find(|(_, other)| *other == action);
            named.map_or("", |(word, _)| word).to_owned()
        }
    }
}

/// Reads an action.
pub(super) fn read(text: &str) -> Result<Action, ParseActionError<IllegalAction>> {
    let mut words = WORDS.iter();
    if let Some((_, action)) = words.find(|(word, _)| word.eq_ignore_ascii_case(text)) {
        return Ok(*action);
    }
    if let Some(name) = after(text, BUY) {
        let found = read_item(name).map(Action::Buy);
        return found.ok_or(ParseActionError::Malformed { at: BUY.len() });
    }
    if let Some(place) = after(text, ONE) {
        return match read_cell(place) {
            Some((at, "")) => Ok(Action::Single { at }),
            Some((_, rest)) => Err(malformed(text, rest)),
            None => Err(ParseActionError::Malformed { at: ONE.len() }),
        };
    }
    let (at, rest) = read_cell(text).ok_or(ParseActionError::Malformed { at: 0 })?;
    let mut turns = Turn::ALL.into_iter();
    let turn = turns.find(|turn| TURNS[turn.index()].eq_ignore_ascii_case(rest));
    let turn = turn.ok_or_else(|| malformed(text, rest))?;
    Ok(Action::Place { at, turn })
}

/// The rest of the text makes no sense.
const fn malformed(text: &str, rest: &str) -> ParseActionError<IllegalAction> {
    ParseActionError::Malformed {
        at: text.len() - rest.len(),
    }
}

/// What stands after a word.
fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (start, rest) = text.split_at_checked(word.len())?;
    start.eq_ignore_ascii_case(word).then_some(rest)
}

fn read_item(name: &str) -> Option<Item> {
    let goods = GOODS.iter();
    let mut slots = Slot::ALL.into_iter();
    goods
        .clone()
        .find(|(word, _)| word.eq_ignore_ascii_case(name))
        .map(|(_, item)| *item)
        .or_else(|| {
            let slot = slots.find(|slot| slot.id().eq_ignore_ascii_case(name));
            slot.map(Item::Tile)
        })
        .or_else(|| Monument::named(name).map(Item::Monument))
}

/// A letter and a number without a leading zero, and what stands after them.
pub(super) fn read_cell(text: &str) -> Option<(Cell, &str)> {
    let (column, rest) = text.split_at_checked(1)?;
    let column = column.bytes().next()?.to_ascii_lowercase();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = rest.split_at_checked(digits)?;
    if number.starts_with('0') || number.len() > 2 {
        return None;
    }
    let row: u8 = number.parse().ok()?;
    let cell = Cell::new(column.checked_sub(b'a')?, row.checked_sub(1)?)?;
    Some((cell, rest))
}
