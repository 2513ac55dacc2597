//! Play with arrow keys and one button: gamepads, and the remote controls of televisions. The focus
//! moves to what lies in the direction of the arrow. Boards and fields that use arrow keys keep them;
//! what they do not use moves the focus.

mod gamepad;
mod geometry;
mod keys;
mod pad;
mod page;

use crate::hooks::use_window_event;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// Marks the document while the focus moves by direction, so that it is shown clearly: `keys` or `pad`.
const MARK: &str = "data-navigation";

/// Whether the setting lets arrow keys move the focus; appearance.js knows televisions.
fn uses_arrows() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute("data-arrows"))
}

/// Shows the focus clearly from now on.
fn mark() {
    if let Some(root) = document().document_element()
        && !root.has_attribute(MARK)
    {
        // A valid name, so this cannot fail.
        let _ = root.set_attribute(MARK, "keys");
    }
}

/// Listens for arrow keys and gamepads.
#[hook]
pub fn use_navigation() {
    use_effect_with((), |()| {
        let listener = EventListener::new_with_options(
            &window(),
            "keydown",
            EventListenerOptions::enable_prevent_default(),
            |event| {
                if let Some(event) = event.dyn_ref() {
                    keys::on_key(event);
                }
            },
        );
        move || drop(listener)
    });
    let on_pad = use_callback((), |_: Event, ()| pad::poll());
    use_window_event("gamepadconnected", on_pad);
    let on_pointer = use_callback((), |_: Event, ()| {
        if let Some(root) = document().document_element() {
            let _ = root.remove_attribute(MARK);
        }
    });
    use_window_event("pointerdown", on_pointer);
    // One may be known already.
    use_effect_with((), |()| pad::poll());
}
