//! The bar at the top of every page.

use super::WheelMark;
use crate::route::Route;
use yew::prelude::*;

/// The bar at the top.
#[derive(Properties, PartialEq)]
pub struct TopBarProps {
    /// The page's own buttons.
    #[prop_or_default]
    pub children: Html,
}

/// The name of the house, leading home, and the page's own buttons.
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
