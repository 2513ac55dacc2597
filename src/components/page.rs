//! The frame of a page.

use super::TopBar;
use yew::prelude::*;

/// A page of words and forms.
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// Its title.
    pub title: AttrValue,
    /// What stands on it.
    pub children: Html,
}

/// A page of words and forms: its top bar, its title, and what stands on it.
#[component]
pub fn Page(props: &PageProps) -> Html {
    html! {
        <>
            <TopBar />
            <main class="narrow" id="main" tabindex="-1">
                <h1>{ props.title.clone() }</h1>
                { props.children.clone() }
            </main>
        </>
    }
}
