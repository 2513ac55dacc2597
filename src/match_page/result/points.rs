//! The points of all seats by their kinds.

use super::count_up::use_count_up;
use super::lights::{LightButton, Lights, LightsAction};
use crate::components::Button;
use crate::context::use_locale;
use crate::games;
use crate::match_page::use_session_handle;
use l10n::{house, table};
use rules::{GameId, Seat};
use std::rc::Rc;
use text::{Locale, name};
use yew::prelude::*;

struct Row {
    label: String,
    /// The points of each seat, in the order of the table, and the score items they are made of.
    cells: Vec<(i32, Rc<[usize]>)>,
}

impl Row {
    fn items(&self) -> Rc<[usize]> {
        self.cells
            .iter()
            .flat_map(|(_, items)| items.iter())
            .copied()
            .collect()
    }
}

#[derive(Properties, PartialEq)]
pub struct PointsTableProps {
    /// The seats, the winner first.
    pub order: Vec<Seat>,
    pub lights: UseReducerHandle<Lights>,
}

/// The points of each seat by their kinds. After the last action they are counted up kind by kind,
/// lit on the board.
#[component]
pub fn PointsTable(props: &PointsTableProps) -> Html {
    let locale = use_locale();
    let PointsTableProps { order, lights } = props;
    let handle = use_session_handle();
    let session = &handle.session;
    let record = session.record();
    let game = record.state().game();
    let rows = rows(&record.state().score_items(), order, game, locale);
    let (counted, skip) = use_count_up(rows.len(), session.is_animating());
    let is_counting = counted < rows.len();
    let counting = rows.get(counted).map(Row::items);
    use_effect_with(counting, {
        let lights = lights.dispatcher();
        move |items: &Option<Rc<[usize]>>| {
            let lit = items.clone().map(LightsAction::Point);
            let was_lit = lit.is_some();
            if let Some(lit) = lit {
                lights.dispatch(lit);
            }
            move || {
                if was_lit {
                    lights.dispatch(LightsAction::Away);
                }
            }
        }
    });

    let ranks = record.position().ranks();
    let heads = order.iter().map(|seat| {
        html! {
            <th scope="col" class="result-seat" data-place={ranks[*seat].to_string()}>
                <span class="result-place">{ ranks[*seat] }</span>
                { games::seat_mark(game, *seat, record.colour(*seat)) }
                <span class="result-name">{ name(&handle.names, *seat) }</span>
            </th>
        }
    });
    let lines = rows.iter().enumerate().map(|(index, row)| {
        let cells = row.cells.iter().map(|(points, items)| {
            html! {
                <td>
                    if items.is_empty() {
                        <span>{ *points }</span>
                    } else {
                        <LightButton items={items.clone()} lights={lights.clone()}>{ *points }</LightButton>
                    }
                </td>
            }
        });
        let class = match index {
            _ if index == counted => Some("counting"),
            _ if index > counted => Some("to-count"),
            _ => None,
        };
        html! {
            <tr {class}>
                <th scope="row"><LightButton items={row.items()} lights={lights.clone()}>{ &row.label }</LightButton></th>
                { for cells }
            </tr>
        }
    });
    let sums = (0..order.len()).map(|seat| {
        let points = rows
            .iter()
            .take(counted + usize::from(is_counting))
            .filter_map(|row| row.cells.get(seat));
        html! { <td>{ points.map(|(points, _)| points).sum::<i32>() }</td> }
    });
    html! {
        <div class="result-points-table">
            <table class="result-table">
                <caption class="quiet">{ locale.text(table::POINTS_TABLE_ABOUT) }</caption>
                <thead><tr><td></td>{ for heads }</tr></thead>
                <tbody>{ for lines }</tbody>
                <tfoot><tr><th scope="row">{ locale.text(table::TOTAL) }</th>{ for sums }</tr></tfoot>
            </table>
            if is_counting {
                <Button id="skip-count" class="plain" onclick={skip.reform(|_| ())}>{ locale.text(house::SKIP) }</Button>
            }
        </div>
    }
}

/// The points by kind; kinds without points are left out.
fn rows(
    sources: &[(Seat, i32, rules::ScoreItem)],
    order: &[Seat],
    game: GameId,
    locale: Locale,
) -> Vec<Row> {
    let rows = text::score_kinds(locale, game)
        .into_iter()
        .enumerate()
        .map(|(kind, label)| {
            let cells = order.iter().map(|seat| {
                let seat_sources = (0..).zip(sources).filter(|(_, (owner, _, item))| {
                    owner == seat && text::score_kind(item) == Some(kind)
                });
                let (items, points): (Vec<usize>, Vec<i32>) = seat_sources
                    .map(|(index, (_, points, _))| (index, *points))
                    .unzip();
                (points.iter().sum(), items.into())
            });
            Row {
                label,
                cells: cells.collect(),
            }
        });
    let has_items = |row: &Row| row.cells.iter().any(|(_, items)| !items.is_empty());
    rows.filter(has_items).collect()
}
