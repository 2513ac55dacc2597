//! All ways to play the rest of a turn.

use crate::look_ahead::LookAhead as _;
use core::ops::ControlFlow;
use rules::game::{Game as _, NullSink};
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};

/// Calls `visit` with every way to play the rest of the turn, and the state after it, until
/// it breaks. Followers that can change no points are left at home: on a crown where no pig will
/// come.
pub(super) fn for_each_turn(
    state: &WheelOfFortune,
    visit: &mut dyn FnMut(&[Action], &WheelOfFortune) -> ControlFlow<()>,
) -> ControlFlow<()> {
    continue_turn(state, state.turn(), &mut Vec::new(), visit)
}

fn continue_turn(
    state: &WheelOfFortune,
    turn: u32,
    played: &mut Vec<Action>,
    visit: &mut dyn FnMut(&[Action], &WheelOfFortune) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if state.turn() != turn || state.to_act().is_none() {
        return visit(played, state);
    }
    let mut legal = state.legal_list();
    if state.phase() == Phase::Deploy && !pig_may_move(state) {
        legal.retain(|action| !matches!(action, Action::Crown(_)));
    }
    let mut next = state.clone();
    for action in legal {
        next.copy_from(state);
        next.apply_unchecked(action, &mut NullSink);
        played.push(action);
        continue_turn(&next, turn, played, visit)?;
        played.pop();
    }
    ControlFlow::Continue(())
}

/// Whether a tile with a number is still to be drawn.
fn pig_may_move(state: &WheelOfFortune) -> bool {
    let mut tiles = state.hidden_stack().iter();
    tiles.any(|tile| tile.number().is_some())
}
