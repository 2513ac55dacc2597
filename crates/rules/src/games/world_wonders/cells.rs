//! The spaces of a map, and bit sets of spaces.

use core::fmt;
use serde::{Serialize, Serializer};

/// Columns of a map.
pub const COLUMNS: u8 = 12;
/// Rows of a map.
pub const ROWS: u8 = 11;

/// Bits per row of a [`Cells`] set. The four unused bits of each row keep shifts
/// to the east and west from wrapping into another row.
pub(super) const STRIDE: u8 = 16;

const WORDS: usize = 3;

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
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row < ROWS {
            Some(Self(row * STRIDE + column))
        } else {
            None
        }
    }

    pub(super) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }

    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// The column, counted from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The row, counted from 0.
    #[must_use]
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
        let around = [
            Self::new(column, row.wrapping_sub(1)),
            Self::new(column + 1, row),
            Self::new(column, row + 1),
            Self::new(column.wrapping_sub(1), row),
        ];
        around.into_iter().flatten()
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

/// A set of spaces, one bit per space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// The empty set.
    pub const NONE: Self = Self([0; WORDS]);
    /// All spaces of a map.
    pub const ALL: Self = Self([
        0x0FFF_0FFF_0FFF_0FFF,
        0x0FFF_0FFF_0FFF_0FFF,
        0x0000_0FFF_0FFF_0FFF,
    ]);
    /// The spaces along the sidewalk.
    pub const SIDEWALK: Self = Self([0, 0, 0x0000_0FFF_0000_0000]);
    /// The spaces along the map edge: west, north and east. The sidewalk is not
    /// part of the edge.
    pub const EDGE: Self = Self([
        0x0801_0801_0801_0FFF,
        0x0801_0801_0801_0801,
        0x0000_0801_0801_0801,
    ]);
    /// The spaces along the map edge or the sidewalk.
    pub const RIM: Self = Self::EDGE.or(Self::SIDEWALK);

    /// The set of one space.
    #[inline]
    #[must_use]
    pub const fn one(cell: Cell) -> Self {
        let mut words = [0; WORDS];
        words[(cell.0 / 64) as usize % WORDS] = 1 << (cell.0 % 64);
        Self(words)
    }

    /// Whether the set contains a space.
    #[inline]
    #[must_use]
    pub const fn has(self, cell: Cell) -> bool {
        self.0[(cell.0 / 64) as usize % WORDS] >> (cell.0 % 64) & 1 == 1
    }

    /// Adds a space.
    pub const fn add(&mut self, cell: Cell) {
        *self = self.or(Self::one(cell));
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The number of spaces in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }

    /// Intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }

    /// Difference: the spaces that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// Whether the two sets share a space.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// Moves every space by this number of bits towards [`Cell::FIRST`]. The
    /// caller masks out bits that leave the columns of the map.
    #[inline]
    pub(super) const fn down(self, bits: u8) -> Self {
        let [a, b, c] = self.0;
        let by = (bits % 64) as u32;
        let [a, b, c] = match bits / 64 {
            0 => [a, b, c],
            1 => [b, c, 0],
            2 => [c, 0, 0],
            _ => [0; WORDS],
        };
        // Two shifts, because a shift by 64 bits would overflow.
        Self([
            a >> by | b << 1 << (63 - by),
            b >> by | c << 1 << (63 - by),
            c >> by,
        ])
    }

    /// Moves every space by this number of bits away from [`Cell::FIRST`]; see
    /// [`Self::down`].
    #[inline]
    pub(super) const fn up(self, bits: u8) -> Self {
        let [a, b, c] = self.0;
        let by = (bits % 64) as u32;
        let [a, b, c] = match bits / 64 {
            0 => [a, b, c],
            1 => [0, a, b],
            2 => [0, 0, a],
            _ => [0; WORDS],
        };
        Self([
            a << by,
            b << by | a >> 1 >> (63 - by),
            c << by | b >> 1 >> (63 - by),
        ])
    }

    /// The spaces that share an edge with a space of this set. They include
    /// spaces of the set itself that are adjacent to each other.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let sides = self.down(1).or(self.up(1));
        let ends = self.down(STRIDE).or(self.up(STRIDE));
        sides.or(ends).and(Self::ALL)
    }

    /// Flood fill: the spaces of `within` that are connected to this set.
    #[must_use]
    pub const fn spread(self, within: Self) -> Self {
        let mut all = self.and(within);
        loop {
            let more = all.or(all.neighbours().and(within));
            if more.without(all).is_empty() {
                return all;
            }
            all = more;
        }
    }

    /// The first space in row order.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Cell> {
        let [a, b, c] = self.0;
        if a != 0 {
            Some(Cell(a.trailing_zeros() as u8))
        } else if b != 0 {
            Some(Cell(64 + b.trailing_zeros() as u8))
        } else if c != 0 {
            Some(Cell(128 + c.trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The spaces, row by row.
    #[must_use]
    pub const fn iter(self) -> CellsIter {
        CellsIter(self)
    }

    /// The set as bytes, for the state hash.
    pub(super) fn bytes(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().flat_map(u64::to_le_bytes)
    }
}

/// Iterator over the spaces of a [`Cells`] set, row by row.
#[derive(Clone, Debug)]
pub struct CellsIter(Cells);

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let first = self.0.first()?;
        self.0 = self.0.without(Cells::one(first));
        Some(first)
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;

    fn into_iter(self) -> CellsIter {
        self.iter()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut all = Self::NONE;
        for cell in cells {
            all.add(cell);
        }
        all
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
