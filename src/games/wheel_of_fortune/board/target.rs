//! A drawing that takes an action, as a button does.

use super::geometry::Spot;
use super::selection::Change;
use crate::hooks::is_typing;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, WheelOfFortune};
use yew::prelude::*;

/// What a target is given.
#[derive(Properties, PartialEq)]
pub struct TargetProps {
    /// What it does.
    pub action: Action,
    /// The spot whose feature lights up with it.
    #[prop_or_default]
    pub spot: Option<Spot>,
    /// Its name for the ear.
    pub label: String,
    /// Whether it is the hint.
    pub hinted: bool,
    /// The action is taken.
    pub on_action: Callback<Action>,
    /// The spot is pointed at.
    pub on_select: Callback<Change>,
    /// How it is drawn.
    pub children: Html,
}

/// The target.
#[component]
pub fn Target(props: &TargetProps) -> Html {
    let TargetProps { action, spot, .. } = *props;
    let press = {
        let on_action = props.on_action.clone();
        move || on_action.emit(action)
    };
    let onclick = {
        let press = press.clone();
        move |event: MouseEvent| {
            event.stop_propagation();
            press();
        }
    };
    let onkeydown = move |event: KeyboardEvent| {
        if presses(&event) {
            event.prevent_default();
            press();
        }
    };
    let selects = |change: fn(Spot) -> Change| {
        let on_select = props.on_select.clone();
        Callback::from(move |()| {
            if let Some(spot) = spot {
                on_select.emit(change(spot));
            }
        })
    };
    let (enter, leave) = (selects(Change::Enter), selects(Change::Leave));
    html! {
        <g
            class={classes!("wf-spot", props.hinted.then_some("hinted"))}
            data-action={WheelOfFortune::notation(action)}
            role="button"
            tabindex="0"
            aria-label={props.label.clone()}
            {onclick}
            {onkeydown}
            onpointerover={enter.reform(|_| ())}
            onpointerout={leave.reform(|_| ())}
            onfocusin={enter.reform(|_| ())}
            onfocusout={leave.reform(|_| ())}
        >
            { props.children.clone() }
        </g>
    }
}

/// Whether a key presses the button that has the focus: drawings are no buttons
/// by themselves.
pub fn presses(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "Enter" | " ") && !is_typing(event)
}
