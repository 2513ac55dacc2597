//! Luck and skill: a bar for each thing that changed what the person could expect.

use crate::components::Section;
use crate::match_page::SessionHandle;
use app_core::session::{Review, Share, Unit, fortunes};
use l10n::table;
use rules::Seat;
use text::Locale;
use yew::prelude::*;

/// Half the width of a bar's drawing.
const REACH: i32 = 100;

/// The bars, if enough is known.
pub fn luck_and_skill(locale: Locale, handle: &SessionHandle, review: &Review) -> Html {
    let session = &handle.session;
    let seat = session.only_person().unwrap_or(Seat::FIRST);
    let Some(found) = fortunes(session.record(), review, seat) else {
        return html! {};
    };
    let player = handle.names.player(seat);
    let about = match found.unit {
        Unit::Points => table::luck_of_lead(locale, &player),
        Unit::Chances => table::luck_of_chance(locale, &player),
    };
    let players = session.record().setup().players();
    let opponent = Seat::all(players).find(|other| *other != seat);
    let of_others = match opponent {
        Some(other) if players == 2 => table::choices_of(locale, &handle.names.player(other)),
        _ => locale.text(table::CHOICES_OF_OTHERS),
    };
    let rows = [
        found.luck.map(|share| (locale.text(table::LUCK), share)),
        Some((table::choices_of(locale, &player), found.own)),
        found.others.map(|share| (of_others, share)),
    ];
    let rows: Vec<(String, Share)> = rows
        .into_iter()
        .flatten()
        .map(|(label, share)| (label, in_whole(share, found.unit)))
        .collect();
    let longest = rows.iter().map(|(_, share)| share.value.abs()).max();
    let longest = longest.unwrap_or_default().max(1);
    let rows = rows.into_iter().map(|(label, share)| {
        html! {
            <li>
                <span>{ label }</span>
                <strong>{ table::share(locale, &signed(share.value), share.doubt) }</strong>
                { bar(REACH * share.value / longest) }
            </li>
        }
    });
    html! {
        <Section id="luck-title" class="fortunes" title={locale.text(table::LUCK_AND_SKILL)}>
            <p class="quiet">{ about }</p>
            <ul>{ for rows }</ul>
        </Section>
    }
}

/// Points as they are, chances in hundredths.
const fn in_whole(share: Share, unit: Unit) -> Share {
    match unit {
        Unit::Points => share,
        Unit::Chances => Share {
            value: share.value / 10,
            doubt: (share.doubt + 9) / 10,
        },
    }
}

/// A number with its sign.
fn signed(number: i32) -> String {
    let sign = match number {
        ..0 => "\u{2212}",
        0 => "",
        1.. => "+",
    };
    format!("{sign}{}", number.abs())
}

/// A bar from the middle to the right for a gain, to the left for a loss. The number beside it says the same.
fn bar(length: i32) -> Html {
    let class = if length < 0 { "loss" } else { "gain" };
    let x = REACH + length.min(0);
    html! {
        <svg class="fortune-bar" viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class={class} x={x.to_string()} width={length.abs().to_string()} height="10" />
            <rect class="middle" x="99" width="2" height="10" />
        </svg>
    }
}
