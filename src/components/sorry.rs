//! Pages that cannot be shown.

use super::{LinkButton, Page};
use crate::route::Route;
use yew::prelude::*;

/// A page that cannot be shown.
#[derive(Properties, PartialEq)]
pub struct SorryProps {
    /// The title.
    pub title: AttrValue,
    /// Why it cannot be shown.
    pub why: AttrValue,
}

/// Says that a page cannot be shown, and leads home.
#[component]
pub fn Sorry(props: &SorryProps) -> Html {
    html! {
        <Page title={props.title.clone()}>
            <p>{ props.why.clone() }</p>
            <p><LinkButton to={Route::Home} class="primary">{ "Go home" }</LinkButton></p>
        </Page>
    }
}
