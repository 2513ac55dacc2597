//! What levels do.

use super::net::{Kind, Net};
use super::planner::Planner;
use super::thumb::Thumb;
use crate::Search;
use crate::evaluator::LevelSpec;
use crate::registry::GameBots;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::{Level, Seat};

/// What a level does.
#[must_use]
pub const fn level(state: &WheelsOfTime, level: Level) -> LevelSpec {
    let (iterations, slips) = match (level, state.is_solo()) {
        (Level::Novice, _) => (0, 96),
        (Level::Casual, _) => (1, 24),
        (Level::Skilled, _) => (2, 0),
        (Level::Expert, false) => (120, 0),
        (Level::Expert, true) => (24, 0),
    };
    LevelSpec {
        simulations: iterations,
        blunder_rate: slips,
        endgame_actions: 0,
    }
}

/// Goes by the rule of thumb and looks no further than the running turn.
fn reference(state: &WheelsOfTime, seat: Seat, seed: u64) -> Box<dyn Search> {
    Box::new(Planner::new(state, seat, Thumb, LevelSpec::GREEDY, seed))
}

/// Begins a decision.
fn begin(state: &WheelsOfTime, seat: Seat, strength: Level, seed: u64) -> Box<dyn Search> {
    let spec = level(state, strength);
    match strength {
        Level::Novice | Level::Casual => Box::new(Planner::new(state, seat, Thumb, spec, seed)),
        Level::Skilled | Level::Expert => {
            let net = Net::of_the_house(Kind::of(state));
            Box::new(Planner::new(state, seat, net, spec, seed))
        }
    }
}

impl GameBots for WheelsOfTime {
    fn search(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn Search> {
        begin(self, seat, level, seed)
    }

    fn baseline(&self, seat: Seat, seed: u64) -> Option<Box<dyn Search>> {
        Some(reference(self, seat, seed))
    }

    fn level_spec(&self, strength: Level) -> LevelSpec {
        level(self, strength)
    }
}
