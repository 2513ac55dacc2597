//! Luck and skill: a bar for each thing that changed what the person could expect.

use crate::components::Section;
use crate::match_page::SessionHandle;
use app_core::session::{self, Review};
use l10n::table;
use rules::Seat;
use text::{Locale, luck_and_skill_text};
use yew::prelude::*;

/// Half the width of a bar's drawing.
const REACH: i32 = 100;

/// The bars, if enough is known.
pub fn luck_and_skill(locale: Locale, handle: &SessionHandle, review: &Review) -> Html {
    let session = &handle.session;
    let seat = session.only_person().unwrap_or(Seat::FIRST);
    let Some(found) = session::luck_and_skill(session.record(), review, seat) else {
        return html! {};
    };
    let text = luck_and_skill_text(locale, &handle.names, seat, &found);
    let longest = text.rows.iter().map(|(.., value)| value.abs()).max();
    let longest = longest.unwrap_or_default().max(1);
    let rows = text.rows.into_iter().map(|(label, told, value)| {
        html! { <li><span>{ label }</span><strong>{ told }</strong>{ bar(REACH * value / longest) }</li> }
    });
    html! {
        <Section id="luck-title" class="luck-and-skill" title={locale.text(table::LUCK_AND_SKILL)}>
            <p class="quiet">{ text.about }</p>
            <ul>{ for rows }</ul>
        </Section>
    }
}

/// A bar from the middle to the right for a gain, to the left for a loss. The number beside it says the same.
fn bar(length: i32) -> Html {
    let class = if length < 0 { "loss" } else { "gain" };
    let x = REACH + length.min(0);
    html! {
        <svg class="luck-bar" viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class={class} x={x.to_string()} width={length.abs().to_string()} height="10" />
            <rect class="middle" x="99" width="2" height="10" />
        </svg>
    }
}
