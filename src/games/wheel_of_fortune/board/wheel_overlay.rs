//! The wheel where it does not lie in the country.

use super::follower_layer::WheelPieces;
use super::follower_targets::CrownTargets;
use super::movement::Movement;
use super::score_flights::{DepartureLayer, ScoreFlights};
use super::selection::Change;
use super::shared::Shared;
use crate::games::ViewOptions;
use rules::games::wheel_of_fortune::{Action, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// What the wheel is given.
#[derive(Properties, PartialEq)]
pub struct WheelOverlayProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// What the last action did.
    pub movement: Rc<Movement>,
    /// Where points fly to.
    pub flights: ScoreFlights,
    /// The action that is the hint.
    pub hint: Option<Action>,
    /// The chosen action.
    pub on_action: Callback<Action>,
    /// What is pointed at.
    pub on_select: Callback<Change>,
}

/// The wheel, over a corner of the country or beside it.
#[component]
pub fn WheelOverlay(props: &WheelOverlayProps) -> Html {
    let WheelOverlayProps {
        state,
        view,
        movement,
        ..
    } = props;
    html! {
        <svg class="wf-beside wf-land" viewBox="36 36 331 334" role="group" aria-label="The wheel">
            <use href="#wf-wheel-beside" x="36" y="36" width="331" height="334" />
            <WheelPieces state={state.clone()} view={view.clone()} movement={movement.clone()} />
            if view.actor.is_some() {
                <CrownTargets
                    state={state.clone()}
                    view={view.clone()}
                    hint={props.hint}
                    on_action={props.on_action.clone()}
                    on_select={props.on_select.clone()}
                />
            }
            <DepartureLayer
                state={state.clone()}
                view={view.clone()}
                movement={movement.clone()}
                flights={props.flights.clone()}
                on_wheel=true
            />
        </svg>
    }
}
