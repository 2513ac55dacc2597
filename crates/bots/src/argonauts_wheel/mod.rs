//! What the house knows of Argonaut's Wheel: everything. The game is solved.

mod evaluator;
mod perfect;
mod roots;
mod solve;
mod table;
mod value;

pub use solve::Solver;
pub use table::Table;
pub use value::Value;

use crate::registry::{GameBots, mcts};
use crate::{Evaluator, LevelSpec, Search};
use evaluator::Helm;
use perfect::Perfect;
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::{Level, Seat};

impl GameBots for ArgonautsWheel {
    const SOLVED: bool = true;

    fn search(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn Search> {
        match level {
            Level::Expert => Box::new(Perfect::new(self, seed)),
            _ => mcts::<_, Helm>(self, seat, level, seed),
        }
    }

    fn level_spec(&self, level: Level) -> LevelSpec {
        Helm::level_spec(self, level)
    }
}
