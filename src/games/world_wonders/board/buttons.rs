//! Buttons of the board.

use super::interaction::Input;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, WorldWonders};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ActionButtonProps {
    pub action: Action,
    #[prop_or_default]
    pub class: Classes,
    /// It is pointed at by a hint.
    pub hinted: bool,
    /// The focus begins here.
    #[prop_or_default]
    pub first: bool,
    pub dispatch: Callback<Input>,
    pub children: Html,
}

/// A button that takes an action.
#[component]
pub fn ActionButton(props: &ActionButtonProps) -> Html {
    let onclick = use_callback(
        (props.dispatch.clone(), props.action),
        |_: MouseEvent, (dispatch, action)| dispatch.emit(Input::Act(*action)),
    );
    html! {
        <button
            type="button"
            class={classes!("button", props.class.clone(), props.hinted.then_some("hinted"))}
            data-action={WorldWonders::notation(props.action)}
            data-first={props.first.then_some("")}
            {onclick}
        >
            { props.children.clone() }
        </button>
    }
}

#[derive(Properties, PartialEq)]
pub struct ViewButtonProps {
    pub input: Input,
    /// What it is called in the page.
    pub name: AttrValue,
    #[prop_or_default]
    pub class: Classes,
    /// Whether it is on, where it switches something.
    #[prop_or_default]
    pub pressed: Option<bool>,
    #[prop_or_default]
    pub disabled: bool,
    pub dispatch: Callback<Input>,
    pub children: Html,
}

/// A button that changes only what is seen.
#[component]
pub fn ViewButton(props: &ViewButtonProps) -> Html {
    let onclick = use_callback(
        (props.dispatch.clone(), props.input),
        |_: MouseEvent, (dispatch, input)| dispatch.emit(*input),
    );
    html! {
        <button
            type="button"
            class={classes!("button", props.class.clone())}
            data-view={props.name.clone()}
            aria-pressed={props.pressed.map(|pressed| pressed.to_string())}
            disabled={props.disabled}
            {onclick}
        >
            { props.children.clone() }
        </button>
    }
}
