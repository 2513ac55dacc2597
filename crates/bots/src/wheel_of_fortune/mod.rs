//! The opponents for The Wheel of Fortune.
//!
//! The shared turn planner compares complete turns: where the tile goes, and
//! where a follower, if any. `plans` enumerates them, `evaluation` estimates
//! the points that each player can expect, `draw_odds` says what the tiles to
//! come can bring, `points_only` is the beginner's view, and `turn_model` ties
//! them together and sets the levels.

mod draw_odds;
mod evaluation;
mod plans;
mod points_only;
mod turn_model;

pub use evaluation::{EvalWeights, Evaluation, Expectation, WEIGHT_COUNT, WEIGHT_NAMES};
pub use plans::{apply_plan, best_plan};

use crate::evaluator::Analysis;
use crate::registry::GameBots;
use crate::{LevelSpec, Search, turn_planner};
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::{Level, Seat};

impl GameBots for WheelOfFortune {
    fn search(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn Search> {
        turn_planner::search::<Evaluation>(self, seat, level, seed)
    }

    fn analyse(&self, seat: Seat, analysis: Analysis<Self::Action>, seed: u64) -> Box<dyn Search> {
        turn_planner::analyse::<Evaluation>(self, seat, analysis, seed)
    }

    fn baseline(&self, seat: Seat, seed: u64) -> Option<Box<dyn Search>> {
        Some(turn_planner::baseline::<Evaluation>(self, seat, seed))
    }

    fn level_spec(&self, level: Level) -> LevelSpec {
        turn_planner::level_spec::<Evaluation>(level)
    }
}
