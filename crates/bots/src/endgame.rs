//! The rest of a game without chance, played out exactly.
//!
//! Everybody takes what is best for themselves; of equally good ways the
//! first one in canonical order. With two players this is cut short where a
//! result cannot matter any more; the first player's lead decides then.

use crate::evaluator::Evaluator;
use core::marker::PhantomData;
use rules::game::{Game, NullSink};
use rules::{PerSeat, Seat};

/// Finds exact values. Keeps its lists from one call to the next.
pub(crate) struct EndgameSolver<G: Game, B> {
    /// One list of actions for each depth.
    lists: Vec<Vec<G::Action>>,
    brain: PhantomData<fn() -> B>,
}

impl<G: Game, B: Evaluator<G>> EndgameSolver<G, B> {
    pub(crate) const fn new() -> Self {
        Self {
            lists: Vec::new(),
            brain: PhantomData,
        }
    }

    /// What the state is worth to each seat when all play their best.
    pub(crate) fn value(&mut self, state: &G, seat: Seat) -> PerSeat<f32> {
        if state.players() != 2 {
            return self.max_n(state, 0);
        }
        let worth = self.alpha_beta(state, seat, -1.0, 2.0, 0);
        PerSeat::from_fn(2, |other| if other == seat { worth } else { 1.0 - worth })
    }

    fn take_buffer(&mut self, depth: usize) -> Vec<G::Action> {
        if self.lists.len() <= depth {
            self.lists.resize_with(depth + 1, Vec::new);
        }
        let mut list = core::mem::take(&mut self.lists[depth]);
        list.clear();
        list
    }

    fn max_n(&mut self, state: &G, depth: usize) -> PerSeat<f32> {
        let Some(seat) = state.to_act() else {
            return B::terminal_value(state);
        };
        let mut actions = self.take_buffer(depth);
        state.legal_actions(&mut actions);
        let mut best: Option<PerSeat<f32>> = None;
        for &action in &actions {
            let mut next = state.clone();
            next.apply_unchecked(action, &mut NullSink);
            let value = self.max_n(&next, depth + 1);
            if best.is_none_or(|best| value[seat] > best[seat]) {
                best = Some(value);
            }
        }
        self.lists[depth] = actions;
        best.unwrap_or_else(|| B::terminal_value(state))
    }

    /// The worth for `seat` between `floor` and `roof`.
    fn alpha_beta(&mut self, state: &G, seat: Seat, floor: f32, roof: f32, depth: usize) -> f32 {
        let Some(mover) = state.to_act() else {
            return B::terminal_value(state)[seat];
        };
        let mut actions = self.take_buffer(depth);
        state.legal_actions(&mut actions);
        let own = mover == seat;
        let mut best = if own { -1.0 } else { 2.0 };
        let (mut floor, mut roof) = (floor, roof);
        for &action in &actions {
            let mut next = state.clone();
            next.apply_unchecked(action, &mut NullSink);
            let value = self.alpha_beta(&next, seat, floor, roof, depth + 1);
            if own {
                best = f32::max(best, value);
                floor = f32::max(floor, best);
            } else {
                best = f32::min(best, value);
                roof = f32::min(roof, best);
            }
            if floor >= roof {
                break;
            }
        }
        self.lists[depth] = actions;
        best
    }
}
