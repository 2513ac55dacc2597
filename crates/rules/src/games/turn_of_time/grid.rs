//! The table: its cells, and the cards on them. All cards must fit into a square
//! of 4 x 4 cells, so three more columns and rows on each side of the first card
//! are enough.

use super::card::Card;
use super::season::Season;
use crate::grid::{BitIndex, BitSet, Side};

/// A set of cells, which are ordered row by row.
pub type Cells = BitSet<Cell, 1>;

/// A cell of the 7 x 7 field around the first card.
///
/// The text is a column letter and a row number, counted downwards, and is read
/// in any case; the first card is on `m13`:
///
/// ```
/// use rules::games::turn_of_time::{Cell, Side};
///
/// let cell: Cell = "N12".parse()?;
/// assert_eq!(cell.neighbour(Side::North), "n11".parse().ok());
/// assert_eq!(Cell::FIRST.to_string(), "m13");
/// # Ok::<(), rules::games::turn_of_time::ParseCellError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// Why a text is not a cell of the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseCellError {
    /// It is not a letter and a number without leading zeros.
    #[error("a cell is a column letter and a row number: `m13`")]
    Malformed,
    /// The cell is outside the field: no card can ever get there, since all of
    /// them fit into a square of four by four cells.
    #[error("the cell is too far from the first card on {}", Cell::FIRST)]
    OutsideField,
}

/// Bits per row of the bitboard. The last column stays empty, so that a step
/// east or west never reaches another row.
const STRIDE: u8 = 8;
/// Number of columns and of rows of the field.
const SIDE: u8 = 7;
/// Column and row of the first card in the field.
const MIDDLE: u8 = 3;
/// Column of the first card in notation, as an index into the alphabet: `m`.
const MIDDLE_LETTER: u8 = 12;
/// Row of the first card in notation.
const MIDDLE_ROW: u8 = 13;
/// Number of columns and of rows that the cards may take up (rulebook:
/// "Gameplay").
const EXTENT: u8 = 4;

impl Cell {
    /// The cell of the first card.
    pub const FIRST: Self = Self(MIDDLE * STRIDE + MIDDLE);

    /// All cells of the field, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Self(row * STRIDE + column)))
    }

    /// Column from 0 to 6; the first card is in column 3.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Row from 0 to 6, downwards; the first card is in row 3.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The cell in this column and row, or `None` outside the field.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self(row * STRIDE + column))
        } else {
            None
        }
    }

    /// The neighbour on a side, or `None` outside the field.
    #[must_use]
    pub const fn neighbour(self, side: Side) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match side {
            // Beyond the field the number wraps, and is not on it either.
            Side::North => Self::new(column, row.wrapping_sub(1)),
            Side::East => Self::new(column + 1, row),
            Side::South => Self::new(column, row + 1),
            Side::West => Self::new(column.wrapping_sub(1), row),
        }
    }
}

impl core::fmt::Display for Cell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let letter = char::from(b'a' + MIDDLE_LETTER - MIDDLE + self.column());
        write!(f, "{letter}{}", MIDDLE_ROW - MIDDLE + self.row())
    }
}

impl core::str::FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        let mut letters = text.chars();
        let letter = letters.next().ok_or(ParseCellError::Malformed)?;
        let digits = letters.as_str();
        if !letter.is_ascii_alphabetic() || digits.starts_with(['0', '+']) || digits.len() > 2 {
            return Err(ParseCellError::Malformed);
        }
        let column = letter.to_ascii_lowercase() as u8 - b'a' + MIDDLE;
        let row = digits
            .parse::<u8>()
            .map_err(|_| ParseCellError::Malformed)?
            + MIDDLE;
        column
            .checked_sub(MIDDLE_LETTER)
            .zip(row.checked_sub(MIDDLE_ROW))
            .and_then(|(column, row)| Self::new(column, row))
            .ok_or(ParseCellError::OutsideField)
    }
}

impl serde::Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
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

impl Cells {
    /// The cells of the field in these columns and rows, both ends included.
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
        Self::from_words([all])
    }

    /// Number of cells of the largest edge-connected group (rulebook: "End of
    /// Game").
    pub fn largest_group(self) -> u8 {
        let mut rest = self;
        let mut largest = 0;
        while let Some(cell) = rest.first() {
            let group = Self::one(cell).flood_fill(self, STRIDE);
            rest -= group;
            largest = largest.max(group.len() as u8);
        }
        largest
    }
}

