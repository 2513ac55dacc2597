//! The followers on tiles and on crowns, and the pig; and the turn of a hint as ghosts: the tile where it would lie, and the
//! follower on it or on a crown.

use super::animation::{Animation, Cue};
use super::geometry::{Point, Shape, crown, on_tile, pig, shapes, tile_transform, translate};
use super::pieces;
use super::snapshot::{Snapshot, SnapshotProps};
use rules::Seat;
use rules::games::wheel_of_fortune::{
    Action, Cell, FollowerSpot, Kind, PlacedTile, Rotation, Sector, SegmentId, Tile, WheelOfFortune,
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

/// The ghosts of what is still to be done, unless a tile is `laid` elsewhere.
pub fn plan_ghost(snapshot: &Snapshot, laid: Option<(Cell, Rotation)>) -> Html {
    let Snapshot {
        state, view, plan, ..
    } = snapshot;
    let to_place = plan.iter().find_map(|action| match *action {
        Action::Place { cell, rotation } => Some((cell, rotation)),
        _ => None,
    });
    if laid.is_some_and(|laid| Some(laid) != to_place) {
        return html! {};
    }
    let drawn = to_place.zip(state.drawn());
    let tile = drawn.map(|((cell, rotation), tile)| ghost_tile(tile, cell, rotation));
    let placed = state
        .placed_cell()
        .and_then(|cell| state.tile_at(cell))
        .and_then(|placed| Some((placed.cell, placed.rotation, placed.tile?)));
    let base = drawn
        .map(|((cell, rotation), tile)| (cell, rotation, tile))
        .or(placed);
    let colour = view.colour(state.active());
    let follower = plan.iter().find_map(|action| match *action {
        Action::Deploy(segment) => {
            let (cell, rotation, tile) = base?;
            let shape = shapes(tile).find(|shape| shape.name == segment)?;
            let place = on_tile(cell, shape.anchor, rotation);
            Some(pieces::follower(
                colour,
                Some(segment.kind),
                place,
                "wf-plan-follower",
            ))
        }
        Action::Crown(sector) if !state.variant().wheel_beside => Some(on_crown(snapshot, sector)),
        _ => None,
    });
    html! {
        <g class="wf-plan" aria-hidden="true">
            { for tile }
            { for follower }
        </g>
    }
}

/// The same on the wheel beside the board: the crown to which the plan deploys a follower.
pub fn crown_ghost(snapshot: &Snapshot) -> Html {
    let crown = snapshot.plan.iter().find_map(|action| match *action {
        Action::Crown(sector) => Some(on_crown(snapshot, sector)),
        _ => None,
    });
    html! { <g class="wf-plan" aria-hidden="true">{ for crown }</g> }
}

/// A follower of the active player on the next free crown of a sector.
fn on_crown(snapshot: &Snapshot, sector: Sector) -> Html {
    let Snapshot { state, view, .. } = snapshot;
    let taken = state.wheel().followers_on(sector).count();
    let place = crown(sector, taken);
    pieces::follower(view.colour(state.active()), None, place, "wf-plan-follower")
}

fn ghost_tile(tile: Tile, cell: Cell, rotation: Rotation) -> Html {
    html! { <g class="wf-plan-tile">{ pieces::tile(tile, rotation, tile_transform(cell, rotation), "") }</g> }
}
