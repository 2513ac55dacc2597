//! The market: tiles with their prices, roads, the tower, the pedestals, and
//! the cards of the monuments.

mod ware;
mod wonder;

use super::interaction::Input;
use crate::games::ViewOptions;
use crate::games::world_wonders::same::Same;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, Phase, WorldWonders};
use std::rc::Rc;
use ware::Ware;
use wonder::Wonder;
use yew::prelude::*;

/// What can be bought now by somebody here.
pub fn can_buy(state: &WorldWonders, actor: Option<Seat>) -> Rc<[Item]> {
    let buys = actor.is_some() && state.phase() == Phase::Buy;
    let goods = state.goods().filter(|_| buys);
    goods
        .filter(|item| state.check(Action::Buy(*item)).is_ok())
        .collect()
}

/// What tells things for sale apart in their lists.
fn item_key(item: Item) -> &'static str {
    match item {
        Item::Tile(slot) => slot.id(),
        Item::LongRoad => "long-road",
        Item::ShortRoads => "short-roads",
        Item::Tower => "tower",
        Item::First => "first",
        Item::Second => "second",
        Item::Monument(of) => of.id(),
    }
}

#[derive(Properties, PartialEq)]
pub struct MarketProps {
    pub state: Same<WorldWonders>,
    pub view: Rc<ViewOptions>,
    /// What can be bought now.
    pub can_buy: Rc<[Item]>,
    /// The thing that was asked about.
    pub asked: Option<Item>,
    /// The thing that a hint says to buy.
    pub hinted: Option<Item>,
    pub dispatch: Callback<Input>,
}

/// All that is for sale.
#[component]
pub fn Market(props: &MarketProps) -> Html {
    let state = &props.state;
    let shown = |item: &Item| match item {
        Item::Tile(slot) => state.offer().slots().any(|own| own == *slot),
        Item::First | Item::Second => state.players() > 1,
        _ => true,
    };
    // The focus begins at the first thing that can be bought.
    let first = state
        .goods()
        .filter(shown)
        .find(|item| props.can_buy.contains(item));
    let sold = |item: Item| ForSaleProps {
        state: state.clone(),
        view: props.view.clone(),
        item,
        can_buy: props.can_buy.contains(&item),
        first: first == Some(item),
        asked: props.asked == Some(item),
        hinted: props.hinted == Some(item),
        dispatch: props.dispatch.clone(),
    };
    let is_wonder = |item: &Item| matches!(item, Item::Monument(_));
    let wares = state.goods().filter(shown).filter(|item| !is_wonder(item));
    let wares = wares.map(|item| {
        let props = sold(item);
        html! { <Ware key={item_key(item)} ..props /> }
    });
    let wonders = state.goods().filter(is_wonder).map(|item| {
        let props = sold(item);
        html! { <Wonder key={item_key(item)} ..props /> }
    });
    let left = state.offer().deck_left();
    let left = props.view.words.count(left as u64, "card", "cards");
    html! {
        <section class="ww-market" aria-label="The market">
            <div class="ww-wares">{ for wares }</div>
            <h3 class="ww-wonders-title">{ format!("Monuments; still to come: {left}") }</h3>
            <div class="ww-wonders">{ for wonders }</div>
        </section>
    }
}

/// Something for sale.
#[derive(Properties, PartialEq, Clone)]
pub struct ForSaleProps {
    state: Same<WorldWonders>,
    view: Rc<ViewOptions>,
    item: Item,
    /// It can be bought now.
    can_buy: bool,
    /// The focus begins here.
    first: bool,
    /// Somebody asked about it.
    asked: bool,
    /// A hint says to buy it.
    hinted: bool,
    dispatch: Callback<Input>,
}

/// How something for sale hears of the pointer and of the focus.
struct Heard {
    onpointerover: Callback<PointerEvent>,
    onfocusin: Callback<FocusEvent>,
}

/// Tells the board what the pointer or the focus is at. The board itself hears
/// of what is nowhere in the market.
#[hook]
fn use_heard(item: Item, dispatch: &Callback<Input>) -> Heard {
    let onpointerover = use_callback(
        (dispatch.clone(), item),
        |event: PointerEvent, (dispatch, item)| {
            event.stop_propagation();
            let mouse = event.pointer_type() == "mouse";
            dispatch.emit(Input::Over {
                item: (mouse && is_beside_map()).then_some(*item),
                on_map: false,
                mouse,
            });
        },
    );
    let onfocusin = use_callback(
        (dispatch.clone(), item),
        |event: FocusEvent, (dispatch, item)| {
            event.stop_propagation();
            dispatch.emit(Input::Focus(Some(*item)));
        },
    );
    Heard {
        onpointerover,
        onfocusin,
    }
}

/// Whether the market stands beside the map. What is told below the map would
/// push a market that stands there away from under the pointer, and then be told
/// no more, for ever and ever.
fn is_beside_map() -> bool {
    let place = |css: &str| {
        let element = gloo::utils::document().query_selector(css).ok()??;
        Some(element.get_bounding_client_rect())
    };
    let (plan, market) = (place(".ww-plan"), place(".ww-beside"));
    matches!((plan, market), (Some(plan), Some(market)) if market.left() >= plan.right())
}
