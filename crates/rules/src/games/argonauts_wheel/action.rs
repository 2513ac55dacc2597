//! The actions of the game, and why an action is illegal.

use super::station::Station;
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
