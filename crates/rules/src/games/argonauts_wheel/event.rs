//! What happens when an action is applied, where points come from, and why the
//! game ends.

use super::action::Piece;
use super::station::{Side, Station};
use crate::seat::Seat;
use serde::Serialize;

/// Something that happened while an action was applied.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A piece was moved.
    Moved {
        seat: Seat,
        piece: Piece,
        from: Station,
        to: Station,
    },
    /// A disc landed on the other disc of its side (rulebook: 3.2c).
    Stacked { at: Station },
    /// A cone was moved for the first time: cones can be killed from the next
    /// turn on (rulebook: 3.1c).
    BattleBegun,
    /// A cone killed discs (rulebook: 3.1b, 3.3b).
    Killed {
        at: Station,
        /// The side the discs belong to.
        side: Side,
        /// Number of discs, 1 or 2.
        count: u8,
    },
    /// A cone brought dead discs back to life (rulebook: 3.4a).
    Resurrected {
        at: Station,
        /// The side the discs belong to.
        side: Side,
        /// Number of discs, 1 or 2.
        count: u8,
        /// The side of the cone. On discs of its own side it makes a free
        /// spire, on opposing ones a prisoner spire.
        cone: Side,
    },
    /// A cone was killed, and the game won (rulebook: 3.1a).
    ConeKilled {
        at: Station,
        /// The side the cone belonged to.
        side: Side,
        #[serde(rename = "stood")]
        stood_on: StoodOn,
    },
    /// The wheel was turned by one station (rulebook: 2.4).
    Turned {
        seat: Seat,
        /// Turns of the wheel since a piece was last moved, this one included.
        turns: u8,
    },
    /// Two revolutions are complete and all dead discs live again
    /// (rulebook: 4.2).
    AllResurrected {
        /// Number of discs, 1 to 4.
        count: u8,
    },
}

/// What a killed cone stood on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum StoodOn {
    /// Nothing: it stood alone.
    Alone,
    /// Discs that it had killed.
    DeadDiscs,
    /// Living discs of its own side: the whole spire was killed
    /// (rulebook: 3.4b).
    FreeSpire,
    /// Living discs of the other side.
    PrisonerSpire,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// A cone entered the station of the opposing one (rulebook: 1, 3.1a).
    ConeKilled(StoodOn),
    /// Three revolutions without a moved piece: a draw (rulebook: 4.3).
    ThreeRevolutions,
    /// The same position for the third time: a draw. House ruling.
    Repetition,
    /// Six hundred turns were taken: a draw. House ruling.
    TooLong,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// The opposing cone was killed.
    ConeKilled(StoodOn),
}
