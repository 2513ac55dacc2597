//! The error page.

use super::{LinkButton, Page};
use app_core::Route;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ErrorPageProps {
    pub title: AttrValue,
    /// Why the page cannot be shown.
    pub why: AttrValue,
}

/// Explains why a page cannot be shown, and links to the home page.
#[component]
pub fn ErrorPage(props: &ErrorPageProps) -> Html {
    html! {
        <Page title={props.title.clone()}>
            <p>{ props.why.clone() }</p>
            <p><LinkButton to={Route::Home} class="primary">{ "Home" }</LinkButton></p>
        </Page>
    }
}
