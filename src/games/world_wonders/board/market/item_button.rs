//! A tile, a road, the tower or a pedestal, with its price.

use super::props::{MarketProps, item_key, on_choose, on_focus, on_pointer, on_pull};
use crate::games::ViewOptions;
use crate::games::world_wonders::board::{icons, symbols};
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, WorldWonders};
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::names;
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
    let title = match is_for_sale {
        true => names::item(view.locale, state.market(), item),
        false => String::new(),
    };
    let label = board_text::sale(view.locale, state, &view.names, item);
    // The next tile of a stack is not the one before.
    let key = shown_key(state, item);
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
                <span class="ww-ware-picture">{ picture(state, view, item) }</span>
                { icons::labelled("ww-ware-words", title.into(), label) }
            </span>
            { icons::coin(price) }
        </button>
    }
}

/// Names what is shown of an item.
fn shown_key(state: &WorldWonders, item: Item) -> String {
    let market = state.market();
    match item {
        Item::Tile(stack) => market
            .tile(stack)
            .map_or_else(String::new, |tile| tile.to_string()),
        Item::LongRoad => market.long_roads().to_string(),
        Item::ShortRoads => market.short_sets().to_string(),
        _ => String::new(),
    }
}

fn picture(state: &WorldWonders, view: &ViewOptions, item: Item) -> Html {
    let market = state.market();
    match item {
        Item::Tile(stack) => match market.tile(stack) {
            Some(tile) => html! { <>{ icons::tile(tile) }{ icons::steps(tile.steps()) }</> },
            None => icons::sold_outline(stack),
        },
        Item::LongRoad | Item::ShortRoads => {
            let (symbol, size, count) = match item {
                Item::LongRoad => ("#ww-road-long", (400, 100), market.long_roads()),
                _ => ("#ww-roads-short", (320, 210), market.short_sets()),
            };
            let road = html! { <use href={symbol} /> };
            html! {
                <>
                    { icons::picture("ww-item-picture", size, road) }
                    <span class="ww-steps-given" aria-hidden="true">{ format!("×{count}") }</span>
                </>
            }
        }
        Item::Tower => {
            let class = match state.is_for_sale(item) {
                true => "",
                false => "ww-is-gone",
            };
            let tower = html! { <use href="#ww-tower" {class} /> };
            icons::picture("ww-item-picture", (100, 100), tower)
        }
        _ => pedestal(state, view, item),
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
