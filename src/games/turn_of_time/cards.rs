//! Pictures of cards and seasons, made of symbols in the game's `drawings.svg`.

use crate::components::picture;
use l10n::turn_of_time as words;
use rules::games::turn_of_time::{Card, Season};
use text::Locale;
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
const fn season_symbol(season: Season) -> &'static str {
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
    picture(season_symbol(season), "0 0 24 24", "season-mark")
}

/// Where the marks of the seasons are in the picture of 100 by 100: spring above, then clockwise.
const MARK_CENTRES: [(Season, i32, i32); 4] = [
    (Season::Spring, 50, 16),
    (Season::Summer, 84, 50),
    (Season::Fall, 50, 84),
    (Season::Winter, 16, 50),
];

/// Who flips whom, as a small compass: the seasons in the order of the year, an arrow from each to the one before
/// it, and opposite seasons joined.
pub fn compass(locale: Locale) -> Html {
    let marks = MARK_CENTRES.iter().map(|(season, x, y)| {
        html! {
            <use href={season_symbol(*season)} x={(x - 14).to_string()} y={(y - 14).to_string()} width="28" height="28" />
        }
    });
    // From summer to spring, and so on around.
    let arrows = [0, 90, 180, 270].map(|angle| {
        html! {
            <g transform={format!("rotate({angle} 50 50)")}>
                <path class="compass-line" d="M80 34 A34 34 0 0 0 69 22" />
                <path class="compass-tip" d="M63.2 18.1 L71.8 17.9 L66.2 26.1 Z" />
            </g>
        }
    });
    html! {
        <figure class="compass">
            <svg viewBox="0 0 100 100" role="img" aria-label={locale.text(words::COMPASS_LABEL)}>
                <path class="compass-line" d="M50 34 V66 M34 50 H66" />
                <path class="compass-tip" d="M50 30 l5 9 h-10 Z M50 70 l5 -9 h-10 Z M30 50 l9 5 v-10 Z M70 50 l-9 5 v-10 Z" />
                { for arrows }
                { for marks }
            </svg>
            <figcaption>{ locale.text(words::COMPASS_CAPTION) }</figcaption>
        </figure>
    }
}
