//! One page a file.

pub mod home;
pub mod lost;
pub mod new_game;
