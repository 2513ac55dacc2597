//! What the tests of the crate share.

// Every test file uses some of it, none uses all.
#![allow(dead_code, unused_imports)]

mod games;
pub mod script;
pub mod table;
pub mod wheel;
pub mod wheel_naive;
pub mod wheel_random;
pub mod wheels;
pub mod wheels_naive;

pub use games::{end_of, every_setup, states_of, walk};
