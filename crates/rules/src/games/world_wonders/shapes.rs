//! The shapes of pieces in all rotations, and the arrangements of monuments of
//! several pieces.
//!
//! The placement rules are evaluated for all positions of a shape at once: a
//! [`Cells`] set holds the corners (north-west corners of the bounding box) for
//! which a condition holds, and conditions are combined as sets.

use super::cells::{Cell, Cells, STRIDE};
use crate::grid::{BitIndex, Rotation};

/// The shape of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// 1 space.
    I1,
    /// 2 spaces in a line.
    I2,
    /// 3 spaces in a line.
    I3,
    /// 4 spaces in a line.
    I4,
    /// A corner of 3 spaces.
    L3,
    /// 2 by 2 spaces.
    O4,
    /// An L of 4 spaces: 3 in a line and 1 beside the end.
    L4,
    /// 5 spaces: 2 by 2 and 1 more.
    P5,
    /// A T of 4 spaces: 3 in a line and 1 beside the middle.
    T4,
    /// An S of 4 spaces.
    S4,
    /// 2 by 3 spaces.
    R6,
    /// 2 by 4 spaces.
    R8,
    /// 3 by 3 spaces.
    S9,
}

/// The largest number of spaces in a shape: 3 by 3.
const MAX_CELLS: usize = 9;
/// The largest number of spaces around a shape: around a line of 6.
const MAX_BORDER: usize = 14;

/// A shape in one rotation. Offsets are bit distances in a [`Cells`] set from
/// the corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct RotatedShape {
    /// Offsets of the spaces.
    cells: [u8; MAX_CELLS],
    cell_count: u8,
    /// Offsets of the spaces outside the shape that share an edge with it.
    border: [i8; MAX_BORDER],
    border_count: u8,
    pub(super) width: u8,
    pub(super) height: u8,
}

impl RotatedShape {
    const EMPTY: Self = Self {
        cells: [0; MAX_CELLS],
        cell_count: 0,
        border: [0; MAX_BORDER],
        border_count: 0,
        width: 0,
        height: 0,
    };

    const fn has_cell(&self, offset: i16) -> bool {
        let mut index = 0;
        while index < self.cell_count as usize {
            if self.cells[index] as i16 == offset {
                return true;
            }
            index += 1;
        }
        false
    }

    const fn has_border(&self, offset: i16) -> bool {
        let mut index = 0;
        while index < self.border_count as usize {
            if self.border[index] as i16 == offset {
                return true;
            }
            index += 1;
        }
        false
    }

    /// The shape with these spaces, given as rows and columns, after `quarters`
    /// clockwise quarter turns.
    pub(super) const fn new(printed: &[(u8, u8)], quarters: u8) -> Self {
        let (mut height, mut width) = (0, 0);
        let mut index = 0;
        while index < printed.len() {
            let (row, column) = printed[index];
            if row >= height {
                height = row + 1;
            }
            if column >= width {
                width = column + 1;
            }
            index += 1;
        }
        let mut shape = Self::EMPTY;
        index = 0;
        while index < printed.len() {
            let (row, column) = printed[index];
            let (row, column) = match quarters % 4 {
                0 => (row, column),
                1 => (column, height - 1 - row),
                2 => (height - 1 - row, width - 1 - column),
                _ => (width - 1 - column, row),
            };
            shape.cells[index] = row * STRIDE + column;
            index += 1;
        }
        shape.cell_count = printed.len() as u8;
        (shape.width, shape.height) = if quarters.is_multiple_of(2) {
            (width, height)
        } else {
            (height, width)
        };
        shape.with_border()
    }

    const fn with_border(mut self) -> Self {
        let steps = [-(STRIDE as i16), -1, 1, STRIDE as i16];
        let mut index = 0;
        while index < self.cell_count as usize {
            let mut side = 0;
            while side < steps.len() {
                let offset = self.cells[index] as i16 + steps[side];
                if !self.has_cell(offset) && !self.has_border(offset) {
                    self.border[self.border_count as usize] = offset as i8;
                    self.border_count += 1;
                }
                side += 1;
            }
            index += 1;
        }
        self
    }

    fn cells(&self) -> &[u8] {
        self.cells
            .get(..usize::from(self.cell_count))
            .unwrap_or(&[])
    }

