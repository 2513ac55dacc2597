//! Animations of points, which rise from their origin, and of returning followers.

use super::animation::{Animation, Cue, PointsOrigin};
use super::follower_layer::spot_position;
use super::geometry::{Point, TILE, corner, crown, pig, translate};
use super::pieces;
use super::snapshot::Snapshot;
use crate::components::seat_shape;
use crate::games::ViewOptions;
use rules::Seat;
use rules::games::wheel_of_fortune::{FollowerSpot, Kind, Sector, WheelOfFortune};
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
    // Followers leave the crowns of a sector in the order in which they came.
    let mut left_crowns = 0;
    for (index, (beat, cue)) in animation.cues().enumerate() {
        let key = format!("{}-{index}", view.ply);
        match cue {
            Cue::Points(seat, points, origin) => {
                nth = if last == Some((beat, *origin)) {
                    nth + 1
                } else {
                    0
                };
                last = Some((beat, *origin));
                let Some((centre, _)) =
                    source(state, *origin, nth).filter(|(_, is_beside)| *is_beside == on_wheel)
                else {
                    continue;
                };
                // A seat's last points fly to the score.
                let mut later = animation.cues().skip(index + 1);
                let flies = !later.any(|(_, cue)| cue.scores_for(*seat));
                let source = flies.then(|| snapshot.flights.of(*seat).source);
                let points = rising_points(view, *seat, *points, beat);
                let transform = translate(centre);
                departures.push(html! {
                    <g {key} ref={source.unwrap_or_default()} class={flies.then_some("wf-flies")} {transform}>
                        { points }
                    </g>
                });
            }
            Cue::FollowerReturned(seat, spot) => {
                let is_crown = matches!(spot, FollowerSpot::Crown { .. });
                let crown_index = left_crowns;
                left_crowns += usize::from(is_crown);
                if let Some((position, kind)) = spot_position(state, *spot, crown_index)
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

/// Where the points of the nth player from this origin appear in the picture, and whether that is on
/// the wheel beside the board.
fn source(state: &WheelOfFortune, origin: PointsOrigin, nth: usize) -> Option<(Point, bool)> {
    let is_beside = state.variant().wheel_beside;
    // Points of several players from one origin are side by side.
    let beside = |(x, y): Point| (x + 84 * nth as i32, y);
    match origin {
        PointsOrigin::Feature(feature) => {
            let cells = feature.cells.as_slice();
            let centre = match feature.kind {
                Kind::Cloister => 0,
                _ => cells.len() / 2,
            };
            let (x, y) = corner(*cells.get(centre)?);
            Some((beside((x + TILE / 2, y + TILE / 2)), false))
        }
        PointsOrigin::Wheel(sector) => Some((beside(pig(sector)), is_beside)),
        PointsOrigin::Crown(sector) => Some((crown_points(sector, nth), is_beside)),
        PointsOrigin::Supply => None,
    }
}

/// Where the points of a crown appear: at its follower, a little away from the other crown.
fn crown_points(sector: Sector, index: usize) -> Point {
    let (here, other) = (crown(sector, index), crown(sector, 1 - index.min(1)));
    (
        here.0 + (here.0 - other.0) / 8,
        here.1 + (here.1 - other.1) / 8,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_of_each_crown_are_at_its_follower() {
        for sector in Sector::ALL
            .into_iter()
            .filter(|sector| sector.crowns() == 2)
        {
            let points = [0, 1].map(|index| {
                let (at, place) = (crown(sector, index), crown_points(sector, index));
                assert!((at.0 - place.0).abs() < 20 && (at.1 - place.1).abs() < 20);
                place
            });
            let (dx, dy) = (points[0].0 - points[1].0, points[0].1 - points[1].1);
            // The plates of the numbers are 80 by 44.
            assert!(dx.abs() >= 80 || dy.abs() >= 44, "{sector:?}: {points:?}");
        }
    }
}
