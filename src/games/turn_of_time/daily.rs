//! The deals of the day.

use app_core::daily::{DailyDeal, DailyMatch, DailyResult, DailyTask};
use rules::games::turn_of_time::{BALANCE_CARDS, DOMINANCE_GROUP};

/// Both solo goals.
pub const DAILY: &[DailyDeal] = &[
    DailyDeal {
        number: 1,
        name: "Dominance",
        about: "Solo: end with a group of seven cards of one season.",
        task: DailyTask::Match(DailyMatch {
            opponent: None,
            choices: &[&[("goal", "dominance")]],
            result: dominance,
        }),
    },
    DailyDeal {
        number: 2,
        name: "Balance",
        about: "Solo: end with four cards of each season.",
        task: DailyTask::Match(DailyMatch {
            opponent: None,
            choices: &[&[("goal", "balance")]],
            result: balance,
        }),
    },
];

fn dominance(result: &DailyResult<'_>) -> String {
    let cards = result.points();
    if result.is_won() {
        format!("a group of {cards}")
    } else {
        format!("a group of {cards}, not {DOMINANCE_GROUP}")
    }
}

fn balance(result: &DailyResult<'_>) -> String {
    match 4 * i32::from(BALANCE_CARDS) - result.points() {
        0 => "in balance".to_owned(),
        1 => "1 card off".to_owned(),
        off => format!("{off} cards off"),
    }
}
