//! The bar at the top of every page.

use super::WheelMark;
use crate::route::Route;
use yew::prelude::*;

/// Props of [`TopBar`].
#[derive(Properties, PartialEq)]
pub struct TopBarProps {
    /// Buttons of the page.
    #[prop_or_default]
    pub children: Html,
}

/// The app's name, linking to the home page, and the page's buttons.
#[component]
pub fn TopBar(props: &TopBarProps) -> Html {
    html! {
        <header class="top">
            <a href={Route::Home.href()} class="top-home">
                <WheelMark />
                <span>{ "Wheelhouse" }</span>
            </a>
            <div class="top-tools">{ props.children.clone() }</div>
        </header>
    }
}
