//! The player's progress with one kind of endless puzzle: difficulty and streaks.

use super::OptIn;
use crate::day::Day;
use crate::puzzle_spec::PuzzleSpec;
use bots::puzzles::PuzzleKind;

/// Puzzles solved in a row that raise the automatic difficulty ...
const SOLVED_TO_GO_UP: u8 = 3;
/// ... and missed in a row that lower it.
const MISSED_TO_GO_DOWN: u8 = 2;

/// How a puzzle ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleResult {
    /// Solved, without a wrong action and without help.
    Solved,
    /// A wrong action, a hint, or the solution was shown.
    Missed,
}

/// How a puzzle of the day ended for the player.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    pub day: Day,
    pub deal: u8,
    pub result: PuzzleResult,
    /// The day on which it was begun.
    pub on: Day,
}

impl DailyPuzzle {
    /// Which deal of which day it is.
    pub const fn deal(&self) -> (Day, u8) {
        (self.day, self.deal)
    }
}

/// The player's record with a kind of puzzle.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleProgress {
    pub kind: PuzzleKind,
    /// The difficulty of the next puzzle.
    pub difficulty: u8,
    /// Whether the difficulty goes up and down by itself.
    pub automatic: OptIn,
    /// Puzzles solved since the last one that was missed.
    pub streak: u32,
    /// The longest streak.
    pub best: u32,
    pub solved: u32,
    pub missed: u32,
    /// Puzzles solved in a row at this difficulty; only counted while it is automatic.
    pub(super) ups: u8,
    /// Puzzles missed in a row at this difficulty; only counted while it is automatic.
    pub(super) downs: u8,
    /// The last puzzle that counted, by difficulty and seed: it counts once, however often
    /// its page is reloaded.
    pub(super) last: Option<(u8, u64)>,
}

impl PuzzleProgress {
    /// The record before the first puzzle.
    pub fn new(kind: PuzzleKind) -> Self {
        Self {
            kind,
            difficulty: *kind.difficulties().start(),
            automatic: OptIn::default(),
            streak: 0,
            best: 0,
            solved: 0,
            missed: 0,
            ups: 0,
            downs: 0,
            last: None,
        }
    }

    /// Whether the result of this puzzle will count.
    pub fn would_count(&self, spec: PuzzleSpec) -> bool {
        spec.kind == self.kind && self.last != Some((spec.difficulty, spec.seed))
    }

    /// Records a result, unless the puzzle has counted already.
    pub fn record(&mut self, spec: PuzzleSpec, result: PuzzleResult) {
        if !self.would_count(spec) {
            return;
        }
        self.last = Some((spec.difficulty, spec.seed));
        match result {
            PuzzleResult::Solved => {
                self.solved = self.solved.saturating_add(1);
                self.streak = self.streak.saturating_add(1);
                self.best = self.best.max(self.streak);
            }
            PuzzleResult::Missed => {
                self.missed = self.missed.saturating_add(1);
                self.streak = 0;
            }
        }
        // A puzzle from a friend's link may be of another difficulty.
        if self.automatic == OptIn::On && spec.difficulty == self.difficulty {
            self.step(result);
        }
    }

    /// Counts results in a row, and changes the automatic difficulty after enough of them.
    fn step(&mut self, result: PuzzleResult) {
        (self.ups, self.downs) = match result {
            PuzzleResult::Solved => (self.ups.saturating_add(1), 0),
            PuzzleResult::Missed => (0, self.downs.saturating_add(1)),
        };
        if self.ups >= SOLVED_TO_GO_UP {
            self.set_difficulty(self.difficulty.saturating_add(1));
        } else if self.downs >= MISSED_TO_GO_DOWN {
            self.set_difficulty(self.difficulty.saturating_sub(1));
        }
    }

    /// Sets the difficulty, to the nearest one that the kind has.
    pub fn set_difficulty(&mut self, difficulty: u8) {
        let range = self.kind.difficulties();
        self.difficulty = difficulty.clamp(*range.start(), *range.end());
        (self.ups, self.downs) = (0, 0);
    }

    /// Sets whether the difficulty is automatic.
    pub fn set_automatic(&mut self, automatic: OptIn) {
        self.automatic = automatic;
        (self.ups, self.downs) = (0, 0);
    }

    /// The puzzle after this one. A puzzle of a friend's link is followed by others of the
    /// same difficulty, unless that is automatic.
    pub const fn next(&self, spec: PuzzleSpec) -> PuzzleSpec {
        PuzzleSpec {
            kind: spec.kind,
            difficulty: match self.automatic {
                OptIn::On => self.difficulty,
                OptIn::Off => spec.difficulty,
            },
            seed: spec.seed.wrapping_add(1),
        }
    }

    /// Whether this differs from [`PuzzleProgress::new`], so that it has to be stored.
    pub(super) fn is_begun(&self) -> bool {
        *self != Self::new(self.kind)
    }
}

#[cfg(test)]
#[path = "puzzles_tests.rs"]
mod tests;
