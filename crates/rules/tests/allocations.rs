//! Tests that count allocations while games are played. They are a program of
//! their own, because its allocator counts every allocation.

mod common;
mod counting;
mod no_alloc;
mod typed;
mod wheel_of_fortune_help;
mod wheel_of_fortune_no_alloc;
mod wheels_of_time_no_alloc;
mod world_wonders_help;
mod world_wonders_no_alloc;
