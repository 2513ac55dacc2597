//! The market: tiles with their prices, roads, the tower, the pedestals, and
//! the monument cards.

use super::buttons::action_button;
use super::interaction::Input;
use super::{drawings, icons};
use crate::components::Shared;
use crate::games::ViewOptions;
use l10n::world_wonders as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, Monument, Phase, WorldWonders};
use std::rc::Rc;
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::names;
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

#[derive(Properties, PartialEq)]
pub struct MarketProps {
    pub state: Shared<WorldWonders>,
    pub view: Rc<ViewOptions>,
    pub can_buy: Rc<[Item]>,
    /// The item selected for inspection.
    pub inspected: Option<Item>,
    pub hint: Option<Action>,
    pub dispatch: Callback<Input>,
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

/// Reports that the pointer is over an item. The event stops here; the board
/// reports pointers that are not over the market.
fn on_pointer(dispatch: &Callback<Input>, item: Item) -> Callback<PointerEvent> {
    dispatch.reform(move |event: PointerEvent| {
        event.stop_propagation();
        let is_mouse = event.pointer_type() == "mouse";
        Input::Over {
            item: is_mouse.then_some(item),
            on_map: false,
            is_mouse,
        }
    })
}

/// Reports that an item was pressed.
fn on_choose(dispatch: &Callback<Input>, item: Item) -> Callback<MouseEvent> {
    dispatch.reform(move |event: MouseEvent| Input::Choose {
        item,
        // Keys and screen readers cause a click with a count of 0.
        is_known: event.detail() == 0,
    })
}

/// Reports that a pointer was pressed on an item that can be pulled to the map, and from then on all that
/// this pointer does.
fn on_pull(dispatch: &Callback<Input>, item: Item) -> Option<Callback<PointerEvent>> {
    let is_piece = !matches!(item, Item::FirstPedestal | Item::SecondPedestal);
    let dispatch = dispatch.clone();
    let on_pull = move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        let button = event.target_dyn_into::<web_sys::Element>();
        if let Some(button) = button.and_then(|inner| inner.closest("button").ok().flatten()) {
            // Fails only if the pointer is gone already.
            let _ = button.set_pointer_capture(event.pointer_id());
        }
        dispatch.emit(Input::Pull(item, (event.client_x(), event.client_y())));
    };
    is_piece.then(|| on_pull.into())
}

/// Reports that the focus is on an item.
fn on_focus(dispatch: &Callback<Input>, item: Item) -> Callback<FocusEvent> {
    dispatch.reform(move |event: FocusEvent| {
        event.stop_propagation();
        Input::Focus(Some(item))
    })
}

/// A button that chooses the item: it is described, and bought if possible. The
/// `is_first` one receives the focus when the board takes it.
fn item_button(props: &MarketProps, item: Item, is_first: bool) -> Html {
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
            key={item.id()}
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
        let (x, y) = drawings::PAWN_ON_PEDESTAL[place];
        let transform = format!("translate({x} {})", y + 46);
        html! { <g {transform}>{ icons::pawn(view.colour(seat)) }</g> }
    });
    let content = html! { <><use href={symbol} y="46" />{ for pawn }</> };
    icons::picture("ww-item-picture", (84, 90), content)
}

/// The card, a button that inspects the monument, and a button that buys it.
/// The `is_first` one receives the focus when the board takes it.
fn monument_card(props: &MarketProps, monument: Monument, is_first: bool) -> Html {
    let MarketProps {
        state,
        view,
        dispatch,
        ..
    } = props;
    let item = Item::Monument(monument);
    let can_buy = props.can_buy.contains(&item);
    let card = monument.card();
    let name = names::monument(view.locale, monument);
    let needs = card.needs.iter().map(|need| icons::need(*need));
    let requirements = board_text::requirements(view.locale, monument);
    let label = board_text::monument_card(view.locale, monument);
    let points = (0..card.points).map(|_| icons::icon("#ww-ring"));
    let people = (0..card.population).map(|_| icons::icon("#ww-people"));
    let says = html! {
        <>
            <span class="ww-needs">{ for needs }</span>
            <span class="ww-wonder-needs">{ requirements }</span>
            <span class="ww-wonder-gives">
                { for points }{ icons::steps(card.steps) }{ for people }
            </span>
        </>
    };
    let buy = can_buy.then(|| {
        let price = state.price(state.active(), item);
        let label = words::button_buy_item(view.locale, price, &name);
        let visible = words::button_buy(view.locale, price);
        let label = icons::labelled("", visible.into(), label);
        action_button(dispatch, Action::Buy(item), props.hint, "", is_first, label)
    });
    // The place of the button keeps its height, so that nothing moves.
    let error = view
        .actor
        .filter(|_| !can_buy)
        .and_then(|_| board_text::monument_error(view.locale, state, monument));
    html! {
        <div
            key={item.id()}
            class="ww-wonder"
            onpointerover={on_pointer(dispatch, item)}
            onfocusin={on_focus(dispatch, item)}
        >
            <button
                type="button"
                class={classes!("ww-wonder-card", (!can_buy).then_some("off"))}
                data-item={monument.id()}
                aria-pressed={(props.inspected == Some(item)).to_string()}
                onclick={on_choose(dispatch, item)}
                onpointerdown={can_buy.then(|| on_pull(dispatch, item)).flatten()}
            >
                <span class="ww-wonder-picture" aria-hidden="true">
                    { icons::monument_picture(monument, "ww-wonder-drawing") }
                    if card.pieces > 1 {
                        { format!("×{}", card.pieces) }
                    }
                </span>
                <span class="ww-wonder-name" aria-hidden="true">{ name }</span>
                { icons::labelled("ww-wonder-says", says, label) }
            </button>
            if let Some(buy) = buy {
                { buy }
            } else {
                <p class="ww-why">{ error }</p>
            }
        </div>
    }
}
