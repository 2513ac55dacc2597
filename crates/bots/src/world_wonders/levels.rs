//! What levels do.

use super::ends::Care;
use super::planner::Planner;
use super::value::EvalWeights;
use crate::Search;
use crate::evaluator::LevelSpec;
use crate::registry::GameBots;
use crate::sequential_halving;
use rules::games::world_wonders::WorldWonders;
use rules::{Level, Seat};

/// How a player thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Takes points at once and knows nothing more.
    pub simple: bool,
    /// What things count.
    pub taste: EvalWeights,
    /// How closely the own turn is looked at.
    pub care: Care,
    /// How many ways to end the turn are looked into.
    pub wide: usize,
    /// None of them is so many points behind the best one at first sight.
    pub near: f32,
    /// How many points it is about wrong by in what it sees at first sight.
    pub whim: f32,
}

/// How closely turns are looked at in the look ahead.
pub const QUICK: Care = Care {
    close: 8,
    each: 1,
    beam: 1,
};

/// How closely turns are looked at that are decided at first sight.
pub const CAREFUL: Care = Care {
    close: 48,
    each: 4,
    beam: 4,
};

const HOUSE: Style = Style {
    simple: false,
    taste: EvalWeights::HOUSE,
    care: CAREFUL,
    wide: 10,
    near: 5.0,
    whim: 0.0,
};

/// What a level does. Those who see but one way look no further.
#[must_use]
pub const fn level(_: &WorldWonders, level: Level) -> LevelSpec {
    sequential_halving::level_spec(level, 96)
}

/// Takes what gives most points at once.
fn reference(state: &WorldWonders, seat: Seat, seed: u64) -> Box<dyn Search> {
    let style = Style {
        simple: true,
        ..HOUSE
    };
    Box::new(Planner::new(state, seat, style, LevelSpec::GREEDY, seed))
}

/// Begins a decision.
fn begin(state: &WorldWonders, seat: Seat, strength: Level, seed: u64) -> Box<dyn Search> {
    let spec = level(state, strength);
    let style = match strength {
        Level::Novice => Style {
            simple: true,
            wide: 1,
            ..HOUSE
        },
        Level::Casual => Style {
            whim: 2.0,
            wide: 1,
            ..HOUSE
        },
        Level::Skilled => Style {
            whim: 1.0,
            wide: 1,
            ..HOUSE
        },
        Level::Expert => HOUSE,
    };
    Box::new(Planner::new(state, seat, style, spec, seed))
}

impl GameBots for WorldWonders {
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