    fn border(&self) -> &[i8] {
        self.border
            .get(..usize::from(self.border_count))
            .unwrap_or(&[])
    }

    /// The corners for which the whole shape lies in `allowed`.
    #[inline]
    pub(super) fn fits(&self, allowed: Cells) -> Cells {
        let mut corners = Cells::ALL;
        for &offset in self.cells() {
            corners &= allowed.down(offset);
        }
        corners
    }

    /// The corners for which both ends of a line lie in `ends` and the spaces
    /// between in `inner`. The shape must be a line.
    pub(super) fn fits_line(&self, ends: Cells, inner: Cells) -> Cells {
        let mut corners = Cells::ALL;
        let last = self.cells().len().saturating_sub(1);
        for (index, &offset) in self.cells().iter().enumerate() {
            let allowed = if index == 0 || index == last {
                ends
            } else {
                inner
            };
            corners &= allowed.down(offset);
        }
        corners
    }

    /// The corners for which any space of the shape is in `wanted`.
    pub(super) fn covers(&self, wanted: Cells) -> Cells {
        let mut corners = Cells::NONE;
        for &offset in self.cells() {
            corners |= wanted.down(offset);
        }
        corners & Cells::ALL
    }

    /// The corners for which a space outside the shape that shares an edge with
    /// it is in `wanted`.
    #[inline]
    pub(super) fn touches(&self, wanted: Cells) -> Cells {
        let mut corners = Cells::NONE;
        for &offset in self.border() {
            corners |= if offset < 0 {
                wanted.up(offset.unsigned_abs())
            } else {
                wanted.down(offset.unsigned_abs())
            };
        }
        corners & Cells::ALL
    }

    /// The spaces of the shape with this corner, or `None` when it would reach
    /// beyond the map.
    pub(super) fn at(&self, corner: Cell) -> Option<Cells> {
        Cell::new(
            corner.column() + self.width - 1,
            corner.row() + self.height - 1,
        )?;
        let offsets = self.cells().iter();
        Some(
            offsets
                .map(|offset| Cell::from_bit(corner.bit() + offset))
                .collect(),
        )
    }
}

impl Shape {
    /// All shapes.
    pub const ALL: [Self; 13] = [
        Self::I1,
        Self::I2,
        Self::I3,
        Self::I4,
        Self::L3,
        Self::O4,
        Self::L4,
        Self::P5,
        Self::T4,
        Self::S4,
        Self::R6,
        Self::R8,
        Self::S9,
    ];

    /// The spaces in the printed orientation, as row and column from the
    /// north-west corner.
    pub const fn printed(self) -> &'static [(u8, u8)] {
        match self {
            Self::I1 => &[(0, 0)],
            Self::I2 => &[(0, 0), (0, 1)],
            Self::I3 => &[(0, 0), (0, 1), (0, 2)],
            Self::I4 => &[(0, 0), (0, 1), (0, 2), (0, 3)],
            Self::L3 => &[(0, 0), (1, 0), (1, 1)],
            Self::O4 => &[(0, 0), (0, 1), (1, 0), (1, 1)],
            Self::L4 => &[(0, 0), (1, 0), (2, 0), (2, 1)],
            Self::P5 => &[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)],
            Self::T4 => &[(0, 0), (0, 1), (0, 2), (1, 1)],
            Self::S4 => &[(0, 1), (0, 2), (1, 0), (1, 1)],
            Self::R6 => &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)],
            Self::R8 => &[
                (0, 0),
                (0, 1),
                (0, 2),
                (0, 3),
                (1, 0),
                (1, 1),
                (1, 2),
                (1, 3),
            ],
            Self::S9 => &[
                (0, 0),
                (0, 1),
                (0, 2),
                (1, 0),
                (1, 1),
                (1, 2),
                (2, 0),
                (2, 1),
                (2, 2),
            ],
        }
    }

    /// The number of rotations that cover different spaces: 1, 2 or 4. They are
    /// the first ones of [`Rotation::ALL`].
    pub const fn rotation_count(self) -> u8 {
        match self {
            Self::I1 | Self::O4 | Self::S9 => 1,
            Self::I2 | Self::I3 | Self::I4 | Self::S4 | Self::R6 | Self::R8 => 2,
            Self::L3 | Self::L4 | Self::P5 | Self::T4 => 4,
        }
    }

    /// The rotations that cover different spaces.
    pub fn rotations(self) -> impl Iterator<Item = Rotation> {
        (0..self.rotation_count()).map(Rotation::new)
    }

    pub(super) const fn rotated(self, rotation: Rotation) -> &'static RotatedShape {
        &ROTATED_SHAPES[self as usize][rotation.index()]
    }

    /// The spaces of the rotated shape with the north-west corner of its
    /// bounding box at `corner`, or `None` when it would reach beyond the map.
    pub fn cells(self, corner: Cell, rotation: Rotation) -> Option<Cells> {
        self.rotated(rotation).at(corner)
    }
}

