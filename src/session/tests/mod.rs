//! Sessions as people and bots play them.

mod analysis;
mod bots;
mod browsing;
mod hints;
mod hurrying;
mod resigning;
mod rig;
mod saves;
mod typing;
mod undo;
mod variations;
mod windows;
