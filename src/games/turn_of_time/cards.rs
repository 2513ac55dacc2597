//! Pictures of cards and seasons, made of symbols in the game's `drawings.svg`.

use rules::games::turn_of_time::{Card, Season};
use yew::prelude::*;

/// The symbol of a season's painting, 100 by 100.
const fn painting(season: Season) -> &'static str {
    match season {
        Season::Spring => "#season-spring",
        Season::Summer => "#season-summer",
        Season::Fall => "#season-fall",
        Season::Winter => "#season-winter",
    }
}

/// The symbol of a season's mark, 24 by 24: blossom, sun, leaf, snowflake.
pub const fn season_symbol(season: Season) -> &'static str {
    match season {
        Season::Spring => "#mark-spring",
        Season::Summer => "#mark-summer",
        Season::Fall => "#mark-fall",
        Season::Winter => "#mark-winter",
    }
}

/// A card in a square of 100 units, as part of a drawing: the painting of the
/// season that shows and, in a corner, the mark of the season on the other face. A
/// single card has a second frame instead of that mark.
pub fn card_face(card: Card) -> Html {
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
            <use href={season_symbol(card.up)} x="9" y="9" width="26" height="26" />
            if !card.is_single() {
                <path class="card-fold" d="M96 57 V87 A9 9 0 0 1 87 96 H57 Z" />
                <use href={season_symbol(card.down)} x="67.6" y="67.6" width="26" height="26" />
            }
        </>
    }
}

/// The mark of a season as a small picture, hidden from screen readers.
pub fn season_mark(season: Season) -> Html {
    html! {
        <svg class="season-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <use href={season_symbol(season)} />
        </svg>
    }
}
