//! Events of the window and of pointers.

use gloo::events::EventListener;
use gloo::utils::document;
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

/// A listener that emits a value when a mouse or pen enters or leaves. A finger does not hover: its
/// click says what it wants, and a preview before that would only delay it.
pub fn on_hover<T: Clone + 'static>(callback: &Callback<T>, value: T) -> Callback<PointerEvent> {
    let callback = callback.clone();
    Callback::from(move |event: PointerEvent| {
        if event.pointer_type() != "touch" {
            callback.emit(value.clone());
        }
    })
}

/// Marks the document with `data-keyboard` while the keyboard is in use, so that styles can show what
/// only helps there, such as the coordinates of a board.
#[hook]
pub fn use_keyboard_mark() {
    let on_key = use_callback((), |_: Event, ()| set_keyboard_mark(true));
    let on_pointer = use_callback((), |_: Event, ()| set_keyboard_mark(false));
    use_window_event("keydown", on_key);
    use_window_event("pointerdown", on_pointer);
}

fn set_keyboard_mark(is_used: bool) {
    if let Some(root) = document().document_element() {
        // A valid name, so this cannot fail. Without a change, nothing is styled anew.
        let _ = root.toggle_attribute_with_force("data-keyboard", is_used);
    }
}
