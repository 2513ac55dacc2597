//! Actions as text; the game's module describes the notation.

use super::action::{Action, LinkPair};
use super::city::Structure;
use super::wheels::{Link, PlayerWheel, Wheel};
use core::fmt;
use core::str::FromStr;

/// A text that could not be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected} at byte {at}")]
pub struct ParseError {
    /// What should have been there, in English.
    pub expected: &'static str,
    /// The byte of the text at which it was expected.
    pub at: usize,
}

impl ParseError {
    /// The value among `values` whose code is `text`, ignoring case.
    pub(super) fn find<T: Copy>(
        values: &[T],
        code: impl Fn(T) -> &'static str,
        text: &str,
        expected: &'static str,
    ) -> Result<T, Self> {
        let mut values = values.iter().copied();
        values
            .find(|value| code(*value).eq_ignore_ascii_case(text))
            .ok_or(Self { expected, at: 0 })
    }

    /// The same error in a longer text in which the parsed part begins at byte
    /// `offset`.
    pub(super) const fn shifted(self, offset: usize) -> Self {
        Self {
            expected: self.expected,
            at: self.at + offset,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { wheel, space } => write!(f, "set-{wheel}-{space}"),
            Self::Take(wheel) => write!(f, "take-{wheel}"),
            Self::Feed(people) => write!(f, "feed-{people}"),
            Self::Turn(wheel) => write!(f, "turn-{wheel}"),
            Self::Build(structure) => write!(f, "build-{structure}"),
            Self::Trigger(link) => write!(f, "link-{link}"),
            Self::Join(pair) => write!(f, "join-{pair}"),
            Self::SpendWorker => f.write_str("worker"),
            Self::EndActions => f.write_str("end"),
            Self::ProduceSeparately => f.write_str("plain"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Parses what `Display` writes, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        for (word, action) in [
            ("worker", Self::SpendWorker),
            ("end", Self::EndActions),
            ("plain", Self::ProduceSeparately),
        ] {
            if text.eq_ignore_ascii_case(word) {
                return Ok(action);
            }
        }
        let unknown = ParseError {
            expected: "an action",
            at: 0,
        };
        let (verb, object) = text.split_once('-').ok_or(unknown)?;
        let is = |word: &str| verb.eq_ignore_ascii_case(word);
        let action = if is("set") {
            parse_placement(object)
        } else if is("take") {
            parse_player_wheel(object).map(Self::Take)
        } else if is("feed") {
            parse_small_number(object).map(Self::Feed)
        } else if is("turn") {
            object.parse::<Wheel>().map(Self::Turn)
        } else if is("build") {
            object.parse::<Structure>().map(Self::Build)
        } else if is("link") {
            object.parse::<Link>().map(Self::Trigger)
        } else if is("join") {
            object.parse::<LinkPair>().map(Self::Join)
        } else {
            return Err(unknown);
        };
        action.map_err(|error| error.shifted(verb.len() + 1))
    }
}

/// Parses the wheel and the space of a placement: `A-11`.
fn parse_placement(text: &str) -> Result<Action, ParseError> {
    let (wheel, space) = text.split_once('-').ok_or(ParseError {
        expected: "a wheel and a space (A-11)",
        at: 0,
    })?;
    Ok(Action::Place {
        wheel: wheel.parse()?,
        space: parse_small_number(space)?,
    })
}

/// Parses the number of a player wheel.
fn parse_player_wheel(text: &str) -> Result<PlayerWheel, ParseError> {
    let number = parse_small_number(text)?;
    let wheel = PlayerWheel::BOTH
        .into_iter()
        .find(|wheel| wheel.number() == number);
    wheel.ok_or(ParseError {
        expected: "a player wheel (1 or 2)",
        at: 0,
    })
}

/// Parses a whole number of one or two digits.
fn parse_small_number(text: &str) -> Result<u8, ParseError> {
    let digits = matches!(text.len(), 1 | 2) && text.bytes().all(|b| b.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    number.ok_or(ParseError {
        expected: "a number of one or two digits",
        at: 0,
    })
}
