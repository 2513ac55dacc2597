//! Before the first turn: one player lays out the wheels, the other chooses a
//! player wheel. Bots look for a layout that favours neither, and then for the
//! better wheel.

use super::StaticEval;
use super::turn_plans::TurnPlan;
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::wheels_of_time::{
    Action, Phase, PlayerWheel, Scenario, Wheel, Wheels, WheelsOfTime,
};
use rules::rng::Rng;

/// A layout is drawn at random from at most this many most even ones ...
const MAX_LAYOUTS: usize = 24;
/// ... whose values are within this distance of the most even one.
const EVENNESS_TOLERANCE: f32 = 0.01;

/// The value of a layout for the player who begins with player wheel 1.
fn layout_value(wheels: Wheels, eval: &impl StaticEval) -> f32 {
    let state = WheelsOfTime::from_scenario(Scenario {
        wheels,
        ..Scenario::default()
    });
    eval.value(&state, state.active())
}

/// Places the next wheel towards an even layout.
pub(super) fn place_wheel(
    state: &WheelsOfTime,
    eval: &impl StaticEval,
    rng: &mut Rng,
) -> Option<Action> {
    let Phase::Place(next) = state.phase() else {
        return None;
    };
    let placed = Wheel::ALL.into_iter().take(usize::from(next));
    let placed: Vec<Wheel> = placed.collect();
    let mut layouts: Vec<(f32, Wheels)> = Vec::new();
    for wheels in Wheels::all() {
        if placed
            .iter()
            .any(|wheel| wheels.space(*wheel) != state.wheels().space(*wheel))
        {
            continue;
        }
        let unevenness = f32::abs(layout_value(wheels, eval) - 0.5);
        let index = layouts.partition_point(|(other, _)| *other <= unevenness);
        if index < MAX_LAYOUTS {
            layouts.insert(index, (unevenness, wheels));
            layouts.truncate(MAX_LAYOUTS);
        }
    }
    let (least, _) = *layouts.first()?;
    layouts.retain(|(unevenness, _)| *unevenness <= least + EVENNESS_TOLERANCE);
    let (_, wheels) = rng.pick(&layouts)?;
    let wheel = *Wheel::ALL.get(usize::from(next))?;
    Some(Action::Place {
        wheel,
        space: wheels.space(wheel),
    })
}

/// Both wheels that can be taken, the better one first.
pub(super) fn choose_wheel(
    state: &WheelsOfTime,
    eval: &impl StaticEval,
    seat: Seat,
) -> Vec<TurnPlan> {
    let plans = PlayerWheel::BOTH.map(|wheel| {
        let first = Action::Take(wheel);
        let mut taken = state.clone();
        taken.apply_unchecked(first, &mut NullSink);
        TurnPlan {
            first,
            value: eval.value(&taken, seat),
            outcomes: vec![(1.0, taken)],
        }
    });
    let mut plans = Vec::from(plans);
    plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    plans
}
