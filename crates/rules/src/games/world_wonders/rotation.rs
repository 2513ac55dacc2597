//! Rotations of pieces.

use serde::Serialize;

/// A rotation: clockwise quarter turns of a piece from its printed orientation.
/// Pieces are never mirrored. Serialized as the number of quarter turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Rotation(u8);

impl Rotation {
    /// The printed orientation.
    pub const PRINTED: Self = Self(0);
    /// All four rotations, clockwise.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The rotation by this number of clockwise quarter turns, modulo 4.
    #[must_use]
    pub const fn new(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// Clockwise quarter turns, 0 to 3.
    #[must_use]
    pub const fn quarters(self) -> u8 {
        self.0
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize % 4
    }
}
