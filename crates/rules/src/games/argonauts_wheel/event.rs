//! What happens when an action is applied, where points come from, and why the
//! game ends.

use super::action::Piece;
use super::station::{Side, Station};
use crate::seat::Seat;
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A piece was moved.
    Moved {
        /// By whom.
        seat: Seat,
        /// What.
        piece: Piece,
        /// From where.
        from: Station,
        /// To where.
        to: Station,
    },
    /// A disc came to lie on the other one.
    Stacked {
        /// Where.
        at: Station,
    },
    /// A cone was moved for the first time: cones can be killed from the next
    /// turn on (rulebook: 3.1c).
    BattleBegun,
    /// A cone killed discs (rulebook: 3.1b, 3.3b).
    Killed {
        /// Where.
        at: Station,
        /// Whose discs.
        side: Side,
        /// One or two.
        count: u8,
    },
    /// A cone brought dead discs back to life (rulebook: 3.4).
    Resurrected {
        /// Where.
        at: Station,
        /// Whose discs.
        side: Side,
        /// One or two.
        count: u8,
        /// Whose cone it was: with its own discs it is a free spire, else a
        /// prisoner spire.
        cone: Side,
    },
    /// A cone was killed, and the game won.
    ConeKilled {
        /// Where.
        at: Station,
        /// Whose cone.
        side: Side,
        /// What it stood on.
        stood: Stood,
    },
    /// The wheel was turned by one station.
    Turned {
        /// By whom.
        seat: Seat,
        /// How many times since a piece was moved.
        turns: u8,
    },
    /// After two revolutions all dead discs live again (rulebook: 4.2).
    AllResurrected {
        /// How many.
        count: u8,
    },
}

/// What a killed cone stood on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Stood {
    /// Nothing.
    Alone,
    /// Discs that it had killed.
    DeadDiscs,
    /// Its own living discs: the whole spire was killed (rulebook: 3.4b).
    FreeSpire,
    /// Living discs of the other side.
    PrisonerSpire,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// A cone was moved into the station of the other one.
    ConeKilled(Stood),
    /// Three revolutions without a moved piece: a draw (rulebook: 4.3).
    ThreeRevolutions,
    /// A position came about for the third time: a draw (ours).
    Repetition,
    /// Six hundred turns were taken: a draw (ours).
    TooLong,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// The opposing cone was killed.
    ConeKilled(Stood),
}
