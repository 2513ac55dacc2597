//! The deals of the day.

use crate::games::DealWords;
use app_core::PersonalResult;
use app_core::daily::{DailyDeal, DailyMatch, DailyTask};
use bots::puzzles::PuzzleKind;
use l10n::world_wonders as words;
use text::Locale;

/// The automaton, easy and hard, and a puzzle.
pub const DAILY: &[DailyDeal] = &[
    DailyDeal {
        number: 4,
        since: 0,
        task: DailyTask::Match(DailyMatch {
            opponent: None,
            choices: &[
                &[("automaton", "easy")],
                &[("automaton", "easy"), ("map", "b")],
            ],
        }),
    },
    DailyDeal {
        number: 5,
        since: 0,
        task: DailyTask::Match(DailyMatch {
            opponent: None,
            choices: &[
                &[("automaton", "hard"), ("board", "b")],
                &[("automaton", "hard")],
            ],
        }),
    },
    DailyDeal {
        number: 9,
        since: 20_261_201,
        task: DailyTask::Puzzle(PuzzleKind::Monument),
    },
];

pub const WORDS: &[DealWords] = &[
    DealWords {
        name: words::DEAL_EASY,
        about: words::DEAL_EASY_ABOUT,
        result: Some(result),
    },
    DealWords {
        name: words::DEAL_HARD,
        about: words::DEAL_HARD_ABOUT,
        result: Some(result),
    },
    DealWords {
        name: words::PUZZLE_MONUMENT,
        about: words::PUZZLE_MONUMENT_ABOUT,
        result: None,
    },
];

fn result(locale: Locale, result: &PersonalResult) -> String {
    match result.is_won {
        true => words::deal_won(locale, result.points),
        false => words::deal_lost(locale, result.points),
    }
}
