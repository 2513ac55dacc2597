//! The notation of actions, documented in the [game's module](super), and of
//! their parts.

use super::action::{Action, IllegalAction, Item};
use super::cells::Cell;
use super::monuments::Monument;
use super::turns::ITEMS;
use crate::game::ParseActionError;
use crate::grid::Rotation;
use core::fmt;
use core::str::FromStr;

/// The error of parsing a space, an item, a tile, a card or another named
/// component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("World Wonders has nothing of this name")]
pub struct UnknownName;

impl UnknownName {
    /// The component with this name, ignoring case.
    pub(super) fn find<T: Copy>(
        all: &[T],
        name: impl Fn(T) -> &'static str,
        text: &str,
    ) -> Result<T, Self> {
        let mut all = all.iter().copied();
        all.find(|one| name(*one).eq_ignore_ascii_case(text))
            .ok_or(Self)
    }
}

/// The suffix of each rotation: the direction to which the north side of the
/// printed piece is turned.
const ROTATION_SUFFIXES: [&str; 4] = ["", "e", "s", "w"];

/// Actions that are written as a single word.
const WORDS: [(&str, Action); 5] = [
    ("begin", Action::Begin),
    ("loan", Action::Loan),
    ("repay", Action::Repay),
    ("out", Action::LeaveRound),
    ("end", Action::End),
];

const BUY: &str = "buy-";
const SINGLE_ROAD: &str = "one-";
const STARTING_ROAD: &str = "start-";

impl Item {
    /// The stable name: `P5`, `long-road`, `first`, `petra`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Tile(stack) => stack.id(),
            Self::LongRoad => "long-road",
            Self::ShortRoads => "short-roads",
            Self::Tower => "tower",
            Self::FirstPedestal => "first",
            Self::SecondPedestal => "second",
            Self::Monument(monument) => monument.id(),
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Parses [`Item::id`], ignoring case.
impl FromStr for Item {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::find(&ITEMS, Self::id, text)
            .or_else(|_| text.parse::<Monument>().map(Self::Monument))
    }
}

/// The notation of the action.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Buy(item) => write!(f, "{BUY}{item}"),
            Self::Place { at, rotation } => {
                write!(f, "{at}{}", ROTATION_SUFFIXES[rotation.index()])
            }
            Self::PlaceSingleRoad { at } => write!(f, "{SINGLE_ROAD}{at}"),
            Self::PlaceStartingRoad { at, rotation } => {
                let suffix = ROTATION_SUFFIXES[rotation.index()];
                write!(f, "{STARTING_ROAD}{at}{suffix}")
            }
            Self::Begin | Self::Loan | Self::Repay | Self::LeaveRound | Self::End => {
                let word = WORDS.iter().find(|(_, action)| action == self);
                f.write_str(word.map_or("", |(word, _)| word))
            }
        }
    }
}

/// Parses the notation of an action, ignoring case. The error is always
/// [`ParseActionError::Malformed`].
impl FromStr for Action {
    type Err = ParseActionError<IllegalAction>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = WORDS.iter();
        if let Some((_, action)) = words.find(|(word, _)| word.eq_ignore_ascii_case(text)) {
            return Ok(*action);
        }
        if let Some(name) = strip_prefix(text, BUY) {
            return name
                .parse()
                .map(Self::Buy)
                .map_err(|UnknownName| ParseActionError::Malformed { at: BUY.len() });
        }
        if let Some(space) = strip_prefix(text, SINGLE_ROAD) {
            return match split_cell(space) {
                Some((at, "")) => Ok(Self::PlaceSingleRoad { at }),
                Some((_, rest)) => Err(malformed(text, rest)),
                None => Err(ParseActionError::Malformed {
                    at: SINGLE_ROAD.len(),
                }),
            };
        }
        if let Some(placement) = strip_prefix(text, STARTING_ROAD) {
            let (at, rotation) = placement_in(text, placement)?;
            return Ok(Self::PlaceStartingRoad { at, rotation });
        }
        let (at, rotation) = placement_in(text, text)?;
        Ok(Self::Place { at, rotation })
    }
}

/// Parses a space and a rotation, which end a text.
fn placement_in(
    text: &str,
    placement: &str,
) -> Result<(Cell, Rotation), ParseActionError<IllegalAction>> {
    let (at, rest) = split_cell(placement).ok_or_else(|| malformed(text, placement))?;
    let rotation = Rotation::ALL
        .into_iter()
        .find(|rotation| ROTATION_SUFFIXES[rotation.index()].eq_ignore_ascii_case(rest))
        .ok_or_else(|| malformed(text, rest))?;
    Ok((at, rotation))
}

/// The error at the start of `rest`, a suffix of `text`.
const fn malformed(text: &str, rest: &str) -> ParseActionError<IllegalAction> {
    ParseActionError::Malformed {
        at: text.len() - rest.len(),
    }
}

/// [`str::strip_prefix`], ignoring ASCII case.
fn strip_prefix<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let (start, rest) = text.split_at_checked(prefix.len())?;
    start.eq_ignore_ascii_case(prefix).then_some(rest)
}

/// Parses a space at the start of a text; also returns the rest of the text.
/// The row has no leading zero.
fn split_cell(text: &str) -> Option<(Cell, &str)> {
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

/// Parses a space such as `c7`, ignoring case.
impl FromStr for Cell {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        match split_cell(text) {
            Some((cell, "")) => Ok(cell),
            _ => Err(UnknownName),
        }
    }
}
