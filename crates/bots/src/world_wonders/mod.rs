//! The opponents for World Wonders.
//!
//! The shared turn planner compares complete turns: a loan taken or repaid,
//! what is bought, and where its pieces go. `plans` enumerates them,
//! `evaluation` estimates the points that each player can expect, with the
//! weights of `eval_weights`, `city_map` holds the part of a city's map that
//! counts for that, `points_only` is the beginner's view, `turn_model` ties them
//! together and sets the levels, and `explanation` says why a turn is good.

mod city_map;
mod eval_weights;
mod evaluation;
mod explanation;
mod plans;
mod points_only;
mod turn_model;

pub use city_map::CityMap;
pub use eval_weights::{EvalWeights, WEIGHT_COUNT, WEIGHT_NAMES};
pub use evaluation::Evaluation;
pub use explanation::{Reason, Risk};
pub use plans::{PlanBudget, apply_plan, best_plan};

use crate::evaluator::{Analysis, LevelSpec, LevelSpecs};
use crate::game_bots::GameBots;
use crate::search::Search;
use crate::turn_planner;
use crate::turn_planner::TurnModel;
use rules::Seat;
use rules::games::world_wonders::WorldWonders;

impl GameBots for WorldWonders {
    const HAS_SIMPLE_EVALUATION: bool = true;
    const LADDER: [u16; 5] = [771, 734, 789, 786, 748];

    fn search(&self, seat: Seat, spec: LevelSpec, seed: u64) -> Box<dyn Search> {
        turn_planner::search::<Evaluation>(self, seat, spec, seed)
    }

    fn analyse(&self, seat: Seat, analysis: Analysis<Self::Action>, seed: u64) -> Box<dyn Search> {
        turn_planner::analyse::<Evaluation>(self, seat, analysis, seed)
    }

    fn level_specs(&self) -> &'static LevelSpecs {
        &<Evaluation as TurnModel>::LEVELS
    }
}
