//! Animations of points, which rise from their origin, and of returning followers.

use super::animation::{Animation, Cue, PointsOrigin};
use super::follower_layer::spot_position;
use super::geometry::{Point, TILE, corner, crown, pig, translate};
use super::pieces;
use super::snapshot::Snapshot;
use crate::components::seat_shape;
use crate::games::ViewOptions;
use rules::Seat;
use rules::games::wheel_of_fortune::{FollowerSpot, Kind, WheelOfFortune};
use yew::prelude::*;

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
