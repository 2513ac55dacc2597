//! Listening to the window.

use gloo::events::EventListener;
use yew::prelude::*;

/// Calls back at every event of this kind that reaches the window, for as long
/// as the component is there.
#[hook]
pub fn use_window_event(kind: &'static str, on_event: Callback<Event>) {
    use_effect_with((kind, on_event), |(kind, on_event)| {
        let on_event = on_event.clone();
        let window = gloo::utils::window();
        let listener =
            EventListener::new(&window, *kind, move |event| on_event.emit(event.clone()));
        move || drop(listener)
    });
}
