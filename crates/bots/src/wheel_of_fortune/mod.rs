//! What the house knows of The Wheel of Fortune.
//!
//! What counts is how a turn can end: where the tile goes, and where a follower,
//! if any. `ends` finds the ways, `value` says what a land is worth,
//! `chances` what the tiles to come can bring, `planner` looks further.

mod chances;
mod ends;
mod levels;
mod planner;
mod simple;
mod value;

pub use ends::{End, best, take};
pub use levels::{Style, level};
pub use value::{EvalWeights, NAMES, Reader, Sums, WEIGHTS};
