//! The turn of a hint as ghosts: the tile where it would lie, and the follower on it or on a
//! crown.

use super::geometry::{crown, on_tile, shapes, tile_transform};
use super::pieces;
use super::snapshot::Snapshot;
use rules::games::wheel_of_fortune::{Action, Cell, Rotation, Sector, Tile};
use yew::prelude::*;

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
