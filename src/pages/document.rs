//! Text pages, fetched from files on demand.

use crate::components::{Notice, Page};
use crate::hooks::{Fetched, use_fetched_text};
use yew::prelude::*;

/// The About page, with the version of this build.
pub fn about_page() -> Html {
    html! {
        <Page key="about" title="About Wheelhouse">
            <p class="quiet">{ concat!("Version ", env!("CARGO_PKG_VERSION")) }</p>
            <Document src="pages/about.html" />
        </Page>
    }
}

/// The page about keyboard shortcuts and playing with a screen reader.
pub fn keys_page() -> Html {
    html! { <Page key="keys" title={KEYS_TITLE}>{ keys() }</Page> }
}

/// Title of the page about keyboard shortcuts.
pub const KEYS_TITLE: &str = "Keyboard and screen reader";

/// The content of that page.
pub fn keys() -> Html {
    html! { <Document src="pages/keys.html" /> }
}

/// Message when a file cannot be fetched.
pub fn not_loaded() -> Html {
    html! {
        <Notice id="wrong">{ "This text could not be loaded. Check your internet connection." }</Notice>
    }
}

/// Props of [`Document`].
#[derive(Properties, PartialEq)]
struct DocumentProps {
    /// Address of the file.
    src: AttrValue,
}

/// A text from a file.
#[component]
fn Document(props: &DocumentProps) -> Html {
    let text = match use_fetched_text(&props.src) {
        Fetched::Pending => html! {},
        Fetched::Text(text) => Html::from_html_unchecked(text),
        Fetched::Failed => not_loaded(),
    };
    html! { <div class="rules">{ text }</div> }
}
