//! Seat marks.

use records::Colour;
use yew::prelude::*;

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
