//! The deals of the day.

use crate::games::DealWords;
use app_core::daily::{DailyDeal, DailyMatch, DailyTask};
use bots::puzzles::PuzzleKind;
use l10n::wheel_of_fortune as words;
use rules::Level;

/// A sprint against the expert, and a puzzle.
pub const DAILY: &[DailyDeal] = &[
    DailyDeal {
        number: 7,
        since: 0,
        task: DailyTask::Match(DailyMatch {
            opponent: Some(Level::Expert),
            choices: &[&[("tiles", "24")]],
        }),
    },
    DailyDeal {
        number: 8,
        since: 20_261_201,
        task: DailyTask::Puzzle(PuzzleKind::LastTiles),
    },
];

pub const WORDS: &[DealWords] = &[
    DealWords {
        name: words::DEAL_SPRINT,
        about: words::DEAL_SPRINT_ABOUT,
        result: Some(|locale, result| {
            let (own, other) = (result.points, result.other_points);
            match (result.is_won, result.is_drawn) {
                (true, _) => words::deal_won(locale, own, other),
                (_, true) => words::deal_drawn(locale, own, other),
                _ => words::deal_lost(locale, own, other),
            }
        }),
    },
    DealWords {
        name: words::PUZZLE_LAST_TILES,
        about: words::PUZZLE_LAST_TILES_ABOUT,
        result: None,
    },
];
