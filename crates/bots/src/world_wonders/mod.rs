//! The opponents for World Wonders.
//!
//! The shared turn planner compares complete turns: a loan taken or repaid,
//! what is bought, and where its pieces go. `plans` enumerates them,
//! `evaluation` estimates the points that each player can expect, `city_map`
//! holds the part of a city's map that counts for that, `points_only` is the
//! beginner's view, `turn_model` ties them together and sets the levels, and
//! `explanation` says why a turn is good.

mod city_map;
mod evaluation;
mod explanation;
mod plans;
mod points_only;
mod turn_model;

pub use evaluation::Evaluation;
pub use explanation::{Reason, Risk};
