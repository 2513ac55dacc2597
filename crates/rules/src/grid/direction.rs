//! The directions on a board of squares: the sides of a square, and rotations by quarter
//! turns, which take one side to another.

use core::fmt;
use core::str::FromStr;
use serde::Serialize;

/// A side of a square; north is up on the screen.
///
/// ```
/// use rules::grid::{Rotation, Side};
///
/// assert_eq!(Side::West.opposite(), Side::East);
/// assert_eq!(Side::West.rotated(Rotation::new(1)), Side::North);
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
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }

    /// The side's letter in notation: `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }

    /// The side with this letter, in any case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|side| side.letter() == letter.to_ascii_lowercase())
    }

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.rotated(Rotation::new(2))
    }

    /// Where this side of a piece is once the piece is rotated.
    #[must_use]
    pub const fn rotated(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + rotation.index()) % 4]
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The rotation of a piece: clockwise quarter turns from its printed orientation.
/// Serialized as the number of quarter turns.
///
/// The text is the letter of the side to which the north of the piece points, and
/// is read in any case:
///
/// ```
/// use rules::grid::Rotation;
///
/// assert_eq!(Rotation::new(1).to_string(), "e");
/// assert_eq!("S".parse(), Ok(Rotation::new(2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Rotation(u8);

impl Rotation {
    /// No rotation: the printed orientation.
    pub const NONE: Self = Self(0);
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The rotation by this number of clockwise quarter turns, modulo 4.
    pub const fn new(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// Clockwise quarter turns, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize % 4
    }
}

/// The text is not a rotation: `n`, `e`, `s` or `w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rotation is `n`, `e`, `s` or `w`")]
pub struct ParseRotationError;

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Side::North.rotated(*self).letter())
    }
}

impl FromStr for Rotation {
    type Err = ParseRotationError;

    fn from_str(text: &str) -> Result<Self, ParseRotationError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Side::from_letter), letters.next()) {
            (Some(side), None) => Ok(Self::new(side as u8)),
            _ => Err(ParseRotationError),
        }
    }
}
