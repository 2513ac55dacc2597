//! What the tests of the crate share: random games of any game of the house.

// Every test file uses some of it, none uses all.
#![allow(dead_code, unused_imports)]

#[path = "../../../rules/tests/common/games.rs"]
mod games;

pub use games::{every_setup, states_of};

use bots::Search;
use rules::rng::Rng;
use rules::{Action, Level, Seat, State};

/// Begins to think about a state that is not over.
pub fn begin(state: &State, level: Level, seed: u64) -> Box<dyn Search> {
    bots::search(state, level, seed).unwrap_or_else(|| unreachable!("it is over"))
}

/// What a level does in a state in the end.
pub fn decide(state: &State, level: Level, seed: u64) -> Action {
    let choice = begin(state, level, seed).finish();
    choice.unwrap_or_else(|| unreachable!("it is over"))
}

/// The state with what its next seat cannot know in another order.
pub fn reshuffled(state: &State, order: u64) -> State {
    let mut other = state.clone();
    if let Some(seat) = state.to_act() {
        other.determinize(seat, &mut Rng::new(order, 11));
    }
    other
}

/// Whether nothing is hidden from anybody any more.
pub fn all_is_known(state: &State) -> bool {
    Seat::all(state.players()).all(|seat| {
        (0..8).all(|order| {
            let mut other = state.clone();
            other.determinize(seat, &mut Rng::new(order, 11));
            other.hash() == state.hash()
        })
    })
}
