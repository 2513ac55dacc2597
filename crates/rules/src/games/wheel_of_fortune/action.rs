//! The actions of the game, and why an action is illegal.

use super::cells::{Cell, Rotation, Side};
use super::fortune::Sector;
use super::tiles::{Edge, Part};

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draws the first tile of the game.
    Draw,
    /// Places the drawn tile.
    Place {
        /// Where.
        cell: Cell,
        /// How it is turned.
        rotation: Rotation,
    },
    /// Deploys a follower to this segment of the tile just placed.
    Deploy(Part),
    /// Deploys a follower to a crown of this sector instead.
    Crown(Sector),
    /// Ends the turn: what is completed scores, and the next player draws.
    End,
    /// Takes home the follower on the tile in this cell, in the plague.
    Home(Cell),
}

/// Why an action cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over.
    Over,
    /// It is not what is to be decided now.
    OtherPhase,
    /// A tile lies there.
    Occupied,
    /// Nothing lies next to it.
    Apart,
    /// The tile, turned so, does not match on this side.
    Mismatch {
        /// The first such side of the cell, clockwise from the north.
        side: Side,
        /// What lies across it.
        there: Edge,
    },
    /// The tile has no such segment.
    NoSegment,
    /// Another follower stands on the feature.
    Taken,
    /// All followers are out.
    NoFollower,
    /// All crowns of this sector are taken.
    NoCrown,
    /// No follower of the player stands there.
    NobodyThere,
}
