//! Tests of sessions with people and bots.

mod analysis;
mod bots;
mod browsing;
mod by_link;
mod coach;
mod countdown;
mod devices;
mod fast_forward;
mod hints;
mod luck_and_skill;
mod replay;
mod resigning;
mod review;
mod saves;
mod typing;
mod undo;
mod variations;
mod windows;
