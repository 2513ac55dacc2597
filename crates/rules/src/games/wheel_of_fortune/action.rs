//! The actions of the game, and why one is illegal.

use super::cells::Cell;
use super::tiles::{Edge, SegmentName};
use super::wheel::Sector;
use crate::grid::{Rotation, Side};

/// A decision of a player. Its text forms are those of the notation, see the
/// [module](super).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draws the first tile of the game.
    Draw,
    /// Places the drawn tile. Rulebook: "Placing a tile".
    Place {
        /// The cell in which the tile is placed.
        cell: Cell,
        /// How the tile is rotated.
        rotation: Rotation,
    },
    /// Deploys a follower to this segment of the tile just placed.
    /// Rulebook: "Deploying a follower".
    Deploy(SegmentName),
    /// Deploys a follower to a crown of this sector instead.
    /// Rulebook: "Deploying a follower".
    Crown(Sector),
    /// Ends the turn: completed features score, and the next player draws.
    End,
    /// Returns the own follower on the tile in this cell to the supply, during
    /// the plague. Rulebook: "Perform events".
    ReturnFollower(Cell),
}

/// Why an action is illegal, as data.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
    GameOver,
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
