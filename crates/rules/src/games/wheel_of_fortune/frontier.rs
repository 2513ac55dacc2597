//! The free cells next to tiles, with the edges that a tile placed there must
//! match and the features that it would join.

use super::cells::Cell;
use super::copies::copy_list;
use super::features::NO_FEATURE;
use super::layout::{EdgeCodes, Layout};
use crate::grid::Side;

/// The wheel has 16 cells around it; each of 144 tiles takes one and adds at most
/// three.
const MAX_OPEN_CELLS: usize = 16 + 2 * 144;

/// The neighbour's features at one side of a free cell: at the left half, the
/// middle and the right half, seen from inside the cell; [`NO_FEATURE`] for none.
pub(super) type SideFeatures = [u16; 3];

/// No neighbour at any side.
const NO_FEATURES: [SideFeatures; 4] = [[NO_FEATURE; 3]; 4];

/// The free cells next to tiles, sorted by row and column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frontier {
    cells: [Cell; MAX_OPEN_CELLS],
    edges: [EdgeCodes; MAX_OPEN_CELLS],
    /// By cell and side, clockwise from the north.
    features: [[SideFeatures; 4]; MAX_OPEN_CELLS],
    count: u16,
}

impl Frontier {
    pub(super) const EMPTY: Self = Self {
        cells: [Cell::new(0, 0); MAX_OPEN_CELLS],
        edges: [EdgeCodes::NONE; MAX_OPEN_CELLS],
        features: [NO_FEATURES; MAX_OPEN_CELLS],
        count: 0,
    };

    /// Makes this list equal to another one.
    pub(super) fn copy_from(&mut self, other: &Self) {
        let counts = (usize::from(self.count), usize::from(other.count));
        copy_list(&mut self.cells, &other.cells, counts, Cell::new(0, 0));
        copy_list(&mut self.edges, &other.edges, counts, EdgeCodes::NONE);
        copy_list(&mut self.features, &other.features, counts, NO_FEATURES);
        self.count = other.count;
    }

    fn find(&self, cell: Cell) -> Result<usize, usize> {
        let count = usize::from(self.count);
        self.cells[..count].binary_search(&cell)
    }

    /// The edges that a tile in this cell must match, or `None` if the cell is
    /// taken or not next to a tile.
    pub(super) fn edges_around(&self, cell: Cell) -> Option<EdgeCodes> {
        self.find(cell).ok().map(|at| self.edges[at])
    }

    /// The features next to this cell, by side.
    pub(super) fn features_around(&self, cell: Cell) -> [SideFeatures; 4] {
        self.find(cell).map_or(NO_FEATURES, |at| self.features[at])
    }

    /// The cells row by row, with the edges and features around them.
    pub(super) fn open_cells(&self) -> impl Iterator<Item = (Cell, EdgeCodes, &[SideFeatures; 4])> {
        let count = usize::from(self.count);
        self.iter()
            .zip(&self.features[..count])
            .map(|((cell, edges), features)| (cell, edges, features))
    }

    /// The cells row by row, with the edges around them.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Cell, EdgeCodes)> {
        let count = usize::from(self.count);
        let sides = self.edges[..count].iter().copied();
        self.cells[..count].iter().copied().zip(sides)
    }

    /// Adds the edge of a new neighbour at one side of a cell.
    pub(super) fn add(&mut self, cell: Cell, side: Side, edge: u8, features: SideFeatures) {
        let side = side as usize;
        match self.find(cell) {
            Ok(at) => {
                self.edges[at] = self.edges[at].with(side, edge);
                self.features[at][side] = features;
            }
            Err(at) => {
                let count = usize::from(self.count);
                if count < MAX_OPEN_CELLS {
                    self.cells.copy_within(at..count, at + 1);
                    self.edges.copy_within(at..count, at + 1);
                    self.features.copy_within(at..count, at + 1);
                    self.cells[at] = cell;
                    self.edges[at] = EdgeCodes::NONE.with(side, edge);
                    self.features[at] = NO_FEATURES;
                    self.features[at][side] = features;
                    self.count += 1;
                }
            }
        }
    }

    /// Removes a cell that is taken now.
    pub(super) fn remove(&mut self, cell: Cell) {
        if let Ok(at) = self.find(cell) {
            let count = usize::from(self.count);
            self.cells.copy_within(at + 1..count, at);
            self.edges.copy_within(at + 1..count, at);
            self.features.copy_within(at + 1..count, at);
            self.count -= 1;
            // Unused entries are equal in equal states.
            self.cells[count - 1] = Cell::new(0, 0);
            self.edges[count - 1] = EdgeCodes::NONE;
            self.features[count - 1] = NO_FEATURES;
        }
    }

    /// Whether a tile fits in any cell.
    pub(super) fn fits(&self, tile: &Layout) -> bool {
        let count = usize::from(self.count);
        let mut sides = self.edges[..count].iter();
        sides.any(|sides| !tile.rotations_matching(*sides).is_empty())
    }
}
