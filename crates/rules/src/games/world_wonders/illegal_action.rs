//! Why an action is illegal, as data.

use super::cells::Cell;
use super::monuments::{Need, Terrain};
use super::tiles::Kind;

/// Why an action is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
    /// No action is legal once the game is over.
    Over,
    /// The action belongs to another phase of the turn.
    OtherPhase,
    /// The item is not for sale, or no longer.
    NotForSale,
    /// The player cannot afford it.
    NotEnoughGold {
        /// Cost in gold.
        cost: u8,
        /// Gold the player has left.
        gold: u8,
    },
    /// The piece fits nowhere on the player's map.
    FitsNowhere,
    /// The player already bought a pedestal this round.
    HasPedestal,
    /// The player already took or repaid a loan this turn.
    OneLoanATurn,
    /// The player has an unpaid loan.
    HasLoan,
    /// The player could not buy anything even with the gold of a loan.
    LoanBuysNothing,
    /// The player has no loan to repay.
    NoLoan,
    /// The loan was taken this round.
    LoanTakenThisRound,
    /// After repaying the loan the player would have gold left, but could no longer buy
    /// anything, and must buy something.
    RepayingBuysNothing,
    /// The player can still buy something and therefore cannot leave the round.
    MustBuy,
    /// The piece covers the same spaces with fewer quarter turns, and only that
    /// rotation is legal.
    RedundantRotation,
    /// The piece reaches beyond the map.
    OffMap,
    /// Another piece is in the way.
    Occupied {
        /// The first occupied space.
        cell: Cell,
    },
    /// The piece covers water but needs land.
    OnWater {
        /// The first water space.
        cell: Cell,
    },
    /// The piece covers land but needs water.
    OnLand {
        /// The first land space.
        cell: Cell,
    },
    /// The piece needs another combination of land and water.
    WrongTerrain {
        /// The terrain it needs.
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
        /// The type of the building.
        kind: Kind,
    },
    /// The monument does not touch a feature its card shows.
    MonumentNotAdjacent {
        /// The first feature that is missing.
        need: Need,
    },
    /// With this piece here the rest of the monument could not be placed.
    CannotBeCompleted,
    /// The set has no road of this length left.
    NoSuchRoadLeft,
}
