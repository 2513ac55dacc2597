//! Why an action is illegal.

use super::cells::Cell;
use super::monuments::{Need, Terrain};
use super::tiles::Kind;
use core::fmt;

/// Why an action is illegal. [`Display`](fmt::Display) gives a sentence for the
/// player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over.
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

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::Over => "The game is over.",
            Self::OtherPhase => "That cannot be done now.",
            Self::NotForSale => "That is not for sale now.",
            Self::NotEnoughGold { cost, gold: 0 } => {
                return write!(f, "That costs {cost} gold, and you have none left.");
            }
            Self::NotEnoughGold { cost, gold } => {
                return write!(f, "That costs {cost} gold, and you have {gold}.");
            }
            Self::FitsNowhere => "There is no place for it in your city.",
            Self::HasPedestal => "You have a pedestal for the next round already.",
            Self::OneLoanATurn => "In a turn you can take or pay off only one loan.",
            Self::HasLoan => "Pay off the loan that you have first.",
            Self::LoanBuysNothing => "Even with 2 more gold you could buy nothing.",
            Self::NoLoan => "You have no loan to pay off.",
            Self::LoanTakenThisRound => "A loan can be paid off from the next round on.",
            Self::MustBuy => "You can still buy something, so you must.",
            Self::RedundantRotation => "It looks the same with fewer turns: write it that way.",
            Self::OffMap => "It reaches beyond the map.",
            Self::Occupied { cell } => return write!(f, "Something lies on {cell} already."),
            Self::OnWater { cell } => {
                return write!(f, "Space {cell} is water, and this needs land.");
            }
            Self::OnLand { cell } => {
                return write!(f, "Space {cell} is land, and this needs water.");
            }
            Self::WrongTerrain { terrain } => match terrain {
                Terrain::Land => "It must lie on land.",
                Terrain::Water => "It must lie on water.",
                Terrain::LandEnds => "Both its ends must be on land.",
                Terrain::WaterBetween => "Its ends must be on land, with water between them.",
                Terrain::Half => "One half of it must be on water, the other on land.",
            },
            Self::NotAtSidewalk => {
                "The first road must touch the sidewalk, at the south edge of the map."
            }
            Self::RoadNotAdjacent => "It needs a road, the sidewalk or a tower beside it.",
            Self::TowerNotAdjacent => "It needs something of your city beside it.",
            Self::BuildingNotAdjacent { kind } => {
                return write!(f, "It needs a road or a {kind} beside it.");
            }
            Self::MonumentNotAdjacent { need } => {
                return write!(f, "It needs {need} beside it.");
            }
            Self::CannotBeCompleted => {
                "The monument cannot be completed from there: its pieces must stand as its card shows, beside all that it needs."
            }
            Self::NoSuchRoadLeft => "No such road is left in the set.",
        })
    }
}

impl core::error::Error for IllegalAction {}
