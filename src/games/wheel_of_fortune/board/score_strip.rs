//! The scores of all players over the country, and how points fly there from their origin.

use super::animation::Animation;
use super::camera::clamp;
use super::pieces;
use super::snapshot::{Snapshot, SnapshotProps};
use crate::components::SeatMark;
use l10n::wheel_of_fortune as words;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Event, WheelOfFortune};
use rules::{PerSeat, Seat};
use text::name;
use web_sys::{DomRect, Element, HtmlElement};
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
    html! { <b key={view.ply} aria-hidden="true" ref={snapshot.flights.of(seat).gain} {class}>{ format!("+{points}") }</b> }
}

fn points_gained(state: &WheelOfFortune, events: &[Event]) -> PerSeat<u16> {
    let mut gained = PerSeat::new(state.players());
    for event in events {
        if let Event::Gained { seat, points, .. } = event {
            gained[*seat] += *points;
        }
    }
    gained
}

/// The elements between which points fly.
pub struct ScoreFlights {
    /// The element that shows the country and the wheel.
    pub stage: NodeRef,
    seats: Vec<Flight>,
}

/// The elements of one seat.
#[derive(Clone, Default)]
pub struct Flight {
    /// The last rising points, where the flight begins.
    pub source: NodeRef,
    /// The number that flies to the score.
    pub gain: NodeRef,
}

impl ScoreFlights {
    pub fn new() -> Self {
        let seats = Seat::all(u8::MAX).map(|_| Flight::default());
        Self {
            stage: NodeRef::default(),
            seats: seats.collect(),
        }
    }

    /// The elements of a seat.
    pub fn of(&self, seat: Seat) -> Flight {
        self.seats.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Measures, once the page is laid out, how far from the score each number
    /// begins, and sets that as style properties.
    pub fn aim(&self) {
        let Some(stage) = self.stage.cast::<Element>() else {
            return;
        };
        for flight in &self.seats {
            let _ = flight.aim(&stage);
        }
    }
}

impl Flight {
    fn aim(&self, stage: &Element) -> Option<()> {
        let gain = self.gain.cast::<HtmlElement>()?;
        let source = self.source.cast::<Element>()?;
        let stage = stage.get_bounding_client_rect();
        let (x, y) = centre(&source.get_bounding_client_rect());
        // Points out of sight start at the edge of the stage.
        let x = clamp(x, stage.left(), stage.right());
        let y = clamp(y, stage.top(), stage.bottom());
        // Offsets, unlike client rectangles, ignore the running animation.
        let score = gain.offset_parent()?.get_bounding_client_rect();
        let half = |size: i32| f64::from(size) / 2.0;
        let target = (
            score.left() + f64::from(gain.offset_left()) + half(gain.offset_width()),
            score.top() + f64::from(gain.offset_top()) + half(gain.offset_height()),
        );
        let style = gain.style();
        for (name, distance) in [("--wf-from-x", x - target.0), ("--wf-from-y", y - target.1)] {
            style
                .set_property(name, &format!("{}px", distance.round() as i32))
                .ok()?;
        }
        Some(())
    }
}

fn centre(rect: &DomRect) -> (f64, f64) {
    (
        rect.left() + rect.width() / 2.0,
        rect.top() + rect.height() / 2.0,
    )
}
