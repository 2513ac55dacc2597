//! Buttons, and links that look like them.

use crate::route::Route;
use yew::prelude::*;

/// A button.
#[derive(Properties, PartialEq)]
pub struct ButtonProps {
    /// Its id, if it has one.
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// Classes besides `button`: `primary`, `plain`, `danger`, `large`.
    #[prop_or_default]
    pub class: Classes,
    /// Its name for screen readers, where that says more than its words.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// Whether it cannot be pressed now.
    #[prop_or_default]
    pub disabled: bool,
    /// Its press.
    pub onclick: Callback<MouseEvent>,
    /// Its words.
    pub children: Html,
}

/// A button with words on it.
#[component]
pub fn Button(props: &ButtonProps) -> Html {
    html! {
        <button
            type="button"
            id={props.id.clone()}
            class={classes!("button", props.class.clone())}
            aria-label={props.label.clone()}
            disabled={props.disabled}
            onclick={props.onclick.clone()}
        >
            { props.children.clone() }
        </button>
    }
}

/// A link that looks like a button.
#[derive(Properties, PartialEq)]
pub struct LinkButtonProps {
    /// Where it leads.
    pub to: Route,
    /// Classes besides `button`.
    #[prop_or_default]
    pub class: Classes,
    /// Its name for screen readers, where that says more than its words.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// Its words.
    pub children: Html,
}

/// A link that looks like a button.
#[component]
pub fn LinkButton(props: &LinkButtonProps) -> Html {
    html! {
        <a
            href={props.to.href()}
            class={classes!("button", props.class.clone())}
            aria-label={props.label.clone()}
        >
            { props.children.clone() }
        </a>
    }
}
