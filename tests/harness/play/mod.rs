//! How tests play on the built page: as on any page, by several devices, and parts of recorded games.

pub mod by_link;
pub mod replay;

pub use page_driver::play::*;
