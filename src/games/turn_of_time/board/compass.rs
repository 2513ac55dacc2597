//! Who flips whom, as a small compass: the seasons in the order of the year, an arrow from each to the
//! one before it, and opposite seasons joined.

use crate::games::turn_of_time::cards::season_symbol;
use l10n::turn_of_time as words;
use rules::games::turn_of_time::Season;
use text::Locale;
use yew::prelude::*;

/// Where the marks of the seasons are in the picture of 100 by 100: spring above, then clockwise.
const MARK_CENTRES: [(Season, i32, i32); 4] = [
    (Season::Spring, 50, 16),
    (Season::Summer, 84, 50),
    (Season::Fall, 50, 84),
    (Season::Winter, 16, 50),
];

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
