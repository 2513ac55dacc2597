//! The opponents for The Wheel of Fortune.
//!
//! The shared turn planner compares complete turns: where the tile goes, and
//! where a follower, if any. `plans` enumerates them, `evaluation` estimates
//! the points that each player can expect, `draw_odds` says what the tiles to
//! come can bring, `points_only` is the beginner's view, `turn_model` ties them
//! together and sets the levels, and `explanation` says why a turn is good.

mod draw_odds;
mod evaluation;
mod explanation;
mod plans;
mod points_only;
mod turn_model;

pub use evaluation::{EvalWeights, Evaluation, Expectation, WEIGHT_COUNT, WEIGHT_NAMES};
pub use explanation::{Reason, Risk};
pub use plans::{apply_plan, best_plan};

use crate::evaluator::{Analysis, LevelSpec, LevelSpecs};
use crate::game_bots::GameBots;
use crate::search::Search;
use crate::turn_planner;
use crate::turn_planner::TurnModel;
use rules::Seat;
use rules::games::wheel_of_fortune::WheelOfFortune;

impl GameBots for WheelOfFortune {
    const HAS_SIMPLE_EVALUATION: bool = true;
    const LADDER: [u16; 5] = [789, 766, 790, 784, 786];

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
