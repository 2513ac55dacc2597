//! Drawings that the page holds as symbols.

use yew::prelude::*;

/// A drawing by its symbol.
#[derive(Properties, PartialEq)]
pub struct PictureProps {
    /// The symbol: `#wheel-mark`.
    pub symbol: &'static str,
    /// The symbol's view box.
    pub view_box: &'static str,
    /// Its class.
    pub class: &'static str,
}

/// A drawing, for the eye only.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    html! {
        <svg class={props.class} viewBox={props.view_box} aria-hidden="true" focusable="false">
            <use href={props.symbol} />
        </svg>
    }
}

/// The sign of the house: a ship's wheel.
#[component]
pub fn WheelMark() -> Html {
    html! { <Picture symbol="#wheel-mark" view_box="0 0 64 64" class="wheel-mark" /> }
}
