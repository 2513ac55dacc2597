//! The scores of all players over the country, to which points fly.

use super::animation::Animation;
use super::pieces;
use super::snapshot::{Snapshot, SnapshotProps};
use crate::components::SeatMark;
use l10n::wheel_of_fortune as words;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Event, WheelOfFortune};
use rules::{PerSeat, Seat};
use text::name;
use yew::prelude::*;

#[component]
pub fn ScoreStrip(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    let Snapshot {
        state,
        view,
        recent,
        ..
    } = &**snapshot;
    let gained = points_gained(state, recent);
    let seats = Seat::all(state.players()).map(|seat| {
        let colour = view.colour(seat);
        let to_act = view.to_act == Some(seat);
        html! {
            <li class={classes!("wf-seat", to_act.then_some("to-act"))}>
                <span class="unseen">{ words::standing(view.locale, &view.names.player(seat), state.points(seat), state.supply(seat)) }</span>
                <SeatMark {colour} />
                <span class="wf-seat-name" aria-hidden="true">{ name(&view.names, seat) }</span>
                <strong aria-hidden="true">{ state.points(seat) }</strong>
                <span class="wf-seat-home" aria-hidden="true">
                    { pieces::follower_icon(colour, None) }
                    { state.supply(seat) }
                </span>
                if gained[seat] > 0 {
                    { points_badge(snapshot, seat, gained[seat]) }
                }
            </li>
        }
    });
    let many = state.players() > 3;
    html! {
        <ul class={classes!("wf-strip", many.then_some("many"))} data-floats="" aria-label={view.locale.text(words::SCORES)}>{ for seats }</ul>
    }
}

/// A seat's points since the person at the screen last acted. They appear with the last of them.
fn points_badge(snapshot: &Snapshot, seat: Seat, points: u16) -> Html {
    let Snapshot {
        view, animation, ..
    } = snapshot;
    let beat = animation
        .cues()
        .filter(|(_, cue)| cue.scores_for(seat))
        .map(|(beat, _)| beat)
        .last();
    let class = match beat.filter(|_| view.is_animated) {
        Some(beat) => Animation::class("wf-gain comes", beat),
        None => "wf-gain".to_owned(),
    };
    html! { <b key={view.ply} aria-hidden="true" ref={snapshot.flights.gain(seat)} {class}>{ format!("+{points}") }</b> }
}

/// Each seat's points from these events.
fn points_gained(state: &WheelOfFortune, events: &[Event]) -> PerSeat<u16> {
    let mut gained = PerSeat::new(state.players());
    for event in events {
        if let Event::Gained { seat, points, .. } = event {
            gained[*seat] += *points;
        }
    }
    gained
}
