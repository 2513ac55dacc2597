//! How everybody stands, in a narrow strip over the country, to which points
//! go. It says nothing that the panel does not say.

use super::movement::Movement;
use super::news::{gained, key, on_beat};
use super::pieces;
use super::targets::colour;
use crate::games::BoardProps;
use crate::parts;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::WheelOfFortune;
use yew::prelude::*;

/// The strip.
pub fn strip(
    state: &WheelOfFortune,
    props: &BoardProps<WheelOfFortune>,
    movement: &Movement,
) -> Html {
    let gained = gained(state, props);
    let seats = Seat::all(state.players()).map(|seat| {
        let own = colour(props, seat);
        let name = props.view.names.get(seat.index()).cloned().unwrap_or_default();
        // All of it comes with the last points.
        let points = movement.shown().filter(|(_, shown)| shown.is_for(seat));
        let beat = points.map(|(beat, _)| beat).last();
        let gain = (gained[seat] > 0).then(|| {
            let class = match beat.filter(|_| props.view.moving) {
                Some(beat) => on_beat("wf-gain comes", beat),
                None => "wf-gain".to_owned(),
            };
            let gain = ["+", &gained[seat].to_string()].concat();
            html! { <b key={key(props, 0)} {class} data-gain={seat.index().to_string()}>{ gain }</b> }
        });
        html! {
            <li class={parts::class("wf-seat", state.to_act() == Some(seat), "to-act")}>
                { parts::seat_mark(own) }
                { parts::span("wf-seat-name", name) }
                <strong>{ i32::from(state.given(seat)) }</strong>
                <span class="wf-seat-home">
                    { pieces::follower_icon(own, None) }
                    { state.supply(seat) }
                </span>
                { for gain }
            </li>
        }
    });
    let many = state.players() > 3;
    html! { <ul class={parts::class("wf-strip", many, "many")} aria-hidden="true">{ for seats }</ul> }
}
