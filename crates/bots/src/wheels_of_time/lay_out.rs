//! One lays out the wheels, the other chooses: an even layout is sought, and
//! then the better side.

use super::Judge;
use super::turns::Way;
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::wheels_of_time::{
    Action, Phase, PlayerWheel, Scenario, Wheel, Wheels, WheelsOfTime,
};
use rules::rng::Rng;

/// One of so many most even layouts is taken, if they are about as even as the
/// most even one.
const EVEN: usize = 24;
const ABOUT: f32 = 0.01;

/// What beginning with wheel 1 is worth as the wheels lie.
fn beginning(wheels: Wheels, judge: &impl Judge) -> f32 {
    let state = WheelsOfTime::from_scenario(Scenario {
        wheels,
        ..Scenario::default()
    });
    judge.worth(&state, state.active())
}

/// The next wheel to be laid out, towards a layout that favours nobody.
pub(super) fn place(state: &WheelsOfTime, judge: &impl Judge, rng: &mut Rng) -> Option<Action> {
    let Phase::Place(next) = state.phase() else {
        return None;
    };
    let laid = Wheel::ALL.into_iter().take(usize::from(next));
    let laid: Vec<Wheel> = laid.collect();
    let mut even: Vec<(f32, Wheels)> = Vec::new();
    for wheels in Wheels::all() {
        if laid
            .iter()
            .any(|wheel| wheels.space(*wheel) != state.wheels().space(*wheel))
        {
            continue;
        }
        let lead = f32::abs(beginning(wheels, judge) - 0.5);
        let place = even.partition_point(|(other, _)| *other <= lead);
        if place < EVEN {
            even.insert(place, (lead, wheels));
            even.truncate(EVEN);
        }
    }
    let (least, _) = *even.first()?;
    even.retain(|(lead, _)| *lead <= least + ABOUT);
    let (_, wheels) = rng.pick(&even)?;
    let wheel = *Wheel::ALL.get(usize::from(next))?;
    Some(Action::Place {
        wheel,
        space: wheels.space(wheel),
    })
}

/// Both wheels that can be taken, the better one first.
pub(super) fn choose(state: &WheelsOfTime, judge: &impl Judge, seat: Seat) -> Vec<Way> {
    let ways = PlayerWheel::BOTH.map(|mark| {
        let first = Action::Take(mark);
        let mut taken = state.clone();
        taken.apply_unchecked(first, &mut NullSink);
        Way {
            first,
            worth: judge.worth(&taken, seat),
            outcomes: vec![(1.0, taken)],
        }
    });
    let mut ways = Vec::from(ways);
    ways.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    ways
}
