//! Whether the last input came from the keyboard.

use super::use_window_event;
use gloo::utils::document;
use yew::prelude::*;

/// Marks the document with `data-keyboard` while the keyboard is in use, so that styles can show what
/// only helps there, such as the coordinates of a board.
#[hook]
pub fn use_keyboard_mark() {
    let on_key = use_callback((), |_: Event, ()| mark(true));
    let on_pointer = use_callback((), |_: Event, ()| mark(false));
    use_window_event("keydown", on_key);
    use_window_event("pointerdown", on_pointer);
}

fn mark(keyboard: bool) {
    if let Some(root) = document().document_element() {
        // A valid name, so this cannot fail. Without a change, nothing is styled anew.
        let _ = root.toggle_attribute_with_force("data-keyboard", keyboard);
    }
}
