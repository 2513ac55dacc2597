//! Keeping the screen on.

use gloo::utils::document_element;
use yew::prelude::*;

/// Keeps the screen on while codes are shown or scanned, if the player wants that: `static/device.js` does it, by this
/// mark.
#[hook]
pub fn use_codes_mark(is_set: bool) {
    use_effect_with(is_set, |is_set| {
        let is_set = *is_set;
        if is_set {
            mark(true);
        }
        move || {
            if is_set {
                mark(false);
            }
        }
    });
}

fn mark(is_set: bool) {
    // Without the mark, the screen goes off as ever.
    let _ = document_element().toggle_attribute_with_force("data-codes", is_set);
}
