//! Where cards lie. The first card's cell is `m13`; since all cards stay in
//! some 4 x 4 square, three more columns and rows each way are enough.

use super::season::{Card, Season};

/// A set of cells, one bit a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(u64);

/// A cell of the 7 x 7 field around the first card. Rows are counted
/// downwards, as they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// Why a text is no cell of the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCell {
    /// It is not written as cells are.
    Malformed,
    /// All cards stay within a square of four by four, so none ever gets there.
    OutOfReach,
}

/// Cells in a row of the bit board; the last column stays empty, so that
/// stepping east or west never reaches another row.
const STRIDE: u8 = 8;
/// Columns and rows of the field.
const SIDE: u8 = 7;
/// The first card's column and row in the field.
const MIDDLE: u8 = 3;
/// Column `m` is the thirteenth letter, counted from 0 here.
const MIDDLE_LETTER: u8 = 12;
/// The first card's row in notation.
const MIDDLE_ROW: u8 = 13;
/// The longest side that the cards may take up.
const EXTENT: u8 = 4;

/// A side of a cell, in the order in which meetings are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The row above.
    North,
    /// The column to the right.
    East,
    /// The row below.
    South,
    /// The column to the left.
    West,
}

impl Side {
    /// All sides in the order of lists.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }

    /// Reads its letter in any case.
    #[must_use]
    pub fn read(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|side| side.letter() == letter.to_ascii_lowercase())
    }
}

impl Cell {
    /// The first card's cell.
    pub const FIRST: Self = Self(MIDDLE * STRIDE + MIDDLE);

    /// All cells of the field, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Self(row * STRIDE + column)))
    }

    /// Column from 0 to 6; the first card lies in 3.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Row from 0 to 6, downwards; the first card lies in 3.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The cell in this column and row of the field.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self(row * STRIDE + column))
        } else {
            None
        }
    }

    /// The neighbour on a side, if the field goes so far.
    #[must_use]
    pub const fn neighbour(self, side: Side) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match side {
            Side::North => {
                if row == 0 {
                    None
                } else {
                    Self::at(column, row - 1)
                }
            }
            Side::East => Self::at(column + 1, row),
            Side::South => Self::at(column, row + 1),
            Side::West => {
                if column == 0 {
                    None
                } else {
                    Self::at(column - 1, row)
                }
            }
        }
    }

    /// Reads `m13`, in any case.
    ///
    /// # Errors
    /// Tells a cell that no card can ever reach from what is no cell at all.
    pub fn read(text: &str) -> Result<Self, NoCell> {
        let mut letters = text.chars();
        let letter = letters.next().ok_or(NoCell::Malformed)?;
        let digits = letters.as_str();
        if !letter.is_ascii_alphabetic() || digits.starts_with(['0', '+']) || digits.len() > 2 {
            return Err(NoCell::Malformed);
        }
        let column = letter.to_ascii_lowercase() as u8 - b'a' + MIDDLE;
        let row = digits.parse::<u8>().map_err(|_| NoCell::Malformed)? + MIDDLE;
        column
            .checked_sub(MIDDLE_LETTER)
            .zip(row.checked_sub(MIDDLE_ROW))
            .and_then(|(column, row)| Self::at(column, row))
            .ok_or(NoCell::OutOfReach)
    }

    const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl core::fmt::Display for Cell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let letter = char::from(b'a' + MIDDLE_LETTER - MIDDLE + self.column());
        write!(f, "{letter}{}", MIDDLE_ROW - MIDDLE + self.row())
    }
}

impl serde::Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);

    /// Whether the cell is among them.
    #[must_use]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn rows_and_columns(columns: (u8, u8), rows: (u8, u8)) -> Self {
        let mut line = 0_u64;
        let mut column = columns.0;
        while column <= columns.1 && column < SIDE {
            line |= 1 << column;
            column += 1;
        }
        let mut all = 0_u64;
        let mut row = rows.0;
        while row <= rows.1 && row < SIDE {
            all |= line << (row * STRIDE);
            row += 1;
        }
        Self(all)
    }

    const fn grown(self) -> u64 {
        self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE
    }

    /// The size of the largest edge-connected group.
    #[must_use]
    pub const fn largest_group(self) -> u8 {
        let mut rest = self.0;
        let mut largest = 0;
        while rest != 0 {
            let mut group = Self(rest & rest.wrapping_neg());
            loop {
                let grown = (group.0 | group.grown()) & self.0;
                if grown == group.0 {
                    break;
                }
                group = Self(grown);
            }
            rest &= !group.0;
            if group.len() > largest {
                largest = group.len();
            }
        }
        largest
    }
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

