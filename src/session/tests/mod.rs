//! Tests of sessions with people and bots.

mod analysis;
mod bots;
mod browsing;
mod fast_forward;
mod hints;
mod resigning;
mod rig;
mod saves;
mod typing;
mod undo;
mod variations;
mod windows;
