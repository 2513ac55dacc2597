//! Below the map: what can be done now.

use super::buttons::ActionButton;
use super::city_plan::Placing;
use super::interaction::Input;
use super::placing::PlacingControls;
use crate::games::world_wonders::same::Same;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, Phase, WorldWonders};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    pub state: Same<WorldWonders>,
    /// Somebody here may act.
    pub acts: bool,
    /// An action to point at.
    pub hint: Option<Action>,
    /// The piece that is to be placed.
    pub placing: Option<Placing>,
    pub dispatch: Callback<Input>,
}

/// The buttons for the phase of the turn.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let button = |action: Action, says: &'static str, primary: bool, first: bool| {
        html! {
            <ActionButton
                {action}
                class={classes!(primary.then_some("primary"))}
                hinted={props.hint == Some(action)}
                {first}
                dispatch={props.dispatch.clone()}
            >
                { says }
            </ActionButton>
        }
    };
    let ways = |buttons: Html| html! { <div class="ww-ways">{ buttons }</div> };
    let inside = match props.state.phase() {
        _ if !props.acts => html! {},
        Phase::Begin => ways(button(Action::Begin, "Begin", true, true)),
        Phase::End => ways(button(Action::End, "End turn", true, true)),
        Phase::Buy => {
            let money = [
                (Action::Loan, "Take a loan of 2 gold"),
                (Action::Repay, "Pay off the loan for 3 gold"),
                (Action::Out, "Leave the round"),
            ];
            let mut money = money
                .into_iter()
                .filter(|(action, _)| props.state.check(*action).is_ok())
                .map(|(action, says)| button(action, says, false, action == Action::Out))
                .peekable();
            if money.peek().is_some() {
                ways(money.collect())
            } else {
                html! {}
            }
        }
        Phase::Start | Phase::Place { .. } | Phase::Roads { .. } => {
            let placing = props.placing.map(|placing| {
                html! {
                    <PlacingControls
                        state={props.state.clone()}
                        {placing}
                        hint={props.hint}
                        dispatch={props.dispatch.clone()}
                    />
                }
            });
            html! { { for placing } }
        }
    };
    html! { <div class="ww-controls">{ inside }</div> }
}
