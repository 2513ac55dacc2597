//! The actions of the game.

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
