//! Moving the keyboard focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// Moves the keyboard focus to an element without scrolling the page.
pub fn focus(element: Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // SVG elements have the same method, though not in this class. An element that cannot be
    // focused changes nothing.
    let element: HtmlElement = element.unchecked_into();
    let _ = element.focus_with_options(&options);
}
