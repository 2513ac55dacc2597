//! Drawings from the document's SVG symbols, the marks of seats, and outlines on boards.

use records::Colour;
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

#[derive(Properties, PartialEq)]
pub struct SeatMarkProps {
    pub colour: Colour,
}

/// A mark in a seat's colour. Each colour has its own shape, so that seats differ by
/// more than colour.
#[component]
pub fn SeatMark(props: &SeatMarkProps) -> Html {
    html! {
        <svg class={classes!("seat-mark", props.colour.id())} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={seat_shape(props.colour)} />
        </svg>
    }
}

/// The path of a colour's shape in a 24 × 24 box, for use within other drawings.
pub const fn seat_shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M12 3 A9 9 0 1 1 12 21 A9 9 0 1 1 12 3 Z",
        Colour::Blue => "M4 4 H20 V20 H4 Z",
        Colour::Yellow => "M12 2.5 L22 20 H2 Z",
        Colour::Green => "M12 2 L22 12 L12 22 L2 12 Z",
        Colour::Violet => {
            "M12 2 L14.9 8.6 L22 9.3 L16.6 14 L18.2 21 L12 17.3 L5.8 21 L7.4 14 L2 9.3 L9.1 8.6 Z"
        }
    }
}

/// Outlines a part of a board in the colour of the seat that changed it, with a light edge so that
/// it stands out on any ground. Goes into an SVG drawing.
pub fn recent_outline(colour: Colour, path: impl Into<AttrValue>, transform: String) -> Html {
    let path = path.into();
    html! {
        <g class={classes!("recent", colour.id())} {transform}>
            <path class="halo" d={path.clone()} />
            <path class="line" d={path} />
        </g>
    }
}
