//! Why something cannot be done.

use super::names::{kind, need, terrain};
use rules::games::world_wonders::{Cell, Refusal, Terrain};

/// Why an action cannot be taken, or a piece not be placed there.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {
        Refusal::Over => "The game is over.",
        Refusal::OtherPhase => "That cannot be done now.",
        Refusal::NotForSale => "That is not for sale now.",
        Refusal::TooDear { cost, gold } => {
            let has = match gold {
                0 => "none left".to_owned(),
                gold => gold.to_string(),
            };
            return format!("That costs {cost} gold, and you have {has}.");
        }
        Refusal::NoPlace => "There is no place for it in your city.",
        Refusal::HasPedestal => "You have a pedestal for the next round already.",
        Refusal::OneLoanATurn => "In a turn you can take or pay off only one loan.",
        Refusal::HasLoan => "Pay off the loan that you have first.",
        Refusal::LoanInVain => "Even with 2 more gold you could buy nothing.",
        Refusal::NoLoan => "You have no loan to pay off.",
        Refusal::LoanTooYoung => "A loan can be paid off from the next round on.",
        Refusal::MustBuy => "You can still buy something, so you must.",
        Refusal::NoSuchTurn => "It looks the same with fewer turns: write it that way.",
        Refusal::OffMap => "It reaches beyond the map.",
        Refusal::Taken { cell } => {
            return format!("Something lies on {cell} already.");
        }
        Refusal::OnWater { cell } => return space(cell, " is water, and this needs land."),
        Refusal::OnLand { cell } => return space(cell, " is land, and this needs water."),
        Refusal::WrongTerrain { terrain: on } => {
            return match on {
                Terrain::Land | Terrain::Water => format!("It must lie {}.", terrain(on)),
                Terrain::LandEnds => "Both its ends must be on land.".to_owned(),
                Terrain::WaterBetween => {
                    "Its ends must be on land, with water between them.".to_owned()
                }
                Terrain::Half => "One half of it must be on water, the other on land.".to_owned(),
            };
        }
        Refusal::NotAtSidewalk => {
            "The first road must touch the sidewalk, at the south edge of the map."
        }
        Refusal::NotAtRoad => "It needs a road, the sidewalk or a tower beside it.",
        Refusal::Apart => "It needs something of your city beside it.",
        Refusal::NotAtRoadOrOwn { kind: of } => {
            return format!("It needs a road or a {} beside it.", kind(of));
        }
        Refusal::Lacks { need: what } => return format!("It needs {} beside it.", need(what)),
        Refusal::Unfinished => {
            "The monument cannot be completed from there: its pieces must stand as its card shows, beside all that it needs."
        }
        Refusal::NoneLeft => "No such road is left in the set.",
    }
    .to_owned()
}

fn space(cell: Cell, is: &str) -> String {
    format!("Space {cell}{is}")
}
