//! What is told about a thing in the market or a space of the map.

use super::signs;
use crate::components::Shared;
use crate::games::ViewOptions;
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use rules::Seat;
use rules::games::world_wonders::{Cell, Item, WorldWonders};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct AboutProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// Whose city is shown.
    pub seat: Seat,
    /// The thing that is asked about or pointed at.
    pub item: Option<Item>,
    /// The space that is pointed at, where no thing is.
    pub spot: Option<Cell>,
}

/// A line below the map, which stands there empty too.
#[component]
pub fn About(props: &AboutProps) -> Html {
    let AboutProps {
        state, view, seat, ..
    } = props;
    match props.item {
        Some(item) => {
            html! { <div class="ww-about">{ about_item(state, view, *seat, item) }</div> }
        }
        None => {
            let city = state.city(*seat);
            let space = props.spot.map(|cell| words::space(view.words, city, cell));
            html! { <div class="ww-about" aria-hidden="true">{ for space }</div> }
        }
    }
}

/// What a thing needs, where it fits, and why it cannot be bought.
fn about_item(state: &WorldWonders, view: &ViewOptions, seat: Seat, item: Item) -> Html {
    let title = match item {
        Item::Tile(slot) => state
            .offer()
            .tile(slot)
            .map_or_else(|| text::slot(slot), |tile| text::kind(tile.kind())),
        _ => words::ware(item),
    };
    let is_piece = !matches!(item, Item::First | Item::Second) && state.is_for_sale(item);
    let fits = if is_piece {
        words::ways(view.words, state, seat, item)
    } else {
        String::new()
    };
    let why = view.actor.and_then(|_| words::not_now(state, item));
    let why = why
        .filter(|_| !is_piece || state.has_place_for(seat, item))
        .unwrap_or_default();
    let needs = match item {
        Item::Monument(of) => {
            let city = state.city(seat);
            let needs = state.needs(seat, of).map(|(need, cells)| {
                html! { <li>{ signs::need(need) }<span>{ words::need_met(view.words, need, cells, city) }</span></li> }
            });
            html! { <ul class="ww-needs-met">{ for needs }</ul> }
        }
        _ => html! {},
    };
    html! {
        <>
            <p><strong>{ words::title(title) }</strong>{ format!(" {fits} {why}") }</p>
            { needs }
        </>
    }
}
