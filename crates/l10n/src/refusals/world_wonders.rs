//! Why an action of World Wonders is illegal.

use crate::world_wonders as words;
use crate::{Feature, Locale, house};
use rules::games::world_wonders::{IllegalAction, Terrain};

/// Why an action is illegal, in a sentence.
pub fn refusal(locale: Locale, illegal: &IllegalAction) -> String {
    locale.text(match *illegal {
        IllegalAction::Over => house::GAME_OVER,
        IllegalAction::OtherPhase => words::REFUSAL_PHASE,
        IllegalAction::NotForSale => words::REFUSAL_NOT_FOR_SALE,
        IllegalAction::NotEnoughGold { cost, gold } => {
            return words::refusal_gold(locale, cost, gold);
        }
        IllegalAction::FitsNowhere => words::REFUSAL_FITS_NOWHERE,
        IllegalAction::HasPedestal => words::REFUSAL_PEDESTAL,
        IllegalAction::OneLoanATurn => words::REFUSAL_ONE_LOAN,
        IllegalAction::HasLoan => words::REFUSAL_HAS_LOAN,
        IllegalAction::LoanBuysNothing => words::REFUSAL_LOAN_USELESS,
        IllegalAction::NoLoan => words::REFUSAL_NO_LOAN,
        IllegalAction::LoanTakenThisRound => words::REFUSAL_LOAN_OF_ROUND,
        IllegalAction::RepayingBuysNothing => words::REFUSAL_REPAYING,
        IllegalAction::MustBuy => words::REFUSAL_MUST_BUY,
        IllegalAction::RedundantRotation => words::REFUSAL_ROTATION,
        IllegalAction::OffMap => words::REFUSAL_OFF_MAP,
        IllegalAction::Occupied { cell } => {
            return words::refusal_occupied(locale, &cell.to_string());
        }
        IllegalAction::OnWater { cell } => {
            return words::refusal_on_water(locale, &cell.to_string());
        }
        IllegalAction::OnLand { cell } => {
            return words::refusal_on_land(locale, &cell.to_string());
        }
        IllegalAction::WrongTerrain { terrain } => match terrain {
            Terrain::Land => words::REFUSAL_TERRAIN_LAND,
            Terrain::Water => words::REFUSAL_TERRAIN_WATER,
            Terrain::LandEnds => words::REFUSAL_TERRAIN_ENDS,
            Terrain::WaterBetween => words::REFUSAL_TERRAIN_BETWEEN,
            Terrain::Half => words::REFUSAL_TERRAIN_HALF,
        },
        IllegalAction::NotAtSidewalk => words::REFUSAL_SIDEWALK,
        IllegalAction::RoadNotAdjacent => words::REFUSAL_ROAD,
        IllegalAction::TowerNotAdjacent => words::REFUSAL_TOWER,
        IllegalAction::BuildingNotAdjacent { kind } => {
            return words::refusal_building(locale, Feature::Building(kind));
        }
        IllegalAction::MonumentNotAdjacent { need } => {
            return words::refusal_need(locale, need.into());
        }
        IllegalAction::CannotBeCompleted => words::REFUSAL_INCOMPLETE,
        IllegalAction::NoSuchRoadLeft => words::REFUSAL_NO_SUCH_ROAD,
    })
}
