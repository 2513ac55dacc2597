//! A simple player: takes what gives most points at once, then what would give
//! most if the game ended right then.

use super::ends::End;
use super::value::Sums;
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};

/// Points at once count so many times what is only hoped for.
const AT_ONCE: f32 = 1000.0;

/// The ways to end the turn, as a simple player sees them.
pub(super) fn ends(state: &WheelOfFortune, mut found: impl FnMut(End)) {
    let Some(seat) = state.to_act() else { return };
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let mut posts = Vec::new();
    for first in legal {
        let mut end = |then, lead| {
            found(End {
                first,
                then,
                sums: Sums::default(),
                lead,
            });
        };
        if matches!(first, Action::End | Action::Draw) {
            // What comes then is chance.
            end(None, worth(state, seat));
            continue;
        }
        let mut next = state.clone();
        next.apply_unchecked(first, &mut NullSink);
        if next.phase() != Phase::Deploy {
            end(None, worth(&next, seat));
            continue;
        }
        posts.clear();
        next.legal_actions(&mut posts);
        for &then in &posts {
            let mut last = next.clone();
            if then != Action::End {
                last.apply_unchecked(then, &mut NullSink);
            }
            end(Some(then), worth(&last, seat));
        }
    }
}

/// What a land is worth to a seat if the turn ends so.
fn worth(state: &WheelOfFortune, seat: Seat) -> f32 {
    let mut at_once = 0_u16;
    for (winner, points, _) in state.end_of_turn_scores() {
        if winner == seat {
            at_once += points;
        }
    }
    let points = state.score().points;
    AT_ONCE * f32::from(at_once) + points[seat] as f32
}
