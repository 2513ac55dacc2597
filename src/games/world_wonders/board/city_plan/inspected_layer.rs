//! Where an inspected item would fit, and what it needs.

use crate::games::world_wonders::board::drawings::{filled, outlined};
use crate::games::world_wonders::board::hand::reachable_cells;
use rules::Seat;
use rules::games::world_wonders::{Item, Monument, Shape, WorldWonders};
use yew::prelude::*;

/// The spaces that an item could cover, and those that a monument needs beside
/// it.
pub fn inspected_layer(state: &WorldWonders, seat: Seat, item: Item) -> Html {
    let fits = shape_of(state, item).map(|shape| {
        let places = state.placements(seat, item);
        filled("ww-spot", reachable_cells(&places, shape))
    });
    let needs = match item {
        Item::Monument(monument) => {
            let needs = state.needs(seat, monument);
            needs
                .map(|(_, cells)| outlined("ww-needed", cells))
                .collect::<Html>()
        }
        _ => html! {},
    };
    html! { <g class="ww-over">{ for fits }{ needs }</g> }
}

/// The shape of the (first) piece of an item, or `None` for pedestals and sold
/// tiles.
fn shape_of(state: &WorldWonders, item: Item) -> Option<Shape> {
    Some(match item {
        Item::Tile(stack) => {
            state.market().tile(stack)?;
            stack.shape()
        }
        Item::LongRoad => Shape::I4,
        Item::ShortRoads => Shape::I2,
        Item::Tower => Shape::I1,
        Item::FirstPedestal | Item::SecondPedestal => return None,
        Item::Monument(monument) => Monument::card(monument).shape,
    })
}
