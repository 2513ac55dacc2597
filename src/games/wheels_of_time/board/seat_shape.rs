//! The mark of a seat as a part of the picture.

use crate::components;
use records::Colour;
use yew::prelude::*;

/// The mark of a seat, centred on the origin.
pub fn seat_shape(colour: Colour) -> Html {
    html! {
        <path
            class={classes!("seat-mark", colour.id())}
            d={components::seat_shape(colour)}
            transform="translate(-8.4 -8.4) scale(.7)"
        />
    }
}
