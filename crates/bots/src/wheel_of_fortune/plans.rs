//! The plans for a turn: where the tile goes, and where a follower, if any.

use super::evaluation::Evaluation;
use crate::look_ahead::LookAhead as _;
use crate::turn_planner::{ActionSequence, TurnPlan};
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::wheel_of_fortune::{Action, Phase, Sector, WheelOfFortune};

/// Calls `found` with every plan for the running turn, or every answer to the
/// plague. The evaluation has been updated for the turn.
pub(super) fn for_each_plan(
    state: &WheelOfFortune,
    evaluation: &mut Evaluation,
    mut found: impl FnMut(TurnPlan<Action>),
) {
    let Some(seat) = state.to_act() else { return };
    let mut legal = Vec::new();
    match state.phase() {
        Phase::Draw | Phase::End | Phase::Plague { .. } => {
            state.legal_actions(&mut legal);
            for action in legal {
                let expectation = match action {
                    Action::ReturnFollower(_) => {
                        let next = state.after(action);
                        evaluation.evaluate(&next)
                    }
                    _ => evaluation.evaluate(state),
                };
                let lead = evaluation.lead(&expectation, seat);
                found(TurnPlan::evaluated(ActionSequence::from(action), lead));
            }
        }
        Phase::Deploy => for_each_follower(state, seat, evaluation, |action, lead| {
            found(TurnPlan::evaluated(ActionSequence::from(action), lead));
        }),
        Phase::Place => {
            state.legal_actions(&mut legal);
            let mut next = state.clone();
            for first in legal {
                next.copy_from(state);
                next.apply_unchecked(first, &mut NullSink);
                let placed = ActionSequence::from(first);
                for_each_follower(&next, seat, evaluation, |action, lead| {
                    found(TurnPlan::evaluated(placed.then(action), lead));
                });
            }
        }
    }
}

/// Calls `found` with every action that can follow the placed tile and the
/// expected lead after it.
fn for_each_follower(
    state: &WheelOfFortune,
    seat: Seat,
    evaluation: &mut Evaluation,
    mut found: impl FnMut(Action, f32),
) {
    let without = evaluation.evaluate(state);
    found(Action::End, evaluation.lead(&without, seat));
    if state.supply(seat) == 0 {
        return;
    }
    for (segment, part) in state.deployable_segments() {
        let Some(id) = state.placed_features().nth(segment.index()) else {
            continue;
        };
        let with = evaluation.with_follower(state, &without, id, seat);
        found(Action::Deploy(part), evaluation.lead(&with, seat));
    }
    for sector in Sector::ALL {
        if state.wheel().has_free_crown(sector) {
            let with = evaluation.with_crown(state, &without, sector, seat);
            found(Action::Crown(sector), evaluation.lead(&with, seat));
        }
    }
}
