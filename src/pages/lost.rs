//! Pages that cannot be shown.

use crate::components::{LinkButton, Page};
use crate::route::Route;
use yew::prelude::*;

/// The page of an address that leads nowhere.
#[component]
pub fn LostPage() -> Html {
    html! {
        <Sorry
            title="Nothing here"
            why="This address leads to no page of the house. Your games are all at home."
        />
    }
}

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
