//! The cards as an HTML table for screen readers.

use l10n::turn_of_time as words;
use rules::games::turn_of_time::{Cell, Grid};
use std::ops::Range;
use text::Locale;
use text::games::turn_of_time as game_text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct AccessibleGridProps {
    /// The cards.
    pub grid: Grid,
    /// The player's language.
    pub locale: Locale,
}

/// All rows and columns with cards.
#[component]
pub fn AccessibleGrid(props: &AccessibleGridProps) -> Html {
    let AccessibleGridProps { grid, locale } = props;
    let columns = used(grid, Cell::column);
    let heads = columns
        .clone()
        .map(|column| html! { <th scope="col">{ game_text::column(*locale, column) }</th> });
    let rows = used(grid, Cell::row).map(|row| {
        let cells = columns.clone().map(|column| {
            let card = Cell::new(column, row).and_then(|cell| grid.card(cell));
            html! { <td>{ card.map_or_else(|| locale.text(words::NO_CARD), |card| game_text::card(*locale, card)) }</td> }
        });
        html! { <tr><th scope="row">{ game_text::row(*locale, row) }</th>{ for cells }</tr> }
    });
    html! {
        <div class="unseen">
            <table>
                <caption>{ locale.text(words::CARDS_ON_TABLE) }</caption>
                <thead><tr><td></td>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

/// The rows or columns from the first to the last one with a card.
fn used(grid: &Grid, coordinate: fn(Cell) -> u8) -> Range<u8> {
    let lines = || grid.occupied().iter().map(coordinate);
    lines().min().unwrap_or(0)..lines().max().map_or(0, |last| last + 1)
}
