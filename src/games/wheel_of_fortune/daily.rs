//! The deal of the day.

use app_core::daily::{DailyDeal, DailyMatch, DailyResult, DailyTask};
use rules::Level;

/// A sprint against the expert.
pub const DAILY: &[DailyDeal] = &[DailyDeal {
    number: 7,
    name: "Sprint",
    about: "A short game of 24 tiles against Expert.",
    task: DailyTask::Match(DailyMatch {
        opponent: Some(Level::Expert),
        choices: &[&[("tiles", "24")]],
        result,
    }),
}];

fn result(result: &DailyResult<'_>) -> String {
    let outcome = match (result.is_won(), result.is_drawn()) {
        (true, _) => "won",
        (_, true) => "drawn",
        _ => "lost",
    };
    format!("{outcome} {} to {}", result.points(), result.other_points())
}
