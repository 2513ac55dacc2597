//! The deals of the day.

use crate::games::DealWords;
use app_core::daily::{DailyDeal, DailyMatch, DailyTask};
use l10n::turn_of_time as words;
use rules::games::turn_of_time::{BALANCE_CARDS, DOMINANCE_GROUP};

/// Both solo goals.
pub const DAILY: &[DailyDeal] = &[
    DailyDeal {
        number: 1,
        since: 0,
        task: DailyTask::Match(DailyMatch {
            opponent: None,
            choices: &[&[("goal", "dominance")]],
        }),
    },
    DailyDeal {
        number: 2,
        since: 0,
        task: DailyTask::Match(DailyMatch {
            opponent: None,
            choices: &[&[("goal", "balance")]],
        }),
    },
];

pub const WORDS: &[DealWords] = &[
    DealWords {
        name: words::GOAL_DOMINANCE,
        about: words::DEAL_DOMINANCE_ABOUT,
        result: Some(|locale, result| match result.is_won {
            true => words::deal_dominance_won(locale, result.points),
            false => words::deal_dominance_missed(locale, result.points, DOMINANCE_GROUP),
        }),
    },
    DealWords {
        name: words::GOAL_BALANCE,
        about: words::DEAL_BALANCE_ABOUT,
        result: Some(
            |locale, result| match 4 * i32::from(BALANCE_CARDS) - result.points {
                0 => locale.text(words::DEAL_BALANCE_WON),
                off => words::deal_balance_missed(locale, off),
            },
        ),
    },
];
