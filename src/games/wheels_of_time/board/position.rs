//! What several parts of the board ask of a state and of how it is shown.

use crate::games::ViewOptions;
use records::Colour;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Mark, Pair, Phase, Wheel, WheelsOfTime};

/// Whether every player has a wheel.
pub fn is_settled(state: &WheelsOfTime) -> bool {
    !matches!(state.phase(), Phase::Place(_) | Phase::Choose)
}

/// The seat that has a player wheel; nobody before the wheels are settled.
pub fn seat_of(state: &WheelsOfTime, mark: Mark) -> Option<Seat> {
    let mut seats = Seat::all(state.players()).filter(|_| is_settled(state));
    seats.find(|seat| state.mark(*seat) == mark)
}

/// The seat from whose side the board is shown: the one to act, or the one who
/// looks on.
pub fn viewer(view: &ViewOptions) -> Seat {
    view.actor.or(view.viewer).unwrap_or(Seat::FIRST)
}

/// The player wheel of the viewer, whose links stand out.
pub fn own_mark(state: &WheelsOfTime, view: &ViewOptions) -> Option<Mark> {
    is_settled(state).then(|| state.mark(viewer(view)))
}

/// The colours of the players of wheels 1 and 2, as far as they have players.
pub fn owners(state: &WheelsOfTime, view: &ViewOptions) -> [Option<Colour>; 2] {
    Mark::BOTH.map(|mark| seat_of(state, mark).map(|seat| view.colour(seat)))
}

/// The two links of a wheel's player that make a building together.
pub fn building_pair(state: &WheelsOfTime, mine: Option<Mark>) -> Option<Pair> {
    let seat = mine.and_then(|mark| seat_of(state, mark))?;
    Pair::ALL
        .into_iter()
        .find(|pair| state.makes_building(seat, *pair))
}

/// The wheel that is laid out next.
pub fn wheel_to_lay_out(state: &WheelsOfTime) -> Option<Wheel> {
    match state.phase() {
        Phase::Place(next) => Wheel::ALL.get(usize::from(next)).copied(),
        _ => None,
    }
}

/// What a seat is called.
pub fn name_of(view: &ViewOptions, seat: Seat) -> String {
    view.names.get(seat.index()).cloned().unwrap_or_default()
}
