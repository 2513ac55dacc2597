//! The turn of a hint as ghosts: the tile where it would lie, and the follower on it or on a
//! crown.

use super::geometry::{crown, on_tile, shapes, tile_transform};
use super::pieces;
use super::snapshot::Snapshot;
use rules::games::wheel_of_fortune::{Action, Cell, Rotation, Tile};
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
    let placed = state.placed_cell().and_then(|cell| state.tile_at(cell));
    let placed = placed.and_then(|placed| Some((placed.cell, placed.rotation, placed.tile?)));
    let under = drawn
        .map(|((cell, rotation), tile)| (cell, rotation, tile))
        .or(placed);
    let colour = view.colour(state.active());
    let follower = plan.iter().find_map(|action| match *action {
        Action::Deploy(to) => {
            let (cell, rotation, tile) = under?;
            let shape = shapes(tile).find(|shape| shape.name == to)?;
            let place = on_tile(cell, shape.anchor, rotation);
            Some(pieces::follower(
                colour,
                Some(to.kind),
                place,
                "wf-plan-follower",
            ))
        }
        Action::Crown(on) if !state.variant().wheel_beside => {
            let taken = state.wheel().followers_on(on).count();
            Some(pieces::follower(
                colour,
                None,
                crown(on, taken),
                "wf-plan-follower",
            ))
        }
        _ => None,
    });
    html! {
        <g class="wf-plan" aria-hidden="true">
            { for tile }
            { for follower }
        </g>
    }
}

fn ghost_tile(tile: Tile, cell: Cell, rotation: Rotation) -> Html {
    html! { <g class="wf-plan-tile">{ pieces::tile(tile, rotation, tile_transform(cell, rotation), "") }</g> }
}
