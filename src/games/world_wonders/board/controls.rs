//! The controls below the map.

use super::buttons::action_button;
use super::hand::{Hand, Placing, Pose, Road};
use super::icons;
use super::interaction::{Input, PieceKey};
use crate::components::Shared;
use crate::games::input::emit_on;
use crate::games::rule_of;
use l10n::{Message, world_wonders as words};
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, Phase, WorldWonders};
use text::Locale;
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::names;
use wasm_bindgen::JsValue;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    pub state: Shared<WorldWonders>,
    pub locale: Locale,
    /// Whether a person at this device may act.
    pub can_act: bool,
    pub hint: Option<Action>,
    pub placing: Option<Placing>,
    /// The item that was chosen in the market, if it can be bought.
    pub item_to_buy: Option<Item>,
    pub has_previews: bool,
    /// What the piece would gain; see [`gains`](text::games::world_wonders::board::gains).
    pub gains: Vec<String>,
    /// Whether the purchase can be put back.
    pub can_return: bool,
    pub dispatch: Callback<Input>,
}

#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let content = match props.state.phase() {
        _ if !props.can_act => html! {},
        Phase::Begin => main_button(props, Action::Begin, words::BUTTON_START),
        Phase::End => main_button(props, Action::End, words::BUTTON_END),
        Phase::Buy => money_buttons(props),
        Phase::Start | Phase::Place { .. } | Phase::Roads { .. } => match &props.placing {
            Some(placing) => placing_controls(props, placing),
            None => html! {},
        },
    };
    // The controls of a placement are elsewhere on the board.
    let key = u8::from(props.placing.is_some());
    html! { <div {key} class="ww-controls">{ content }</div> }
}

impl ControlsProps {
    fn button(&self, action: Action, class: &'static str, is_first: bool, label: Html) -> Html {
        action_button(&self.dispatch, action, self.hint, class, is_first, label)
    }
}

/// The button of the only legal action.
fn main_button(props: &ControlsProps, action: Action, label: Message) -> Html {
    let class = "primary ww-main-button";
    let button = props.button(action, class, true, props.locale.text(label).into());
    html! { <div class="ww-ways"><key={label.id()}>{ button }</></div> }
}

/// Buttons for the loan and for leaving the round, each in its own place; in that of the latter
/// the button that buys what was chosen.
fn money_buttons(props: &ControlsProps) -> Html {
    let buy = props.item_to_buy.map(|item| buy_button(props, item));
    let buttons = [
        (Action::Loan, words::BUTTON_BORROW, "ww-loan-button"),
        (Action::Repay, words::BUTTON_REPAY, "ww-loan-button"),
        (Action::LeaveRound, words::BUTTON_LEAVE, "ww-main-button"),
    ]
    .into_iter()
    .filter(|(action, ..)| props.state.check_action(*action).is_ok())
    .filter(|(action, ..)| buy.is_none() || *action != Action::LeaveRound)
    .map(|(action, label, class)| {
        let is_first = action == Action::LeaveRound;
        let button = props.button(action, class, is_first, props.locale.text(label).into());
        html! { <key={label.id()}>{ button }</> }
    });
    html! {
        <div class="ww-ways">
            { for buttons }
            if let Some(buy) = &buy {
                <key={"buy"}>{ buy.clone() }</>
            }
        </div>
    }
}

fn buy_button(props: &ControlsProps, item: Item) -> Html {
    let price = props.state.price(props.state.active(), item);
    let name = names::item(props.locale, props.state.market(), item);
    let label = words::button_buy_item(props.locale, price, &name);
    let visible = words::button_buy(props.locale, price);
    let label = icons::labelled("", visible.into(), label);
    props.button(Action::Buy(item), "primary ww-main-button", false, label)
}

