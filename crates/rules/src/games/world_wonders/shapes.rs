//! The shapes of pieces, turned in every way, and the patterns in which
//! monuments of several pieces stand.

use super::cells::{Cell, Cells, STRIDE, Turn};

/// What pieces look like from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// One space.
    I1,
    /// Two in a line.
    I2,
    /// Three in a line.
    I3,
    /// Four in a line.
    I4,
    /// Three around a corner.
    L3,
    /// Two by two.
    O4,
    /// Three in a line and one beside the end.
    L4,
    /// Two by two and one more.
    P5,
    /// Three in a line and one beside the middle.
    T4,
    /// A step of four.
    S4,
    /// Two by three.
    R6,
    /// Two by four.
    R8,
    /// Three by three.
    S9,
}

/// The most spaces of a shape: three by three.
const MOST_CELLS: usize = 9;
/// The most spaces around a shape: around a line of six.
const MOST_RIM: usize = 14;

/// A shape, turned in one way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// From the corner of its bounding box, in bits.
    cells: [u8; MOST_CELLS],
    count: u8,
    /// The spaces that share an edge with it, from the same corner.
    rim: [i8; MOST_RIM],
    around: u8,
    pub(super) width: u8,
    pub(super) height: u8,
}

impl Shape {
    const EMPTY: Self = Self {
        cells: [0; MOST_CELLS],
        count: 0,
        rim: [0; MOST_RIM],
        around: 0,
        width: 0,
        height: 0,
    };

    const fn has(&self, bit: i16) -> bool {
        let mut at = 0;
        while at < self.count as usize {
            if self.cells[at] as i16 == bit {
                return true;
            }
            at += 1;
        }
        false
    }

    const fn has_around(&self, bit: i16) -> bool {
        let mut at = 0;
        while at < self.around as usize {
            if self.rim[at] as i16 == bit {
                return true;
            }
            at += 1;
        }
        false
    }

    /// The shape with these rows and columns, clockwise turned.
    pub(super) const fn new(printed: &[(u8, u8)], turn: u8) -> Self {
        let (mut height, mut width) = (0, 0);
        let mut at = 0;
        while at < printed.len() {
            let (row, column) = printed[at];
            if row >= height {
                height = row + 1;
            }
            if column >= width {
                width = column + 1;
            }
            at += 1;
        }
        let mut shape = Self::EMPTY;
        at = 0;
        while at < printed.len() {
            let (row, column) = printed[at];
            let (row, column) = match turn % 4 {
                0 => (row, column),
                1 => (column, height - 1 - row),
                2 => (height - 1 - row, width - 1 - column),
                _ => (width - 1 - column, row),
            };
            shape.cells[at] = row * STRIDE + column;
            at += 1;
        }
        shape.count = printed.len() as u8;
        (shape.width, shape.height) = if turn.is_multiple_of(2) {
            (width, height)
        } else {
            (height, width)
        };
        at = 0;
        while at < printed.len() {
            let steps = [-(STRIDE as i16), -1, 1, STRIDE as i16];
            let mut side = 0;
            while side < steps.len() {
                let bit = shape.cells[at] as i16 + steps[side];
                if !shape.has(bit) && !shape.has_around(bit) {
                    shape.rim[shape.around as usize] = bit as i8;
                    shape.around += 1;
                }
                side += 1;
            }
            at += 1;
        }
        shape
    }

    fn cells(&self) -> &[u8] {
        self.cells.get(..usize::from(self.count)).unwrap_or(&[])
    }

    fn rim(&self) -> &[i8] {
        self.rim.get(..usize::from(self.around)).unwrap_or(&[])
    }

    /// Where its corner can be if all of it is in `allowed`.
    #[inline]
    pub(super) fn fits(&self, allowed: Cells) -> Cells {
        let mut corners = Cells::ALL;
        for &bit in self.cells() {
            corners = corners.and(allowed.down(bit));
        }
        corners
    }

    /// Where its corner can be if its ends are in `ends` and the rest is in
    /// `inner`. For lines.
    pub(super) fn fits_line(&self, ends: Cells, inner: Cells) -> Cells {
        let mut corners = Cells::ALL;
        let last = self.cells().len().saturating_sub(1);
        for (at, &bit) in self.cells().iter().enumerate() {
            let allowed = if at == 0 || at == last { ends } else { inner };
            corners = corners.and(allowed.down(bit));
        }
        corners
    }

    /// Where its corner is if any of it is in `wanted`.
    pub(super) fn covers(&self, wanted: Cells) -> Cells {
        let mut corners = Cells::NONE;
        for &bit in self.cells() {
            corners = corners.or(wanted.down(bit));
        }
        corners.and(Cells::ALL)
    }

