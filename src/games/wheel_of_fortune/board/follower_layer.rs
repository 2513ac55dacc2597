//! The followers on tiles and on crowns, and the pig.

use super::geometry::{Point, Shape, cell_id, crown, on_tile, pig, sector_id, shapes, translate};
use super::movement::{Movement, Shown};
use super::pieces;
use super::snapshot::{Snapshot, SnapshotProps};
use rules::Seat;
use rules::games::wheel_of_fortune::{
    FollowerSpot, Kind, Placed, Sector, SegmentId, WheelOfFortune,
};
use yew::prelude::*;

/// A segment of a tile that lies.
pub fn shape(placed: &Placed, segment: SegmentId) -> Option<Shape> {
    shapes(placed.tile?).nth(segment.index())
}

/// Whose follower stands on a tile, where, and on what.
pub fn standing(placed: &Placed) -> Option<(Seat, Point, Kind)> {
    let (seat, segment) = placed.follower?;
    let shape = shape(placed, segment)?;
    let place = on_tile(placed.cell, shape.anchor, placed.rotation);
    Some((seat, place, shape.part.kind))
}

/// Where a follower stands, and on what; nothing is a crown.
pub fn post_at(state: &WheelOfFortune, post: FollowerSpot) -> Option<(Point, Option<Kind>)> {
    match post {
        FollowerSpot::Tile { cell, part } => {
            let placed = state.at(cell)?;
            let segment = placed.tile?.design().segment(part)?;
            let shape = shape(&placed, segment)?;
            let place = on_tile(cell, shape.anchor, placed.rotation);
            Some((place, Some(part.kind)))
        }
        FollowerSpot::Crown { sector } => Some((crown(sector, 0), None)),
    }
}

/// The followers on tiles, and what stands on the wheel where it lies among
/// them.
#[component]
pub fn FollowerLayer(SnapshotProps { snapshot }: &SnapshotProps) -> Html {
    html! {
        <>
            { followers(snapshot) }
            if !snapshot.state.variant().beside {
                { wheel_pieces(snapshot) }
            }
        </>
    }
}

/// The followers on tiles.
fn followers(snapshot: &Snapshot) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let fresh = snapshot.deployed().filter(|_| view.moving);
    let followers = state.tiles().filter_map(|placed| {
        let (seat, place, kind) = standing(&placed)?;
        let is_fresh = fresh.is_some_and(|(cell, _)| cell == placed.cell);
        let class = if is_fresh { "wf-fresh" } else { "" };
        let follower = pieces::follower(view.colour(seat), Some(kind), place, class);
        Some(html! { <key={cell_id(placed.cell)}>{ follower }</> })
    });
    followers.collect()
}

/// The followers on crowns, and the pig.
pub fn wheel_pieces(snapshot: &Snapshot) -> Html {
    let Snapshot {
        state,
        view,
        movement,
        ..
    } = snapshot;
    let crowned = Sector::ALL.into_iter().flat_map(|sector| {
        let seats = state.wheel().crowned(sector).enumerate();
        seats.map(move |(index, seat)| {
            pieces::follower(view.colour(seat), None, crown(sector, index), "")
        })
    });
    let mut walker = html! { <use href="#wf-pig" x="-30" y="-24" width="60" height="48" /> };
    let steps = movement.shown().filter(|_| view.moving);
    for (beat, shown) in steps {
        if let Shown::Step(to) = shown {
            let class = Movement::class(&format!("wf-step {}", sector_id(*to)), beat);
            walker = html! { <g {class}>{ walker }</g> };
        }
    }
    let place = translate(pig(state.wheel().pig()));
    html! {
        <g>
            { for crowned }
            // Another element with each action, so that the pig walks again.
            <g key={view.ply} class="wf-pig-place" transform={place}>{ walker }</g>
        </g>
    }
}
