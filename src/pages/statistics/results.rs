//! Results in groups: a table with a bar in each row.

use app_core::statistics::Tally;
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

/// The width of a bar in the units of its drawing.
const BAR: u32 = 1000;

/// A row: what it is about, and the results.
pub struct ResultRow {
    pub label: Html,
    pub tally: Tally,
}

/// `head` says what the rows are.
pub fn results_table(locale: Locale, id: &'static str, head: String, rows: Vec<ResultRow>) -> Html {
    // The column is left out if there are no draws.
    let has_draws = rows.iter().any(|row| row.tally.drawn > 0);
    let rows = rows.into_iter().map(|row| {
        let Tally { won, drawn, lost } = row.tally;
        html! {
            <tr>
                <th scope="row">{ row.label }{ bar(row.tally) }</th>
                <td class="stat-bar-cell" aria-hidden="true">{ bar(row.tally) }</td>
                <td>{ won }</td>
                if has_draws { <td>{ drawn }</td> }
                <td>{ lost }</td>
                <td>{ house::percent(locale, row.tally.won_percent()) }</td>
            </tr>
        }
    });
    html! {
        <table class="stat-table stat-results" {id}>
            <thead>
                <tr>
                    <th scope="col">{ head }</th>
                    <td class="stat-bar-cell" aria-hidden="true"></td>
                    <th scope="col">{ locale.text(pages::GAMES_WON) }</th>
                    if has_draws { <th scope="col">{ locale.text(pages::GAMES_DRAWN) }</th> }
                    <th scope="col">{ locale.text(pages::GAMES_LOST) }</th>
                    <th scope="col">{ locale.text(pages::SHARE_OF_WINS) }</th>
                </tr>
            </thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

/// The shares of wins and draws. Each row has it twice: beside the label, or in a narrow window
/// below it.
fn bar(tally: Tally) -> Html {
    let played = tally.played().max(1);
    let won = BAR * tally.won / played;
    let drawn = BAR * tally.drawn / played;
    html! {
        <svg class="stat-bar" viewBox={format!("0 0 {BAR} 10")} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class="stat-lost" width={BAR.to_string()} height="10" />
            <rect class="stat-drawn" x={won.to_string()} width={drawn.to_string()} height="10" />
            <rect class="stat-won" width={won.to_string()} height="10" />
        </svg>
    }
}
