//! What can be done with the piece under way, besides on the map.

use super::buttons::{ActionButton, ViewButton};
use super::city_plan::Placing;
use super::hand::{Hand, Held};
use super::interaction::Input;
use crate::games::world_wonders::same::Same;
use crate::games::world_wonders::text::board as words;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, WorldWonders};
use wasm_bindgen::JsValue;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PlacingControlsProps {
    pub state: Same<WorldWonders>,
    pub placing: Placing,
    /// An action to point at.
    pub hint: Option<Action>,
    pub dispatch: Callback<Input>,
}

/// How the piece lies, buttons to turn and to place it, and the list of places.
#[component]
pub fn PlacingControls(props: &PlacingControlsProps) -> Html {
    let Placing {
        hand, held, laid, ..
    } = props.placing;
    let refused = held.and_then(|held| hand.why_not(&props.state, held));
    let told = match held {
        Some(_) if laid && refused.is_none() => words::LAID.to_owned(),
        Some(_) => words::held_short(refused.as_ref()),
        None => words::PLACING.to_owned(),
    };
    let fits = held.map(|_| if refused.is_none() { "fits" } else { "clash" });
    let view = |input: Input, name: &'static str, says: &'static str, pressed: Option<bool>| {
        html! {
            <ViewButton
                {input}
                {name}
                {pressed}
                disabled={input == Input::Turn && hand.form().ways() == 1}
                dispatch={props.dispatch.clone()}
            >
                { says }
            </ViewButton>
        }
    };
    let choose = |single| Input::ChooseRoad { single };
    let chosen = held.filter(|held| laid && hand.fits(*held));
    html! {
        <>
            // A piece that is turned where it is brings the focus nowhere else.
            <p class={classes!("ww-told", fits)} aria-live="polite">
                { told }
                if held.is_none() {
                    <span class="ww-keys">{ words::KEYS }</span>
                }
            </p>
            <div class="ww-ways">
                { view(Input::Turn, "turn", "Turn it", None) }
                if hand.either {
                    { view(choose(false), "double", "Double road", Some(!hand.single)) }
                    { view(choose(true), "single", "Single road", Some(hand.single)) }
                }
                if let Some(held) = chosen {
                    <ActionButton
                        action={hand.action(held)}
                        class="primary"
                        hinted={props.hint == Some(hand.action(held))}
                        dispatch={props.dispatch.clone()}
                    >
                        { "Place it here" }
                    </ActionButton>
                } else {
                    <button type="button" class="button primary" disabled=true>{ "Place it here" }</button>
                }
            </div>
            <PlaceList {hand} {chosen} dispatch={props.dispatch.clone()} />
        </>
    }
}

/// A place as the list writes it.
fn place_id(hand: &Hand, held: Held) -> String {
    WorldWonders::notation(hand.action(held))
}

#[derive(Properties, PartialEq)]
struct PlaceListProps {
    hand: Hand,
    /// The place where the piece is laid.
    chosen: Option<Held>,
    dispatch: Callback<Input>,
}

/// The list of all places; what is laid is chosen there.
#[component]
fn PlaceList(props: &PlaceListProps) -> Html {
    let onchange = use_callback(
        (props.dispatch.clone(), props.hand),
        |event: Event, (dispatch, hand)| {
            let list = event.target_dyn_into::<HtmlSelectElement>();
            let picked = list.map(|list| list.value()).unwrap_or_default();
            let held = hand.ways().find(|held| place_id(hand, *held) == picked);
            if let Some(held) = held {
                dispatch.emit(Input::LayAt(held));
            }
        },
    );
    let chosen = props.chosen.map(|held| place_id(&props.hand, held));
    let chosen = JsValue::from_str(&chosen.unwrap_or_default());
    html! {
        <label class="ww-list">
            <span>{ "All places:" }</span>
            <select name="place" {onchange} ~value={chosen}>
                <PlaceOptions hand={props.hand} />
            </select>
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct PlaceOptionsProps {
    hand: Hand,
}

/// All ways to place the piece; there may be hundreds.
#[component]
fn PlaceOptions(props: &PlaceOptionsProps) -> Html {
    let hand = &props.hand;
    let ways = hand.ways().map(|held| {
        html! { <option value={place_id(hand, held)}>{ words::way(held.at, held.turn.quarters()) }</option> }
    });
    html! {
        <>
            <option value="">{ "Choose one" }</option>
            { for ways }
        </>
    }
}
