//! The sides of a square.

use super::rotation::Rotation;
use core::fmt;
use serde::Serialize;

/// A side of a square; north is up on the screen.
///
/// ```
/// use rules::grid::{Rotation, Side};
///
/// assert_eq!(Side::West.opposite(), Side::East);
/// assert_eq!(Side::West.turned(Rotation::new(1)), Side::North);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side in a sentence: `north`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }

    /// The side's letter in notation: `n`, `e`, `s` or `w`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }

    /// The side with this letter, in any case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|side| side.letter() == letter.to_ascii_lowercase())
    }

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(Rotation::new(2))
    }

    /// Where this side of a piece is once the piece is rotated.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + rotation.index()) % 4]
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
