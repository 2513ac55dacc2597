//! Where a thing that was asked about would fit, and what it needs.

use super::{around, marked};
use crate::games::world_wonders::board::hand::reach;
use rules::Seat;
use rules::games::world_wonders::{Form, Item, Monument, WorldWonders};
use yew::prelude::*;

/// The spaces on which a thing could lie, and those that a monument is to be
/// beside.
pub fn asked_layer(state: &WorldWonders, seat: Seat, item: Item) -> Html {
    let fits = form_of(state, item).map(|form| {
        let places = state.places(seat, item);
        marked("ww-spot", reach(&places, form))
    });
    let needs = match item {
        Item::Monument(of) => {
            let needs = state.needs(seat, of);
            needs
                .map(|(_, cells)| around("ww-needed", cells))
                .collect::<Html>()
        }
        _ => html! {},
    };
    html! { <g class="ww-over">{ for fits }{ needs }</g> }
}

/// The shape of what somebody places who buys something.
fn form_of(state: &WorldWonders, item: Item) -> Option<Form> {
    Some(match item {
        Item::Tile(slot) => {
            state.offer().tile(slot)?;
            slot.form()
        }
        Item::LongRoad => Form::I4,
        Item::ShortRoads => Form::I2,
        Item::Tower => Form::I1,
        Item::First | Item::Second => return None,
        Item::Monument(of) => Monument::card(of).form,
    })
}
