//! The deal of the day.

use app_core::daily::{DailyDeal, DailyMatch, DailyResult, DailyTask};
use rules::games::wheels_of_time::MAX_TRACK;

/// The solitaire.
pub const DAILY: &[DailyDeal] = &[DailyDeal {
    number: 3,
    name: "Solitaire",
    about: "Solo: complete your city in eight rounds, or fewer.",
    task: DailyTask::Match(DailyMatch {
        opponent: None,
        choices: &[&[("wheels", "random")]],
        result,
    }),
}];

fn result(result: &DailyResult<'_>) -> String {
    if result.is_won() {
        format!("{} rounds", result.turns())
    } else {
        let all = 3 * MAX_TRACK;
        format!("{} of {all} structures", result.points())
    }
}