/// The piece, whether it fits, what else there is to choose, and the buttons of the turn: rotate the
/// piece, move it, put it back, and place it.
fn placing_controls(props: &ControlsProps, placing: &Placing) -> Html {
    let ControlsProps {
        state,
        locale,
        gains,
        can_return,
        dispatch,
        ..
    } = props;
    let locale = *locale;
    let Placing {
        hand,
        pose,
        rotation,
        is_pinned,
        ..
    } = *placing;
    let error = pose.and_then(|pose| hand.placement_error(state, pose));
    let message = match pose {
        Some(pose) => {
            let action = hand.action(pose);
            let points = match props.has_previews {
                true => board_text::points_gained(state, action),
                false => 0,
            };
            board_text::fit_message(locale, error.as_ref(), gains, points, is_pinned)
        }
        None => locale.text(words::CHOOSE_SPOT),
    };
    let fits = pose.map(|_| if error.is_none() { "fits" } else { "clash" });
    let chosen = pose.filter(|pose| is_pinned && hand.fits(*pose));
    let place = match chosen.map(|pose| hand.action(pose)) {
        Some(action) => {
            let label = locale.text(words::BUTTON_PLACE).into();
            props.button(action, "primary", false, label)
        }
        None => {
            html! { <button type="button" class="button primary" disabled=true>{ locale.text(words::BUTTON_PLACE) }</button> }
        }
    };
    let next = Input::Key(None, PieceKey::Next { is_backward: false });
    let button = |view: &'static str, disabled: bool, input: Input, label: Message| {
        html! {
            <button type="button" class="button" data-view={view} {disabled} onclick={emit_on(dispatch, input)}>
                { locale.text(label) }
            </button>
        }
    };
    html! {
        <>
            <div class="ww-placement">
                { icons::piece_alone(hand.piece, rotation) }
                // A live region, because rotating a piece in place does not move
                // the focus.
                <p class={classes!("ww-placement-info", fits)} aria-live="polite">
                    { message }
                    if let Some(error) = &error {
                        { " " }
                        { rule_of::<WorldWonders>(error) }
                    }
                    if pose.is_none() {
                        { " " }
                        <span class="ww-keys">{ locale.text(words::SPOT_KEYS) }</span>
                    }
                </p>
                <div class="ww-choices">
                    { choices(props, &hand) }
                    { placement_list(locale, hand, chosen, dispatch) }
                </div>
            </div>
            <div class="ww-ways">
                { button("turn", hand.shape().rotation_count() == 1, Input::Rotate, words::BUTTON_ROTATE) }
                { button("next", false, next, words::BUTTON_NEXT_SPOT) }
                { button("put-back", !can_return && !is_pinned, Input::PutBack, words::BUTTON_PUT_BACK) }
                { place }
            </div>
        </>
    }
}

/// Which road comes next, of those that are laid in any order, and what may be done before the
/// starting road is placed.
fn choices(props: &ControlsProps, hand: &Hand) -> Html {
    let ControlsProps {
        state,
        locale,
        dispatch,
        ..
    } = props;
    let is_choice = hand.open_roads.iter().filter(|open| **open).count() > 1;
    let road_button = |road: Road, name: &'static str, label: Message| {
        let is_open = Road::ALL
            .into_iter()
            .zip(hand.open_roads)
            .any(|(other, open)| other == road && open);
        html! {
            <button
                type="button"
                class="button"
                data-view={name}
                aria-pressed={(hand.road == Some(road)).to_string()}
                disabled={!is_open || !is_choice}
                onclick={emit_on(dispatch, Input::ChooseRoad(road))}
            >
                { locale.text(label) }
            </button>
        }
    };
    let is_start = state.phase() == Phase::Start;
    let purchases = FIRST_PURCHASES
        .into_iter()
        .filter(|(action, _)| is_start && state.check_action(*action).is_ok())
        .map(|(action, label)| props.button(action, "", false, locale.text(label).into()));
    html! {
        <>
            if let Phase::Roads { start, .. } = state.phase() {
                { road_button(Road::Double, "double", words::BUTTON_DOUBLE_ROAD) }
                { road_button(Road::Single, "single", words::BUTTON_SINGLE_ROAD) }
                if start {
                    { road_button(Road::Starting, "starting", words::BUTTON_LONG_ROAD) }
                }
            }
            { for purchases }
        </>
    }
}

/// What may be done before the starting road is placed.
const FIRST_PURCHASES: [(Action, Message); 2] = [
    (Action::Buy(Item::ShortRoads), words::BUTTON_SHORT_ROADS),
    (Action::Loan, words::BUTTON_BORROW),
];

/// The value of a placement in the list: the notation of its action.
fn placement_id(hand: &Hand, pose: Pose) -> String {
    WorldWonders::notation(hand.action(pose))
}

/// The list of all placements; the pinned one is selected.
fn placement_list(
    locale: Locale,
    hand: Hand,
    chosen: Option<Pose>,
    dispatch: &Callback<Input>,
) -> Html {
    let onchange = {
        let dispatch = dispatch.clone();
        move |event: Event| {
            let list = event.target_dyn_into::<HtmlSelectElement>();
            let picked = list.map(|list| list.value()).unwrap_or_default();
            let pose = hand
                .poses()
                .find(|pose| placement_id(&hand, *pose) == picked);
            if let Some(pose) = pose {
                dispatch.emit(Input::PinAt(pose));
            }
        }
    };
    let chosen_id = chosen.map_or_else(String::new, |pose| placement_id(&hand, pose));
    let value = JsValue::from_str(&chosen_id);
    html! {
        <label class="ww-list">
            <span>{ locale.text(words::ALL_SPOTS_LABEL) }</span>
            <select name="place" {onchange} ~value={value}>
                <PlacementOptions {locale} {hand} />
            </select>
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct PlacementOptionsProps {
    locale: Locale,
    hand: Hand,
}

/// All placements of the piece; there may be hundreds.
#[component]
fn PlacementOptions(props: &PlacementOptionsProps) -> Html {
    let PlacementOptionsProps { locale, hand } = props;
    let options = hand.poses().map(|pose| {
        html! { <option value={placement_id(hand, pose)}>{ board_text::placement_label(*locale, pose.at, pose.rotation.quarters()) }</option> }
    });
    html! {
        <>
            <option value="" selected=true>{ locale.text(words::ALL_SPOTS) }</option>
            { for options }
        </>
    }
}
