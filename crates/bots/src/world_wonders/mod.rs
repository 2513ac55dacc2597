//! The opponents for World Wonders.
//!
//! The shared turn planner compares complete turns: a loan taken or repaid,
//! what is bought, and where its pieces go. `plans` enumerates them,
//! `evaluation` estimates the points that each player can expect, `city_map`
//! holds the part of a city's map that counts for that, `points_only` is the
//! beginner's view, and `turn_model` ties them together and sets the levels.

mod city_map;
mod evaluation;
mod plans;
mod points_only;
mod turn_model;

pub use city_map::CityMap;
pub use evaluation::{EvalWeights, Evaluation, WEIGHT_COUNT, WEIGHT_NAMES};
pub use plans::{PlanBudget, apply_plan, best_plan};

use crate::evaluator::Analysis;
use crate::registry::GameBots;
use crate::{LevelSpec, Search, turn_planner};
use rules::games::world_wonders::WorldWonders;
use rules::{Level, Seat};

impl GameBots for WorldWonders {
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
