//! The actions of the game, and why one is illegal.

use super::station::Station;
use serde::Serialize;

/// What a move takes from a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Piece {
    /// A disc, or the top disc of a stack (rulebook: 3.2, 3.3a).
    Disc,
    /// Both discs of a stack together (rulebook: 3.3a).
    Stack,
    /// A cone that stands alone, on dead discs or on prisoners (rulebook: 3.1).
    Cone,
    /// The cone of a free spire, which leaves its discs behind (rulebook: 3.4c).
    ConeOfSpire,
    /// A whole free spire (rulebook: 3.4c).
    Spire,
}

/// A move of a piece.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub piece: Piece,
    pub from: Station,
    pub to: Station,
}

/// One turn of a player (rulebook: 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Moves a piece.
    Move(Move),
    /// Turns the wheel by one station counterclockwise (rulebook: 2.4).
    Turn,
}

/// Why an action is illegal. The text is for programmers; players read the words of the
/// crate `l10n`.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
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
        from: Station,
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
