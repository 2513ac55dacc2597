//! A drawing that takes an action, as a button does.

use super::callbacks::{emits, takes_click};
use super::geometry::Spot;
use super::selection::Change;
use super::snapshot::Snapshot;
use crate::hooks::is_typing;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, WheelOfFortune};
use yew::prelude::*;

/// The target of an action among others; the feature of a spot lights up with
/// it. The label is its name for the ear.
pub fn target(
    snapshot: &Snapshot,
    action: Action,
    spot: Option<Spot>,
    label: String,
    drawing: Html,
) -> Html {
    let on = &snapshot.on;
    let onkeydown = {
        let on_action = on.action.clone();
        move |event: KeyboardEvent| {
            if presses(&event) {
                event.prevent_default();
                on_action.emit(action);
            }
        }
    };
    let (enter, leave) = (spot.map(Change::Enter), spot.map(Change::Leave));
    let notation = WheelOfFortune::notation(action);
    html! {
        <g
            key={notation.clone()}
            class={classes!("wf-spot", snapshot.hinted(action))}
            data-action={notation}
            role="button"
            tabindex="0"
            aria-label={label}
            onclick={takes_click(&on.action, action)}
            {onkeydown}
            onpointerover={enter.map(|change| emits(&on.select, change))}
            onpointerout={leave.map(|change| emits(&on.select, change))}
            onfocusin={enter.map(|change| emits(&on.select, change))}
            onfocusout={leave.map(|change| emits(&on.select, change))}
        >
            <g>{ drawing }</g>
        </g>
    }
}

/// Whether a key presses the button that has the focus: drawings are no buttons
/// by themselves.
pub fn presses(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "Enter" | " ") && !is_typing(event)
}
