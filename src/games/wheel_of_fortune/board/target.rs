//! A drawing that is the button of an action.

use super::callbacks::{emit_on_click, emit_on_event};
use super::geometry::SegmentSpot;
use super::selection::Change;
use super::snapshot::Snapshot;
use crate::hooks::is_press;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, WheelOfFortune};
use yew::prelude::*;

/// The target of an action, with a key for lists. While it is pointed at, the
/// feature of `spot` is highlighted. `label` is its accessible name.
pub fn target(
    snapshot: &Snapshot,
    action: Action,
    spot: Option<SegmentSpot>,
    label: String,
    drawing: Html,
) -> Html {
    let on = &snapshot.on;
    let onkeydown = {
        let on_action = on.action.clone();
        move |event: KeyboardEvent| {
            if is_press(&event) {
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
            class={classes!("wf-spot", snapshot.hint_class(action))}
            data-action={notation}
            role="button"
            tabindex="0"
            aria-label={label}
            onclick={emit_on_click(&on.action, action)}
            {onkeydown}
            onpointerover={enter.map(|change| emit_on_event(&on.select, change))}
            onpointerout={leave.map(|change| emit_on_event(&on.select, change))}
            onfocusin={enter.map(|change| emit_on_event(&on.select, change))}
            onfocusout={leave.map(|change| emit_on_event(&on.select, change))}
        >
            <g>{ drawing }</g>
        </g>
    }
}
