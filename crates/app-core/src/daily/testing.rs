//! Deals for tests, like those of the games.

use super::{DailyDeal, DailyDeals, DailyMatch, DailyTask};
use bots::puzzles::PuzzleKind;
use rules::{GameId, Level};

/// Two solo games, a puzzle and a game against a bot.
pub const DEALS: DailyDeals = DailyDeals {
    of_game: |game| match game {
        GameId::TurnOfTime => SOLO,
        GameId::ArgonautsWheel => PUZZLE,
        GameId::WheelOfFortune => SPRINT,
        _ => &[],
    },
};

const SOLO: &[DailyDeal] = &[
    deal(1, DailyTask::Match(solo(&[&[("goal", "dominance")]]))),
    deal(2, DailyTask::Match(solo(&[&[("goal", "balance")]]))),
];

const PUZZLE: &[DailyDeal] = &[deal(6, DailyTask::Puzzle(PuzzleKind::Win))];

const SPRINT: &[DailyDeal] = &[deal(
    7,
    DailyTask::Match(DailyMatch {
        opponent: Some(Level::Expert),
        ..solo(&[&[("tiles", "24")]])
    }),
)];

const fn deal(number: u8, task: DailyTask) -> DailyDeal {
    DailyDeal {
        number,
        since: 0,
        task,
    }
}

const fn solo(choices: &'static [&'static [(&'static str, &'static str)]]) -> DailyMatch {
    DailyMatch {
        opponent: None,
        choices,
    }
}