    /// Where its corner is if a space that shares an edge with it, and is none
    /// of its own, is in `wanted`.
    #[inline]
    pub(super) fn touches(&self, wanted: Cells) -> Cells {
        let mut corners = Cells::NONE;
        for &bit in self.rim() {
            corners = corners.or(if bit < 0 {
                wanted.up(bit.unsigned_abs())
            } else {
                wanted.down(bit.unsigned_abs())
            });
        }
        corners.and(Cells::ALL)
    }

    /// Its spaces with the corner there; nothing if it reaches beyond the map.
    pub(super) fn at(&self, corner: Cell) -> Option<Cells> {
        Cell::new(
            corner.column() + self.width - 1,
            corner.row() + self.height - 1,
        )?;
        let bits = self.cells().iter();
        Some(bits.map(|bit| Cell::from_bit(corner.bit() + bit)).collect())
    }
}

impl Form {
    /// All forms.
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

    /// The spaces as printed: row and column from the corner.
    #[must_use]
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

    /// In how many ways it can be turned that look different; those are its
    /// first ones.
    #[must_use]
    pub const fn ways(self) -> u8 {
        match self {
            Self::I1 | Self::O4 | Self::S9 => 1,
            Self::I2 | Self::I3 | Self::I4 | Self::S4 | Self::R6 | Self::R8 => 2,
            Self::L3 | Self::L4 | Self::P5 | Self::T4 => 4,
        }
    }

    /// The turns that look different.
    pub fn turns(self) -> impl Iterator<Item = Turn> {
        (0..self.ways()).map(Turn::new)
    }

    pub(super) const fn shape(self, turn: Turn) -> &'static Shape {
        &SHAPES[self as usize][turn.index()]
    }

    /// Its spaces, turned so, with the corner of its bounding box there; nothing
    /// if it reaches beyond the map.
    #[must_use]
    pub fn cells(self, corner: Cell, turn: Turn) -> Option<Cells> {
        self.shape(turn).at(corner)
    }
}

static SHAPES: [[Shape; 4]; Form::ALL.len()] = {
    let mut all = [[Shape::EMPTY; 4]; Form::ALL.len()];
    let mut form = 0;
    while form < all.len() {
        let mut turn = 0;
        while turn < 4 {
            all[form][turn] = Shape::new(Form::ALL[form].printed(), turn as u8);
            turn += 1;
        }
        form += 1;
    }
    all
};

/// A way in which the pieces of a monument stand to each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    pub(super) shape: Shape,
    /// The corners of the pieces from the corner of the whole, in bits, and how
    /// they are turned.
    pieces: [(u8, u8); 3],
    count: u8,
}

impl Pattern {
    pub(super) const fn new(shape: Shape, pieces: [(u8, u8); 3], count: u8) -> Self {
        Self {
            shape,
            pieces,
            count,
        }
    }

    pub(super) fn pieces(&self) -> impl Iterator<Item = (u8, Turn)> + '_ {
        let all = self.pieces.get(..usize::from(self.count)).unwrap_or(&[]);
        all.iter().map(|(bit, turn)| (*bit, Turn::new(*turn)))
    }

    const fn of_singles(cells: &[(u8, u8)], turn: u8) -> Self {
        let shape = Shape::new(cells, turn);
        let mut pieces = [(0, 0); 3];
        let mut at = 0;
        while at < cells.len() {
            pieces[at] = (shape.cells[at], 0);
            at += 1;
        }
        Self::new(shape, pieces, cells.len() as u8)
    }
}

/// Three spaces that hang together.
pub(super) static TRIOS: [Pattern; 6] = [
    Pattern::of_singles(Form::I3.printed(), 0),
    Pattern::of_singles(Form::I3.printed(), 1),
    Pattern::of_singles(Form::L3.printed(), 0),
    Pattern::of_singles(Form::L3.printed(), 1),
    Pattern::of_singles(Form::L3.printed(), 2),
    Pattern::of_singles(Form::L3.printed(), 3),
];

/// Two spaces in line with one between.
pub(super) static PAIRS: [Pattern; 2] = [
    Pattern::of_singles(&[(0, 0), (0, 2)], 0),
    Pattern::of_singles(&[(0, 0), (0, 2)], 1),
];

/// Three spaces in line, none or one between neighbours.
pub(super) static LINES: [Pattern; 8] = [
    Pattern::of_singles(&[(0, 0), (0, 1), (0, 2)], 0),
    Pattern::of_singles(&[(0, 0), (0, 1), (0, 2)], 1),
    Pattern::of_singles(&[(0, 0), (0, 1), (0, 3)], 0),
    Pattern::of_singles(&[(0, 0), (0, 1), (0, 3)], 1),
    Pattern::of_singles(&[(0, 0), (0, 2), (0, 3)], 0),
    Pattern::of_singles(&[(0, 0), (0, 2), (0, 3)], 1),
    Pattern::of_singles(&[(0, 0), (0, 2), (0, 4)], 0),
    Pattern::of_singles(&[(0, 0), (0, 2), (0, 4)], 1),
];
