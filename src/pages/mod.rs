//! One page a file.

pub mod document;
pub mod games;
pub mod home;
pub mod lost;
pub mod new_game;
pub mod open;
pub mod practice;
pub mod puzzles;
pub mod settings;
pub mod share;
