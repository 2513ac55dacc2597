//! The games. Each folder is one game and knows none of the others.

pub mod argonauts_wheel;
#[cfg(not(target_arch = "wasm32"))]
pub mod noughts;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;
