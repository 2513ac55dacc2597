//! The key numbers, as a row of cards.

use app_core::Route;
use app_core::statistics::{Notable, Report};
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

/// `points` are those of the matches of one game; empty if there are none. It matters how many turns a win takes if all
/// matches are of one game, which is a race.
pub fn key_numbers(
    locale: Locale,
    report: &Report,
    points: &[Notable<i32>],
    is_race: bool,
) -> Html {
    let tally = report.tally;
    let best = points.iter().max_by_key(|notable| notable.value);
    let sum: i64 = points.iter().map(|notable| i64::from(notable.value)).sum();
    let count = points.len() as i64;
    let average = (count > 1).then(|| (20 * sum + count).div_euclid(2 * count));
    let percent = house::percent(locale, tally.won_percent());
    let longest = pages::longest_row(locale, report.longest_streak);
    let turns = report.fastest_win.as_ref().filter(|_| is_race);
    html! {
        <dl class="stat-cards">
            { card(locale.text(pages::GAMES_PLAYED), tally.played().to_string(), html! {}) }
            { card(locale.text(pages::GAMES_WON), tally.won.to_string(), html! { { percent } }) }
            if tally.drawn > 0 { { card(locale.text(pages::GAMES_DRAWN), tally.drawn.to_string(), html! {}) } }
            { card(locale.text(pages::WINS_IN_A_ROW), report.streak.to_string(), html! { { longest } }) }
            if let Some(best) = best { { card(locale.text(pages::BEST_SCORE), best.value.to_string(), match_link(locale, best)) } }
            if let Some(average) = average { { card(locale.text(pages::AVERAGE_SCORE), text::tenths(locale, average), html! {}) } }
            if let Some(fastest) = turns { { card(locale.text(pages::FASTEST_WIN), pages::turns(locale, fastest.value), match_link(locale, fastest)) } }
        </dl>
    }
}

fn card(name: String, value: String, more: Html) -> Html {
    html! {
        <div>
            <dt>{ name }</dt>
            <dd><strong>{ value }</strong>{ " " }<span class="quiet">{ more }</span></dd>
        </div>
    }
}

/// The date of a match, with a link to it.
pub fn match_link<T>(locale: Locale, notable: &Notable<T>) -> Html {
    let date = text::date_of(locale, notable.finished);
    html! { <a href={Route::Match(notable.id.clone()).href()}>{ date }</a> }
}