/// The cards on the table, as one set of cells per season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The cells whose card shows each season.
    showing: [Cells; 4],
    /// The cells whose card has each season on the other face.
    below: [Cells; 4],
    /// First and last column with a card; meaningless while there is no card.
    columns: (u8, u8),
    /// First and last row with a card; meaningless while there is no card.
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
    /// The cell of the first card.
    const FIRST: Cells = Cells::rows_and_columns((MIDDLE, MIDDLE), (MIDDLE, MIDDLE));

    /// The cells with a card.
    pub fn occupied(&self) -> Cells {
        let [a, b, c, d] = self.showing;
        a | b | c | d
    }

    /// The cells whose card shows a season.
    pub const fn showing(&self, season: Season) -> Cells {
        self.showing[season.index()]
    }

    /// The card on a cell.
    pub fn card(&self, cell: Cell) -> Option<Card> {
        let find = |boards: &[Cells; 4]| boards.iter().position(|board| board.has(cell));
        Some(Card::new(
            Season::from_index(find(&self.showing)?),
            Season::from_index(find(&self.below)?),
        ))
    }

    /// All cards with their cells, row by row.
    pub fn cards(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        self.occupied()
            .iter()
            .filter_map(|cell| Some((cell, self.card(cell)?)))
    }

    /// The cells, with or without a card, in which a card does not exceed the
    /// extent of 4 x 4 cells; before the first card, its cell alone.
    pub fn within_extent(&self) -> Cells {
        if self.occupied().is_empty() {
            return Self::FIRST;
        }
        const fn reach((first, last): (u8, u8)) -> (u8, u8) {
            ((last + 1).saturating_sub(EXTENT), first + EXTENT - 1)
        }
        Cells::rows_and_columns(reach(self.columns), reach(self.rows))
    }

    /// The cells where a card may be put: without a card, edge to edge with one,
    /// and within an extent of 4 x 4 cells; before the first card, its cell alone
    /// (rulebook: "Gameplay").
    pub fn free(&self) -> Cells {
        let occupied = self.occupied();
        if occupied.is_empty() {
            return self.within_extent();
        }
        (occupied.adjacent(STRIDE) - occupied) & self.within_extent()
    }

    /// Puts a card on a free cell.
    pub fn place(&mut self, cell: Cell, card: Card) {
        if self.occupied().is_empty() {
            self.columns = (cell.column(), cell.column());
            self.rows = (cell.row(), cell.row());
        }
        let widen = |(first, last): (u8, u8), new: u8| (first.min(new), last.max(new));
        self.columns = widen(self.columns, cell.column());
        self.rows = widen(self.rows, cell.row());
        self.showing[card.up.index()].add(cell);
        self.below[card.down.index()].add(cell);
    }

    /// Turns over the card on a cell, if there is one.
    pub fn flip(&mut self, cell: Cell) {
        if let Some(card) = self.card(cell) {
            for (set, old, new) in [
                (&mut self.showing, card.up, card.down),
                (&mut self.below, card.down, card.up),
            ] {
                set[old.index()] -= Cells::one(cell);
                set[new.index()].add(cell);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_from_the_first_card() {
        assert_eq!(Cell::FIRST.to_string(), "m13");
        assert_eq!("M13".parse(), Ok(Cell::FIRST));
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for text in ["", "m", "13", "m013", "m+13", "m-13", "m999", "é13"] {
            assert_eq!(
                text.parse::<Cell>(),
                Err(ParseCellError::Malformed),
                "{text}"
            );
        }
        for text in ["a1", "c2", "z26", "m9", "q13", "m99"] {
            assert_eq!(
                text.parse::<Cell>(),
                Err(ParseCellError::OutsideField),
                "{text}"
            );
        }
    }

    #[test]
    fn neighbours_of_an_edge_cell_stay_on_the_field() {
        let corner = Cell::new(0, 0).unwrap();
        assert_eq!(corner.neighbour(Side::North), None);
        assert_eq!(corner.neighbour(Side::West), None);
        assert_eq!(corner.neighbour(Side::East), Cell::new(1, 0));
        assert_eq!(Cell::new(6, 6).unwrap().neighbour(Side::East), None);
    }

    #[test]
    fn groups_do_not_run_over_the_edge() {
        let mut grid = Grid::default();
        let spring = Card::new(Season::Spring, Season::Spring);
        for (column, row) in [(6, 0), (0, 1), (6, 1)] {
            grid.place(Cell::new(column, row).unwrap(), spring);
        }
        assert_eq!(grid.showing(Season::Spring).largest_group(), 2);
    }
}
