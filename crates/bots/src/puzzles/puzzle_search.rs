//! [`PuzzleSearch`]: the search for puzzles of one kind.

use rules::{Action, Setup};

/// A position with a solution.
pub(super) struct FoundPuzzle {
    pub(super) setup: Setup,
    pub(super) actions: Vec<Action>,
    pub(super) solution: Vec<Action>,
}

/// The search for puzzles of one kind.
pub(super) trait PuzzleSearch: Send {
    /// Does one unit of work, of less than a few milliseconds. Returns what was
    /// found.
    fn step(&mut self) -> Option<FoundPuzzle>;
}
