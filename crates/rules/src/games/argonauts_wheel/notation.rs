//! Actions as text; see the game's module for how they are written.

use super::action::{Action, IllegalAction, Move, Piece};
use super::station::{STATIONS, Station};
use super::{ArgonautsWheel, Side};
use crate::game::ParseActionError;

const TURN: &str = "R";
const OFF: char = '^';

/// The action's text.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Turn => TURN.to_owned(),
        Action::Move(Move { piece, from, to }) => match piece {
            Piece::Disc | Piece::Cone => format!("{from}-{to}"),
            Piece::ConeOfSpire => format!("{OFF}{from}-{to}"),
            Piece::Stack | Piece::Spire => format!("{from}={to}"),
        },
    }
}

/// Reads an action. Which piece is meant follows from what stands there.
pub(super) fn read(
    state: &ArgonautsWheel,
    text: &str,
) -> Result<Action, ParseActionError<IllegalAction>> {
    let malformed = |at| ParseActionError::Malformed { at };
    if text.eq_ignore_ascii_case(TURN) {
        return Ok(Action::Turn);
    }
    let bare = text.strip_prefix(OFF);
    let begins = text.len() - bare.unwrap_or(text).len();
    let mut letters = bare.unwrap_or(text).char_indices();
    let mut next = || letters.next().map(|(at, letter)| (begins + at, letter));
    let station = |found: Option<(usize, char)>| {
        let (at, letter) = found.ok_or(malformed(text.len()))?;
        let digit = letter.to_digit(u32::from(STATIONS)).ok_or(malformed(at))?;
        Ok(Station::new(digit as u8))
    };
    let from = station(next())?;
    let (at, sign) = next().ok_or(malformed(text.len()))?;
    let whole = match sign {
        '-' => false,
        '=' if bare.is_none() => true,
        _ => return Err(malformed(at)),
    };
    let to = station(next())?;
    // What comes of it may be written behind it, and is known anyway.
    while let Some((at, letter)) = next() {
        if !matches!(letter, 'x' | 'X' | '+' | '#') {
            return Err(malformed(at));
        }
    }
    let stand = state.wheel().at(from);
    let cone = stand.cone == state.side_to_move();
    let piece = match (cone, whole) {
        (true, true) => Piece::Spire,
        (true, false) if stand.discs.map(|discs| discs.side) == state.side_to_move() => {
            Piece::ConeOfSpire
        }
        (true, false) => Piece::Cone,
        (false, true) => Piece::Stack,
        (false, false) if bare.is_some() => Piece::ConeOfSpire,
        (false, false) => Piece::Disc,
    };
    Ok(Action::Move(Move { piece, from, to }))
}

impl Side {
    /// The side's lasting name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }
}
