//! The free cells next to tiles, kept in order, with what a tile placed there
//! must match and what it would meet.

use super::cells::{Cell, Side};
use super::layout::{Layout, NONE, Sides};

/// The wheel has sixteen; every tile takes one and adds at most three.
const MOST: usize = 160;

/// What a tile would meet at one of its sides: the features, as its neighbour's
/// segments got them, at the left half, the middle and the right half, seen
/// from the tile.
pub(super) type Meet = [u8; 3];

/// Nothing lies there yet.
const NOTHING: [Meet; 4] = [[NONE; 3]; 4];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frontier {
    cells: [Cell; MOST],
    sides: [Sides; MOST],
    /// By side, clockwise from the north.
    meets: [[Meet; 4]; MOST],
    count: u8,
}

impl Frontier {
    pub(super) const EMPTY: Self = Self {
        cells: [Cell::new(0, 0); MOST],
        sides: [Sides::OPEN; MOST],
        meets: [NOTHING; MOST],
        count: 0,
    };

    fn find(&self, cell: Cell) -> Result<usize, usize> {
        let count = usize::from(self.count);
        self.cells[..count].binary_search(&cell)
    }

    /// What a tile in this cell must match, if it is free and next to a tile.
    pub(super) fn at(&self, cell: Cell) -> Option<Sides> {
        self.find(cell).ok().map(|at| self.sides[at])
    }

    /// What a tile in this cell would meet at each side.
    pub(super) fn met(&self, cell: Cell) -> [Meet; 4] {
        self.find(cell).map_or(NOTHING, |at| self.meets[at])
    }

    /// The cells row by row, with what a tile would meet there.
    pub(super) fn gaps(&self) -> impl Iterator<Item = (Cell, Sides, &[Meet; 4])> {
        let count = usize::from(self.count);
        self.iter()
            .zip(&self.meets[..count])
            .map(|((cell, sides), meets)| (cell, sides, meets))
    }

    /// The cells row by row.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Cell, Sides)> {
        let count = usize::from(self.count);
        let sides = self.sides[..count].iter().copied();
        self.cells[..count].iter().copied().zip(sides)
    }

    /// Something now meets this cell at one of its sides.
    pub(super) fn add(&mut self, cell: Cell, side: Side, edge: u8, meet: Meet) {
        let side = side as usize;
        match self.find(cell) {
            Ok(at) => {
                self.sides[at] = self.sides[at].with(side, edge);
                self.meets[at][side] = meet;
            }
            Err(at) => {
                let count = usize::from(self.count);
                if count < MOST {
                    self.cells.copy_within(at..count, at + 1);
                    self.sides.copy_within(at..count, at + 1);
                    self.meets.copy_within(at..count, at + 1);
                    self.cells[at] = cell;
                    self.sides[at] = Sides::OPEN.with(side, edge);
                    self.meets[at] = NOTHING;
                    self.meets[at][side] = meet;
                    self.count += 1;
                }
            }
        }
    }

    /// The cell is taken now.
    pub(super) fn remove(&mut self, cell: Cell) {
        if let Ok(at) = self.find(cell) {
            let count = usize::from(self.count);
            self.cells.copy_within(at + 1..count, at);
            self.sides.copy_within(at + 1..count, at);
            self.meets.copy_within(at + 1..count, at);
            self.count -= 1;
            // What is no longer there makes no difference between states.
            self.cells[count - 1] = Cell::new(0, 0);
            self.sides[count - 1] = Sides::OPEN;
            self.meets[count - 1] = NOTHING;
        }
    }

    /// Whether a tile fits anywhere.
    pub(super) fn takes(&self, tile: &Layout) -> bool {
        let count = usize::from(self.count);
        let mut sides = self.sides[..count].iter();
        sides.any(|sides| !tile.turns(*sides).is_empty())
    }
}
