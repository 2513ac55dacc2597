//! A hand-written evaluation. The weaker levels use it, and the baseline player
//! that the stronger ones are measured against.

use super::{StaticEval, terminal_value};
use rules::Seat;
use rules::games::wheels_of_time::{
    City, Development, Effect, Good, Link, Structure, WheelsOfTime,
};

/// The value of a building, in walls or roads.
pub(super) const BUILDING: f32 = 1.6;
/// The value of one step of population against an opponent.
pub(super) const POPULATION: f32 = 1.2;
/// The value of a hired worker.
pub(super) const WORKER: f32 = 0.45;
/// The value of material, as far as it is needed.
pub(super) const MATERIAL: f32 = 0.3;

/// The hand-written evaluation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heuristic;

impl StaticEval for Heuristic {
    fn value(&self, state: &WheelsOfTime, seat: Seat) -> f32 {
        if let Some(value) = terminal_value(state, seat) {
            return value;
        }
        let lead = if state.is_solo() {
            let (round, rounds) = state.round();
            let remaining = f32::from(rounds - round + 1) / f32::from(rounds);
            // What pays off only in later rounds counts less and less.
            let growth = 0.06 + 0.94 * remaining;
            city_value(state.city(seat), 1.6 * growth, 0.8 * growth) + link_value(state, seat)
                - 12.0
        } else {
            let other = Seat::in_turn(1 - seat.index() as u32, 2);
            let value =
                |seat| city_value(state.city(seat), POPULATION, 0.5) + link_value(state, seat);
            value(seat) - 0.7 * value(other) - 2.0
        };
        0.5 + 0.5 * lead / (8.0 + f32::abs(lead))
    }
}

/// The value of a city in developments, with the values of one step of
/// population and of food production.
fn city_value(city: &City, population_step: f32, food_step: f32) -> f32 {
    let count = |which| f32::from(city.development(which));
    let population = count(Development::Population);
    let mut value = count(Development::Wall)
        + count(Development::Road)
        + BUILDING * count(Development::Building)
        + population_step * population
        + food_step * f32::min(count(Development::FoodProduction), population + 1.0)
        + 0.12 * f32::from(city.good(Good::Food))
        + WORKER * f32::from(city.good(Good::Worker));
    // Material counts as far as there is something left to build with it.
    let left = |work: Structure| 4.0 - count(work.development());
    let (walls, roads) = (left(Structure::Wall), left(Structure::Road));
    let buildings = left(Structure::Building);
    let needs = [
        (Good::Brick, walls + buildings),
        (Good::Wood, roads + buildings),
        (Good::Stone, walls + roads + buildings),
    ];
    for (good, need) in needs {
        value += MATERIAL * f32::min(f32::from(city.good(good)), need);
    }
    // A building needs a wall and a road first.
    let buildable = f32::min(count(Development::Wall), count(Development::Road));
    value + 0.1 * f32::max(buildable - count(Development::Building), 0.0)
}

/// The value of the links that the wheels show for the next turn.
fn link_value(state: &WheelsOfTime, seat: Seat) -> f32 {
    Link::ALL.into_iter().fold(0.0, |sum, link| {
        sum + match state.effect(seat, link) {
            Effect::Gives(_) => 0.1,
            Effect::Nothing | Effect::HalfBuilding => 0.0,
            Effect::Danger(_) => -0.05,
            Effect::Disaster => -0.3,
        }
    })
}
