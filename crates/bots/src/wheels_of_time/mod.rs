//! What the house knows of Wheels of Time.
//!
//! A turn is many small decisions, and their order hardly matters: what counts
//! is how a turn can end. `turns` finds each end once, `net` and `thumb` say
//! what it is worth, `planner` looks further, to the opponent's answers and
//! what dice bring.

mod lay_out;
mod levels;
mod net;
mod planner;
mod thumb;
mod turns;

pub use levels::level;
pub use net::{Facts, HIDDEN, Kind, Net, Wires, share};
pub use thumb::Thumb;
pub use turns::{Ends, Way};

use rules::Seat;
use rules::games::wheels_of_time::WheelsOfTime;

/// Says what a state is worth before anything more is looked at.
pub trait Judge {
    /// What a state at the start of a turn, or an ended one, is worth to a
    /// seat, from 0 (lost) to 1 (won).
    fn worth(&self, state: &WheelsOfTime, seat: Seat) -> f32;
}

/// What an ended game is worth to a seat; nothing if it goes on.
fn result(state: &WheelsOfTime, seat: Seat) -> Option<f32> {
    use rules::game::Game as _;
    use rules::games::wheels_of_time::EndReason;
    let reason = state.end_reason()?;
    Some(match (reason, state.score().places[seat]) {
        (EndReason::TooLong, _) => 0.5,
        (_, 1) => 1.0,
        _ => 0.0,
    })
}
