//! The notation of actions, described in the game's module.

use super::action::{Action, IllegalAction, Move, Piece};
use super::station::{STATIONS, Side, Station};
use super::wheel::Wheel;
use crate::game::ParseActionError;

const TURN: &str = "R";
/// Stands before a move of the cone alone off its free spire.
const CONE_OF_SPIRE: char = '^';

impl core::fmt::Display for Action {
    /// The action's text, without what may follow it (`x`, `+`, `#`).
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            Self::Turn => f.write_str(TURN),
            Self::Move(Move { piece, from, to }) => match piece {
                Piece::Disc | Piece::Cone => write!(f, "{from}-{to}"),
                Piece::ConeOfSpire => write!(f, "{CONE_OF_SPIRE}{from}-{to}"),
                Piece::Stack | Piece::Spire => write!(f, "{from}={to}"),
            },
        }
    }
}

/// Reads an action, which need not be legal. Which piece is meant follows from
/// what stands in the station that it leaves, and from the side to move, of which
/// there is none when the game is over.
pub(super) fn parse_action(
    text: &str,
    wheel: &Wheel,
    to_move: Option<Side>,
) -> Result<Action, ParseActionError<IllegalAction>> {
    let malformed = |at| ParseActionError::Malformed { at };
    if text.eq_ignore_ascii_case(TURN) {
        return Ok(Action::Turn);
    }
    let without_prefix = text.strip_prefix(CONE_OF_SPIRE);
    let rest = without_prefix.unwrap_or(text);
    let offset = text.len() - rest.len();
    let mut letters = rest.char_indices();
    let mut next = || letters.next().map(|(at, letter)| (offset + at, letter));
    let station = |found: Option<(usize, char)>| {
        let (at, letter) = found.ok_or(malformed(text.len()))?;
        let digit = letter.to_digit(u32::from(STATIONS)).ok_or(malformed(at))?;
        Ok(Station::new(digit as u8))
    };
    let from = station(next())?;
    let (at, sign) = next().ok_or(malformed(text.len()))?;
    let whole = match sign {
        '-' => false,
        '=' if without_prefix.is_none() => true,
        _ => return Err(malformed(at)),
    };
    let to = station(next())?;
    // The effects of a move follow from the position, so they are ignored.
    while let Some((at, letter)) = next() {
        if !matches!(letter, 'x' | 'X' | '+' | '#') {
            return Err(malformed(at));
        }
    }
    let occupants = wheel.occupants(from);
    let cone = occupants.cone == to_move;
    let piece = match (cone, whole) {
        (true, true) => Piece::Spire,
        (true, false) if occupants.discs.map(|discs| discs.side) == to_move => Piece::ConeOfSpire,
        (true, false) => Piece::Cone,
        (false, true) => Piece::Stack,
        (false, false) if without_prefix.is_some() => Piece::ConeOfSpire,
        (false, false) => Piece::Disc,
    };
    Ok(Action::Move(Move { piece, from, to }))
}
