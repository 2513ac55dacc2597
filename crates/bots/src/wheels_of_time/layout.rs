//! Before the first turn: one player lays out the wheels, the other chooses a
//! player wheel. Bots take a layout that has proved even, so that the choice gains
//! nothing, and look for the better wheel when they choose. Alone, they look for the
//! layout that is best for them.

use super::StaticEval;
use super::turn_plans::TurnPlan;
use crate::look_ahead::LookAhead as _;
use rules::Seat;
use rules::games::wheels_of_time::{
    Action, Phase, PlayerWheel, Scenario, Wheel, Wheels, WheelsOfTime,
};
use rules::rng::Rng;
use std::sync::LazyLock;

/// Layouts in which both player wheels won about half of many games that bots played,
/// one a line: the positions of wheels 1, 2, A and B, the games and those won by wheel 1.
/// `lab layouts` writes them.
const EVEN_LAYOUTS: &str = include_str!("even-layouts.txt");

/// A layout is drawn at random from at most this many best ones ...
const MAX_LAYOUTS: usize = 24;
/// ... whose values are within this distance of the best one.
const TOLERANCE: f32 = 0.01;

/// The layouts that have proved even.
fn even_layouts() -> &'static [Wheels] {
    static LAYOUTS: LazyLock<Vec<Wheels>> = LazyLock::new(|| {
        EVEN_LAYOUTS
            .lines()
            .filter_map(|line| line.split(' ').next()?.parse().ok())
            .collect()
    });
    &LAYOUTS
}

/// All layouts, the most even ones by a static evaluation first.
pub fn layouts_by_evenness(eval: &impl StaticEval) -> Vec<Wheels> {
    let mut layouts: Vec<(f32, Wheels)> = Wheels::all()
        .map(|wheels| (unevenness(wheels, eval), wheels))
        .collect();
    layouts.sort_by(|a, b| a.0.total_cmp(&b.0));
    layouts.into_iter().map(|(_, wheels)| wheels).collect()
}

/// How far the chances of two players are apart in a layout by a static evaluation, from 0 to 0.5.
fn unevenness(wheels: Wheels, eval: &impl StaticEval) -> f32 {
    f32::abs(layout_value(wheels, 2, eval) - 0.5)
}

/// The value of a layout for the player who begins with player wheel 1.
fn layout_value(wheels: Wheels, players: u8, eval: &impl StaticEval) -> f32 {
    let state = WheelsOfTime::from_scenario(Scenario {
        players,
        wheels,
        ..Scenario::default()
    });
    eval.value(&state, state.active())
}

/// Places the next wheel: towards an even layout, or alone towards the best one.
pub(super) fn place_wheel(
    state: &WheelsOfTime,
    eval: &impl StaticEval,
    rng: &mut Rng,
) -> Option<Action> {
    let Phase::Place(next) = state.phase() else {
        return None;
    };
    let fits = |wheels: &Wheels| {
        Wheel::ALL
            .into_iter()
            .take(usize::from(next))
            .all(|wheel| wheels.space(wheel) == state.wheels().space(wheel))
    };
    let layouts = Wheels::all().filter(fits);
    let proven: Vec<Wheels> = even_layouts().iter().copied().filter(fits).collect();
    let wheels = if state.is_solo() {
        one_of_the_best(layouts, |wheels| layout_value(wheels, 1, eval), rng)?
    } else if let Some(wheels) = rng.pick(&proven) {
        *wheels
    } else {
        // Another player has placed the first ones.
        one_of_the_best(layouts, |wheels| -unevenness(wheels, eval), rng)?
    };
    let wheel = *Wheel::ALL.get(usize::from(next))?;
    Some(Action::Place {
        wheel,
        space: wheels.space(wheel),
    })
}

/// One of the layouts of the highest value, or nearly that.
fn one_of_the_best(
    layouts: impl Iterator<Item = Wheels>,
    value: impl Fn(Wheels) -> f32,
    rng: &mut Rng,
) -> Option<Wheels> {
    let mut valued: Vec<(f32, Wheels)> = layouts.map(|wheels| (value(wheels), wheels)).collect();
    valued.sort_by(|a, b| b.0.total_cmp(&a.0));
    valued.truncate(MAX_LAYOUTS);
    let (highest, _) = *valued.first()?;
    valued.retain(|(value, _)| *value >= highest - TOLERANCE);
    rng.pick(&valued).map(|(_, wheels)| *wheels)
}

/// Both wheels that can be taken, the better one first.
pub(super) fn choose_wheel(
    state: &WheelsOfTime,
    eval: &impl StaticEval,
    seat: Seat,
) -> Vec<TurnPlan> {
    let plans = PlayerWheel::BOTH.map(|wheel| {
        let first = Action::Take(wheel);
        let taken = state.after(first);
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
