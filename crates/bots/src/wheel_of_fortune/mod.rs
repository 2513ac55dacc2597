//! The opponents for The Wheel of Fortune.
//!
//! The shared turn planner compares complete turns: where the tile goes, and
//! where a follower, if any. `plans` enumerates them, `evaluation` estimates
//! the points that each player can expect, `draw_odds` says what the tiles to
//! come can bring, `points_only` is the beginner's view, `turn_model` ties them
//! together and sets the levels, and `explanation` says why a turn is good.

mod draw_odds;
mod evaluation;
mod explanation;
mod plans;
mod points_only;
mod turn_model;

pub use evaluation::{Evaluation, Expectation};
pub use explanation::{Reason, Risk};
