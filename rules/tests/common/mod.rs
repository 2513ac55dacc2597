//! What the tests of the crate share.

// Every test file uses some of it, none uses all.
#![allow(dead_code, unused_imports)]

mod games;
pub mod script;
pub mod table;

pub use games::{end_of, every_setup, states_of, walk};
