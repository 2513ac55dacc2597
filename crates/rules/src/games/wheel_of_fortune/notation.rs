//! The text forms of actions, cells, rotations, segments and sectors; the module
//! of the game describes them. Letters are read in either case.

use super::action::{Action, IllegalAction};
use super::cells::Cell;
use super::tiles::{Kind, SegmentName};
use super::wheel::Sector;
use crate::game::ParseActionError;
use crate::grid::ParseRotationError;
use core::fmt;
use core::str::FromStr;

/// A text is not in the notation of the type it was parsed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid notation at byte {at}")]
pub struct ParseNotationError {
    /// Byte offset of the part of the text that is not understood.
    pub at: usize,
}

impl ParseNotationError {
    /// Nothing of the text is understood.
    pub(super) const START: Self = Self { at: 0 };

    /// The same error in a text with `bytes` more bytes in front.
    pub(super) const fn shifted(self, bytes: usize) -> Self {
        Self {
            at: self.at + bytes,
        }
    }
}

const SIDE_LETTERS: [&str; 4] = ["N", "E", "S", "W"];
const HALF_SIDES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

impl From<ParseNotationError> for ParseActionError<IllegalAction> {
    fn from(error: ParseNotationError) -> Self {
        Self::Malformed { at: error.at }
    }
}

/// `3,-1`: column and row.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl FromStr for Cell {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        text.split_once(',')
            .and_then(|(column, row)| Some(Self::new(coordinate(column)?, coordinate(row)?)))
            .ok_or(ParseNotationError::START)
    }
}

/// A whole number from -128 to 127 without sign or zeros that it does not need.
fn coordinate(text: &str) -> Option<i8> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_canonical = digits.bytes().all(|byte| byte.is_ascii_digit())
        && (!digits.starts_with('0') || text == "0");
    is_canonical.then(|| text.parse().ok()).flatten()
}

/// `city-N`, `road-E`, `field-SR`, `cloister`.
impl fmt::Display for SegmentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = usize::from(self.first);
        match self.kind {
            Kind::City => write!(f, "city-{}", SIDE_LETTERS[first % 4]),
            Kind::Road => write!(f, "road-{}", SIDE_LETTERS[first % 4]),
            Kind::Field => write!(f, "field-{}", HALF_SIDES[first % 8]),
            Kind::Cloister => f.write_str("cloister"),
        }
    }
}

impl FromStr for SegmentName {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        if text.eq_ignore_ascii_case("cloister") {
            return Ok(Self {
                kind: Kind::Cloister,
                first: 0,
            });
        }
        let (word, side) = text.split_once('-').ok_or(ParseNotationError::START)?;
        let kinds: [(&str, Kind, &[&str]); 3] = [
            ("city", Kind::City, &SIDE_LETTERS),
            ("road", Kind::Road, &SIDE_LETTERS),
            ("field", Kind::Field, &HALF_SIDES),
        ];
        let (_, kind, sides) = kinds
            .into_iter()
            .find(|(name, ..)| word.eq_ignore_ascii_case(name))
            .ok_or(ParseNotationError::START)?;
        let first = index_of(sides, side).ok_or(ParseNotationError { at: word.len() + 1 })?;
        Ok(Self { kind, first })
    }
}

/// The sector's name in lower case, such as `taxes`.
impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Sector {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let mut all = Self::ALL.into_iter();
        all.find(|sector| text.eq_ignore_ascii_case(sector.id()))
            .ok_or(ParseNotationError::START)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Place { cell, rotation } => write!(f, "{cell}{rotation}"),
            Self::Deploy(segment) => segment.fmt(f),
            Self::Crown(sector) => write!(f, "crown-{sector}"),
            Self::End => f.write_str("end"),
            Self::ReturnFollower(cell) => write!(f, "home-{cell}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        if text.eq_ignore_ascii_case("draw") {
            return Ok(Self::Draw);
        }
        if text.eq_ignore_ascii_case("end") {
            return Ok(Self::End);
        }
        if text.starts_with(|first: char| first.is_ascii_digit() || first == '-') {
            return parse_placement(text);
        }
        let (verb, object) = text.split_once('-').unwrap_or((text, ""));
        let shifted = |error: ParseNotationError| error.shifted(verb.len() + 1);
        if verb.eq_ignore_ascii_case("crown") && text.len() > verb.len() {
            object.parse().map(Self::Crown).map_err(shifted)
        } else if verb.eq_ignore_ascii_case("home") && text.len() > verb.len() {
            object.parse().map(Self::ReturnFollower).map_err(shifted)
        } else {
            text.parse().map(Self::Deploy)
        }
    }
}

/// `-1,1e`: a cell and a rotation.
fn parse_placement(text: &str) -> Result<Action, ParseNotationError> {
    let last = text.char_indices().next_back();
    let (end, _) = last.ok_or(ParseNotationError::START)?;
    let (cell, rotation) = text.split_at(end);
    let rotation = rotation
        .parse()
        .map_err(|_: ParseRotationError| ParseNotationError { at: end })?;
    Ok(Action::Place {
        cell: cell.parse()?,
        rotation,
    })
}

/// The index of a name in a short list, in either case of letters.
fn index_of(names: &[&str], name: &str) -> Option<u8> {
    let index = names
        .iter()
        .position(|other| other.eq_ignore_ascii_case(name))?;
    u8::try_from(index).ok()
}
