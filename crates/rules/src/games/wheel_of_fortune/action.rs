//! The actions of the game.

use super::cells::Cell;
use super::tiles::SegmentName;
use super::wheel::Sector;
use crate::grid::Rotation;

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
