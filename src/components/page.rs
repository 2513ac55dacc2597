//! The layout of ordinary pages.

use super::TopBar;
use yew::prelude::*;

/// Props of [`Page`].
#[derive(Properties, PartialEq)]
pub struct PageProps {
    /// Title.
    pub title: AttrValue,
    /// Content.
    pub children: Html,
}

/// A page of text and forms: top bar, title and content.
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
