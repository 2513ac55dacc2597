//! Small parts that several pages use.

use crate::route::Route;
use yew::prelude::*;

/// The bar at the top of every page: the name of the house, leading home, and
/// the page's own buttons.
pub fn top(tools: Html) -> Html {
    html! {
        <header class="top">
            <a href={Route::Home.href()} class="top-home">
                { wheel_mark() }
                <span>{ "Wheelhouse" }</span>
            </a>
            <div class="top-tools">{ tools }</div>
        </header>
    }
}

/// The sign of the house: a ship's wheel.
pub fn wheel_mark() -> Html {
    picture("#wheel-mark", "0 0 64 64", "wheel-mark")
}

/// One of the house's drawings by its symbol, for the eye only.
pub fn picture(symbol: &'static str, view_box: &'static str, class: &'static str) -> Html {
    html! {
        <svg {class} viewBox={view_box} aria-hidden="true" focusable="false"><use href={symbol} /></svg>
    }
}

/// A link that looks like a button.
pub fn link_button(to: &Route, class: &'static str, words: Html) -> Html {
    html! { <a href={to.href()} class={classes!("button", class)}>{ words }</a> }
}
