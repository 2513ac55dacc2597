//! The followers on tiles and on crowns, and the pig.

use super::animation::{Animation, Cue};
use super::geometry::{Point, Shape, crown, on_tile, pig, shapes, translate};
use super::pieces;
use super::snapshot::{Snapshot, SnapshotProps};
use rules::Seat;
use rules::games::wheel_of_fortune::{
    FollowerSpot, Kind, PlacedTile, Sector, SegmentId, WheelOfFortune,
};
use yew::prelude::*;

pub fn shape(placed: &PlacedTile, segment: SegmentId) -> Option<Shape> {
    shapes(placed.tile?).nth(segment.index())
}

/// The owner and position of the follower on a tile, and its kind of feature.
pub fn follower_position(placed: &PlacedTile) -> Option<(Seat, Point, Kind)> {
    let (seat, segment) = placed.follower?;
    let shape = shape(placed, segment)?;
    let place = on_tile(placed.cell, shape.anchor, placed.rotation);
    Some((seat, place, shape.name.kind))
}

/// The position of a follower, and its kind of feature, or `None` for a crown: the one with this
/// index in its sector.
pub fn spot_position(
    state: &WheelOfFortune,
    spot: FollowerSpot,
    crown_index: usize,
) -> Option<(Point, Option<Kind>)> {
    match spot {
        FollowerSpot::Tile {
            cell,
            segment: name,
        } => {
            let placed = state.tile_at(cell)?;
            let segment = placed.tile?.design().segment(name)?;
            let shape = shape(&placed, segment)?;
            let place = on_tile(cell, shape.anchor, placed.rotation);
            Some((place, Some(name.kind)))
        }
        FollowerSpot::Crown { sector } => Some((crown(sector, crown_index), None)),
    }
}

/// The followers on tiles, and the pieces on the wheel unless it is beside the
/// board.
#[component]
pub fn FollowerLayer(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    html! {
        <>
            { followers(snapshot) }
            if !snapshot.state.variant().wheel_beside {
                { wheel_pieces(snapshot) }
            }
        </>
    }
}

fn followers(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let fresh = snapshot.deployed_spot().filter(|_| view.is_animated);
    let followers = state.tiles().filter_map(|placed| {
        let (seat, place, kind) = follower_position(&placed)?;
        let is_fresh = fresh.is_some_and(|(cell, _)| cell == placed.cell);
        let class = if is_fresh { "wf-fresh" } else { "" };
        let follower = pieces::follower(view.colour(seat), Some(kind), place, class);
        Some(html! { <key={placed.cell.to_string()}>{ follower }</> })
    });
    followers.collect()
}

/// The followers on crowns, and the pig.
pub fn wheel_pieces(snapshot: &Snapshot) -> Html {
    let Snapshot {
        state,
        view,
        animation,
        ..
    } = snapshot;
    let crowned = Sector::ALL.into_iter().flat_map(|sector| {
        state
            .wheel()
            .followers_on(sector)
            .enumerate()
            .map(move |(index, seat)| {
                pieces::follower(view.colour(seat), None, crown(sector, index), "")
            })
    });
    let mut pig_drawing = html! { <use href="#wf-pig" x="-30" y="-24" width="60" height="48" /> };
    let steps = animation.cues().filter(|_| view.is_animated);
    for (beat, cue) in steps {
        if let Cue::PigStep(sector) = cue {
            let class = Animation::class(&format!("wf-step {}", sector.id()), beat);
            pig_drawing = html! { <g {class}>{ pig_drawing }</g> };
        }
    }
    let place = translate(pig(state.wheel().pig()));
    html! {
        <g>
            { for crowned }
            // The key makes a new element for each action, which restarts the animation.
            <g key={view.ply} class="wf-pig-place" transform={place}>{ pig_drawing }</g>
        </g>
    }
}
