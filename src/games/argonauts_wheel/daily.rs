//! The deal of the day.

use app_core::daily::{DailyDeal, DailyTask};
use bots::puzzles::PuzzleKind;

/// A puzzle, the hardest one on Sundays.
pub const DAILY: &[DailyDeal] = &[DailyDeal {
    number: 6,
    name: "Puzzle",
    about: "Find the win: one turn longer each day, until Sunday.",
    task: DailyTask::Puzzle(PuzzleKind::Win),
}];
