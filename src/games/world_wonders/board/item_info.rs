//! Information about an item of the market or a space of the map.

use super::icons;
use crate::components::Shared;
use crate::games::ViewOptions;
use crate::games::world_wonders::text::board as board_text;
use crate::games::world_wonders::text::names as text;
use rules::Seat;
use rules::games::world_wonders::{Cell, Item, WorldWonders};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ItemInfoProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// The player whose city is shown.
    pub seat: Seat,
    /// The item to describe.
    pub item: Option<Item>,
    /// The space to describe when there is no item.
    pub pointed_cell: Option<Cell>,
}

/// A line below the map; it keeps its place when it is empty.
#[component]
pub fn ItemInfo(props: &ItemInfoProps) -> Html {
    let ItemInfoProps {
        state, view, seat, ..
    } = props;
    match props.item {
        Some(item) => {
            html! { <div class="ww-about">{ item_info(state, view, *seat, item) }</div> }
        }
        None => {
            let city = state.city(*seat);
            let space = props
                .pointed_cell
                .map(|cell| board_text::space(view.locale, city, cell));
            html! { <div class="ww-about" aria-hidden="true">{ for space }</div> }
        }
    }
}

/// The title of an item, where it fits, what it needs, and why it cannot be
/// bought.
fn item_info(state: &WorldWonders, view: &ViewOptions, seat: Seat, item: Item) -> Html {
    let title = match item {
        Item::Tile(stack) => state
            .market()
            .tile(stack)
            .map_or_else(|| text::stack(stack), |tile| text::kind(tile.kind())),
        _ => board_text::item_button(item),
    };
    let is_piece =
        !matches!(item, Item::FirstPedestal | Item::SecondPedestal) && state.is_for_sale(item);
    let fits = if is_piece {
        board_text::placement_count(view.locale, state, seat, item)
    } else {
        String::new()
    };
    let error = view
        .actor
        .and_then(|_| board_text::purchase_error(state, item))
        .filter(|_| !is_piece || state.can_place(seat, item))
        .unwrap_or_default();
    let piece = board_text::producing_piece(state, item).filter(|_| view.has_previews);
    let gains = piece.map_or_else(String::new, |piece| board_text::gains(state, seat, piece));
    let arrangement = match item {
        Item::Monument(monument) => match board_text::arrangement(monument).as_str() {
            "" => String::new(),
            text => format!("{} ", board_text::title(text)),
        },
        _ => String::new(),
    };
    let needs = match item {
        Item::Monument(monument) => {
            let city = state.city(seat);
            let needs = state.needs(seat, monument).map(|(need, cells)| {
                html! { <li>{ icons::need(need) }<span>{ board_text::requirement_status(view.locale, need, cells, city) }</span></li> }
            });
            html! { <ul class="ww-needs-met">{ for needs }</ul> }
        }
        _ => html! {},
    };
    html! {
        <>
            <p>
                <strong>{ board_text::title(title) }</strong>
                { format!(" {arrangement}{fits} {error} ") }
                if !gains.is_empty() { { board_text::title(&gains) } }
            </p>
            { needs }
        </>
    }
}
