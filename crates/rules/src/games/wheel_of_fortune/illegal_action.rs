//! Why an action is illegal, as data.

use super::tiles::Edge;
use crate::grid::Side;

/// Why an action is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
    /// No action is legal once the game is over.
    GameOver,
    /// The current phase has other actions.
    WrongPhase,
    /// The cell has a tile.
    Occupied,
    /// The cell is not next to any tile.
    NotAdjacent,
    /// The tile, rotated like this, does not match a neighbour.
    Mismatch {
        /// The first such side of the cell, clockwise from the north.
        side: Side,
        /// The neighbour's edge across that side.
        there: Edge,
    },
    /// The tile has no such segment.
    NoSegment,
    /// The feature already has a follower.
    Taken,
    /// The player has no follower in supply.
    NoFollower,
    /// All crowns of the sector are taken.
    CrownsTaken,
    /// The player has no follower on the tile in that cell.
    NotYourFollower,
}
