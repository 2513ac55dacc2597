//! Drawings from the document's SVG symbols.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PictureProps {
    /// Reference to the symbol, such as `#wheel-mark`.
    pub symbol: &'static str,
    /// View box of the symbol.
    pub view_box: &'static str,
    pub class: &'static str,
}

/// A decorative drawing, hidden from screen readers.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    html! {
        <svg class={props.class} viewBox={props.view_box} aria-hidden="true" focusable="false">
            <use href={props.symbol} />
        </svg>
    }
}

/// The logo, a ship's wheel.
#[component]
pub fn WheelMark() -> Html {
    html! { <Picture symbol="#wheel-mark" view_box="0 0 64 64" class="wheel-mark" /> }
}
