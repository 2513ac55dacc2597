//! What components use of the world outside of them.

pub mod bot_worker;
