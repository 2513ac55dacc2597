//! The points of all seats.

use super::wheel::SECTOR_COUNT;
use crate::seat::MAX_SEATS;

/// Points scored so far, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ledger {
    pub(super) points: [u16; MAX_SEATS],
    /// The part of them that events scored, by sector.
    pub(super) events: [[u16; SECTOR_COUNT]; MAX_SEATS],
    /// The part of them that followers on crowns scored, by sector.
    pub(super) crowns: [[u16; SECTOR_COUNT]; MAX_SEATS],
}

impl Ledger {
    pub(super) const NONE: Self = Self {
        points: [0; MAX_SEATS],
        events: [[0; SECTOR_COUNT]; MAX_SEATS],
        crowns: [[0; SECTOR_COUNT]; MAX_SEATS],
    };
}
