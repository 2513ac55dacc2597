//! Text that is told at once.

use yew::prelude::*;

/// Something to be noticed at once.
#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    /// Its id.
    pub id: AttrValue,
    /// What there is to notice.
    pub children: Html,
}

/// Something to be noticed at once: a screen reader interrupts for it.
#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    html! { <p class="notice" role="alert" id={props.id.clone()}>{ props.children.clone() }</p> }
}

/// What a screen reader reads out when it changes.
#[derive(Properties, PartialEq)]
pub struct LiveRegionProps {
    /// Its id.
    pub id: AttrValue,
    /// Its text; see [`crate::hooks::say`].
    pub text: AttrValue,
}

/// Text for screen readers alone, read out when it changes.
#[component]
pub fn LiveRegion(props: &LiveRegionProps) -> Html {
    html! {
        <p class="unseen" role="status" aria-live="polite" id={props.id.clone()}>{ props.text.clone() }</p>
    }
}
