//! Helpers that the tests of the crate share.

// Each of the two test programs uses only some of them.
#![allow(dead_code, unused_imports)]

mod games;
pub mod script;
pub mod table;
pub mod wheel;
pub mod wheel_naive;
pub mod wheel_random;
pub mod wheels;
pub mod wheels_naive;

pub use games::{every_setup, final_state, is_long_run, some_setups, states_of, trials, walk};
