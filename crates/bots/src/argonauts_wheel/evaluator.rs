//! Evaluation and levels for the tree search, which plays the levels below the
//! perfect one.

use crate::evaluator::{Evaluator, Knowledge, LevelSpec, LevelSpecs};
use rules::PerSeat;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side, Station};

pub(crate) struct ArgonautsWheelEvaluator;

impl Evaluator<ArgonautsWheel> for ArgonautsWheelEvaluator {
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
            let index = Side::from_seat(seat).index();
            let lead = strength[index] - strength[1 - index];
            0.5 + 0.5 * lead / (4.0 + f32::abs(lead))
        })
    }

    fn max_actions_left(_: &ArgonautsWheel) -> Option<u32> {
        None
    }
}

/// Fitted with `lab ladder`.
pub(super) const LEVELS: LevelSpecs = [
    LevelSpec::full(40).with_blunders(26),
    LevelSpec::full(120).with_blunders(10),
    LevelSpec::full(340).with_blunders(3),
    LevelSpec::full(950),
    PERFECT.with_blunders(10),
    PERFECT,
];

/// Looks its actions up in the solved game.
const PERFECT: LevelSpec = LevelSpec {
    knowledge: Knowledge::Perfect,
    ..LevelSpec::full(u32::MAX).with_endgame(u8::MAX)
};

/// The strength of a side: its living discs, less for those under an enemy cone,
/// and more for pieces in its index zones.
fn strength(state: &ArgonautsWheel, side: Side) -> f32 {
    let mut strength = 0.0;
    for station in Station::all() {
        let stand = state.wheel().occupants(station);
        let zone_bonus = if station.zone_of(side).is_some() {
            0.5
        } else {
            0.0
        };
        if let Some(discs) = stand.discs
            && discs.side == side
            && discs.living
        {
            let is_blocked = stand.cone == Some(side.other());
            strength += f32::from(discs.count) * if is_blocked { 0.3 } else { 1.0 + zone_bonus };
        }
        if stand.cone == Some(side) {
            strength += zone_bonus;
        }
    }
    strength
}
