//! A number over time: a line, and a table of the same for those who prefer one.

use super::scale::{HEIGHT, Scale, WIDTH, x};
use crate::context::use_locale;
use app_core::Route;
use l10n::pages;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// More points than this are not marked one by one.
const MAX_MARKS: usize = 60;

#[derive(Clone, Debug, PartialEq)]
pub struct PlotPoint {
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
    pub value: i32,
    /// How far the true number may lie from it.
    pub margin: i32,
}

#[derive(Properties, PartialEq)]
pub struct PlotProps {
    pub id: AttrValue,
    /// What is shown, such as `Points`.
    pub what: AttrValue,
    pub points: Rc<[PlotPoint]>,
}

#[component]
pub fn Plot(props: &PlotProps) -> Html {
    let locale = use_locale();
    let points = &props.points;
    let count = points.len();
    let values: Vec<i32> = points.iter().map(|point| point.value).collect();
    let ends = points
        .iter()
        .flat_map(|point| [point.value - point.margin, point.value + point.margin]);
    let scale = Scale::around(ends);
    let at = |index: usize, value: i32| format!("{},{}", x(index, count), scale.y(value));
    let line: Vec<String> = values
        .iter()
        .enumerate()
        .map(|(index, value)| at(index, *value))
        .collect();
    let marks: String = values
        .iter()
        .enumerate()
        .map(|(index, value)| format!("M{}h0", at(index, *value)))
        .collect();
    let upper = points.iter().enumerate();
    let lower = points.iter().enumerate().rev();
    let band: Vec<String> = upper
        .map(|(index, point)| at(index, point.value + point.margin))
        .chain(lower.map(|(index, point)| at(index, point.value - point.margin)))
        .collect();
    let has_band = count > 1 && points.iter().any(|point| point.margin > 0);
    let grid: String = scale
        .ticks
        .iter()
        .map(|tick| format!("M0 {}H{WIDTH}", scale.y(*tick)))
        .collect();
    let ticks = scale.ticks.iter().rev();
    let date = |point: Option<&PlotPoint>| {
        point.map_or_else(String::new, |point| text::date_of(locale, point.finished))
    };
    html! {
        <figure class="stat-plot" id={props.id.clone()}>
            <div class="stat-scale" aria-hidden="true">{ for ticks.map(|tick| html! { <span>{ *tick }</span> }) }</div>
            <svg
                viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                preserveAspectRatio="none"
                role="img"
                aria-label={text::curve_summary(locale, &props.what, &values)}
                focusable="false"
            >
                <path class="stat-grid" d={grid} />
                if has_band { <polygon class="stat-band" points={band.join(" ")} /> }
                <polyline class="stat-line" points={line.join(" ")} />
                if count <= MAX_MARKS { <path class="stat-marks" d={marks} /> }
            </svg>
            <div class="stat-dates" aria-hidden="true">
                <span>{ date(points.first()) }</span>
                if count > 1 { <span>{ date(points.last()) }</span> }
            </div>
            <PlotTable what={props.what.clone()} points={points.clone()} />
        </figure>
    }
}

#[derive(Properties, PartialEq)]
struct PlotTableProps {
    what: AttrValue,
    points: Rc<[PlotPoint]>,
}

/// The same numbers as a table, made once it is opened.
#[component]
fn PlotTable(props: &PlotTableProps) -> Html {
    let locale = use_locale();
    let is_open = use_state_eq(|| false);
    let ontoggle = {
        let is_open = is_open.setter();
        move |event: Event| {
            if let Some(details) = event.target_dyn_into::<Element>() {
                is_open.set(details.has_attribute("open"));
            }
        }
    };
    let rows = props.points.iter().enumerate().rev().map(|(index, point)| {
        html! {
            <tr>
                <th scope="row">{ index + 1 }</th>
                <td><a href={Route::Match(point.id.clone()).href()}>{ text::date_of(locale, point.finished) }</a></td>
                <td>
                    { point.value }
                    if point.margin > 0 { { format!(" ± {}", point.margin) } }
                </td>
            </tr>
        }
    });
    html! {
        <details {ontoggle}>
            <summary>{ locale.text(pages::SHOW_AS_TABLE) }</summary>
            if *is_open {
                <div class="stat-table-room"><table class="stat-table">
                    <thead><tr><th scope="col">{ locale.text(pages::FINISHED_GAME) }</th><th scope="col">{ locale.text(pages::DATE) }</th><th scope="col">{ props.what.clone() }</th></tr></thead>
                    <tbody>{ for rows }</tbody>
                </table></div>
            }
        </details>
    }
}
