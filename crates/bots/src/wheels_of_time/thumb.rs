//! A rule of thumb: what things are worth, one by one. Weaker bots go by it,
//! and it is what stronger ones are measured against.

use super::{Judge, result};
use rules::Seat;
use rules::games::wheels_of_time::{
    City, Development, Effect, Good, Link, Structure, WheelsOfTime,
};

/// The rule of thumb.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thumb;

impl Judge for Thumb {
    fn worth(&self, state: &WheelsOfTime, seat: Seat) -> f32 {
        if let Some(result) = result(state, seat) {
            return result;
        }
        let lead = if state.is_solo() {
            let (round, rounds) = state.round();
            let left = f32::from(rounds - round + 1) / f32::from(rounds);
            // What only later rounds would need counts less and less.
            let growth = 0.06 + 0.94 * left;
            city(state.city(seat), 1.6 * growth, 0.8 * growth) + links(state, seat) - 12.0
        } else {
            let other = Seat::in_turn(1 - seat.index() as u32, 2);
            let value = |seat| city(state.city(seat), 1.2, 0.5) + links(state, seat);
            value(seat) - 0.7 * value(other) - 2.0
        };
        0.5 + 0.5 * lead / (8.0 + f32::abs(lead))
    }
}

fn city(city: &City, person: f32, field: f32) -> f32 {
    let count = |which| f32::from(city.development(which));
    let people = count(Development::Population);
    let mut value = count(Development::Wall)
        + count(Development::Road)
        + 1.6 * count(Development::Building)
        + person * people
        + field * f32::min(count(Development::FoodProduction), people + 1.0)
        + 0.12 * f32::from(city.good(Good::Food))
        + 0.45 * f32::from(city.good(Good::Worker));
    // Stored material counts as far as something can still be built of it.
    let open = |work: Structure| 4.0 - count(work.development());
    let needs = [
        (
            Good::Brick,
            open(Structure::Wall) + open(Structure::Building),
        ),
        (
            Good::Wood,
            open(Structure::Road) + open(Structure::Building),
        ),
        (
            Good::Stone,
            open(Structure::Wall) + open(Structure::Road) + open(Structure::Building),
        ),
    ];
    for (good, need) in needs {
        value += 0.3 * f32::min(f32::from(city.good(good)), need);
    }
    // A building without a wall and a road for it cannot be had.
    let carried = f32::min(count(Development::Wall), count(Development::Road));
    value + 0.1 * f32::max(carried - count(Development::Building), 0.0)
}

/// What links are left for the next turn.
fn links(state: &WheelsOfTime, seat: Seat) -> f32 {
    Link::ALL.into_iter().fold(0.0, |sum, link| {
        sum + match state.effect(seat, link) {
            Effect::Gives(_) => 0.1,
            Effect::Nothing | Effect::HalfBuilding => 0.0,
            Effect::Danger(_) => -0.05,
            Effect::Disaster => -0.3,
        }
    })
}
