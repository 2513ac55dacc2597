//! The opponents for Wheels of Time.
//!
//! A turn is many small decisions whose order hardly matters, so what is
//! compared is how a turn can end. `turn_plans` finds each end once, `network`
//! and `heuristic` are two static evaluations, `turn_search` looks further, to
//! the opponent's answers and the dice, and `layout` decides how the wheels are
//! laid out and chosen before the first turn.

mod heuristic;
mod layout;
mod network;
pub(crate) mod turn_plans;
mod turn_search;

pub use heuristic::Heuristic;
pub use network::{Features, GameMode, HIDDEN_UNITS, Network, NetworkWeights, value_of_lead};
pub use turn_plans::{TurnPlan, TurnPlans};

use crate::evaluator::{Analysis, Effort};
use crate::registry::GameBots;
use crate::{LevelSpec, Search};
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
    Some(match (reason, state.score().places[seat]) {
        (EndReason::TooLong, _) => 0.5,
        (_, 1) => 1.0,
        _ => 0.0,
    })
}

impl GameBots for WheelsOfTime {
    fn search(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn Search> {
        let spec = self.level_spec(level);
        match level {
            Level::Novice | Level::Casual => {
                Box::new(TurnSearch::new(self, seat, Heuristic, spec, seed))
            }
            Level::Skilled | Level::Expert => {
                let network = Network::trained(GameMode::of(self));
                Box::new(TurnSearch::new(self, seat, network, spec, seed))
            }
        }
    }

    fn analyse(&self, seat: Seat, analysis: Analysis<Self::Action>, seed: u64) -> Box<dyn Search> {
        let mut spec = self.level_spec(Level::Expert);
        if analysis.effort == Effort::Review {
            spec.simulations /= REVIEW_SHARE;
        }
        let network = Network::trained(GameMode::of(self));
        let search = TurnSearch::analysing(self, seat, network, spec, analysis.played, seed);
        Box::new(search)
    }

    /// Follows the heuristic and looks no further than the running turn.
    fn baseline(&self, seat: Seat, seed: u64) -> Option<Box<dyn Search>> {
        let spec = LevelSpec::GREEDY;
        Some(Box::new(TurnSearch::new(self, seat, Heuristic, spec, seed)))
    }

    fn level_spec(&self, level: Level) -> LevelSpec {
        let (simulations, blunder_rate) = match (level, self.is_solo()) {
            (Level::Novice, _) => (0, 96),
            (Level::Casual, _) => (1, 24),
            (Level::Skilled, _) => (2, 0),
            (Level::Expert, false) => (120, 0),
            (Level::Expert, true) => (24, 0),
        };
        LevelSpec {
            simulations,
            blunder_rate,
            endgame_actions: 0,
        }
    }
}
