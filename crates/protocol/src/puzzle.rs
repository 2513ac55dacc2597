//! A puzzle by stable ids and notation, independent of the program that reads it.

use crate::setup::{MatchSetup, SetupMismatch};
use bots::puzzles::{InvalidPuzzle, Puzzle, PuzzleKind};
use rules::{Action, Setup};
use serde::{Deserialize, Serialize};

/// A puzzle. Actions are in notation.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleRecord {
    pub kind: PuzzleKind,
    pub difficulty: u8,
    pub setup: MatchSetup,
    /// The actions that lead to the position.
    pub actions: Vec<String>,
    /// A solution: the solver's actions and the replies to them.
    pub solution: Vec<String>,
    /// At each turn of the solver, the indices of the legal actions that only draw.
    pub draws: Box<[Vec<u8>]>,
}

/// Why a received puzzle is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleMismatch {
    /// The setup is invalid.
    #[error("{0}")]
    Setup(#[from] SetupMismatch),
    /// The position or the solution is invalid.
    #[error("{0}")]
    Puzzle(#[from] InvalidPuzzle),
}

impl From<&Puzzle> for PuzzleRecord {
    fn from(puzzle: &Puzzle) -> Self {
        let to_notation = |actions: &[Action]| actions.iter().map(ToString::to_string).collect();
        Self {
            kind: puzzle.kind(),
            difficulty: puzzle.difficulty(),
            setup: MatchSetup::from(puzzle.setup()),
            actions: to_notation(puzzle.actions()),
            solution: to_notation(puzzle.solution()),
            draws: puzzle.draws().into(),
        }
    }
}

impl TryFrom<PuzzleRecord> for Puzzle {
    type Error = PuzzleMismatch;

    fn try_from(sent: PuzzleRecord) -> Result<Self, PuzzleMismatch> {
        let setup = Setup::try_from(sent.setup)?;
        let puzzle = Self::from_notation(
            sent.kind,
            sent.difficulty,
            setup,
            &sent.actions,
            &sent.solution,
        )?;
        Ok(puzzle.with_draws(sent.draws.into_vec()))
    }
}
