//! The buttons below the board. The button of an illegal action explains why
//! it is illegal.

use super::geometry::Contact;
use super::interaction::Input;
use super::targets::send_on;
use super::turn_controls_props::TurnControlsProps;
use super::turn_plan;
use crate::games::ViewOptions;
use crate::games::wheels_of_time::text::board as board_text;
use crate::hooks::on_hover;
use crate::text::capital;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Development, Phase, Wheel, WheelsOfTime};
use yew::prelude::*;

/// The outcome of an action, if its button shows it.
fn outcome(view: &ViewOptions, state: &WheelsOfTime, action: Action) -> String {
    match action {
        Action::Turn(wheel) if view.has_previews => {
            format!("then {}", turn_plan::links_after_turn(state, wheel))
        }
        Action::Trigger(link) => {
            let player_wheel = state.player_wheel(state.active());
            let contact = Contact::of_link(player_wheel, link);
            turn_plan::effect_text(state.wheels(), contact, player_wheel, state.is_solo())
        }
        Action::Feed(fed) => {
            let city = state.city(state.active());
            let people = city.development(Development::Population);
            board_text::feeding(view.locale, fed, city.food_shortage(), people)
        }
        _ => String::new(),
    }
}

/// A button that takes an action, with drawings beside its label. If the action
/// is illegal, pressing it explains why. `width_key` differs for drawings of another
/// width.
pub fn action_button(
    props: &TurnControlsProps,
    action: Action,
    class: &'static str,
    width_key: usize,
    drawings: Html,
) -> Html {
    let TurnControlsProps {
        state, on_input, ..
    } = props;
    let notation = WheelsOfTime::notation(action);
    let illegal = state
        .check_action(action)
        .err()
        .map(|illegal| illegal.to_string());
    let is_legal = illegal.is_none();
    let needs_confirmation = props.confirming == Some(action);
    let outcome = outcome(&props.view, state, action);
    // The label, and the accessible name if it has more details.
    let (label, name) = match action {
        _ if needs_confirmation => (board_text::confirmation(action), None),
        // There is no room for more beside the button of the structure itself.
        Action::Join(pair) if state.phase() == Phase::Actions => (
            capital(pair.name().to_owned()),
            Some(board_text::button_name(
                action,
                &outcome,
                illegal.as_deref(),
            )),
        ),
        Action::Feed(_) => (format!("{}: {outcome}", board_text::button(action)), None),
        _ => {
            let name = board_text::button_name(action, &outcome, illegal.as_deref());
            (board_text::button(action), Some(name))
        }
    };
    let class = classes!(
        "button",
        "wt-button",
        class,
        (props.hint == Some(action)).then_some("hinted"),
        props.plan.contains(&action).then_some("planned"),
        needs_confirmation.then_some("danger"),
    );
    let input = if is_legal {
        Input::Act(action)
    } else {
        Input::Explain(action)
    };
    let wheel: Option<Wheel> = match action {
        Action::Turn(wheel) => Some(wheel),
        _ => None,
    };
    let (enter, leave) = (Input::Hover(wheel), Input::Hover(None));
    html! {
        <button
            key={notation.clone()}
            type="button"
            {class}
            data-action={is_legal.then(|| notation.clone())}
            data-refused={(!is_legal).then_some(notation)}
            aria-disabled={(!is_legal).then_some("true")}
            aria-label={name}
            title={illegal}
            onclick={send_on(on_input, input)}
            onpointerenter={on_hover(on_input, enter)}
            onpointerleave={on_hover(on_input, leave)}
            onfocus={send_on(on_input, enter)}
            onblur={send_on(on_input, leave)}
        >
            // Drawings of another width are new elements: those that stay do not move aside.
            <span key={width_key} class="wt-content">
                { drawings }
                <span>{ label }</span>
            </span>
        </button>
    }
}

/// A group of buttons below a heading. Layouts refer to its class. With another key the buttons are
/// created anew, so that those that stay do not move aside.
pub fn button_group(class: &'static str, label: &'static str, key: usize, buttons: Html) -> Html {
    html! {
        <div {key} class={classes!("wt-group", class)} role="group" aria-label={label}>
            <span class="wt-label" aria-hidden="true">{ label }</span>
            { buttons }
        </div>
    }
}
