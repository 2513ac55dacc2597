//! When a position that the player has practised comes back: after days that grow while it is found, as the scheduler
//! FSRS has it.

use crate::day::Day;
use chrono::{DateTime, TimeDelta};
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};

/// How it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// At the first try.
    Found,
    /// Not, or only after another try or a look at the solution.
    Missed,
}

/// What the scheduler knows of a position that was practised.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spacing {
    /// When it was practised last.
    pub on: Day,
    /// When it comes back.
    pub due: Day,
    stability: f64,
    difficulty: f64,
}

/// The scheduler's bounds of the difficulty.
const DIFFICULTIES: core::ops::RangeInclusive<f64> = 1.0..=10.0;
/// Bounds of the stability in days; the scheduler takes roots and logarithms of it.
const STABILITIES: core::ops::RangeInclusive<f64> = 0.01..=36_500.0;

impl Spacing {
    /// What was stored; `None` if the scheduler could not go on with it.
    pub(crate) fn new(on: Day, due: Day, stability: f64, difficulty: f64) -> Option<Self> {
        let is_sound = STABILITIES.contains(&stability) && DIFFICULTIES.contains(&difficulty);
        is_sound.then_some(Self {
            on,
            due,
            stability,
            difficulty,
        })
    }

    /// In how many days as much is remembered as the scheduler wants, and how hard the position is, from 1 to 10.
    pub(crate) const fn memory(&self) -> (f64, f64) {
        (self.stability, self.difficulty)
    }

    /// What follows when a position is practised today, for the first time or again.
    pub fn after(before: Option<Self>, recall: Recall, today: Day) -> Self {
        // It counts whole days; which ones they are does not matter to it.
        let last_review = DateTime::UNIX_EPOCH;
        let (card, days) = match before {
            None => (Card::default(), 0),
            Some(before) => {
                let card = Card {
                    stability: before.stability,
                    difficulty: before.difficulty,
                    state: State::Review,
                    last_review,
                    ..Card::default()
                };
                (card, today.days_since(before.on))
            }
        };
        let scheduler = FSRS::new(Parameters {
            // There are no steps within a day.
            enable_short_term: false,
            ..Parameters::default()
        });
        // Whether it was easy, nobody says: the scheduler wants to hear that only from the learner.
        let rating = match recall {
            Recall::Found => Rating::Good,
            Recall::Missed => Rating::Again,
        };
        let now = last_review + TimeDelta::days(days.into());
        let next = scheduler.next(card, now, rating).card;
        Self {
            on: today,
            due: today.later_by(next.scheduled_days.try_into().unwrap_or(1).max(1)),
            stability: rounded(next.stability).clamp(*STABILITIES.start(), *STABILITIES.end()),
            difficulty: rounded(next.difficulty).clamp(*DIFFICULTIES.start(), *DIFFICULTIES.end()),
        }
    }
}

fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u32) -> Day {
        Day::FIRST.later_by(number)
    }

    /// After how many days a position comes back, each time practised when it is due.
    fn intervals(recalls: &[Recall]) -> Vec<u32> {
        let (mut spacing, mut today) = (None, day(0));
        let mut intervals = Vec::new();
        for recall in recalls {
            let next = Spacing::after(spacing, *recall, today);
            intervals.push(next.due.days_since(today));
            (spacing, today) = (Some(next), next.due);
        }
        intervals
    }

    #[test]
    fn what_is_found_comes_back_later_each_time_and_what_is_missed_tomorrow() {
        use Recall::{Found, Missed};
        let found = intervals(&[Found; 5]);
        assert!(found.is_sorted_by(|one, next| one < next), "{found:?}");
        assert!((2..=5).contains(&found[0]) && found[4] > 60, "{found:?}");
        let missed = intervals(&[Found, Found, Missed, Found, Found]);
        assert_eq!(missed[..2], found[..2]);
        assert!(missed[2] < missed[1] && missed[4] > missed[3], "{missed:?}");
        assert_eq!(intervals(&[Missed, Missed]), [1, 1]);
    }

    #[test]
    fn who_comes_late_is_asked_less_soon() {
        let first = Spacing::after(None, Recall::Found, day(0));
        let in_time = Spacing::after(Some(first), Recall::Found, first.due);
        let late = first.due.later_by(10);
        let later = Spacing::after(Some(first), Recall::Found, late);
        let (in_time, later) = (
            in_time.due.days_since(first.due),
            later.due.days_since(late),
        );
        assert!(later > in_time, "{later} {in_time}");
    }

    #[test]
    fn odd_clocks_and_odd_memories_give_a_day() {
        let first = Spacing::after(None, Recall::Found, day(100));
        for recall in [Recall::Found, Recall::Missed] {
            // The same day, the clock set back, and the end of time.
            for today in [day(100), day(0), day(u32::MAX)] {
                let next = Spacing::after(Some(first), recall, today);
                assert!(next.due > today || today == day(u32::MAX));
            }
            for stability in [*STABILITIES.start(), *STABILITIES.end()] {
                for difficulty in [*DIFFICULTIES.start(), *DIFFICULTIES.end()] {
                    let odd = Spacing::new(day(0), day(1), stability, difficulty).unwrap();
                    let next = Spacing::after(Some(odd), recall, day(1));
                    assert!(next.due > day(1));
                    let (stability, difficulty) = next.memory();
                    assert!(Spacing::new(day(1), next.due, stability, difficulty).is_some());
                }
            }
        }
        for (stability, difficulty) in [(0.0, 5.0), (f64::NAN, 5.0), (-1.0, 5.0), (3.0, 11.0)] {
            assert_eq!(Spacing::new(day(0), day(1), stability, difficulty), None);
        }
    }
}
