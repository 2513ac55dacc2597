//! The beginner's view: the most points at once count first, then the most
//! steps on the resource tracks.

use crate::look_ahead::LookAhead as _;
use crate::turn_planner::{ActionSequence, TurnPlan};
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{Action, Phase, WorldWonders};

/// A point counts more than all steps on the tracks together.
const POINT: f32 = 100.0;

/// The plans for the next decision or two; the rest of the turn is left open.
pub(super) fn plans(state: &WorldWonders) -> Vec<TurnPlan<Action>> {
    let mut plans = Vec::new();
    if let Some(seat) = state.to_act() {
        add_plans(state, seat, ActionSequence::EMPTY, &mut plans);
    }
    plans
}

fn add_plans(
    state: &WorldWonders,
    seat: Seat,
    sequence: ActionSequence<Action>,
    plans: &mut Vec<TurnPlan<Action>>,
) {
    let legal = state.legal_list();
    for action in legal {
        let mut next = state.clone();
        // What follows the turn depends on chance, and beginners see no use in a
        // loan.
        let is_last = matches!(
            action,
            Action::Begin | Action::End | Action::LeaveRound | Action::Loan | Action::Repay
        );
        if !is_last {
            next.apply_unchecked(action, &mut NullSink);
        }
        let sequence = sequence.then(action);
        let (sequence, lead) = match (action, next.phase()) {
            (Action::Buy(_), Phase::Place { .. } | Phase::Roads { .. }) => {
                let mut placements = Vec::new();
                add_plans(&next, seat, ActionSequence::EMPTY, &mut placements);
                let best = placements
                    .into_iter()
                    .reduce(|best, other| if other.lead > best.lead { other } else { best });
                let Some(best) = best else { continue };
                (sequence.followed_by(&best.actions), best.lead)
            }
            _ => (sequence, value(&next, seat)),
        };
        let lead = match action {
            Action::Loan | Action::Repay | Action::LeaveRound => lead - POINT,
            _ => lead,
        };
        plans.push(TurnPlan::evaluated(sequence, lead));
    }
}

/// The value of a city for its owner right now.
fn value(state: &WorldWonders, seat: Seat) -> f32 {
    let mut points = state.score().points[seat];
    if state.players() == 1 {
        points -= state.target();
    }
    let steps = state.city(seat).tracks().into_iter().map(f32::from);
    POINT * points as f32 + steps.sum::<f32>()
}
