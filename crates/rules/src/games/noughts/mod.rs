//! Noughts and crosses: the sample game, which shows what a complete game consists
//! of. It is compiled natively only: no page contains it.
//!
//! Two seats take turns to mark a cell of a board of three by three; the first seat
//! has the crosses. Three marks of one seat in a line win.
//!
//! An action is a cell, written as its column and row: `b2` is the middle one.

#[cfg(test)]
mod tests;

use crate::digest::Digest;
use crate::game::{EventSink, Game, ParseActionError, Score};
use crate::game_id::GameId;
use crate::rng::Rng;
use crate::seat::{PerSeat, Seat};
use crate::setup::{Setup, SetupRules};
use serde::Serialize;

/// Cells of the board, three by three.
pub const CELLS: u8 = 9;
const PLAYERS: u8 = 2;
const COLUMNS: [char; 3] = ['a', 'b', 'c'];
/// The lines of the board, as numbers of cells.
const LINES: [[u8; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// A cell. The text is its column and row, read in any case: `a1` to `c3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Cell(u8);

impl Cell {
    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS).map(Self)
    }

    /// Index of the cell from 0, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl core::fmt::Display for Cell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let column = COLUMNS.get(self.index() % 3).unwrap_or(&'?');
        write!(f, "{column}{}", self.0 / 3 + 1)
    }
}

/// The text is not a cell of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a cell is a column from `a` to `c` and a row from 1 to 3: `b2`")]
pub struct ParseCellError;

impl core::str::FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        Self::all()
            .find(|cell| cell.to_string().eq_ignore_ascii_case(text))
            .ok_or(ParseCellError)
    }
}

/// The event of the game: a cell was marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Marked {
    /// The seat that marked it.
    pub seat: Seat,
    /// The cell, which was free.
    pub cell: Cell,
}

/// Why a cell cannot be marked. The text is a sentence for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalAction {
    /// It is marked already.
    #[error("{0} is marked already.")]
    CellTaken(Cell),
    /// No cell can be marked once the game is over.
    #[error("The game is over.")]
    Over,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// Three marks of one seat are in a line.
    Line,
    /// All cells are marked.
    Full,
}

/// Where the winner's point comes from: three marks in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreItem;

/// A state of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noughts {
    cells: [Option<Seat>; CELLS as usize],
    marked: u8,
}

impl Noughts {
    /// The seat that marked a cell.
    pub fn mark(&self, cell: Cell) -> Option<Seat> {
        self.cells.get(cell.index()).copied().flatten()
    }

    /// The seat that has three marks in a line.
    pub fn winner(&self) -> Option<Seat> {
        LINES.iter().find_map(|line| {
            let [first, second, third] = line.map(|cell| self.mark(Cell(cell)));
            first.filter(|_| first == second && second == third)
        })
    }
}

impl Game for Noughts {
    type Action = Cell;
    type Event = Marked;
    type IllegalAction = IllegalAction;
    type EndReason = EndReason;
    type ScoreItem = ScoreItem;
    type ScoreKind = core::convert::Infallible;

    const ID: GameId = GameId::Noughts;
    const RULES_VERSION: u16 = 1;
    const MAX_ACTIONS: u32 = CELLS as u32;
    const MAX_LEGAL_ACTIONS: usize = CELLS as usize;
    const SETUP_RULES: SetupRules = SetupRules::without_chance(PLAYERS..=PLAYERS);

    fn start(_: &Setup) -> Self {
        Self {
            cells: [None; CELLS as usize],
            marked: 0,
        }
    }

    fn players(&self) -> u8 {
        PLAYERS
    }

    fn to_act(&self) -> Option<Seat> {
        let seat = Seat::in_turn(u32::from(self.marked), PLAYERS);
        self.end_reason().is_none().then_some(seat)
    }

    fn turn(&self) -> u32 {
        u32::from(self.marked) + 1
    }

    fn legal_actions(&self, actions: &mut Vec<Cell>) {
        actions.extend(Cell::all().filter(|cell| self.check_action(*cell).is_ok()));
    }

    fn check_action(&self, cell: Cell) -> Result<(), IllegalAction> {
        match self.mark(cell) {
            _ if self.end_reason().is_some() => Err(IllegalAction::Over),
            Some(_) => Err(IllegalAction::CellTaken(cell)),
            None => Ok(()),
        }
    }

    fn apply_unchecked<S: EventSink<Marked>>(&mut self, cell: Cell, events: &mut S) {
        if let (Some(seat), Some(mark)) = (self.to_act(), self.cells.get_mut(cell.index())) {
            *mark = Some(seat);
            self.marked += 1;
            events.push(Marked { seat, cell });
        }
    }

    fn score(&self) -> Score {
        let winner = self.winner();
        let points = PerSeat::from_fn(PLAYERS, |seat| i32::from(winner == Some(seat)));
        Score::ranked(points, |seat| points[seat])
    }

    fn score_items(&self) -> Vec<(Seat, i32, ScoreItem)> {
        self.winner()
            .into_iter()
            .map(|seat| (seat, 1, ScoreItem))
            .collect()
    }

    fn end_reason(&self) -> Option<EndReason> {
        match self.winner() {
            Some(_) => Some(EndReason::Line),
            None => (self.marked >= CELLS).then_some(EndReason::Full),
        }
    }

    fn reveal_count(&self) -> u32 {
        0
    }

    fn is_chance(_: &Marked) -> bool {
        false
    }

    fn redact(&mut self, _: Seat) {}

    fn determinize(&mut self, _: Seat, _: &mut Rng) {}

    fn digest(&self, digest: &mut Digest) {
        for cell in self.cells {
            digest.byte(cell.map_or(0, Seat::number));
        }
    }

    fn read_action(&self, text: &str) -> Result<Cell, ParseActionError<IllegalAction>> {
        text.parse()
            .map_err(|_| ParseActionError::Malformed { at: 0 })
    }
}
