//! The app without the web: a match being played, the store, statistics, deals of the day and
//! settings. What it needs of a browser it is given, or asks for as effects.

pub mod cards;
mod challenge;
pub mod claim;
pub mod daily;
mod day;
mod json;
mod puzzle_spec;
pub mod requests;
mod route;
mod seat_controller;
pub mod session;
pub mod settings;
mod spacing;
pub mod statistics;
pub mod store;
#[cfg(not(target_arch = "wasm32"))]
pub mod testing;

pub use challenge::{Challenge, PersonalResult, is_challenge};
pub use claim::LockRequest;
pub use day::{Day, until_next_day};
pub use puzzle_spec::PuzzleSpec;
pub use route::Route;
pub use seat_controller::SeatController;
pub use spacing::{Recall, Spacing};
