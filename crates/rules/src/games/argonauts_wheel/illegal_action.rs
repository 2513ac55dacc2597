//! Why an action is illegal, in types and in sentences.

use super::station::Station;

/// Why an action is illegal. The text is a sentence for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// No action is legal once the game is over.
    Over,
    /// After a revolution a piece must be moved if any can be (rulebook: 4.1).
    MustMove,
    /// The side to move does not control the station (rulebook: 2).
    NotControlled(Station),
    /// The side to move has no piece in the station.
    NoPiece(Station),
    /// Dead discs cannot be moved (rulebook: 3.2d).
    DeadDiscs(Station),
    /// Discs under an opposing cone cannot be moved (rulebook: 3.4e).
    Prisoner(Station),
    /// The station does not hold the piece that was named: a disc of a spire
    /// cannot be moved alone, and only stacks and free spires move as a whole.
    NotAPiece(Station),
    /// The distance is not that of the station the piece leaves
    /// (rulebook: 2.1 to 2.3).
    OutOfReach {
        /// The station the piece leaves.
        from: Station,
        /// The station it was to enter.
        to: Station,
    },
    /// A stack or spire needs an empty station (rulebook: 3.2, 3.4d).
    NotEmpty(Station),
    /// A cone cannot land on living discs of its own side (rulebook: 3.1d).
    BlockedByOwnDiscs(Station),
    /// A cone cannot be killed before a cone was moved (rulebook: 3.1c).
    BattleNotBegun(Station),
    /// A disc cannot land on a cone (rulebook: 3.2a).
    BlockedByCone(Station),
    /// A disc cannot land on opposing discs (rulebook: 3.2b).
    BlockedByOpposingDiscs(Station),
    /// A living disc cannot land on a dead one (rulebook: 3.2c).
    BlockedByDeadDiscs(Station),
}

impl core::fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            Self::Over => f.write_str("The game is over."),
            Self::MustMove => f.write_str("A revolution is complete: you must move a piece now."),
            Self::NotControlled(station) => write!(
                f,
                "Station {station} is not one of your three stations, so you cannot move from there."
            ),
            Self::NoPiece(station) => write!(f, "You have no piece on {station}."),
            Self::DeadDiscs(station) => {
                write!(f, "Dead discs, like those on {station}, cannot move.")
            }
            Self::Prisoner(station) => {
                write!(
                    f,
                    "The discs on {station} are held prisoner by the opposing cone."
                )
            }
            Self::NotAPiece(station) => {
                write!(f, "The piece on {station} cannot be moved like that.")
            }
            Self::OutOfReach { from, to } => {
                write!(f, "A piece cannot move from {from} to {to}.")
            }
            Self::NotEmpty(station) => write!(
                f,
                "Stacks and spires can only move to an empty station, and {station} is not empty."
            ),
            Self::BlockedByOwnDiscs(station) => write!(
                f,
                "Your cone cannot land on your own living disc on {station}."
            ),
            Self::BattleNotBegun(station) => write!(
                f,
                "The cone on {station} cannot be killed until a cone has moved."
            ),
            Self::BlockedByCone(station) => {
                write!(f, "Discs cannot move to {station}, as there is a cone.")
            }
            Self::BlockedByOpposingDiscs(station) => {
                write!(f, "Your opponent's discs block {station}.")
            }
            Self::BlockedByDeadDiscs(station) => {
                write!(f, "A living disc cannot join the dead discs on {station}.")
            }
        }
    }
}

impl core::error::Error for IllegalAction {}
