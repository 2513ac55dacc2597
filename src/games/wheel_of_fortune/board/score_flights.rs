//! Points rise from where they are got and fly to the score of their player;
//! followers go home.

use super::camera::within;
use super::follower_layer::post_at;
use super::geometry::{Point, TILE, corner, crown, pig, translate};
use super::movement::{From, Movement, Shown};
use super::pieces;
use super::snapshot::Snapshot;
use crate::components::seat_shape;
use crate::games::ViewOptions;
use rules::Seat;
use rules::games::wheel_of_fortune::{FollowerSpot, Kind, WheelOfFortune};
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

/// The elements between which points fly.
pub struct ScoreFlights {
    stage: NodeRef,
    /// By seat, as many as a game can have.
    seats: Vec<Flight>,
}

/// The elements of one seat.
#[derive(Default)]
struct Flight {
    /// The points that rise.
    source: NodeRef,
    /// The number at the score.
    gain: NodeRef,
}

impl ScoreFlights {
    /// No elements yet.
    pub fn new() -> Self {
        let seats = Seat::all(u8::MAX).map(|_| Flight::default());
        Self {
            stage: NodeRef::default(),
            seats: seats.collect(),
        }
    }

    /// The element that shows the country and the wheel.
    pub fn stage(&self) -> NodeRef {
        self.stage.clone()
    }

    /// The number that comes to the score of a seat.
    pub fn gain(&self, seat: Seat) -> NodeRef {
        let flight = self.seats.get(seat.index());
        flight.map(|flight| flight.gain.clone()).unwrap_or_default()
    }

    /// The last points of a seat, which fly to its score.
    fn source(&self, seat: Seat) -> NodeRef {
        let flight = self.seats.get(seat.index());
        flight
            .map(|flight| flight.source.clone())
            .unwrap_or_default()
    }

    /// Tells each number that comes to a score how far from there it begins:
    /// only the page knows, once it is laid out.
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
        let (x, y) = middle(&source.get_bounding_client_rect());
        // What is out of sight comes from the edge.
        let x = within(x, stage.left(), stage.right());
        let y = within(y, stage.top(), stage.bottom());
        // Where it rests does not depend on how far it has come.
        let score = gain.offset_parent()?.get_bounding_client_rect();
        let half = |size: i32| f64::from(size) / 2.0;
        let rests = (
            score.left() + f64::from(gain.offset_left()) + half(gain.offset_width()),
            score.top() + f64::from(gain.offset_top()) + half(gain.offset_height()),
        );
        let style = gain.style();
        for (name, far) in [("--wf-from-x", x - rests.0), ("--wf-from-y", y - rests.1)] {
            style
                .set_property(name, &format!("{}px", far.round() as i32))
                .ok()?;
        }
        Some(())
    }
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (
        rect.left() + rect.width() / 2.0,
        rect.top() + rect.height() / 2.0,
    )
}

/// Points that rise and followers that go: those on the wheel beside the board,
/// or those in the country.
pub fn departures(snapshot: &Snapshot, on_wheel: bool) -> Html {
    let Snapshot {
        state,
        view,
        movement,
        ..
    } = snapshot;
    if !view.moving {
        return html! {};
    }
    let mut departures = Vec::new();
    let mut last = None;
    let mut nth = 0;
    for (index, (beat, shown)) in movement.shown().enumerate() {
        let key = format!("{}-{index}", view.ply);
        match shown {
            Shown::Points(seat, points, from) => {
                let Some((middle, _)) = source(state, *from).filter(|(_, on)| *on == on_wheel)
                else {
                    continue;
                };
                // Players who get points for the same stand side by side.
                nth = if last == Some((beat, *from)) {
                    nth + 1
                } else {
                    0
                };
                last = Some((beat, *from));
                // The last ones fly to the score.
                let mut later = movement.shown().skip(index + 1);
                let flies = !later.any(|(_, shown)| shown.is_for(*seat));
                let source = flies.then(|| snapshot.flights.source(*seat));
                let points = rising(view, *seat, *points, beat);
                let transform = translate((middle.0 + 84 * nth, middle.1));
                departures.push(html! {
                    <g {key} ref={source.unwrap_or_default()} class={flies.then_some("wf-flies")} {transform}>
                        { points }
                    </g>
                });
            }
            Shown::Home(seat, post) => {
                let is_crown = matches!(post, FollowerSpot::Crown { .. });
                if let Some((there, kind)) = post_at(state, *post)
                    && (is_crown && state.variant().beside) == on_wheel
                {
                    let class = Movement::class("wf-goes", beat);
                    let follower = pieces::follower(view.colour(*seat), kind, there, &class);
                    departures.push(html! { <g {key}>{ follower }</g> });
                }
            }
            _ => {}
        }
    }
    departures.into_iter().collect()
}

/// Points that rise.
fn rising(view: &ViewOptions, seat: Seat, points: u16, beat: u8) -> Html {
    let own = view.colour(seat);
    html! {
        <g class={Movement::class("wf-float", beat)}>
            <rect class="wf-float-face" x="-40" y="-22" width="80" height="44" rx="22" />
            <path
                class={classes!("seat-mark", own.id())}
                d={seat_shape(own)}
                transform="translate(-34 -14) scale(1.15)"
            />
            <text x="14" y="10">{ format!("+{points}") }</text>
        </g>
    }
}

/// Where points come from in the picture, and whether that is on the wheel
/// beside the board.
fn source(state: &WheelOfFortune, from: From) -> Option<(Point, bool)> {
    let beside = state.variant().beside;
    match from {
        From::Area(area) => {
            let cells = area.cells.as_slice();
            let middle = match area.kind {
                Kind::Cloister => 0,
                _ => cells.len() / 2,
            };
            let (x, y) = corner(*cells.get(middle)?);
            Some(((x + TILE / 2, y + TILE / 2), false))
        }
        From::Wheel(sector) => Some((pig(sector), beside)),
        From::Crown(sector) => Some((crown(sector, 0), beside)),
        From::Home => None,
    }
}
