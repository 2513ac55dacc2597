//! The controls of a placement, in addition to the map.

use super::buttons::{action_button, on_click};
use super::city_plan::Placing;
use super::controls::ControlsProps;
use super::hand::{Hand, Pose, Road};
use super::interaction::Input;
use crate::components::RuleLink;
use crate::games::world_wonders::text::board as board_text;
use crate::games::world_wonders::text::rules_section_for;
use rules::GameId;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Item, Phase, WorldWonders};
use wasm_bindgen::JsValue;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Whether the piece fits, buttons to rotate and to place it, and the list of
/// placements.
pub fn placing_controls(props: &ControlsProps, placing: &Placing) -> Html {
    let ControlsProps {
        state,
        hint,
        brings,
        returns,
        dispatch,
        ..
    } = props;
    let Placing {
        hand, held, pinned, ..
    } = *placing;
    let refused = held.and_then(|held| hand.placement_error(state, held));
    let narration = match held {
        Some(_) => board_text::fit_message(refused.as_ref(), brings, pinned),
        None => board_text::PLACING.to_owned(),
    };
    let fits = held.map(|_| if refused.is_none() { "fits" } else { "clash" });
    let choices = hand.open_roads.iter().filter(|open| **open).count();
    let road = |road: Road, name: &'static str, label: &'static str| {
        let is_open = Road::ALL
            .into_iter()
            .zip(hand.open_roads)
            .into_iter()
            .any(|(other, open)| other == road && open);
        html! {
            <button
                type="button"
                class="button"
                data-view={name}
                aria-pressed={(hand.road == Some(road)).to_string()}
                disabled={!is_open || choices < 2}
                onclick={on_click(dispatch, Input::ChooseRoad(road))}
            >
                { label }
            </button>
        }
    };
    let starts = state.phase() == Phase::Start;
    let first: Vec<Html> = FIRST_PURCHASES
        .into_iter()
        .filter(|(action, _)| starts && state.check_action(*action).is_ok())
        .map(|(action, label)| action_button(dispatch, action, *hint, "", false, label.into()))
        .collect();
    let puts_back = first.is_empty();
    let chosen = held.filter(|held| pinned && hand.fits(*held));
    let place = match chosen.map(|held| hand.action(held)) {
        Some(action) => action_button(
            dispatch,
            action,
            *hint,
            "primary",
            false,
            PLACE_LABEL.into(),
        ),
        None => {
            html! { <button type="button" class="button primary" disabled=true>{ PLACE_LABEL }</button> }
        }
    };
    html! {
        <>
            // A live region, because rotating a piece in place does not move
            // the focus.
            <p class={classes!("ww-placement-info", fits)} aria-live="polite">
                { narration }
                if let Some(refused) = &refused {
                    { " " }
                    <RuleLink game={GameId::WorldWonders} section={rules_section_for(refused)} />
                }
                if held.is_none() {
                    <span class="ww-keys">{ board_text::KEYS }</span>
                }
            </p>
            <div class="ww-ways">
                <button
                    type="button"
                    class="button"
                    data-view="turn"
                    disabled={hand.shape().rotation_count() == 1}
                    onclick={on_click(dispatch, Input::Rotate)}
                >
                    { "Rotate" }
                </button>
                if let Phase::Roads { start, .. } = state.phase() {
                    { road(Road::Double, "double", "Double road") }
                    { road(Road::Single, "single", "Single road") }
                    if start {
                        { road(Road::Starting, "starting", "Long road") }
                    }
                }
                { for first }
                // There is no room for both, and nothing to go back to.
                if puts_back {
                    <button
                        type="button"
                        class="button"
                        data-view="put-back"
                        disabled={!returns && !pinned}
                        onclick={on_click(dispatch, Input::PutBack)}
                    >
                        { "Put it back" }
                    </button>
                }
                { place }
            </div>
            { placement_list(hand, chosen, dispatch) }
        </>
    }
}

const PLACE_LABEL: &str = "Place it here";

/// What may be done before the starting road is placed.
const FIRST_PURCHASES: [(Action, &str); 2] = [
    (Action::Buy(Item::ShortRoads), "Short roads first"),
    (Action::Loan, "Borrow 2 gold"),
];

/// The value of a placement in the list: the notation of its action.
fn placement_id(hand: &Hand, held: Pose) -> String {
    WorldWonders::notation(hand.action(held))
}

/// The list of all placements; the pinned one is selected.
fn placement_list(hand: Hand, chosen: Option<Pose>, dispatch: &Callback<Input>) -> Html {
    let onchange = {
        let dispatch = dispatch.clone();
        move |event: Event| {
            let list = event.target_dyn_into::<HtmlSelectElement>();
            let picked = list.map(|list| list.value()).unwrap_or_default();
            let held = hand
                .poses()
                .find(|held| placement_id(&hand, *held) == picked);
            if let Some(held) = held {
                dispatch.emit(Input::PinAt(held));
            }
        }
    };
    let chosen = chosen.map(|held| placement_id(&hand, held));
    let chosen = JsValue::from_str(&chosen.unwrap_or_default());
    html! {
        <label class="ww-list">
            <span>{ "All spots:" }</span>
            <select name="place" {onchange} ~value={chosen}>
                <PlacementOptions {hand} />
            </select>
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct PlacementOptionsProps {
    hand: Hand,
}

/// All placements of the piece; there may be hundreds.
#[component]
fn PlacementOptions(props: &PlacementOptionsProps) -> Html {
    let hand = &props.hand;
    let ways = hand.poses().map(|held| {
        html! { <option value={placement_id(hand, held)}>{ board_text::placement_label(held.at, held.rotation.quarters()) }</option> }
    });
    html! {
        <>
            <option value="" selected=true>{ "Choose one" }</option>
            { for ways }
        </>
    }
}
