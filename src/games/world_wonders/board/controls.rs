//! The controls below the map.

use super::buttons::action_button;
use super::city_plan::Placing;
use super::interaction::Input;
use super::placing::placing_controls;
use crate::components::Shared;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Phase, WorldWonders};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    pub state: Shared<WorldWonders>,
    /// Whether a person at this device may act.
    pub can_act: bool,
    /// The action that a hint suggests.
    pub hint: Option<Action>,
    pub placing: Option<Placing>,
    /// What the piece would gain; see [`gains`](crate::games::world_wonders::text::board::gains).
    pub gains: AttrValue,
    /// Whether the purchase can be put back.
    pub can_return: bool,
    pub dispatch: Callback<Input>,
}

/// The buttons for the current phase.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let content = match props.state.phase() {
        _ if !props.can_act => html! {},
        Phase::Begin => main_button(props, Action::Begin, "Start"),
        Phase::End => main_button(props, Action::End, "End turn"),
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

/// The button of the only legal action.
fn main_button(props: &ControlsProps, action: Action, label: &'static str) -> Html {
    let button = action_button(
        &props.dispatch,
        action,
        props.hint,
        "primary ww-main-button",
        true,
        label.into(),
    );
    html! { <div class="ww-ways"><key={label}>{ button }</></div> }
}

/// Buttons for the loan and for leaving the round, each in its own place.
fn money_buttons(props: &ControlsProps) -> Html {
    let buttons = [
        (Action::Loan, "Borrow 2 gold", "ww-loan-button"),
        (Action::Repay, "Repay 3 gold", "ww-loan-button"),
        (Action::LeaveRound, "Leave round", "ww-main-button"),
    ]
    .into_iter()
    .filter(|(action, ..)| props.state.check_action(*action).is_ok())
    .map(|(action, label, class)| {
        let is_first = action == Action::LeaveRound;
        let button = action_button(
            &props.dispatch,
            action,
            props.hint,
            class,
            is_first,
            label.into(),
        );
        html! { <key={label}>{ button }</> }
    });
    html! { <div class="ww-ways">{ for buttons }</div> }
}
