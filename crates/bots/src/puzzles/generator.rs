//! The generator: looks for a puzzle in steps, by the search of its kind.

use super::Puzzle;
use super::argonauts_wheel::WinSearch;
use super::kind::{NoSuchDifficulty, PuzzleKind};
use super::turn_of_time::LastCardsSearch;
use super::wheel_of_fortune::{LastTilesSearch, MostPointsSearch};
use super::wheels_of_time::LastTurnSearch;
use super::world_wonders::{BestBuySearch, MonumentSearch};
use rules::registry::RegisteredGame;
use rules::rng::Rng;
use rules::{Action, Setup};

/// The random streams of a seed from which puzzles are drawn begin here: one for
/// each kind and difficulty.
const PUZZLE_STREAM: u64 = 1 << 8;

/// Looks for a puzzle.
pub struct Generator {
    kind: PuzzleKind,
    difficulty: u8,
    search: Box<dyn PuzzleSearch>,
    puzzle: Option<Puzzle>,
}

impl Generator {
    /// A generator before its first step.
    ///
    /// # Errors
    /// If there are no puzzles of this kind and difficulty.
    pub fn new(kind: PuzzleKind, difficulty: u8, seed: u64) -> Result<Self, NoSuchDifficulty> {
        kind.check_difficulty(difficulty)?;
        let stream = PUZZLE_STREAM | (kind as u64) << 4 | u64::from(difficulty);
        let rng = Rng::new(seed, stream);
        let search: Box<dyn PuzzleSearch> = match kind {
            PuzzleKind::Win => Box::new(WinSearch::new(difficulty, rng)),
            PuzzleKind::LastCard => Box::new(LastCardsSearch::new(difficulty, false, rng)),
            PuzzleKind::FindTheOrder => Box::new(LastCardsSearch::new(difficulty, true, rng)),
            PuzzleKind::FinishTheCity => Box::new(LastTurnSearch::new(difficulty, rng)),
            PuzzleKind::LastTiles => Box::new(LastTilesSearch::new(difficulty, rng)),
            PuzzleKind::MostPoints => Box::new(MostPointsSearch::new(difficulty, rng)),
            PuzzleKind::Monument => Box::new(MonumentSearch::new(difficulty, rng)),
            PuzzleKind::BestBuy => Box::new(BestBuySearch::new(difficulty, rng)),
        };
        Ok(Self {
            kind,
            difficulty,
            search,
            puzzle: None,
        })
    }

    /// Does about `iterations` more units of work, each of less than a few
    /// milliseconds. Returns whether there is more to do: until a puzzle is
    /// found.
    pub fn step(&mut self, iterations: u32) -> bool {
        for _ in 0..iterations {
            if self.puzzle.is_some() {
                break;
            }
            if let Some(found) = self.search.step() {
                let (actions, solution) = (found.actions, found.solution);
                let puzzle =
                    Puzzle::new(self.kind, self.difficulty, found.setup, actions, solution);
                self.puzzle = puzzle.ok().map(|puzzle| puzzle.with_draws(found.draws));
            }
        }
        self.puzzle.is_none()
    }

    /// The puzzle, once it is found.
    pub const fn puzzle(&self) -> Option<&Puzzle> {
        self.puzzle.as_ref()
    }
}

/// A position with a solution.
pub(super) struct FoundPuzzle {
    pub(super) setup: Setup,
    pub(super) actions: Vec<Action>,
    pub(super) solution: Vec<Action>,
    /// See [`Puzzle::draws`](super::Puzzle::draws).
    pub(super) draws: Vec<Vec<u8>>,
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
