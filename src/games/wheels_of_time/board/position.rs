//! Queries about a state and its view that several parts of the board share.

use crate::games::ViewOptions;
use records::Colour;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{LinkPair, Phase, PlayerWheel, Wheel, WheelsOfTime};

/// Whether the player wheels have been assigned.
pub fn is_settled(state: &WheelsOfTime) -> bool {
    state.is_solo() || !matches!(state.phase(), Phase::Place(_) | Phase::Choose)
}

/// The seat of a player wheel, or `None` if it has no player (yet).
pub fn seat_of(state: &WheelsOfTime, player_wheel: PlayerWheel) -> Option<Seat> {
    Seat::all(state.players())
        .filter(|_| is_settled(state))
        .find(|seat| state.player_wheel(*seat) == player_wheel)
}

/// The player wheel of the player to act here, or else of the viewer: its links are emphasized.
pub fn viewer_wheel(state: &WheelsOfTime, view: &ViewOptions) -> Option<PlayerWheel> {
    let seat = view.actor.or(view.viewer).unwrap_or(Seat::FIRST);
    is_settled(state).then(|| state.player_wheel(seat))
}

/// The colours of the players of wheels 1 and 2, if they have players.
pub fn owners(
    state: &WheelsOfTime,
    colour: impl Fn(Seat) -> Option<Colour>,
) -> [Option<Colour>; 2] {
    PlayerWheel::BOTH.map(|player_wheel| seat_of(state, player_wheel).and_then(&colour))
}

/// The two links of a player wheel that form a building, if any.
pub fn joinable_pair(state: &WheelsOfTime, mine: Option<PlayerWheel>) -> Option<LinkPair> {
    let seat = mine.and_then(|player_wheel| seat_of(state, player_wheel))?;
    LinkPair::ALL
        .into_iter()
        .find(|pair| state.forms_building(seat, *pair))
}

pub fn wheel_to_place(state: &WheelsOfTime) -> Option<Wheel> {
    match state.phase() {
        Phase::Place(next) => Wheel::ALL.get(usize::from(next)).copied(),
        _ => None,
    }
}
