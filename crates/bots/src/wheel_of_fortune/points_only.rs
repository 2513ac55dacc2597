//! The beginner's view: the most points at once count first, then the points if
//! the game ended right after the turn.

use crate::look_ahead::LookAhead as _;
use crate::turn_planner::{ActionSequence, TurnPlan};
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};

/// A point scored at once counts more than any points at the end of the game.
const IMMEDIATE_POINT: f32 = 1000.0;

pub(super) fn plans(state: &WheelOfFortune) -> Vec<TurnPlan<Action>> {
    let mut plans = Vec::new();
    let Some(seat) = state.to_act() else {
        return plans;
    };
    let legal = state.legal_list();
    let mut followers = Vec::new();
    for first in legal {
        let sequence = ActionSequence::from(first);
        let mut add = |sequence, lead| plans.push(TurnPlan::evaluated(sequence, lead));
        if matches!(first, Action::End | Action::Draw) {
            // What follows depends on chance.
            add(sequence, value(state, seat));
            continue;
        }
        let next = state.after(first);
        if next.phase() != Phase::Deploy {
            add(sequence, value(&next, seat));
            continue;
        }
        followers.clear();
        next.legal_actions(&mut followers);
        for &second in &followers {
            let mut last = next.clone();
            if second != Action::End {
                last.apply_unchecked(second, &mut NullSink);
            }
            add(sequence.then(second), value(&last, seat));
        }
    }
    plans
}

/// The value of a state for a seat if the turn ends now.
fn value(state: &WheelOfFortune, seat: Seat) -> f32 {
    let scores = state.end_of_turn_scores().into_iter();
    let own = scores.filter(|(winner, ..)| *winner == seat);
    let immediate: u16 = own.map(|(_, points, _)| points).sum();
    let points = state.score().points;
    IMMEDIATE_POINT * f32::from(immediate) + points[seat] as f32
}
