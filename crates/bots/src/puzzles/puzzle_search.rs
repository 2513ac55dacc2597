//! [`PuzzleSearch`]: the search for puzzles of one kind.

use rules::registry::RegisteredGame;
use rules::{Action, Setup};

/// A position with a solution.
pub(super) struct FoundPuzzle {
    pub(super) setup: Setup,
    pub(super) actions: Vec<Action>,
    pub(super) solution: Vec<Action>,
    /// See [`Puzzle::draws`](super::Puzzle::draws).
    pub(super) draws: Vec<Vec<u8>>,
}

impl FoundPuzzle {
    /// The puzzle after some actions of a game.
    pub(super) fn new<G: RegisteredGame>(
        setup: Setup,
        actions: &[G::Action],
        solution: &[G::Action],
    ) -> Self {
        Self {
            setup,
            actions: wrap::<G>(actions),
            solution: wrap::<G>(solution),
            draws: Vec::new(),
        }
    }
}

/// Actions of one game as those of any.
pub(super) fn wrap<G: RegisteredGame>(actions: &[G::Action]) -> Vec<Action> {
    actions.iter().copied().map(G::into_action).collect()
}

/// The search for puzzles of one kind.
pub(super) trait PuzzleSearch: Send {
    /// Does one unit of work, of less than a few milliseconds. Returns what was
    /// found.
    fn step(&mut self) -> Option<FoundPuzzle>;
}
