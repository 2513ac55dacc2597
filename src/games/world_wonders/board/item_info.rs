//! Information about an item of the market or a space of the map.

use super::icons;
use crate::components::Shared;
use crate::games::{ViewOptions, rule_of};
use l10n::refusals::world_wonders::refusal;
use l10n::world_wonders as words;
use rules::Seat;
use rules::games::world_wonders::{Cell, IllegalAction, Item, WorldWonders};
use std::rc::Rc;
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::names;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ItemInfoProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// The player whose city is shown.
    pub seat: Seat,
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
fn refusal_of(state: &WorldWonders, view: &ViewOptions, item: Item) -> Option<IllegalAction> {
    view.actor
        .and_then(|_| board_text::purchase_error(state, item))
}

/// What an item would bring, as a sentence; empty if it brings nothing.
fn gains(state: &WorldWonders, view: &ViewOptions, seat: Seat, item: Item) -> String {
    let piece = board_text::producing_piece(state, item).filter(|_| view.has_previews);
    let gains = piece.map(|piece| board_text::gains(view.locale, state, seat, piece));
    match gains.unwrap_or_default().as_slice() {
        [] => String::new(),
        gains => words::brings(view.locale, gains),
    }
}

/// The title of an item, which starts a line.
fn title(state: &WorldWonders, view: &ViewOptions, item: Item) -> String {
    words::about(view.locale, &names::item(view.locale, state.market(), item))
}

/// An item that was chosen, with what it would bring, or the reason why it cannot be bought.
fn spoken(state: &WorldWonders, view: &ViewOptions, seat: Seat, item: Item) -> String {
    let rest = match refusal_of(state, view, item) {
        Some(error) => refusal(view.locale, &error),
        None => gains(state, view, seat, item),
    };
    [title(state, view, item), rest].join(" ")
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
    let locale = view.locale;
    let is_piece =
        !matches!(item, Item::FirstPedestal | Item::SecondPedestal) && state.is_for_sale(item);
    let arrangement = match item {
        Item::Monument(monument) => board_text::arrangement(monument),
        _ => None,
    };
    let error = refusal_of(state, view, item);
    let sentences = [
        arrangement.map(|text| locale.text(text)),
        is_piece.then(|| board_text::placement_count(locale, state, seat, item)),
        // That it does not fit is said already.
        error
            .filter(|_| !is_piece || state.can_place(seat, item))
            .map(|error| refusal(locale, &error)),
        Some(gains(state, view, seat, item)),
    ];
    let sentences = sentences
        .into_iter()
        .flatten()
        .map(|text| [" ", &text].concat());
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
                <strong>{ title(state, view, item) }</strong>
                { for sentences }
                if let Some(error) = error.filter(|_| *is_chosen) {
                    { " " }
                    { rule_of::<WorldWonders>(&error) }
                }
            </p>
            { needs }
        </>
    }
}
