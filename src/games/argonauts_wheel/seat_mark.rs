//! The mark of a seat beside the player's name.

use rules::Seat;
use yew::prelude::*;

/// A cone of the seat's side.
pub fn seat_mark(seat: Seat) -> Html {
    let cone = match seat {
        Seat::FIRST => "cone-black",
        _ => "cone-white",
    };
    html! {
        <svg class={classes!("seat-mark", cone)} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M10 2 L16.5 15.5 A6.5 2.6 0 0 1 3.5 15.5 Z" />
        </svg>
    }
}
