//! The actions of the game, and why one is illegal.

use super::cells::Cell;
use super::monuments::{Monument, Need, Terrain};
use super::tiles::{Kind, Stack};
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

/// Why an action is illegal, as data.
#[allow(
    missing_docs,
    reason = "the names of the variants and their fields say it"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
    Over,
    /// The action belongs to another phase of the turn.
    OtherPhase,
    NotForSale,
    NotEnoughGold {
        cost: u8,
        gold: u8,
    },
    FitsNowhere,
    /// The player already bought a pedestal this round.
    HasPedestal,
    /// The player already took or repaid a loan this turn.
    OneLoanATurn,
    HasLoan,
    /// The player could not buy anything even with the gold of a loan.
    LoanBuysNothing,
    NoLoan,
    LoanTakenThisRound,
    /// After repaying the loan the player would have gold left, but could no longer buy
    /// anything, and must buy something.
    RepayingBuysNothing,
    /// The player can still buy something and therefore cannot leave the round.
    MustBuy,
    /// The piece covers the same spaces with fewer quarter turns, and only that
    /// rotation is legal.
    RedundantRotation,
    OffMap,
    /// Another piece is in the way, first on this space.
    Occupied {
        cell: Cell,
    },
    /// The piece covers water, first on this space, but needs land.
    OnWater {
        cell: Cell,
    },
    /// The piece covers land, first on this space, but needs water.
    OnLand {
        cell: Cell,
    },
    /// The piece needs this combination of land and water.
    WrongTerrain {
        terrain: Terrain,
    },
    /// The starting road does not touch the sidewalk.
    NotAtSidewalk,
    /// The road touches no other road, no tower and not the sidewalk.
    RoadNotAdjacent,
    /// The tower touches no piece.
    TowerNotAdjacent,
    /// The building touches neither a road nor a building of its type.
    BuildingNotAdjacent {
        kind: Kind,
    },
    /// The monument does not touch this feature, the first one that its card shows.
    MonumentNotAdjacent {
        need: Need,
    },
    /// With this piece here the rest of the monument could not be placed.
    CannotBeCompleted,
    /// The set has no road of this length left.
    NoSuchRoadLeft,
}
