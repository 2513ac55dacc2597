//! Keyboard focus and scrolling, by element id. For use in effects and event
//! handlers: all of it takes effect immediately.

use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

pub fn focus(id: &str) {
    focus_on(&format!("#{id}"));
}

/// Focuses the first element that a selector matches.
pub fn focus_on(selector: &str) {
    if let Ok(Some(element)) = gloo::utils::document().query_selector(selector) {
        // What is folded away cannot be focused.
        if element.local_name() != "summary"
            && let Ok(Some(fold)) = element.closest("details:not([open])")
        {
            let _ = fold.set_attribute("open", "");
        }
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // SVG elements are focusable but not `HtmlElement`s; both have `focus`. Focusing an element that is not
        // focusable does nothing.
        let element: HtmlElement = element.unchecked_into();
        let _ = element.focus_with_options(&options);
    }
}

/// Whether the element with this id contains the focus.
pub fn has_focus(id: &str) -> bool {
    let document = gloo::utils::document();
    document
        .get_element_by_id(id)
        .is_some_and(|element| element.contains(document.active_element().as_deref()))
}

/// Focuses the element with this id if the focused element has gone or is disabled,
/// so that keyboard users do not lose their position.
pub fn catch_focus(id: &str) {
    catch_focus_on(&format!("#{id}"));
}

/// Focuses the first element that a selector matches if the focused element has gone or is
/// disabled.
pub fn catch_focus_on(selector: &str) {
    let active = gloo::utils::document().active_element();
    let lost =
        active.is_none_or(|active| active.tag_name() == "BODY" || active.has_attribute("disabled"));
    if lost {
        focus_on(selector);
    }
}

/// Scrolls to the element with this id and focuses it, so that the keyboard continues there.
pub fn go_to(id: &str) {
    if let Some(element) = gloo::utils::document().get_element_by_id(id) {
        element.scroll_into_view();
    }
    focus(id);
}

/// Scrolls to the element with this id.
pub fn scroll_to(id: &str) {
    if let Some(element) = gloo::utils::document().get_element_by_id(id) {
        element.scroll_into_view();
    }
}

/// Scrolls up to the element with this id if its top is above the window.
pub fn scroll_up_to(id: &str) {
    if let Some(element) = gloo::utils::document().get_element_by_id(id)
        && let Ok(element) = element.dyn_into::<HtmlElement>()
        && gloo::utils::window().scroll_y().unwrap_or_default() > f64::from(element.offset_top())
    {
        element.scroll_into_view();
    }
}
