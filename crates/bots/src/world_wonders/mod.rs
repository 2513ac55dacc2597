//! What the house knows of World Wonders.
//!
//! What counts is how a turn can end: what is bought, and where its pieces go.
//! `ends` finds the ways, `value` says what a state is worth, `ground` what of
//! a map counts for that, `planner` looks further.

mod ends;
mod ground;
mod levels;
mod planner;
mod simple;
mod value;

pub use ends::{Care, Chain, End, best, ends, take};
pub use ground::Ground;
pub use levels::{CAREFUL, QUICK, Style, level};
pub use value::{EvalWeights, NAMES, Reader, WEIGHTS};
