//! Buttons, links that look like buttons, and links to rules.

use crate::context::use_locale;
use app_core::Route;
use l10n::house;
use rules::GameId;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ButtonProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// Classes in addition to `button`: `primary`, `plain`, `danger`, `large`.
    #[prop_or_default]
    pub class: Classes,
    /// Accessible name, where the visible label is not enough.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    #[prop_or_default]
    pub disabled: bool,
    pub onclick: Callback<MouseEvent>,
    pub children: Html,
}

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

#[derive(Properties, PartialEq)]
pub struct LinkButtonProps {
    pub to: Route,
    /// The heading of the section at which rules open over the table.
    #[prop_or_default]
    pub section: Option<&'static str>,
    /// Classes in addition to `button`.
    #[prop_or_default]
    pub class: Classes,
    /// Accessible name, where the visible label is not enough.
    #[prop_or_default]
    pub label: Option<AttrValue>,
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
            data-section={props.section}
        >
            { props.children.clone() }
        </a>
    }
}

#[derive(Properties, PartialEq)]
pub struct RuleLinkProps {
    pub game: GameId,
    /// The section of its rules.
    pub section: AttrValue,
}

/// A link to a section of the rules, which opens over the table or the lesson.
#[component]
pub fn RuleLink(props: &RuleLinkProps) -> Html {
    let locale = use_locale();
    html! {
        <a
            class="rule-link"
            href={Route::Rules(props.game).href()}
            data-section={props.section.clone()}
        >
            { locale.text(house::READ_THE_RULE) }
        </a>
    }
}
