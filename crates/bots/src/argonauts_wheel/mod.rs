//! The opponents for Argonaut's Wheel, and the solved game.
//!
//! [`Solver`] finds the value of every reachable position by retrograde
//! analysis; [`Tablebase`] holds the result, which the strongest level plays by.
//! The weaker levels use tree search with a simple evaluation.
//!
//! # Examples
//!
//! The value and the best turn of a position:
//!
//! ```
//! use bots::argonauts_wheel::{Solver, Value};
//! use rules::game::Game;
//! use rules::games::argonauts_wheel::ArgonautsWheel;
//! use rules::{GameId, Setup};
//!
//! # fn solve() -> Option<()> {
//! let mut solver = Solver::new();
//! while solver.step(1_000_000) {}
//! let tablebase = solver.tablebase()?;
//!
//! let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).ok()?;
//! let start = ArgonautsWheel::start(&setup).position();
//! // The first player wins with the 75th turn of both sides from now on ...
//! assert_eq!(tablebase.value(&start), Value::Win(75));
//! // ... and only by turning the wheel first.
//! let (action, value) = tablebase.best_action(&start)?;
//! assert_eq!(ArgonautsWheel::notation(action), "R");
//! assert_eq!(value.to_string(), "win in 75");
//! # Some(())
//! # }
//! # assert!(solve().is_some());
//! ```

mod evaluator;
mod explanation;
mod perfect_player;
mod roots;
pub(crate) mod shared_tablebase;
mod solver;
mod tablebase;
mod value;

pub use explanation::{Reason, Risk};
pub use solver::Solver;
pub use tablebase::Tablebase;
pub use value::Value;

use crate::evaluator::{Knowledge, LevelSpecs, Request};
use crate::game_bots::GameBots;
use crate::mcts::Mcts;
use crate::search::Search;
use evaluator::{ArgonautsWheelEvaluator, LEVELS};
use perfect_player::PerfectPlayer;
use rules::games::argonauts_wheel::ArgonautsWheel;

impl GameBots for ArgonautsWheel {
    const SOLVED: bool = true;
    const LADDER: [u16; 5] = [785, 720, 742, 739, 675];

    fn search(&self, request: Request<Self::Action>) -> Box<dyn Search> {
        let Request { spec, seed, .. } = request;
        match spec.knowledge {
            Knowledge::Perfect => Box::new(PerfectPlayer::new(self, spec.blunder_rate, seed)),
            _ => Box::new(Mcts::<_, ArgonautsWheelEvaluator>::new(self, request)),
        }
    }

    fn level_specs(&self) -> &'static LevelSpecs {
        &LEVELS
    }
}
