//! An address that leads nowhere.

use crate::parts::{link_button, page};
use crate::route::Route;
use yew::prelude::*;

/// Says so and leads home.
pub fn lost() -> Html {
    sorry(
        "Nothing here",
        "This address leads to no page of the house. Your games are all at home.",
    )
}

/// A page that cannot be shown, and why.
pub fn sorry(title: &str, why: &str) -> Html {
    let inside = html! {
        <>
            <p>{ why }</p>
            <p>{ link_button(&Route::Home, "primary", html! { "Go home" }) }</p>
        </>
    };
    page(title, inside)
}
