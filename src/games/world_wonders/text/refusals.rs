//! Why something cannot be done.

use super::names::{kind, need, terrain};
use rules::games::world_wonders::{Cell, IllegalAction, Terrain};

/// Why an action cannot be taken, or a piece not be placed there.
pub fn refusal(refusal: &IllegalAction) -> String {
    match *refusal {
        IllegalAction::Over => "The game is over.",
        IllegalAction::OtherPhase => "That cannot be done now.",
        IllegalAction::NotForSale => "That is not for sale now.",
        IllegalAction::TooDear { cost, gold } => {
            let has = match gold {
                0 => "none left".to_owned(),
                gold => gold.to_string(),
            };
            return format!("That costs {cost} gold, and you have {has}.");
        }
        IllegalAction::NoPlace => "There is no place for it in your city.",
        IllegalAction::HasPedestal => "You have a pedestal for the next round already.",
        IllegalAction::OneLoanATurn => "In a turn you can take or pay off only one loan.",
        IllegalAction::HasLoan => "Pay off the loan that you have first.",
        IllegalAction::LoanInVain => "Even with 2 more gold you could buy nothing.",
        IllegalAction::NoLoan => "You have no loan to pay off.",
        IllegalAction::LoanTooYoung => "A loan can be paid off from the next round on.",
        IllegalAction::MustBuy => "You can still buy something, so you must.",
        IllegalAction::NoSuchTurn => "It looks the same with fewer turns: write it that way.",
        IllegalAction::OffMap => "It reaches beyond the map.",
        IllegalAction::Taken { cell } => {
            return format!("Something lies on {cell} already.");
        }
        IllegalAction::OnWater { cell } => return space(cell, " is water, and this needs land."),
        IllegalAction::OnLand { cell } => return space(cell, " is land, and this needs water."),
        IllegalAction::WrongTerrain { terrain: on } => {
            return match on {
                Terrain::Land | Terrain::Water => format!("It must lie {}.", terrain(on)),
                Terrain::LandEnds => "Both its ends must be on land.".to_owned(),
                Terrain::WaterBetween => {
                    "Its ends must be on land, with water between them.".to_owned()
                }
                Terrain::Half => "One half of it must be on water, the other on land.".to_owned(),
            };
        }
        IllegalAction::NotAtSidewalk => {
            "The first road must touch the sidewalk, at the south edge of the map."
        }
        IllegalAction::NotAtRoad => "It needs a road, the sidewalk or a tower beside it.",
        IllegalAction::Apart => "It needs something of your city beside it.",
        IllegalAction::NotAtRoadOrOwn { kind: of } => {
            return format!("It needs a road or a {} beside it.", kind(of));
        }
        IllegalAction::Lacks { need: what } => return format!("It needs {} beside it.", need(what)),
        IllegalAction::Unfinished => {
            "The monument cannot be completed from there: its pieces must stand as its card shows, beside all that it needs."
        }
        IllegalAction::NoneLeft => "No such road is left in the set.",
    }
    .to_owned()
}

fn space(cell: Cell, is: &str) -> String {
    format!("Space {cell}{is}")
}
