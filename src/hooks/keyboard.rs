//! Keyboard events.

use super::key::{Key, KeyPress};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

/// The code of a key that an input method has taken; Safari names the key itself, and no longer says that it is
/// composing, at the press that ends it.
const TAKEN: u32 = 229;

/// What a key event means, if anything.
pub fn key_of(event: &KeyboardEvent) -> Option<Key> {
    // Browsers that fill in a form send events of this type that have no key.
    if !event.is_instance_of::<KeyboardEvent>() {
        return None;
    }
    let press = KeyPress {
        key: event.key(),
        code: event.code(),
        shift: event.shift_key(),
        ctrl: event.ctrl_key(),
        alt: event.alt_key(),
        alt_graph: event.get_modifier_state("AltGraph"),
        meta: event.meta_key(),
        is_composing: event.is_composing() || event.key_code() == TAKEN,
    };
    press.meaning()
}

/// Whether a key presses what has the focus: browsers do this only for buttons and links of HTML.
pub fn is_press(event: &KeyboardEvent) -> bool {
    matches!(key_of(event), Some(Key::Enter | Key::Space))
}

/// Whether keys belong to a form field that has the focus, not to shortcuts.
pub fn is_typing() -> bool {
    let active = gloo::utils::document().active_element();
    active.is_some_and(|active| {
        matches!(active.tag_name().as_str(), "TEXTAREA" | "SELECT")
            || (active.tag_name() == "INPUT"
                && !matches!(
                    active.get_attribute("type").as_deref(),
                    Some("radio" | "range" | "checkbox")
                ))
    })
}

/// Whether the player has turned single-key shortcuts off.
pub fn shortcuts_are_off() -> bool {
    gloo::utils::document()
        .document_element()
        .is_some_and(|root| root.has_attribute("data-no-keys"))
}

/// Whether arrow keys move the focus between controls: of a gamepad, a remote control, or by the setting.
pub fn arrows_navigate() -> bool {
    gloo::utils::document()
        .document_element()
        .is_some_and(|root| root.matches("[data-arrows], [data-navigation]") == Ok(true))
}

/// Whether a sheet is open over the page.
pub fn has_sheet() -> bool {
    let sheet = gloo::utils::document().query_selector("dialog[open]");
    sheet.is_ok_and(|sheet| sheet.is_some())
}

/// Whether a key asks for the page about keyboard shortcuts.
pub fn asks_for_keys(event: &KeyboardEvent) -> bool {
    key_of(event) == Some(Key::Char('?')) && !is_typing() && !shortcuts_are_off()
}
