//! The market: tiles with their prices, roads, the tower, the pedestals, and
//! the monument cards.

mod item_button;
mod monument_card;
mod props;

use item_button::item_button;
use l10n::world_wonders as words;
use monument_card::monument_card;
pub use props::MarketProps;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, Phase, WorldWonders};
use std::rc::Rc;
use yew::prelude::*;

/// The items that a person at this device can buy now.
pub fn can_buy(state: &WorldWonders, actor: Option<Seat>) -> Rc<[Item]> {
    // Short roads can be bought before the starting road is placed.
    let can_act = actor.is_some() && matches!(state.phase(), Phase::Start | Phase::Buy);
    state
        .market_items()
        .filter(|_| can_act)
        .filter(|item| state.check_action(Action::Buy(*item)).is_ok())
        .collect()
}

/// Everything that is for sale.
#[component]
pub fn Market(props: &MarketProps) -> Html {
    let state = &props.state;
    let is_listed = |item: &Item| match item {
        Item::Tile(stack) => state.market().stacks().any(|listed| listed == *stack),
        Item::FirstPedestal | Item::SecondPedestal => state.players() > 1,
        _ => true,
    };
    let items: Vec<Item> = state.market_items().filter(is_listed).collect();
    // The focus starts at the first item that can be bought.
    let first_affordable = items.iter().find(|item| props.can_buy.contains(item));
    let item_buttons = items
        .iter()
        .filter(|item| !matches!(item, Item::Monument(_)))
        .map(|item| item_button(props, *item, first_affordable == Some(item)));
    let monument_cards = items.iter().filter_map(|item| match item {
        Item::Monument(monument) => Some(monument_card(
            props,
            *monument,
            first_affordable == Some(item),
        )),
        _ => None,
    });
    let key: String = items
        .iter()
        .filter(|item| matches!(item, Item::Monument(_)))
        .map(|item| WorldWonders::notation(Action::Buy(*item)))
        .collect();
    let locale = props.view.locale;
    let title = words::monuments_left(locale, state.market().deck_len());
    html! {
        <section class="ww-market" aria-label={locale.text(words::THE_MARKET)}>
            <div class="ww-wares">{ for item_buttons }</div>
            <h3 class="ww-wonders-title">{ title }</h3>
            // Fewer cards are wider: others are another row, so that none moves.
            <div key={key} class="ww-wonders">{ for monument_cards }</div>
        </section>
    }
}
