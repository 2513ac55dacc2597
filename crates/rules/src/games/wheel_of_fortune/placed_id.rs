//! The numbers of placed tiles.

use super::cells::MAX_TILES;
use crate::grid::BitIndex;

/// Identifies a placed tile: its number in the order of placing, from 0. The
/// wheel's cells come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedId(pub(super) u8);

impl PlacedId {
    pub(super) const fn index(self) -> usize {
        self.0 as usize % MAX_TILES
    }
}

impl BitIndex for PlacedId {
    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Self {
        Self(bit)
    }
}
