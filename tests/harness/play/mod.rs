//! How tests play on the built page: as on any page, by several devices, and with the help for first turns.

pub mod by_link;

pub use page_driver::play::*;
