//! The buttons below the board. One whose action is refused says why.

use super::geometry::Contact;
use super::interaction::Input;
use super::targets::sends;
use super::turn_controls::TurnControlsProps;
use super::turn_plan;
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use crate::text::Words;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Development, Wheel, WheelsOfTime};
use yew::prelude::*;

/// What comes of an action, where that is told on its button.
fn outcome(words: Words, state: &WheelsOfTime, action: Action) -> String {
    match action {
        Action::Trigger(link) => {
            let mark = state.mark(state.active());
            let contact = Contact::at(mark, link);
            turn_plan::says(state.wheels(), contact, mark, state.is_solo())
        }
        Action::Feed(fed) => {
            let city = state.city(state.active());
            let people = city.development(Development::Population);
            words::feeding(words, fed, city.short(), people)
        }
        _ => String::new(),
    }
}

/// A button that takes an action, with drawings beside its words. Where the
/// action cannot be taken, it says why.
pub fn action_button(
    props: &TurnControlsProps,
    action: Action,
    class: &'static str,
    drawings: Html,
) -> Html {
    let TurnControlsProps {
        state, on_input, ..
    } = props;
    let notation = WheelsOfTime::notation(action);
    let refused = state.check_action(action).err();
    let refused = refused.map(|refusal| text::refusal(&refusal));
    let legal = refused.is_none();
    let confirming = props.confirming == Some(action);
    let outcome = outcome(props.view.words, state, action);
    // What is on the button, and its name where that is more.
    let (label, name) = match action {
        _ if confirming => (words::really(action), None),
        Action::Feed(_) => (format!("{}: {outcome}", words::button(action)), None),
        _ => {
            let name = words::button_says(action, &outcome, refused.as_deref());
            (words::button(action), Some(name))
        }
    };
    let class = classes!(
        "button",
        "wt-button",
        class,
        (props.hint == Some(action)).then_some("hinted"),
        confirming.then_some("danger"),
    );
    let input = if legal {
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
            data-action={legal.then(|| notation.clone())}
            data-refused={(!legal).then_some(notation)}
            aria-disabled={(!legal).then_some("true")}
            aria-label={name}
            title={refused}
            onclick={sends(on_input, input)}
            onpointerenter={sends(on_input, enter)}
            onpointerleave={sends(on_input, leave)}
            onfocus={sends(on_input, enter)}
            onblur={sends(on_input, leave)}
        >
            { drawings }
            <span>{ label }</span>
        </button>
    }
}

/// Buttons below a heading of their own: what they do.
pub fn button_group(label: &'static str, buttons: Html) -> Html {
    html! {
        <div class="wt-group" role="group" aria-label={label}>
            <span class="wt-label" aria-hidden="true">{ label }</span>
            { buttons }
        </div>
    }
}
