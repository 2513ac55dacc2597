//! Why something cannot be done.

use super::names::{kind, need, terrain};
use rules::games::world_wonders::{Refusal, Terrain};

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
            return ["That costs ", &cost.to_string(), " gold, and you have ", &has, "."].concat();
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
            return ["Something lies on ", &cell.to_string(), " already."].concat();
        }
        Refusal::OnWater { cell } => return space(cell, " is water, and this needs land."),
        Refusal::OnLand { cell } => return space(cell, " is land, and this needs water."),
        Refusal::WrongTerrain { terrain: on } => {
            return match on {
                Terrain::Land | Terrain::Water => ["It must lie ", terrain(on), "."].concat(),
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
            return ["It needs a road or a ", kind(of), " beside it."].concat();
        }
        Refusal::Lacks { need: what } => return ["It needs ", need(what), " beside it."].concat(),
        Refusal::Unfinished => {
            "The monument cannot be completed from there: its pieces must stand as its card shows, beside all that it needs."
        }
        Refusal::NoneLeft => "No such road is left in the set.",
    }
    .to_owned()
}

fn space(cell: impl ToString, is: &str) -> String {
    ["Space ", &cell.to_string(), is].concat()
}
