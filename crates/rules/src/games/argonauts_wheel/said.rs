//! What can be done, what happens, why something cannot be done, and why a
//! game is over: the words that the game says, as data.

use super::station::{Side, Station};
use crate::seat::Seat;
use serde::Serialize;

/// What is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Piece {
    /// A disc, or the top disc of a stack.
    Disc,
    /// A stack, both discs together.
    Stack,
    /// A cone that stands alone, on dead discs or on prisoners.
    Cone,
    /// The cone of a free spire, which leaves its discs.
    ConeOfSpire,
    /// A free spire as a whole.
    Spire,
}

/// A move of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// What is moved.
    pub piece: Piece,
    /// From where.
    pub from: Station,
    /// To where.
    pub to: Station,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Moves a piece.
    Move(Move),
    /// Turns the wheel by one station.
    Turn,
}

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

/// Why an action cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over.
    Over,
    /// After a revolution a piece has to be moved if any can be (rulebook: 4.1).
    MustMove,
    /// The one to move does not control the station.
    NotControlled(Station),
    /// None of the mover's pieces stands there.
    NoPiece(Station),
    /// Dead discs cannot be moved (rulebook: 3.2d).
    Dead(Station),
    /// Discs under an opposing cone cannot be moved (rulebook: 3.4e).
    Prisoner(Station),
    /// What is asked for cannot be moved: a disc of a spire, or a whole that is
    /// no stack or spire.
    NotSo(Station),
    /// The piece cannot get from here to there.
    OutOfReach {
        /// From where.
        from: Station,
        /// To where.
        to: Station,
    },
    /// A stack or spire needs an empty station.
    NotEmpty(Station),
    /// A cone cannot land on living discs of its own (rulebook: 3.1d).
    OwnDiscs(Station),
    /// A cone cannot be killed before one was moved (rulebook: 3.1c).
    NoBattle(Station),
    /// A disc cannot land on a cone (rulebook: 3.2a).
    ConeThere(Station),
    /// A disc cannot land on opposing discs (rulebook: 3.2b).
    OpposingDiscs(Station),
    /// A living disc cannot land on a dead one (rulebook: 3.2c).
    DeadThere(Station),
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
