//! Play with arrow keys and one button: gamepads and TV remotes. The focus moves to what lies in the direction of the
//! arrow. Boards and fields that use arrow keys keep them; what they do not use moves the focus.

mod arrow_keys;
mod focus;
mod gamepad;
mod gamepad_polling;
mod geometry;

pub use gamepad::PadState;
pub use gamepad_polling::use_pad_state;

use crate::context::use_settings;
use crate::hooks::use_window_event;
use app_core::settings::Switch;
use core::cell::Cell;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// Marks the document while the focus moves by direction, so that it is shown clearly.
const MARK: &str = "data-navigation";
/// The value of the mark while it is arrow keys that move the focus, or since another key was pressed.
const KEYS: &str = "keys";
/// The value of the mark while it is a gamepad.
const PAD: &str = "pad";

thread_local! {
    /// Whether the settings let gamepads play.
    static USES_GAMEPADS: Cell<bool> = const { Cell::new(true) };
    /// Polls the gamepads, once their part of the program is there.
    static POLL: Cell<Option<fn()>> = const { Cell::new(None) };
}

/// Lets gamepads play. The part of the program that calls this has what reads them.
pub fn add_gamepads() {
    POLL.set(Some(gamepad_polling::poll));
}

/// Looks for gamepads. What is held now does not count.
pub fn poll_gamepads() {
    if let Some(poll) = POLL.get() {
        poll();
    }
}

/// Whether the setting lets arrow keys move the focus; appearance.js knows televisions.
fn uses_arrows() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute("data-arrows"))
}

/// Shows the focus clearly from now on.
fn mark(by: &str) {
    if let Some(root) = document().document_element() {
        // A valid name, so this cannot fail.
        let _ = root.set_attribute(MARK, by);
    }
}

/// Whether the focus moved by this last.
fn is_marked(by: &str) -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.get_attribute(MARK).as_deref() == Some(by))
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
                // A keyboard user may be typing in a field that a gamepad focused.
                if event.is_trusted() && is_marked(PAD) {
                    mark(KEYS);
                }
                if let Some(event) = event.dyn_ref() {
                    arrow_keys::on_key(event);
                }
            },
        );
        move || drop(listener)
    });
    let on_pad = use_callback((), |_: Event, ()| poll_gamepads());
    use_window_event("gamepadconnected", on_pad.clone());
    // What is held when a person comes back was pressed for something else.
    use_window_event("focus", on_pad);
    let on_pointer = use_callback((), |_: Event, ()| {
        if let Some(root) = document().document_element() {
            let _ = root.remove_attribute(MARK);
        }
    });
    use_window_event("pointerdown", on_pointer);
    // One may be known already.
    let is_on = use_settings().current.gamepad == Switch::On;
    use_effect_with(is_on, |is_on| {
        USES_GAMEPADS.set(*is_on);
        poll_gamepads();
    });
}
