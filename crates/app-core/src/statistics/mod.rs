//! Statistics of finished matches. Everything here is pure: the store hands in one [`Outcome`]
//! for each finished match, and all numbers follow from those.

mod glicko;
mod outcome;
mod person;
mod rating;
mod report;

pub use glicko::Rating;
pub use outcome::{MilestoneFinder, Outcome, OutcomeEnd, SeatOutcome};
pub use person::{Person, other_people, own_seat};
pub use rating::{RatingStep, rating_history};
pub use report::{
    Filter, Notable, Opponents, Play, Report, Tally, first_reached, plays, points, solo_results,
};

use rules::Seat;

/// A finished match of the store.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedMatch {
    /// Number in the store.
    pub id: String,
    /// What came of it.
    pub outcome: Outcome,
    /// Of a match by link: the seats whose players use this device.
    pub here: Option<Vec<Seat>>,
}
