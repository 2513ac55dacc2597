//! The game's drawings: symbols of its `drawings.svg`.

use super::perspective::at;
use rules::games::argonauts_wheel::Side;
use yew::prelude::*;

/// The class of a side's material.
pub const fn material(side: Side) -> &'static str {
    match side {
        Side::Black => "aw-black",
        Side::White => "aw-white",
    }
}

/// A symbol, with its `#`, as a part of a picture.
pub fn drawing(symbol: &'static str) -> Html {
    drawing_at(symbol, None, (0, 0))
}

/// A symbol of a class, its middle at a place.
pub fn drawing_at(symbol: &'static str, class: Option<&'static str>, place: (i32, i32)) -> Html {
    html! { <use href={symbol} {class} transform={at(place)} /> }
}

/// A sign on a button, for the eye only: a symbol, 24 by 24.
pub fn button_sign(symbol: &'static str) -> Html {
    html! {
        <svg class="aw-button-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={symbol} />
        </svg>
    }
}
