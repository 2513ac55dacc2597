//! Helpers that the tests of this crate share.

// No test file uses all of them.
#![allow(dead_code, unused_imports)]

#[path = "../../../rules/tests/common/games.rs"]
mod games;

pub use games::{every_setup, is_long_run, some_setups, states_of, trials};

use bots::Search;
use rules::rng::Rng;
use rules::{Action, Level, Seat, State};

/// The search for a state that is not over.
pub fn start_search(state: &State, level: Level, seed: u64) -> Box<dyn Search> {
    bots::search(state, level, seed).unwrap_or_else(|| unreachable!("the game is over"))
}

/// The action that a level takes.
pub fn decide(state: &State, level: Level, seed: u64) -> Action {
    let choice = start_search(state, level, seed).finish();
    choice.unwrap_or_else(|| unreachable!("the game is over"))
}

/// The state with another determinization of what the seat to act cannot know.
pub fn redetermined(state: &State, seed: u64) -> State {
    let mut other = state.clone();
    if let Some(seat) = state.to_act() {
        other.determinize(seat, &mut Rng::new(seed, 11));
    }
    other
}

/// Whether nothing is hidden from any seat.
pub fn is_fully_known(state: &State) -> bool {
    Seat::all(state.players()).all(|seat| {
        (0..8).all(|seed| {
            let mut other = state.clone();
            other.determinize(seat, &mut Rng::new(seed, 11));
            other.hash() == state.hash()
        })
    })
}
