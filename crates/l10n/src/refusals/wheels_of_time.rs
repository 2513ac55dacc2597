//! Why an action of Wheels of Time is illegal.

use crate::wheels_of_time as words;
use crate::{Locale, house};
use rules::games::wheels_of_time::{IllegalAction, Structure};

/// Why an action is illegal, in a sentence.
pub fn refusal(locale: Locale, illegal: &IllegalAction) -> String {
    locale.text(match *illegal {
        IllegalAction::GameOver => house::GAME_OVER,
        IllegalAction::WrongPhase => words::REFUSAL_PHASE,
        IllegalAction::PlaceNext(wheel) => return words::refusal_order(locale, wheel),
        IllegalAction::NoSuchSpace => words::REFUSAL_SPACE,
        IllegalAction::CannotFeed { max } => return words::refusal_feed(locale, max),
        IllegalAction::NoActionsLeft => words::REFUSAL_NO_ACTIONS,
        IllegalAction::NeedsTwoActions => words::REFUSAL_TWO_ACTIONS,
        IllegalAction::NotYourWheel => words::REFUSAL_WHEEL,
        IllegalAction::CannotPay(Structure::Wall) => words::REFUSAL_COST_WALL,
        IllegalAction::CannotPay(Structure::Road) => words::REFUSAL_COST_ROAD,
        IllegalAction::CannotPay(Structure::Building) => words::REFUSAL_COST_BUILDING,
        IllegalAction::TrackFull(Structure::Wall) => words::REFUSAL_FULL_WALLS,
        IllegalAction::TrackFull(Structure::Road) => words::REFUSAL_FULL_ROADS,
        IllegalAction::TrackFull(Structure::Building) => words::REFUSAL_FULL_BUILDINGS,
        IllegalAction::NoSupport => words::REFUSAL_SUPPORT,
        IllegalAction::NoEffect(link) => return words::refusal_link(locale, link),
        IllegalAction::NoBuilding(pair) => return words::refusal_pair(locale, pair),
        IllegalAction::NoSpendableWorker => words::REFUSAL_WORKER,
    })
}