static ROTATED_SHAPES: [[RotatedShape; 4]; Shape::ALL.len()] = {
    let mut all = [[RotatedShape::EMPTY; 4]; Shape::ALL.len()];
    let mut shape = 0;
    while shape < all.len() {
        let mut quarters = 0;
        while quarters < 4 {
            all[shape][quarters] = RotatedShape::new(Shape::ALL[shape].printed(), quarters as u8);
            quarters += 1;
        }
        shape += 1;
    }
    all
};

/// One possible arrangement of the pieces of a monument of several pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    /// All pieces together as one shape.
    pub(super) shape: RotatedShape,
    /// For each piece, the offset of its corner from the corner of the whole
    /// shape, and its quarter turns.
    pieces: [(u8, u8); 3],
    piece_count: u8,
}

impl Pattern {
    pub(super) const fn new(shape: RotatedShape, pieces: [(u8, u8); 3], piece_count: u8) -> Self {
        Self {
            shape,
            pieces,
            piece_count,
        }
    }

    /// The offset and rotation of each piece.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (u8, Rotation)> + '_ {
        self.pieces
            .get(..usize::from(self.piece_count))
            .unwrap_or(&[])
            .iter()
            .map(|(offset, quarters)| (*offset, Rotation::new(*quarters)))
    }

    /// A pattern of pieces of one space each.
    const fn of_single_cells(cells: &[(u8, u8)], quarters: u8) -> Self {
        let shape = RotatedShape::new(cells, quarters);
        let mut pieces = [(0, 0); 3];
        let mut index = 0;
        while index < cells.len() {
            pieces[index] = (shape.cells[index], 0);
            index += 1;
        }
        Self::new(shape, pieces, cells.len() as u8)
    }
}

/// Three connected pieces of one space.
pub(super) static CONNECTED_THREE: [Pattern; 6] = [
    Pattern::of_single_cells(Shape::I3.printed(), 0),
    Pattern::of_single_cells(Shape::I3.printed(), 1),
    Pattern::of_single_cells(Shape::L3.printed(), 0),
    Pattern::of_single_cells(Shape::L3.printed(), 1),
    Pattern::of_single_cells(Shape::L3.printed(), 2),
    Pattern::of_single_cells(Shape::L3.printed(), 3),
];

/// Two pieces of one space in a line with one space between them.
pub(super) static TWO_WITH_GAP: [Pattern; 2] = [
    Pattern::of_single_cells(&[(0, 0), (0, 2)], 0),
    Pattern::of_single_cells(&[(0, 0), (0, 2)], 1),
];

/// Three pieces of one space in a line with at most one space between
/// neighbours.
pub(super) static THREE_IN_LINE: [Pattern; 8] = [
    Pattern::of_single_cells(&[(0, 0), (0, 1), (0, 2)], 0),
    Pattern::of_single_cells(&[(0, 0), (0, 1), (0, 2)], 1),
    Pattern::of_single_cells(&[(0, 0), (0, 1), (0, 3)], 0),
    Pattern::of_single_cells(&[(0, 0), (0, 1), (0, 3)], 1),
    Pattern::of_single_cells(&[(0, 0), (0, 2), (0, 3)], 0),
    Pattern::of_single_cells(&[(0, 0), (0, 2), (0, 3)], 1),
    Pattern::of_single_cells(&[(0, 0), (0, 2), (0, 4)], 0),
    Pattern::of_single_cells(&[(0, 0), (0, 2), (0, 4)], 1),
];
