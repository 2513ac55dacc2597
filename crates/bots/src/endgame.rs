//! An exact solver for the end of a game without chance.
//!
//! Every seat maximizes its own value; of equally good actions it takes the
//! first in canonical order (max-n). Games of two players are treated as
//! constant-sum and searched with alpha-beta pruning instead.

use crate::evaluator::Evaluator;
use crate::look_ahead::LookAhead as _;
use core::marker::PhantomData;
use rules::game::Game;
use rules::{PerSeat, Seat};

/// Below the value of any action.
const MIN_BOUND: f32 = -1.0;
/// Above the value of any action.
const MAX_BOUND: f32 = 2.0;

/// Finds exact values. Its buffers are reused from call to call.
pub(crate) struct EndgameSolver<G: Game, E> {
    /// One list of actions for each depth.
    buffers: Vec<Vec<G::Action>>,
    evaluator: PhantomData<fn() -> E>,
}

impl<G: Game, E: Evaluator<G>> EndgameSolver<G, E> {
    pub(crate) const fn new() -> Self {
        Self {
            buffers: Vec::new(),
            evaluator: PhantomData,
        }
    }

    /// The value of the state for each seat with best play. With two players it
    /// is found from the point of view of `seat`.
    pub(crate) fn value(&mut self, state: &G, seat: Seat) -> PerSeat<f32> {
        if state.players() != 2 {
            return self.max_n(state, 0);
        }
        let value = self.alpha_beta(state, seat, MIN_BOUND, MAX_BOUND, 0);
        PerSeat::from_fn(2, |other| if other == seat { value } else { 1.0 - value })
    }

    fn take_buffer(&mut self, depth: usize) -> Vec<G::Action> {
        if self.buffers.len() <= depth {
            self.buffers.resize_with(depth + 1, Vec::new);
        }
        let mut buffer = core::mem::take(&mut self.buffers[depth]);
        buffer.clear();
        buffer
    }

    fn max_n(&mut self, state: &G, depth: usize) -> PerSeat<f32> {
        let Some(seat) = state.to_act() else {
            return E::terminal_value(state);
        };
        let mut actions = self.take_buffer(depth);
        state.legal_actions(&mut actions);
        let mut best: Option<PerSeat<f32>> = None;
        for &action in &actions {
            let next = state.after(action);
            let value = self.max_n(&next, depth + 1);
            if best.is_none_or(|best| value[seat] > best[seat]) {
                best = Some(value);
            }
        }
        self.buffers[depth] = actions;
        best.unwrap_or_else(|| E::terminal_value(state))
    }

    /// The value for `seat`, exact if it is between `alpha` and `beta`.
    fn alpha_beta(&mut self, state: &G, seat: Seat, alpha: f32, beta: f32, depth: usize) -> f32 {
        let Some(mover) = state.to_act() else {
            return E::terminal_value(state)[seat];
        };
        let mut actions = self.take_buffer(depth);
        state.legal_actions(&mut actions);
        let maximizing = mover == seat;
        let mut best = if maximizing { MIN_BOUND } else { MAX_BOUND };
        let (mut alpha, mut beta) = (alpha, beta);
        for &action in &actions {
            let next = state.after(action);
            let value = self.alpha_beta(&next, seat, alpha, beta, depth + 1);
            if maximizing {
                best = f32::max(best, value);
                alpha = f32::max(alpha, best);
            } else {
                best = f32::min(best, value);
                beta = f32::min(beta, best);
            }
            if alpha >= beta {
                break;
            }
        }
        self.buffers[depth] = actions;
        best
    }
}
