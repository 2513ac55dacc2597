//! The actions of the game.

use super::cells::Cell;
use super::monuments::Monument;
use super::tiles::Stack;
use crate::grid::Rotation;

/// An item that can be bought.
///
/// Rulebook: "Actions".
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Item {
    /// The face-up tile of this stack.
    Tile(Stack),
    LongRoad,
    /// A set of short roads: two of two spaces and one of one space.
    ShortRoads,
    Tower,
    /// The pedestal that makes its holder play first in the next round.
    FirstPedestal,
    /// The pedestal that makes its holder play second in the next round.
    SecondPedestal,
    /// A face-up monument; it costs all the gold the buyer has left.
    Monument(Monument),
}

/// One decision. A turn is a chain of them: an optional loan action, a
/// purchase, the placement of each piece bought, and the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Starts a solo game: the automaton reveals its first card.
    Begin,
    /// Buys an item, whose pieces are placed next.
    Buy(Item),
    /// Takes a loan.
    Loan,
    /// Pays off the loan.
    Repay,
    /// Leaves the round; legal only when nothing can be bought.
    LeaveRound,
    /// Places the current piece; from a set of short roads, a road of two
    /// spaces.
    Place {
        /// North-west corner of the bounding box of the rotated piece.
        at: Cell,
        /// How the piece is rotated.
        rotation: Rotation,
    },
    /// Places the road of one space from a set of short roads.
    PlaceSingleRoad {
        /// The space that it covers.
        at: Cell,
    },
    /// Places the starting road, in a turn in which short roads were bought before it.
    PlaceStartingRoad {
        /// North-west corner of the bounding box of the rotated road.
        at: Cell,
        /// How the road is rotated.
        rotation: Rotation,
    },
    /// Ends the turn.
    End,
}