/// The cards on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    showing: [Cells; 4],
    below: [Cells; 4],
    /// First and last column and row in use; meaningless while empty.
    columns: (u8, u8),
    rows: (u8, u8),
}

impl Default for Grid {
    fn default() -> Self {
        Self {
            showing: [Cells::NONE; 4],
            below: [Cells::NONE; 4],
            columns: (MIDDLE, MIDDLE),
            rows: (MIDDLE, MIDDLE),
        }
    }
}

impl Grid {
    /// All cells with a card.
    #[must_use]
    pub const fn taken(&self) -> Cells {
        let [a, b, c, d] = self.showing;
        Cells(a.0 | b.0 | c.0 | d.0)
    }

    /// The cells that show a season.
    #[must_use]
    pub const fn showing(&self, season: Season) -> Cells {
        self.showing[season.index()]
    }

    /// The card in a cell.
    #[must_use]
    pub fn card(&self, cell: Cell) -> Option<Card> {
        let find = |boards: &[Cells; 4]| boards.iter().position(|board| board.has(cell));
        Some(Card::new(
            Season::nth(find(&self.showing)?),
            Season::nth(find(&self.below)?),
        ))
    }

    /// All cards with their cells, row by row.
    pub fn cards(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        self.taken()
            .filter_map(|cell| Some((cell, self.card(cell)?)))
    }

    /// Cells within reach of the 4 x 4 extent, taken or not.
    #[must_use]
    pub const fn room(&self) -> Cells {
        if self.taken().is_empty() {
            return Cells(Cell::FIRST.bit());
        }
        const fn reach(used: (u8, u8)) -> (u8, u8) {
            ((used.1 + 1).saturating_sub(EXTENT), used.0 + EXTENT - 1)
        }
        Cells::rows_and_columns(reach(self.columns), reach(self.rows))
    }

    /// Cells where a card may be put: free, edge to edge with another card
    /// (the first one: `m13`), and within a 4 x 4 extent.
    #[must_use]
    pub const fn free(&self) -> Cells {
        let taken = self.taken();
        if taken.is_empty() {
            return self.room();
        }
        Cells(taken.grown() & !taken.0 & self.room().0)
    }

    /// Puts a card on a free cell.
    pub fn put(&mut self, cell: Cell, card: Card) {
        if self.taken().is_empty() {
            self.columns = (cell.column(), cell.column());
            self.rows = (cell.row(), cell.row());
        }
        let widen = |used: (u8, u8), now: u8| (used.0.min(now), used.1.max(now));
        self.columns = widen(self.columns, cell.column());
        self.rows = widen(self.rows, cell.row());
        self.showing[card.up.index()].0 |= cell.bit();
        self.below[card.down.index()].0 |= cell.bit();
    }

    /// Turns the card in a cell over, if there is one.
    pub fn flip(&mut self, cell: Cell) {
        if let Some(card) = self.card(cell) {
            self.showing[card.up.index()].0 &= !cell.bit();
            self.below[card.down.index()].0 &= !cell.bit();
            self.showing[card.down.index()].0 |= cell.bit();
            self.below[card.up.index()].0 |= cell.bit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_from_the_first_card() {
        assert_eq!(Cell::FIRST.to_string(), "m13");
        assert_eq!(Cell::read("M13"), Ok(Cell::FIRST));
        for cell in Cell::all() {
            assert_eq!(Cell::read(&cell.to_string()), Ok(cell));
        }
        for text in ["", "m", "13", "m013", "m+13", "m-13", "m999", "é13"] {
            assert_eq!(Cell::read(text), Err(NoCell::Malformed), "{text}");
        }
        for text in ["a1", "c2", "z26", "m9", "q13", "m99"] {
            assert_eq!(Cell::read(text), Err(NoCell::OutOfReach), "{text}");
        }
    }

    #[test]
    fn neighbours_of_an_edge_cell_stay_on_the_field() {
        let corner = Cell::at(0, 0).unwrap();
        assert_eq!(corner.neighbour(Side::North), None);
        assert_eq!(corner.neighbour(Side::West), None);
        assert_eq!(corner.neighbour(Side::East), Cell::at(1, 0));
        assert_eq!(Cell::at(6, 6).unwrap().neighbour(Side::East), None);
    }

    #[test]
    fn groups_do_not_run_over_the_edge() {
        let mut grid = Grid::default();
        let spring = Card::new(Season::Spring, Season::Spring);
        for (column, row) in [(6, 0), (0, 1), (6, 1)] {
            grid.put(Cell::at(column, row).unwrap(), spring);
        }
        assert_eq!(grid.showing(Season::Spring).largest_group(), 2);
    }
}
