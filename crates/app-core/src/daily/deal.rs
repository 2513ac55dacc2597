//! A deal of the day, as data of a game, and the end of its match.

use bots::puzzles::PuzzleKind;
use records::{Player, Summary};
use rules::{Level, Seat};

/// A deal of the day: the date alone gives everybody the same deal.
pub struct DailyDeal {
    /// Permanent number from 1 to 9, different from those of all other deals of all games.
    /// It is a digit of the deal's seed.
    pub number: u8,
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
}

/// The end of a match of the day, for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// Whether the person has won.
    pub is_won: bool,
    /// Whether nobody has won.
    pub is_drawn: bool,
    /// The person's points.
    pub points: i32,
    /// The opponent's points.
    pub other_points: i32,
    /// Number of turns.
    pub turns: u32,
}

impl DailyResult {
    /// Of a finished match; `None` of other ones.
    pub fn of(summary: &Summary) -> Option<Self> {
        let standing = summary.standing.as_ref().filter(|_| summary.over)?;
        let mut seats = Seat::all(u8::MAX).zip(&summary.seats);
        let (own, _) = seats.find(|(_, config)| config.player == Player::Human)?;
        let is_drawn = summary.seats.len() > 1 && standing.ranks.iter().all(|place| *place == 1);
        let points = |is_theirs: fn(Seat, Seat) -> bool| {
            let mut points = Seat::all(u8::MAX).zip(&standing.points);
            let found = points.find(|(seat, _)| is_theirs(*seat, own));
            found.map(|(_, points)| *points).unwrap_or_default()
        };
        Some(Self {
            is_won: standing.ranks.get(own.index()) == Some(&1) && !is_drawn,
            is_drawn,
            points: points(|seat, own| seat == own),
            other_points: points(|seat, own| seat != own),
            turns: standing.turn,
        })
    }
}
