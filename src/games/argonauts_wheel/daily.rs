//! The deal of the day.

use crate::games::DealWords;
use app_core::daily::{DailyDeal, DailyTask};
use bots::puzzles::PuzzleKind;
use l10n::argonauts_wheel as words;

/// A puzzle, the hardest one on Sundays.
pub const DAILY: &[DailyDeal] = &[DailyDeal {
    number: 6,
    since: 0,
    task: DailyTask::Puzzle(PuzzleKind::Win),
}];

pub const WORDS: &[DealWords] = &[DealWords {
    name: words::DEAL_PUZZLE,
    about: words::DEAL_PUZZLE_ABOUT,
    result: None,
}];
