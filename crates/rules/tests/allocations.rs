//! What is allocated while games are played: here every allocation is counted.

mod common;
mod counting;
mod no_alloc;
mod typed;
mod wheel_of_fortune_help;
mod wheel_of_fortune_no_alloc;
mod wheels_of_time_no_alloc;
mod world_wonders_help;
mod world_wonders_no_alloc;
