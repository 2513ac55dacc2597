//! Helpers to draw symbols of the game's `drawings.svg`.

use super::perspective::translate;
use rules::games::argonauts_wheel::Side;
use yew::prelude::*;

/// The class that gives pieces the material of a side.
pub const fn material(side: Side) -> &'static str {
    match side {
        Side::Black => "aw-black",
        Side::White => "aw-white",
    }
}

/// A symbol as part of a picture. `symbol` begins with `#`.
pub fn drawing(symbol: &'static str) -> Html {
    drawing_at(symbol, None, (0, 0))
}

/// A symbol with a class, centred on a point.
pub fn drawing_at(symbol: &'static str, class: Option<&'static str>, centre: (i32, i32)) -> Html {
    html! { <use href={symbol} {class} transform={translate(centre)} /> }
}

/// A symbol of 24 by 24 units on a button, hidden from screen readers.
pub fn button_sign(symbol: &'static str) -> Html {
    html! {
        <svg class="aw-button-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={symbol} />
        </svg>
    }
}
