//! The deals of the day.

use app_core::daily::{DailyDeal, DailyMatch, DailyResult, DailyTask};

/// The automaton, easy and hard.
pub const DAILY: &[DailyDeal] = &[
    DailyDeal {
        number: 4,
        name: "Easy",
        about: "Solo: score more than your resources add up to.",
        task: DailyTask::Match(DailyMatch {
            opponent: None,
            choices: &[
                &[("automaton", "easy")],
                &[("automaton", "easy"), ("map", "b")],
            ],
            result,
        }),
    },
    DailyDeal {
        number: 5,
        name: "Hard",
        about: "Solo: the automaton's monuments count against you too.",
        task: DailyTask::Match(DailyMatch {
            opponent: None,
            choices: &[
                &[("automaton", "hard"), ("board", "b")],
                &[("automaton", "hard")],
            ],
            result,
        }),
    },
];

fn result(result: &DailyResult<'_>) -> String {
    let outcome = if result.is_won() { "won" } else { "lost" };
    match result.points() {
        1 => format!("{outcome} with 1 point"),
        points => format!("{outcome} with {points} points"),
    }
}
