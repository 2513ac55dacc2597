//! The route of the window's address.

use super::use_window_event;
use crate::browser::current_route;
use app_core::Route;
use yew::prelude::*;

/// The route of the window's address; `first` on the first render.
#[hook]
pub fn use_route(first: Route) -> Route {
    let route = use_state_eq(|| first);
    let on_change = use_callback(route.setter(), |_: Event, setter| {
        setter.set(current_route());
    });
    use_window_event("hashchange", on_change);
    Route::clone(&route)
}
