//! The sentences of the errors that all games share.
//!
//! Each game writes the sentences of its own illegal actions; see
//! [`Game::IllegalAction`](crate::game::Game::IllegalAction).

use crate::digest::ParseHashError;
use crate::game::ParseActionError;
use crate::seat::InvalidSeat;
use crate::setup::{AbsentDraw, DrawError, PositionError, SetupError};
use core::error::Error;
use core::fmt::{self, Display, Formatter};

impl Display for ParseHashError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a state hash has eight hexadecimal digits")
    }
}

impl Error for ParseHashError {}

impl Error for InvalidSeat {}

impl<R: Display> Display for ParseActionError<R> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { at: 0 } => f.write_str("The text is not an action of this game."),
            Self::Malformed { at } => write!(
                f,
                "The text is not an action of this game: it does not fit from character {} on.",
                at + 1
            ),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl<R: Error> Error for ParseActionError<R> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Malformed { .. } => None,
            Self::Illegal(illegal) => illegal.source(),
        }
    }
}

impl Display for SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerCount {
                requested,
                min,
                max,
            } if min == max => {
                write!(f, "the game is for {min} players, not for {requested}")
            }
            Self::PlayerCount {
                requested,
                min,
                max,
            } => {
                write!(
                    f,
                    "the game is for {min} to {max} players, not for {requested}"
                )
            }
            Self::RulesVersion { requested, latest } => write!(
                f,
                "the rules have versions 1 to {latest}, but no version {requested}"
            ),
            Self::UnknownOption { requested } => {
                write!(f, "the game has no option '{requested}'")
            }
            Self::InvalidChoice { option, requested } => write!(
                f,
                "the option '{option}' cannot be '{requested}' with this number of players"
            ),
            Self::Draws(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl Error for SetupError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Draws(error) => error.source(),
            Self::Position(error) => error.source(),
            Self::PlayerCount { .. }
            | Self::RulesVersion { .. }
            | Self::UnknownOption { .. }
            | Self::InvalidChoice { .. } => None,
        }
    }
}

impl Display for DrawError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed { index } => {
                write!(
                    f,
                    "draw {} is not written as this game writes draws",
                    index + 1
                )
            }
            Self::Unavailable { index } => {
                write!(f, "draw {} is not available, or not any more", index + 1)
            }
            Self::NotInSetup {
                index,
                draw,
                reason,
            } => {
                write!(f, "draw {}, '{draw}', cannot come up: {reason}", index + 1)
            }
            Self::TooMany { max: 0 } => f.write_str("this game has no draws"),
            Self::TooMany { max } => write!(f, "there are more than {max} draws"),
        }
    }
}

impl Error for DrawError {}

impl Display for AbsentDraw {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tile => "no such tile is left in the set of this game",
            Self::AfterEnd => "the game ends before it",
            Self::AutomatonCard => "only a solo game has the automaton's cards",
            Self::Objective => "this game has no objectives",
            Self::Map => "the maps of this game are those of side A",
            Self::River => "every player has a river by then",
            Self::Stack => "its stack is not used with this number of players",
            Self::Wheels => "a player places the wheels",
        })
    }
}

impl Display for PositionError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported => f.write_str("this game cannot start from a given position"),
            Self::Invalid { reason } => write!(f, "the position is invalid: {reason}"),
            Self::WithChoice { option } => write!(
                f,
                "the option '{option}' cannot be chosen together with a position"
            ),
            Self::WithDraws => f.write_str("draws cannot be given together with a position"),
        }
    }
}

impl Error for PositionError {}
