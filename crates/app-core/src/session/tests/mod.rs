//! Tests of sessions with people and bots.

mod analysis;
mod bots;
mod browsing;
mod by_link;
mod coach;
mod countdown;
mod devices;
mod fast_forward;
mod fortunes;
mod hints;
mod replay;
mod resigning;
mod review;
mod saves;
mod typing;
mod undo;
mod variations;
mod windows;
