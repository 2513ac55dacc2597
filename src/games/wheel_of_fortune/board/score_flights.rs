//! Animations of points, which rise from their origin and fly to the score of
//! their player, and of returning followers.

use super::animation::{Animation, Cue, PointsOrigin};
use super::camera::clamp;
use super::follower_layer::spot_position;
use super::geometry::{Point, TILE, corner, crown, pig, translate};
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
    seats: Vec<Flight>,
}

/// The elements of one seat.
#[derive(Default)]
struct Flight {
    /// The rising points.
    source: NodeRef,
    /// The number next to the score.
    gain: NodeRef,
}

impl ScoreFlights {
    /// Flights without elements yet.
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

    /// The number that flies to the score of a seat.
    pub fn gain(&self, seat: Seat) -> NodeRef {
        let flight = self.seats.get(seat.index());
        flight.map(|flight| flight.gain.clone()).unwrap_or_default()
    }

    /// The last points of a seat, where its flight begins.
    fn source(&self, seat: Seat) -> NodeRef {
        let flight = self.seats.get(seat.index());
        flight
            .map(|flight| flight.source.clone())
            .unwrap_or_default()
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

/// Rising points and returning followers: those on the wheel beside the board, or
/// those in the country.
pub fn departures(snapshot: &Snapshot, on_wheel: bool) -> Html {
    let Snapshot {
        state,
        view,
        animation,
        ..
    } = snapshot;
    if !view.is_animated {
        return html! {};
    }
    let mut departures = Vec::new();
    let mut last = None;
    let mut nth = 0;
    for (index, (beat, cue)) in animation.cues().enumerate() {
        let key = format!("{}-{index}", view.ply);
        match cue {
            Cue::Points(seat, points, origin) => {
                let Some((centre, _)) =
                    source(state, *origin).filter(|(_, is_beside)| *is_beside == on_wheel)
                else {
                    continue;
                };
                // Points of several players from one origin are side by side.
                nth = if last == Some((beat, *origin)) {
                    nth + 1
                } else {
                    0
                };
                last = Some((beat, *origin));
                // A seat's last points fly to the score.
                let mut later = animation.cues().skip(index + 1);
                let flies = !later.any(|(_, cue)| cue.scores_for(*seat));
                let source = flies.then(|| snapshot.flights.source(*seat));
                let points = rising_points(view, *seat, *points, beat);
                let transform = translate((centre.0 + 84 * nth, centre.1));
                departures.push(html! {
                    <g {key} ref={source.unwrap_or_default()} class={flies.then_some("wf-flies")} {transform}>
                        { points }
                    </g>
                });
            }
            Cue::FollowerReturned(seat, spot) => {
                let is_crown = matches!(spot, FollowerSpot::Crown { .. });
                if let Some((position, kind)) = spot_position(state, *spot)
                    && (is_crown && state.variant().wheel_beside) == on_wheel
                {
                    let class = Animation::class("wf-goes", beat);
                    let follower = pieces::follower(view.colour(*seat), kind, position, &class);
                    departures.push(html! { <g {key}>{ follower }</g> });
                }
            }
            _ => {}
        }
    }
    departures.into_iter().collect()
}

fn rising_points(view: &ViewOptions, seat: Seat, points: u16, beat: u8) -> Html {
    let colour = view.colour(seat);
    html! {
        <g class={Animation::class("wf-float", beat)}>
            <rect class="wf-float-face" x="-40" y="-22" width="80" height="44" rx="22" />
            <path
                class={classes!("seat-mark", colour.id())}
                d={seat_shape(colour)}
                transform="translate(-34 -14) scale(1.15)"
            />
            <text x="14" y="10">{ format!("+{points}") }</text>
        </g>
    }
}

/// The origin of points in the picture, and whether it is on the wheel beside the
/// board.
fn source(state: &WheelOfFortune, origin: PointsOrigin) -> Option<(Point, bool)> {
    let is_beside = state.variant().wheel_beside;
    match origin {
        PointsOrigin::Feature(feature) => {
            let cells = feature.cells.as_slice();
            let centre = match feature.kind {
                Kind::Cloister => 0,
                _ => cells.len() / 2,
            };
            let (x, y) = corner(*cells.get(centre)?);
            Some(((x + TILE / 2, y + TILE / 2), false))
        }
        PointsOrigin::Wheel(sector) => Some((pig(sector), is_beside)),
        PointsOrigin::Crown(sector) => Some((crown(sector, 0), is_beside)),
        PointsOrigin::Supply => None,
    }
}
