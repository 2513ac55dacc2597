//! The buttons below the board. One whose action is refused says why.

use super::geometry::Contact;
use super::interaction::Input;
use super::turn_plan;
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use crate::text::Words;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Development, Wheel, WheelsOfTime};
use std::rc::Rc;
use yew::prelude::*;

/// What a button is made of.
#[derive(Properties, PartialEq)]
pub struct ActionButtonProps {
    /// The state.
    pub state: Rc<WheelsOfTime>,
    /// The words of the player's language.
    pub words: Words,
    /// The action that it takes.
    pub action: Action,
    /// A class of its own.
    pub class: &'static str,
    /// Whether it asks for a confirmation.
    pub confirming: bool,
    /// Whether a hint points at it.
    pub hinted: bool,
    /// What a person does with it.
    pub on_input: Callback<Input>,
    /// The drawings beside its words.
    pub children: Html,
}

impl ActionButtonProps {
    /// What comes of the action, where that is told on the button.
    fn outcome(&self) -> String {
        let state = &self.state;
        match self.action {
            Action::Trigger(link) => {
                let mark = state.mark(state.active());
                let contact = Contact::at(mark, link);
                turn_plan::says(state.wheels(), contact, mark, state.is_solo())
            }
            Action::Feed(fed) => {
                let city = state.city(state.active());
                let people = city.development(Development::Population);
                words::feeding(self.words, fed, city.short(), people)
            }
            _ => String::new(),
        }
    }

    /// What is on the button, and its name where that is more.
    fn label(&self, why_not: Option<&str>) -> (String, Option<String>) {
        let action = self.action;
        if self.confirming {
            (words::really(action), None)
        } else if let Action::Feed(_) = action {
            let label = format!("{}: {}", words::button(action), self.outcome());
            (label, None)
        } else {
            let name = words::button_says(action, &self.outcome(), why_not);
            (words::button(action), Some(name))
        }
    }
}

/// A button that takes an action. Where that cannot be done, it says why.
#[component]
pub fn ActionButton(props: &ActionButtonProps) -> Html {
    let action = props.action;
    let notation = WheelsOfTime::notation(action);
    let refused = props.state.check(action).err();
    let refused = refused.map(|refusal| text::refusal(&refusal));
    let legal = refused.is_none();
    let (label, name) = props.label(refused.as_deref());
    let class = classes!(
        "button",
        "wt-button",
        props.class,
        props.hinted.then_some("hinted"),
        props.confirming.then_some("danger"),
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
            type="button"
            {class}
            data-action={legal.then(|| notation.clone())}
            data-refused={(!legal).then_some(notation)}
            aria-disabled={(!legal).then_some("true")}
            aria-label={name}
            title={refused}
            onclick={props.on_input.reform(move |_| input)}
            onpointerenter={props.on_input.reform(move |_| enter)}
            onpointerleave={props.on_input.reform(move |_| leave)}
            onfocus={props.on_input.reform(move |_| enter)}
            onblur={props.on_input.reform(move |_| leave)}
        >
            { props.children.clone() }
            <span>{ label }</span>
        </button>
    }
}

/// Buttons that belong together.
#[derive(Properties, PartialEq)]
pub struct ButtonGroupProps {
    /// What they do.
    pub label: &'static str,
    /// The buttons.
    pub children: Html,
}

/// Buttons below a heading of their own.
#[component]
pub fn ButtonGroup(props: &ButtonGroupProps) -> Html {
    html! {
        <div class="wt-group" role="group" aria-label={props.label}>
            <span class="wt-label" aria-hidden="true">{ props.label }</span>
            { props.children.clone() }
        </div>
    }
}
