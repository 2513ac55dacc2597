//! Why an action is illegal.

use super::cells::Cell;
use super::monuments::{Need, Terrain};
use super::tiles::Kind;
use core::fmt;

/// Why an action is illegal. [`Display`](fmt::Display) gives a sentence for the
/// player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::Over => "The game is over.",
            Self::OtherPhase => "You cannot do that now.",
            Self::NotForSale => "That is not for sale now.",
            Self::NotEnoughGold { cost, gold: 0 } => {
                return write!(f, "That costs {cost} gold, and you have none left.");
            }
            Self::NotEnoughGold { cost, gold } => {
                return write!(f, "That costs {cost} gold, and you have {gold}.");
            }
            Self::FitsNowhere => "It does not fit anywhere in your city.",
            Self::HasPedestal => "You already have a pedestal for the next round.",
            Self::OneLoanATurn => "You can take or repay only one loan per turn.",
            Self::HasLoan => "Repay your current loan first.",
            Self::LoanBuysNothing => "Even with 2 more gold, you could not buy anything.",
            Self::NoLoan => "You have no loan to repay.",
            Self::LoanTakenThisRound => "A loan can only be repaid from the next round on.",
            Self::RepayingBuysNothing => {
                "You must still buy something this turn, and after repaying you could not."
            }
            Self::MustBuy => "You can still buy something, so you must.",
            Self::RedundantRotation => "It looks the same with fewer rotations: write it that way.",
            Self::OffMap => "It reaches beyond the edge of the map.",
            Self::Occupied { cell } => return write!(f, "Space {cell} is already occupied."),
            Self::OnWater { cell } => {
                return write!(f, "Space {cell} is water, and this needs land.");
            }
            Self::OnLand { cell } => {
                return write!(f, "Space {cell} is land, and this needs water.");
            }
            Self::WrongTerrain { terrain } => match terrain {
                Terrain::Land => "It must be placed on land.",
                Terrain::Water => "It must be placed on water.",
                Terrain::LandEnds => "Both ends must be on land.",
                Terrain::WaterBetween => "Both ends must be on land, with water between them.",
                Terrain::Half => "One half must be on water, the other on land.",
            },
            Self::NotAtSidewalk => {
                "Your first road must touch the sidewalk, at the south edge of the map."
            }
            Self::RoadNotAdjacent => "It must touch a road, the sidewalk or a tower.",
            Self::TowerNotAdjacent => "It must touch a piece of your city.",
            Self::BuildingNotAdjacent { kind } => {
                return write!(f, "It must touch a road or a {kind}.");
            }
            Self::MonumentNotAdjacent { need } => {
                return write!(f, "It must touch {need}.");
            }
            Self::CannotBeCompleted => {
                "The monument could not be completed from there: its pieces must be arranged as shown on its card, next to everything it needs."
            }
            Self::NoSuchRoadLeft => "There is no such road left in the set.",
        })
    }
}

impl core::error::Error for IllegalAction {}
