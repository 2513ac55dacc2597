//! Keys.

use web_sys::KeyboardEvent;

/// Whether a key belongs to a field that is being filled in, or to the browser.
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
    // Some keyboards have brackets and braces only with Alt.
    let with_alt = event.alt_key() && event.key().bytes().all(|b| b.is_ascii_alphanumeric());
    in_field || event.ctrl_key() || event.meta_key() || with_alt
}
