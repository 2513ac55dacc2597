//! The generator: looks for a puzzle in steps.

use super::Puzzle;
use super::argonauts_wheel::Wins;
use super::kind::{NoSuchDifficulty, PuzzleKind};
use super::source::{Found, Source};
use super::turn_of_time::LastCards;
use super::wheels_of_time::LastTurns;
use rules::rng::Rng;

/// The random streams of a seed from which puzzles are drawn begin here: one for
/// each kind and difficulty.
const PUZZLE_STREAM: u64 = 1 << 8;

/// Looks for a puzzle.
pub struct Generator {
    kind: PuzzleKind,
    difficulty: u8,
    source: Box<dyn Source>,
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
        let source: Box<dyn Source> = match kind {
            PuzzleKind::Win => Box::new(Wins::new(difficulty, rng)),
            PuzzleKind::LastCard => Box::new(LastCards::new(difficulty, false, rng)),
            PuzzleKind::FindTheOrder => Box::new(LastCards::new(difficulty, true, rng)),
            PuzzleKind::FinishTheCity => Box::new(LastTurns::new(difficulty, rng)),
        };
        Ok(Self {
            kind,
            difficulty,
            source,
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
            if let Some(found) = self.source.step() {
                let Found {
                    setup,
                    actions,
                    solution,
                } = found;
                let puzzle = Puzzle::new(self.kind, self.difficulty, setup, actions, solution);
                self.puzzle = puzzle.ok();
            }
        }
        self.puzzle.is_none()
    }

    /// The puzzle, once it is found.
    #[must_use]
    pub const fn puzzle(&self) -> Option<&Puzzle> {
        self.puzzle.as_ref()
    }

    /// The puzzle, if it was found.
    #[must_use]
    pub fn into_puzzle(self) -> Option<Puzzle> {
        self.puzzle
    }
}
