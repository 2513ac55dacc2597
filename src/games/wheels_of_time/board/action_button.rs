//! The buttons below the board. The button of an illegal action explains why
//! it is illegal.

use super::geometry::Contact;
use super::interaction::Input;
use super::targets::send_on;
use super::turn_controls_props::TurnControlsProps;
use super::turn_plan;
use crate::games::ViewOptions;
use crate::hooks::on_hover;
use l10n::refusals::wheels_of_time::refusal;
use l10n::wheels_of_time as words;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Development, Wheel, WheelsOfTime};
use text::games::wheels_of_time::board as board_text;
use yew::prelude::*;

/// The outcome of feeding, which the button shows.
fn outcome(view: &ViewOptions, state: &WheelsOfTime, action: Action) -> String {
    let Action::Feed(fed) = action else {
        return String::new();
    };
    let city = state.city(state.active());
    let people = city.development(Development::Population);
    board_text::feeding(view.locale, fed, city.food_shortage(), people)
}

/// The accessible name of an action's button, with what it would bring and why it cannot be used now.
fn name(view: &ViewOptions, state: &WheelsOfTime, action: Action, illegal: Option<&str>) -> String {
    let locale = view.locale;
    let name = match action {
        Action::Turn(wheel) if view.has_previews => {
            board_text::turn_name(locale, wheel, turn_plan::links_after_turn(state, wheel))
        }
        Action::Trigger(link) => {
            let wheel = state.player_wheel(state.active());
            let contact = Contact::of_link(wheel, link);
            let effect = turn_plan::shown_effect(state.wheels(), contact, wheel, state.is_solo());
            words::name_trigger(locale, link, effect)
        }
        _ => board_text::name(locale, action),
    };
    match illegal {
        Some(illegal) => words::name_refused(locale, &name, illegal),
        None => name,
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
    let locale = props.view.locale;
    let illegal = state.check_action(action).err();
    let illegal = illegal.map(|illegal| refusal(locale, &illegal));
    let is_legal = illegal.is_none();
    let needs_confirmation = props.confirming == Some(action);
    // The label, and the accessible name if it has more details.
    let (label, name) = match action {
        Action::Trigger(link) if needs_confirmation => (words::really_trigger(locale, link), None),
        _ => {
            let outcome = outcome(&props.view, state, action);
            let label = board_text::button(locale, action, state.phase(), &outcome);
            let name = name(&props.view, state, action, illegal.as_deref());
            let is_whole = matches!(action, Action::Feed(_));
            (label, (!is_whole).then_some(name))
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
pub fn button_group(class: &'static str, label: String, key: usize, buttons: Html) -> Html {
    html! {
        <div {key} class={classes!("wt-group", class)} role="group" aria-label={label.clone()}>
            <span class="wt-label" aria-hidden="true">{ label }</span>
            { buttons }
        </div>
    }
}
