//! Why an action is illegal.

use super::tiles::Edge;
use crate::grid::Side;
use core::error::Error;
use core::fmt;

/// Why an action is illegal. Its `Display` form is a sentence for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::GameOver => "The game is over.",
            Self::WrongPhase => "You cannot do that now.",
            Self::Occupied => "There is already a tile there.",
            Self::NotAdjacent => "There is no tile next to that space.",
            Self::Mismatch { side, there } => {
                let there = with_article(there);
                return write!(
                    f,
                    "The tile does not fit that way: its {side} side would meet {there}."
                );
            }
            Self::NoSegment => "The tile has no such feature.",
            Self::Taken => "There is already a follower on that feature, perhaps a few tiles away.",
            Self::NoFollower => "You have no followers left.",
            Self::CrownsTaken => "All crowns of that sector are taken.",
            Self::NotYourFollower => "You have no follower there.",
        })
    }
}

impl Error for IllegalAction {}

const fn with_article(edge: Edge) -> &'static str {
    match edge {
        Edge::City => "a city",
        Edge::Road => "a road",
        Edge::Field => "a field",
    }
}
