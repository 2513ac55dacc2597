//! A tile, a road, the tower or a pedestal, with its price.

use super::props::{MarketProps, item_key, on_choose, on_focus, on_pointer, on_pull};
use crate::games::ViewOptions;
use crate::games::world_wonders::board::{icons, symbols};
use crate::games::world_wonders::text::board as board_text;
use crate::games::world_wonders::text::names as text;
use crate::text::subject;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, WorldWonders};
use yew::prelude::*;

/// A button that chooses the item: it is described, and bought if possible. The
/// `is_first` one receives the focus when the board takes it.
pub fn item_button(props: &MarketProps, item: Item, is_first: bool) -> Html {
    let MarketProps {
        state,
        view,
        dispatch,
        ..
    } = props;
    let purchase = props.can_buy.contains(&item).then_some(Action::Buy(item));
    let is_chosen = props.inspected == Some(item);
    let is_for_sale = state.is_for_sale(item);
    let price = state.price(state.active(), item);
    let ItemView {
        picture,
        title,
        details,
    } = item_view(state, view, item);
    let label = format!(
        "{title}{details}{}{}",
        availability(state, view, item),
        board_text::gold(price)
    );
    // The next tile of a stack is not the one before.
    let key = format!("{title}{details}");
    let visible = html! { if is_for_sale { { title } } };
    let class = classes!(
        "ww-ware",
        purchase.is_none().then_some("off"),
        is_chosen.then_some("chosen"),
        (!is_for_sale).then_some("gone"),
        (props.hint == Some(Action::Buy(item))).then_some("hinted"),
    );
    html! {
        <button
            type="button"
            key={item_key(item)}
            {class}
            data-action={purchase.map(WorldWonders::notation)}
            data-first={is_first.then_some("")}
            aria-pressed={purchase.is_none().then(|| is_chosen.to_string())}
            onclick={on_choose(dispatch, item)}
            onpointerdown={purchase.and_then(|_| on_pull(dispatch, item))}
            onpointerover={on_pointer(dispatch, item)}
            onfocusin={on_focus(dispatch, item)}
        >
            <span {key} class="ww-ware-shown">
                <span class="ww-ware-picture">{ picture }</span>
                { icons::labelled("ww-ware-words", visible, label) }
            </span>
            { icons::coin(price) }
        </button>
    }
}

/// The holder of a pedestal, or that the item is sold, for screen readers.
fn availability(state: &WorldWonders, view: &ViewOptions, item: Item) -> String {
    let pedestals = state.market().pedestals();
    let holder = match item {
        Item::FirstPedestal => pedestals[0],
        Item::SecondPedestal => pedestals[1],
        _ => None,
    };
    match holder {
        Some(seat) => format!("{} it, ", subject(&view.names, seat, "has", "have")),
        // The title of a building that is gone says so.
        None if state.is_for_sale(item) || matches!(item, Item::Tile(_)) => String::new(),
        None => "sold out, ".to_owned(),
    }
}

/// How an item is presented.
struct ItemView {
    picture: Html,
    title: String,
    /// Further details, for screen readers.
    details: String,
}

fn item_view(state: &WorldWonders, view: &ViewOptions, item: Item) -> ItemView {
    let market = state.market();
    let is_for_sale = state.is_for_sale(item);
    let picture = match item {
        Item::Tile(stack) => match market.tile(stack) {
            Some(tile) => {
                return ItemView {
                    picture: html! { <>{ icons::tile(tile) }{ icons::steps(tile.steps()) }</> },
                    title: board_text::kind_title(tile.kind()),
                    details: board_text::tile_details(view.locale, tile),
                };
            }
            None => {
                return ItemView {
                    picture: icons::sold_outline(stack),
                    title: "Sold out".to_owned(),
                    details: format!(": {}, ", text::stack(stack)),
                };
            }
        },
        Item::LongRoad | Item::ShortRoads => {
            let (symbol, size, count) = match item {
                Item::LongRoad => ("#ww-road-long", (400, 100), market.long_roads()),
                _ => ("#ww-roads-short", (320, 210), market.short_sets()),
            };
            let picture = icons::picture("ww-item-picture", size, html! { <use href={symbol} /> });
            return ItemView {
                picture: html! {
                    <>
                        { picture }
                        <span class="ww-steps-given" aria-hidden="true">{ format!("×{count}") }</span>
                    </>
                },
                title: board_text::item_button(item).to_owned(),
                details: format!(
                    "{}{}",
                    board_text::item_details(item),
                    board_text::copies_left(count)
                ),
            };
        }
        Item::Tower => {
            let class = if is_for_sale { "" } else { "ww-is-gone" };
            let tower = html! { <use href="#ww-tower" {class} /> };
            icons::picture("ww-item-picture", (100, 100), tower)
        }
        _ => pedestal(state, view, item),
    };
    ItemView {
        picture,
        title: board_text::item_button(item).to_owned(),
        details: board_text::item_details(item).to_owned(),
    }
}

/// A pedestal, with the pawn of its holder.
fn pedestal(state: &WorldWonders, view: &ViewOptions, item: Item) -> Html {
    let (symbol, place) = match item {
        Item::FirstPedestal => ("#ww-pedestal-1", 0),
        _ => ("#ww-pedestal-2", 1),
    };
    let pawn = state.market().pedestals()[place].map(|seat| {
        let (x, y) = symbols::PAWN_ON_PEDESTAL[place];
        let transform = format!("translate({x} {})", y + 46);
        html! { <g {transform}>{ icons::pawn(view.colour(seat)) }</g> }
    });
    let content = html! { <><use href={symbol} y="46" />{ for pawn }</> };
    icons::picture("ww-item-picture", (84, 90), content)
}
