//! The deal of the day.

use crate::games::DealWords;
use app_core::daily::{DailyDeal, DailyMatch, DailyTask};
use l10n::wheels_of_time as words;
use rules::games::wheels_of_time::MAX_TRACK;

/// The solitaire.
pub const DAILY: &[DailyDeal] = &[DailyDeal {
    number: 3,
    since: 0,
    task: DailyTask::Match(DailyMatch {
        opponent: None,
        choices: &[&[("wheels", "random")]],
    }),
}];

pub const WORDS: &[DealWords] = &[DealWords {
    name: words::DEAL_SOLITAIRE,
    about: words::DEAL_SOLITAIRE_ABOUT,
    result: Some(|locale, result| match result.is_won {
        true => words::deal_won(locale, result.turns),
        false => words::deal_missed(locale, result.points, 3 * MAX_TRACK),
    }),
}];
