//! Alerts and live regions.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    pub id: AttrValue,
    pub children: Html,
}

/// An alert; a screen reader interrupts to read it.
#[component]
pub fn Notice(props: &NoticeProps) -> Html {
    html! { <p class="notice" role="alert" id={props.id.clone()}>{ props.children.clone() }</p> }
}

#[derive(Properties, PartialEq)]
pub struct LiveRegionProps {
    pub id: AttrValue,
    /// Text; see [`crate::hooks::set_announcement`].
    pub text: AttrValue,
}

/// A polite live region: screen readers read its text whenever it changes.
#[component]
pub fn LiveRegion(props: &LiveRegionProps) -> Html {
    html! {
        <p class="unseen" role="status" aria-live="polite" id={props.id.clone()}>{ props.text.clone() }</p>
    }
}
