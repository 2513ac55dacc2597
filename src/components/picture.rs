//! Drawings from the document's SVG symbols.

use yew::prelude::*;

/// A decorative drawing, hidden from screen readers. `symbol` refers to the symbol, such as
/// `#wheel-mark`, `view_box` is its view box.
pub fn picture(symbol: impl Into<AttrValue>, view_box: &'static str, class: &'static str) -> Html {
    html! {
        <svg {class} viewBox={view_box} aria-hidden="true" focusable="false">
            <use href={symbol.into()} />
        </svg>
    }
}

/// The logo, a ship's wheel.
pub fn wheel_mark() -> Html {
    picture("#wheel-mark", "0 0 64 64", "wheel-mark")
}
