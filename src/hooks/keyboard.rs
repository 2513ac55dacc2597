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
