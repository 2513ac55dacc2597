//! A deal of the day, as data of a game, and the end of its match.

use bots::puzzles::PuzzleKind;
use records::{Player, Standing, Summary};
use rules::{Level, Seat};

/// A deal of the day: the date alone gives everybody the same deal.
pub struct DailyDeal {
    /// Permanent number from 1 to 9, different from those of all other deals of all games.
    /// It is a digit of the deal's seed.
    pub number: u8,
    /// What it is, in a word or two.
    pub name: &'static str,
    /// What to do, in a sentence.
    pub about: &'static str,
    /// A match or a puzzle.
    pub task: DailyTask,
}

/// What is played.
pub enum DailyTask {
    /// A match.
    Match(DailyMatch),
    /// A puzzle, of another difficulty on every day of the week.
    Puzzle(PuzzleKind),
}

/// A match whose seed is the date.
pub struct DailyMatch {
    /// The opponent; `None` for a solo game.
    pub opponent: Option<Level>,
    /// Options and their choices: one list after the other, from day to day.
    pub choices: &'static [&'static [(&'static str, &'static str)]],
    /// The result in a few words, such as `7 rounds`.
    pub result: fn(&DailyResult<'_>) -> String,
}

/// The end of a match of the day.
pub struct DailyResult<'a> {
    summary: &'a Summary,
    standing: &'a Standing,
    own: Seat,
}

impl<'a> DailyResult<'a> {
    /// Of a finished match; `None` of other ones.
    pub fn of(summary: &'a Summary) -> Option<Self> {
        let standing = summary.standing.as_ref().filter(|_| summary.over)?;
        let (own, _) = Seat::all(u8::MAX)
            .zip(&summary.seats)
            .find(|(_, config)| config.player == Player::Human)?;
        Some(Self {
            summary,
            standing,
            own,
        })
    }

    /// Whether the person has won.
    pub fn is_won(&self) -> bool {
        self.standing.ranks.get(self.own.index()) == Some(&1) && !self.is_drawn()
    }

    /// Whether nobody has won.
    pub fn is_drawn(&self) -> bool {
        self.summary.seats.len() > 1 && self.standing.ranks.iter().all(|place| *place == 1)
    }

    /// The person's points.
    pub fn points(&self) -> i32 {
        self.standing
            .points
            .get(self.own.index())
            .copied()
            .unwrap_or_default()
    }

    /// The opponent's points.
    pub fn other_points(&self) -> i32 {
        let mut points = Seat::all(u8::MAX).zip(&self.standing.points);
        points
            .find(|(seat, _)| *seat != self.own)
            .map(|(_, points)| *points)
            .unwrap_or_default()
    }

    /// Number of turns.
    pub const fn turns(&self) -> u32 {
        self.standing.turn
    }
}
