//! The table once more, in rows and columns, for those who do not see it.

use crate::games::turn_of_time::text;
use rules::games::turn_of_time::{Cell, Grid};
use yew::prelude::*;

/// All rows and columns in which cards lie, with what lies there.
pub fn table_in_rows(grid: &Grid) -> Html {
    let range = |of: fn(Cell) -> u8| {
        let lie = || grid.taken().map(of);
        lie().min().unwrap_or(0)..lie().max().map_or(0, |last| last + 1)
    };
    let columns = range(Cell::column);
    let heads = columns
        .clone()
        .map(|column| html! { <th scope="col">{ text::column(column) }</th> });
    let rows = range(Cell::row).map(|row| {
        let cells = columns.clone().map(|column| {
            let lies = Cell::at(column, row).and_then(|cell| grid.card(cell));
            html! { <td>{ lies.map_or("empty".to_owned(), text::card) }</td> }
        });
        html! { <tr><th scope="row">{ text::row(row) }</th>{ for cells }</tr> }
    });
    html! {
        <div class="unseen">
            <table>
                <caption>{ "The cards on the table" }</caption>
                <thead><tr><td></td>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}
