//! A deal of the day, as data of a game, and the end of its match.

use bots::puzzles::PuzzleKind;
use rules::Level;

/// A deal of the day: the date alone gives everybody the same deal.
pub struct DailyDeal {
    /// Permanent number from 1 to 9, different from those of all other deals of all games.
    /// It is a digit of the deal's seed.
    pub number: u8,
    /// The first day that has it, as digits such as 20261201, so that the days before stay as they were; 0 for all days.
    pub since: u64,
    /// A match or a puzzle.
    pub task: DailyTask,
}

/// What is played.
pub enum DailyTask {
    /// A match.
    Match(DailyMatch),
    /// A puzzle, of another difficulty on every day of the week.
    Puzzle(PuzzleKind),
}

/// A match whose seed is the date.
pub struct DailyMatch {
    /// The opponent; `None` for a solo game.
    pub opponent: Option<Level>,
    /// Options and their choices: one list after the other, from day to day.
    pub choices: &'static [&'static [(&'static str, &'static str)]],
}
