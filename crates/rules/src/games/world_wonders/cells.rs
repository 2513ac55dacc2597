//! The spaces of a map, and sets of spaces.

use crate::grid::{BitIndex, BitSet};
use core::fmt;
use serde::{Serialize, Serializer};

/// Columns of a map.
pub const COLUMNS: u8 = 12;
/// Rows of a map.
pub const ROWS: u8 = 11;

/// Bits per row of a [`Cells`] set. The four unused bits of each row keep shifts
/// to the east and west from wrapping into another row.
pub(super) const STRIDE: u8 = 16;

/// A space of a map, written `a1` to `l11`. Columns are `a` to `l` from west to
/// east, rows 1 to 11 from north to south; the sidewalk runs along row 11.
/// Spaces are ordered row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The space in the north-west corner, `a1`.
    pub const FIRST: Self = Self(0);

    /// The space in this column and row, both counted from 0, or `None` beyond
    /// the map.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row < ROWS {
            Some(Self(row * STRIDE + column))
        } else {
            None
        }
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// All spaces of a map, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        Cells::ALL.iter()
    }

    /// The spaces that share an edge with this one: north, east, south, west.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let (column, row) = (self.column(), self.row());
        [
            Self::new(column, row.wrapping_sub(1)),
            Self::new(column + 1, row),
            Self::new(column, row + 1),
            Self::new(column.wrapping_sub(1), row),
        ]
        .into_iter()
        .flatten()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column());
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl BitIndex for Cell {
    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Self {
        Self(bit)
    }
}

/// A set of spaces.
pub type Cells = BitSet<Cell, 3>;

impl Cells {
    /// All spaces of a map.
    pub const ALL: Self = Self::from_words([
        0x0FFF_0FFF_0FFF_0FFF,
        0x0FFF_0FFF_0FFF_0FFF,
        0x0000_0FFF_0FFF_0FFF,
    ]);
    /// The spaces along the sidewalk.
    pub const SIDEWALK: Self = Self::from_words([0, 0, 0x0000_0FFF_0000_0000]);
    /// The spaces along the map edge: west, north and east. The sidewalk is not
    /// part of the edge.
    pub const EDGE: Self = Self::from_words([
        0x0801_0801_0801_0FFF,
        0x0801_0801_0801_0801,
        0x0000_0801_0801_0801,
    ]);
    /// The spaces along the map edge or the sidewalk.
    pub const RIM: Self = Self::EDGE.or(Self::SIDEWALK);

    /// The spaces that share an edge with a space of this set. They include
    /// spaces of the set itself that are adjacent to each other.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        self.adjacent(STRIDE).and(Self::ALL)
    }

    /// Flood fill: the spaces of `within` that are connected to this set.
    #[must_use]
    pub const fn spread(self, within: Self) -> Self {
        self.flood_fill(within, STRIDE)
    }
}
