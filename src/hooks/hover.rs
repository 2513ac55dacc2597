//! Listeners for pointers that hover.

use yew::prelude::*;

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
