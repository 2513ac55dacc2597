//! The opponents for Wheels of Time.
//!
//! A turn is many small decisions whose order hardly matters, so what is
//! compared is how a turn can end. `turn_plans` finds each end once, `network`
//! and `heuristic` are two static evaluations, `turn_search` looks further, to
//! the opponent's answers and the dice, and `layout` decides how the wheels are
//! laid out and chosen before the first turn. `explanation` says why a turn is good.

mod explanation;
mod heuristic;
mod layout;
mod network;
pub(crate) mod turn_plans;
mod turn_search;

pub use explanation::{Reason, Risk};
pub use heuristic::Heuristic;
pub use layout::layouts_by_evenness;
pub use network::{Features, GameMode, HIDDEN_UNITS, Network, NetworkWeights, value_of_lead};
pub use turn_plans::{TurnPlan, TurnPlans};

use crate::evaluator::{Knowledge, LevelSpec, LevelSpecs, Request};
use crate::game_bots::GameBots;
use crate::search::Search;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::{Level, Seat};
use turn_search::TurnSearch;

/// In a review a position has this fraction of the simulations of the strongest level.
const REVIEW_SHARE: u32 = 4;

/// A static evaluation.
pub trait StaticEval {
    /// The value of a finished game, or of a state at the start of a turn, for a
    /// seat, from 0 (lost) to 1 (won).
    fn value(&self, state: &WheelsOfTime, seat: Seat) -> f32;
}

/// The value of a finished game for a seat, or `None` if it is not over.
fn terminal_value(state: &WheelsOfTime, seat: Seat) -> Option<f32> {
    use rules::game::Game as _;
    use rules::games::wheels_of_time::EndReason;
    let reason = state.end_reason()?;
    Some(match (reason, state.score().ranks[seat]) {
        (EndReason::TooLong, _) => 0.5,
        (_, 1) => 1.0,
        _ => 0.0,
    })
}

/// Fitted with `lab ladder`.
const LEVELS: LevelSpecs = [
    LevelSpec::BASELINE.with_blunders(10),
    LevelSpec::full(0).with_blunders(31),
    LevelSpec::full(0).with_blunders(11),
    LevelSpec::full(2).with_blunders(1),
    LevelSpec::full(8),
    LevelSpec::full(120),
];

/// A solo turn has more outcomes to look at, so fewer simulations take as long.
const SOLO_LEVELS: LevelSpecs = {
    let mut levels = LEVELS;
    levels[Level::Skilled as usize] = LevelSpec::full(1);
    levels[Level::Veteran as usize] = LevelSpec::full(4);
    levels[Level::Expert as usize] = LevelSpec::full(24);
    levels
};

impl GameBots for WheelsOfTime {
    const CONFIRMATION: u32 = 8;
    const HAS_SIMPLE_EVALUATION: bool = true;
    const LADDER: [u16; 5] = [752, 775, 795, 726, 771];

    fn search(&self, mut request: Request<Self::Action>) -> Box<dyn Search> {
        if let Some(reviews) = request.reviews() {
            request.spec.simulations = request.spec.simulations / REVIEW_SHARE * reviews;
        }
        if request.spec.knowledge == Knowledge::Simple {
            Box::new(TurnSearch::new(self, Heuristic, request))
        } else {
            let network = Network::trained(GameMode::from_state(self));
            Box::new(TurnSearch::new(self, network, request))
        }
    }

    fn level_specs(&self) -> &'static LevelSpecs {
        if self.is_solo() {
            &SOLO_LEVELS
        } else {
            &LEVELS
        }
    }
}
