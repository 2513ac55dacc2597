//! Moving the keyboard focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// Puts the keyboard focus on an element, and does not scroll the page for it.
pub fn focus(element: Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Drawings can be focused just as well, though they are of another class. An element that
    // cannot be focused leaves things as they are.
    let element: HtmlElement = element.unchecked_into();
    let _ = element.focus_with_options(&options);
}
