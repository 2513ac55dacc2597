//! Keyboard events.

use web_sys::KeyboardEvent;

/// Whether a key event belongs to a form field or to the browser, not to a shortcut.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let active = gloo::utils::document().active_element();
    let in_field = active.is_some_and(|active| {
        matches!(active.tag_name().as_str(), "TEXTAREA" | "SELECT")
            || (active.tag_name() == "INPUT"
                && !matches!(
                    active.get_attribute("type").as_deref(),
                    Some("radio" | "range" | "checkbox")
                ))
    });
    // On some keyboard layouts brackets and braces need Alt.
    let with_alt = event.alt_key() && event.key().bytes().all(|b| b.is_ascii_alphanumeric());
    in_field || event.ctrl_key() || event.meta_key() || with_alt
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
    event.key() == "?" && !is_typing(event) && !shortcuts_are_off()
}
