//! What the search knows of Argonaut's Wheel, for levels that do not look
//! into the solved game.

use crate::evaluator::{Evaluator, LevelSpec};
use rules::games::argonauts_wheel::{ArgonautsWheel, Side, Station};
use rules::{Level, PerSeat};

/// Knowledge of Argonaut's Wheel.
pub(crate) struct Helm;

impl Evaluator<ArgonautsWheel> for Helm {
    fn has_chance(_: &ArgonautsWheel) -> bool {
        false
    }

    fn terminal_value(state: &ArgonautsWheel) -> PerSeat<f32> {
        PerSeat::from_fn(2, |seat| match state.winner() {
            Some(winner) if winner.seat() == seat => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        })
    }

    fn evaluate(state: &ArgonautsWheel) -> PerSeat<f32> {
        let strength = Side::BOTH.map(|side| strength(state, side));
        PerSeat::from_fn(2, |seat| {
            let own = Side::of_seat(seat).index();
            let lead = strength[own] - strength[1 - own];
            0.5 + 0.5 * lead / (4.0 + f32::abs(lead))
        })
    }

    fn max_actions_left(_: &ArgonautsWheel) -> Option<u32> {
        None
    }

    fn level_spec(_: &ArgonautsWheel, level: Level) -> LevelSpec {
        let (iterations, slips, exact_actions) = match level {
            Level::Novice => (0, 128, 0),
            Level::Casual => (40, 24, 0),
            Level::Skilled => (600, 0, 0),
            // The perfect player looks nothing up but the solved game.
            Level::Expert => (u32::MAX, 0, u8::MAX),
        };
        LevelSpec {
            simulations: iterations,
            blunder_rate: slips,
            endgame_actions: exact_actions,
        }
    }
}

/// Living discs, and pieces that can be moved: more choice is more threat.
fn strength(state: &ArgonautsWheel, side: Side) -> f32 {
    let mut strength = 0.0;
    for station in Station::all() {
        let stand = state.wheel().occupants(station);
        let near = if station.zone_of(side).is_some() {
            0.5
        } else {
            0.0
        };
        if let Some(discs) = stand.discs
            && discs.side == side
            && discs.living
        {
            let held = stand.cone == Some(side.other());
            strength += f32::from(discs.count) * if held { 0.3 } else { 1.0 + near };
        }
        if stand.cone == Some(side) {
            strength += near;
        }
    }
    strength
}
