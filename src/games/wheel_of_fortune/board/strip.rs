//! How everybody stands, in a narrow strip over the country, to which points
//! go. It says nothing that the panel does not say.

use super::movement::Movement;
use super::pieces;
use super::snapshot::{Snapshot, SnapshotProps};
use crate::components::SeatMark;
use crate::text::name;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Event, WheelOfFortune};
use rules::{PerSeat, Seat};
use yew::prelude::*;

/// The strip.
#[component]
pub fn Strip(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    let Snapshot {
        state, view, last, ..
    } = &**snapshot;
    let gained = gained(state, last);
    let seats = Seat::all(state.players()).map(|seat| {
        let own = view.colour(seat);
        let to_act = state.to_act() == Some(seat);
        html! {
            <li class={classes!("wf-seat", to_act.then_some("to-act"))}>
                <SeatMark colour={own} />
                <span class="wf-seat-name">{ name(&view.names, seat) }</span>
                <strong>{ state.given(seat) }</strong>
                <span class="wf-seat-home">
                    { pieces::follower_icon(own, None) }
                    { state.supply(seat) }
                </span>
                if gained[seat] > 0 {
                    { gain(snapshot, seat, gained[seat]) }
                }
            </li>
        }
    });
    let many = state.players() > 3;
    html! {
        <ul class={classes!("wf-strip", many.then_some("many"))} aria-hidden="true">{ for seats }</ul>
    }
}

/// What a player got with the last action. All of it comes with the last points.
fn gain(snapshot: &Snapshot, seat: Seat, points: u16) -> Html {
    let Snapshot { view, movement, .. } = snapshot;
    let own = movement.shown().filter(|(_, shown)| shown.is_for(seat));
    let beat = own.map(|(beat, _)| beat).last();
    let class = match beat.filter(|_| view.moving) {
        Some(beat) => Movement::class("wf-gain comes", beat),
        None => "wf-gain".to_owned(),
    };
    html! { <b key={view.ply} ref={snapshot.flights.gain(seat)} {class}>{ format!("+{points}") }</b> }
}

/// What each player got with the last action.
fn gained(state: &WheelOfFortune, events: &[Event]) -> PerSeat<u16> {
    let mut gained = PerSeat::new(state.players());
    for event in events {
        if let Event::Gained { seat, points, .. } = event {
            gained[*seat] += *points;
        }
    }
    gained
}
