//! The spaces of a map, and sets of them.

use core::fmt;
use serde::{Serialize, Serializer};

/// Columns of a map.
pub const COLUMNS: u8 = 12;
/// Rows of a map.
pub const ROWS: u8 = 11;

/// A row of a map takes sixteen bits, so that nothing that moves east or west
/// comes out in another row.
pub(super) const STRIDE: u8 = 16;

const WORDS: usize = 3;

/// A space of a map. Columns are `a` to `l` from the west, rows 1 to 11 from
/// the north; the sidewalk runs along row 11. Spaces are in order row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The space in the north-west corner.
    pub const FIRST: Self = Self(0);

    /// The space in this column and row, both from 0.
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

    /// Its column, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Its row, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// All spaces of a map, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        Cells::ALL.iter()
    }

    /// The spaces that share an edge with it: north, east, south, west.
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

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// No space.
    pub const NONE: Self = Self([0; WORDS]);
    /// All spaces of a map.
    pub const ALL: Self = Self([
        0x0FFF_0FFF_0FFF_0FFF,
        0x0FFF_0FFF_0FFF_0FFF,
        0x0000_0FFF_0FFF_0FFF,
    ]);
    /// The spaces at the sidewalk.
    pub const SIDEWALK: Self = Self([0, 0, 0x0000_0FFF_0000_0000]);
    /// The spaces at the edge of the map; the sidewalk is none.
    pub const EDGE: Self = Self([
        0x0801_0801_0801_0FFF,
        0x0801_0801_0801_0801,
        0x0000_0801_0801_0801,
    ]);
    /// The spaces at the edge or at the sidewalk.
    pub const RIM: Self = Self::EDGE.or(Self::SIDEWALK);

    /// One space.
    #[inline]
    #[must_use]
    pub const fn one(cell: Cell) -> Self {
        let mut words = [0; WORDS];
        words[(cell.0 / 64) as usize % WORDS] = 1 << (cell.0 % 64);
        Self(words)
    }

    /// Whether a space is in it.
    #[inline]
    #[must_use]
    pub const fn has(self, cell: Cell) -> bool {
        self.0[(cell.0 / 64) as usize % WORDS] >> (cell.0 % 64) & 1 == 1
    }

    /// Adds a space.
    pub const fn add(&mut self, cell: Cell) {
        *self = self.or(Self::one(cell));
    }

    /// Whether no space is in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many spaces are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// The spaces of either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }

    /// The spaces of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }

    /// The spaces that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// Whether they share a space.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// Every space moved by so many bits towards the first one; what comes to
    /// lie outside the map's columns is the caller's affair.
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
        // In two steps, as 64 is no allowed step.
        Self([
            a >> by | b << 1 << (63 - by),
            b >> by | c << 1 << (63 - by),
            c >> by,
        ])
    }

    /// Every space moved by so many bits away from the first one.
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

    /// The spaces that share an edge with one of these, these themselves only
    /// if they lie side by side.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let sides = self.down(1).or(self.up(1));
        let ends = self.down(STRIDE).or(self.up(STRIDE));
        sides.or(ends).and(Self::ALL)
    }

    /// All spaces of `within` that hang together with these.
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

    /// Its first space.
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

    /// Its spaces, row by row.
    #[must_use]
    pub const fn iter(self) -> CellsIter {
        CellsIter(self)
    }

    /// Its rows, as bits, column by column.
    pub(super) fn bytes(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().flat_map(u64::to_le_bytes)
    }
}

/// The spaces of a set, row by row.
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

/// How a piece is turned: clockwise quarter turns of its printed shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Turn(u8);

impl Turn {
    /// As printed.
    pub const PRINTED: Self = Self(0);
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// So many clockwise quarter turns; four are none.
    #[must_use]
    pub const fn new(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// Clockwise quarter turns.
    #[must_use]
    pub const fn quarters(self) -> u8 {
        self.0
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize % 4
    }
}
