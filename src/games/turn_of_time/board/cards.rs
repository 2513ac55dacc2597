//! Cards as pictures.

use crate::parts;
use rules::games::turn_of_time::{Card, Season};
use yew::prelude::*;

/// The symbol of a season's painting, 100 by 100; drawn in `static/art`.
const fn painting(season: Season) -> &'static str {
    match season {
        Season::Spring => "#season-spring",
        Season::Summer => "#season-summer",
        Season::Fall => "#season-fall",
        Season::Winter => "#season-winter",
    }
}

/// The symbol of a season's mark, 24 by 24: blossom, sun, leaf, snowflake.
const fn mark(season: Season) -> &'static str {
    match season {
        Season::Spring => "#mark-spring",
        Season::Summer => "#mark-summer",
        Season::Fall => "#mark-fall",
        Season::Winter => "#mark-winter",
    }
}

/// One face of a card in a square of 100: the painting of the season that
/// shows and, small in a corner, the mark of the one below. A single card has
/// a second frame in place of the mark: it stays what it is.
pub fn face(card: Card) -> Html {
    html! {
        <>
            <rect class="card-shadow" x="4.6" y="6.4" width="92" height="92" rx="9" />
            <g clip-path="url(#card-shape)">
                <use href={painting(card.up)} x="4" y="4" width="92" height="92" />
            </g>
            <rect class="card-edge" x="4" y="4" width="92" height="92" rx="9" />
            if card.is_single() {
                <rect class="card-single" x="8.4" y="8.4" width="83.2" height="83.2" rx="6" />
            }
            <use href={mark(card.up)} x="9" y="9" width="26" height="26" />
            if !card.is_single() {
                <path class="card-fold" d="M96 57 V87 A9 9 0 0 1 87 96 H57 Z" />
                <use href={mark(card.down)} x="67.6" y="67.6" width="26" height="26" />
            }
        </>
    }
}

/// A face as a picture of its own.
pub fn picture(card: Card, class: &'static str) -> Html {
    html! {
        <svg class={parts::join("card-picture", class)} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            { face(card) }
        </svg>
    }
}

/// A season's mark as a picture of its own.
pub fn mark_picture(season: Season) -> Html {
    parts::picture(mark(season), "0 0 24 24", "season-mark")
}
