//! The die.

use yew::prelude::*;

/// A die of bone that shows this number. It tumbles where it appears; a new
/// key makes it tumble again.
pub fn die(number: u8) -> Html {
    let face = match number {
        1 => "#wt-die-1",
        2 => "#wt-die-2",
        3 => "#wt-die-3",
        4 => "#wt-die-4",
        5 => "#wt-die-5",
        _ => "#wt-die-6",
    };
    html! {
        <svg class="wt-die" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <use class="wt-die-cast" href="#wt-die-shadow" />
            <use class="wt-die-thrown" href={face} />
        </svg>
    }
}
