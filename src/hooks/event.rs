//! Window events.

use gloo::events::EventListener;
use yew::prelude::*;

/// Calls back on every event of a type that reaches the window, while the component
/// is mounted.
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
