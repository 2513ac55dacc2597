//! Learning from reviewed games: the costly actions of one game, and positions of all of them that come back.

mod drill;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod drill_tests;
mod due;
mod learner;
mod mine;
mod of_game;

pub use due::{my_mistakes_label, short_label, use_due_matches};
pub use mine::MyMistakesPage;
pub use of_game::MistakesPage;
