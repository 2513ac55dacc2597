//! Cells of the board, and the numbers of the tiles placed in them.

use crate::grid::{BitIndex, Side};
use core::fmt;
use serde::{Serialize, Serializer};

/// A cell of the board, which can hold one tile. Columns grow to the east, rows
/// to the south, both from -128 to 127. The north-west corner of the wheel is in
/// column 0, row 0; if the wheel is beside the board, the start tile is. Cells are
/// ordered by row, then by column. The last column and the first one are next to
/// each other, and so are the last row and the first one: no game has enough tiles
/// to go around.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

/// Flips the sign bit: `i8` coordinates then order like `u8`.
const SHIFT: u8 = 0x80;

impl Cell {
    /// The cell in this column and row.
    pub const fn new(column: i8, row: i8) -> Self {
        let (column, row) = (column as u8 ^ SHIFT, row as u8 ^ SHIFT);
        Self((row as u16) << 8 | column as u16)
    }

    /// Column from -128 to 127, growing to the east.
    pub const fn column(self) -> i8 {
        (self.0 as u8 ^ SHIFT) as i8
    }

    /// Row from -128 to 127, growing to the south.
    pub const fn row(self) -> i8 {
        ((self.0 >> 8) as u8 ^ SHIFT) as i8
    }

    /// The neighbour on a side. Beyond the last row or column it is the first
    /// one.
    #[must_use]
    pub const fn neighbour(self, side: Side) -> Self {
        let (column, row) = (self.column(), self.row());
        match side {
            Side::North => Self::new(column, row.wrapping_sub(1)),
            Side::East => Self::new(column.wrapping_add(1), row),
            Side::South => Self::new(column, row.wrapping_add(1)),
            Side::West => Self::new(column.wrapping_sub(1), row),
        }
    }

    /// Whether the other cell is one of the eight around this one.
    pub const fn is_adjacent_or_diagonal(self, other: Self) -> bool {
        let columns = self.column().wrapping_sub(other.column());
        let rows = self.row().wrapping_sub(other.row());
        columns.unsigned_abs() <= 1 && rows.unsigned_abs() <= 1 && self.0 != other.0
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.column(), self.row())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.column(), self.row()).serialize(serializer)
    }
}

/// Tiles on the board at most: the 16 cells of the wheel and 144 tiles.
pub(super) const MAX_TILES: usize = 160;

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

/// A list of cells with tiles, without allocation.
#[derive(Clone, Copy)]
pub struct Cells {
    cells: [Cell; MAX_TILES],
    count: u8,
}

impl Cells {
    pub(super) const NONE: Self = Self {
        cells: [Cell::new(0, 0); MAX_TILES],
        count: 0,
    };

    pub(super) fn push(&mut self, cell: Cell) {
        if let Some(place) = self.cells.get_mut(usize::from(self.count)) {
            *place = cell;
            self.count += 1;
        }
    }

    /// The cells, in the order in which their tiles were placed.
    pub fn as_slice(&self) -> &[Cell] {
        self.cells.get(..usize::from(self.count)).unwrap_or(&[])
    }
}

impl PartialEq for Cells {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Cells {}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}
