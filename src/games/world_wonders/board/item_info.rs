//! Information about an item of the market or a space of the map.

use super::icons;
use crate::components::Shared;
use crate::games::world_wonders::text::board as board_text;
use crate::games::{ViewOptions, rule_of};
use rules::Seat;
use rules::games::world_wonders::{Cell, IllegalAction, Item, WorldWonders};
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
    /// Whether it was chosen, so that it is spoken too.
    pub is_chosen: bool,
    /// The space to describe when there is no item.
    pub pointed_cell: Option<Cell>,
}

/// What is described, over the tabs; what was chosen is spoken too.
#[component]
pub fn ItemInfo(props: &ItemInfoProps) -> Html {
    let ItemInfoProps {
        state,
        view,
        seat,
        is_chosen,
        ..
    } = props;
    let spoken = props
        .item
        .filter(|_| *is_chosen)
        .map(|item| spoken(state, view, *seat, item));
    let described = match props.item {
        Some(item) => {
            html! { <div class="ww-about">{ item_info(props, item) }</div> }
        }
        None => {
            let city = state.city(*seat);
            let space = props
                .pointed_cell
                .map(|cell| board_text::space(view.locale, city, cell));
            html! { <div class="ww-about" aria-hidden="true">{ for space }</div> }
        }
    };
    html! {
        <>
            { described }
            <p class="unseen" aria-live="polite">{ for spoken }</p>
        </>
    }
}

/// Why an item cannot be bought.
fn refusal(state: &WorldWonders, view: &ViewOptions, item: Item) -> Option<IllegalAction> {
    view.actor
        .and_then(|_| board_text::purchase_error(state, item))
}

/// What an item would bring.
fn gains(state: &WorldWonders, view: &ViewOptions, seat: Seat, item: Item) -> String {
    board_text::producing_piece(state, item)
        .filter(|_| view.has_previews)
        .map_or_else(String::new, |piece| board_text::gains(state, seat, piece))
}

/// An item that was chosen, with what it would bring, or the reason why it cannot be bought.
fn spoken(state: &WorldWonders, view: &ViewOptions, seat: Seat, item: Item) -> String {
    let title = board_text::title(board_text::item_title(state, item));
    let rest = match refusal(state, view, item) {
        Some(error) => error.to_string(),
        None => gains(state, view, seat, item),
    };
    format!("{title} {rest}")
}

/// The title of an item, where it fits, what it needs, and why it cannot be
/// bought.
fn item_info(props: &ItemInfoProps, item: Item) -> Html {
    let ItemInfoProps {
        state,
        view,
        seat,
        is_chosen,
        ..
    } = props;
    let seat = *seat;
    let title = board_text::item_title(state, item);
    let is_piece =
        !matches!(item, Item::FirstPedestal | Item::SecondPedestal) && state.is_for_sale(item);
    let fits = if is_piece {
        board_text::placement_count(view.locale, state, seat, item)
    } else {
        String::new()
    };
    let refusal = refusal(state, view, item);
    // That it does not fit is said already.
    let error = refusal
        .filter(|_| !is_piece || state.can_place(seat, item))
        .map_or_else(String::new, |error| error.to_string());
    let gains = gains(state, view, seat, item);
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
                if let Some(error) = refusal.filter(|_| *is_chosen) {
                    { " " }
                    { rule_of::<WorldWonders>(&error) }
                }
            </p>
            { needs }
        </>
    }
}
