//! The curve of the chances over a game, one line for each seat.

use crate::components::Shared;
use crate::context::use_locale;
use crate::hooks::{Key, arrows_navigate, key_of};
use crate::match_page::SessionAction;
use l10n::{house, table};
use rules::Seat;
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

/// The width of the drawing, from the first to the last action.
const WIDTH: usize = 1000;
/// Its height, from 0 to 100 %.
const HEIGHT: usize = 1000;

#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The number of actions before it.
    pub ply: usize,
    pub turn: u32,
    /// Whose costly action followed.
    pub costly: Option<Seat>,
    /// The chances of all seats, in thousandths.
    pub chances: Vec<u16>,
    /// What it says.
    pub label: AttrValue,
}

#[derive(Clone, PartialEq)]
pub struct Line {
    pub seat: Seat,
    pub class: &'static str,
    pub name: AttrValue,
    pub mark: Html,
}

impl Line {
    /// The class of its pattern, so that lines differ by more than colour.
    const fn pattern(&self) -> &'static str {
        match self.seat.index() {
            0 => "line-1",
            1 => "line-2",
            2 => "line-3",
            3 => "line-4",
            _ => "line-5",
        }
    }
}

/// The curve of somebody else with the same deal.
#[derive(Clone, PartialEq)]
pub struct OtherCurve {
    pub name: AttrValue,
    pub class: &'static str,
    /// The numbers of actions before positions, and the chances there, in thousandths.
    pub points: Vec<(usize, u16)>,
    /// The number of actions of their game.
    pub plies: usize,
    pub last_turn: u32,
}

impl OtherCurve {
    /// The class of its pattern.
    const fn pattern(index: usize) -> &'static str {
        match index {
            0 => "other-1",
            1 => "other-2",
            _ => "other-3",
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ChartProps {
    pub points: Shared<[Point]>,
    pub lines: Rc<[Line]>,
    pub others: Shared<[OtherCurve]>,
    pub plies: usize,
    /// The number of actions before the position that is shown on the board.
    pub here: usize,
    pub dispatch: Callback<SessionAction>,
}

/// The point that a key goes to.
fn neighbour(key: Key, at: usize, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    match key {
        Key::Right | Key::Up => Some((at + 1).min(last)),
        Key::Left | Key::Down => Some(at.saturating_sub(1)),
        Key::Home => Some(0),
        Key::End => Some(last),
        _ => None,
    }
}

/// The horizontal place of a position.
const fn x(ply: usize, plies: usize) -> usize {
    ply * WIDTH / if plies == 0 { 1 } else { plies }
}

/// The vertical place of a chance.
fn y(chance: u16) -> usize {
    HEIGHT - usize::from(chance.min(1000)) * HEIGHT / 1000
}

/// The curve: a slider along its points, each of which can be tapped too. Arrow keys show the
/// position before or after on the board.
#[component]
pub fn Chart(props: &ChartProps) -> Html {
    let locale = use_locale();
    let points = &props.points;
    // All begin at the left; who has taken more actions comes further.
    let plies = props.others.iter().map(|other| other.plies);
    let plies = plies.fold(props.plies, usize::max);
    let shown = points.iter().rposition(|point| point.ply <= props.here);
    let shown_index = shown.unwrap_or(0);
    let go = {
        let (dispatch, points) = (props.dispatch.clone(), points.clone());
        Callback::from(move |(index, aloud): (usize, bool)| {
            if let Some(ply) = points.get(index).map(|point: &Point| point.ply) {
                dispatch.emit(SessionAction::ShowReviewed { ply, aloud });
            }
        })
    };
    let onkeydown = {
        let (go, count) = (go.clone(), points.len());
        Callback::from(move |event: KeyboardEvent| {
            // These two lead to other controls.
            let key = key_of(&event);
            if arrows_navigate() && matches!(key, Some(Key::Up | Key::Down)) {
                return;
            }
            if let Some(to) = key.and_then(|key| neighbour(key, shown_index, count)) {
                event.prevent_default();
                event.stop_propagation();
                // The slider says its value itself.
                go.emit((to, false));
            }
        })
    };
    let strips = points.iter().enumerate().map(|(index, point)| {
        // Each reaches halfway to its neighbours.
        let middle = |other: Option<&Point>, end: usize| {
            other.map_or(end, |other| (x(point.ply, plies) + x(other.ply, plies)) / 2)
        };
        let before = index.checked_sub(1).and_then(|before| points.get(before));
        let from = middle(before, 0);
        let to = middle(points.get(index + 1), WIDTH);
        html! {
            <rect
                key={index}
                class="review-point"
                data-ply={point.ply.to_string()}
                x={from.to_string()}
                y="0"
                width={to.saturating_sub(from).max(1).to_string()}
                height={HEIGHT.to_string()}
                onclick={go.reform(move |_: MouseEvent| (index, true))}
            >
                <title>{ point.label.clone() }</title>
            </rect>
        }
    });
    let here = x(props.here.min(plies), plies);
    let label = points.get(shown_index).map(|point| point.label.clone());
    let first = points.first().map_or(1, |point| point.turn);
    let last = points.last().map_or(1, |point| point.turn);
    let last = props
        .others
        .iter()
        .map(|other| other.last_turn)
        .fold(last, u32::max);
    let others = || props.others.iter().enumerate();
    let scale =
        [100_u8, 50, 0].map(|percent| html! { <span>{ house::percent(locale, percent) }</span> });
    html! {
        <figure class="review-chart">
            <div class="review-scale" aria-hidden="true">{ for scale }</div>
            <div
                id="review-curve"
                class="review-curve"
                role="slider"
                tabindex="0"
                aria-label={locale.text(table::CHANCES_OVER_GAME)}
                aria-valuemin="0"
                aria-valuemax={points.len().saturating_sub(1).to_string()}
                aria-valuenow={shown_index.to_string()}
                aria-valuetext={label.unwrap_or_else(|| locale.text(table::NOTHING_KNOWN_YET).into())}
                {onkeydown}
            >
                <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <path class="review-grid" d={format!("M0 0H{WIDTH}M0 {}H{WIDTH}M0 {HEIGHT}H{WIDTH}M0 0V{HEIGHT}", HEIGHT / 2)} />
                    { for props.lines.iter().map(|line| curve(line, points, plies)) }
                    { for others().map(|(index, other)| other_curve(index, other, plies)) }
                    <path class="review-here" d={format!("M{here} 0V{HEIGHT}")} />
                    <g>{ for strips }</g>
                </svg>
            </div>
            <div class="review-turns" aria-hidden="true">
                <span>{ table::turn_number(locale, first) }</span>
                if last > first { <span>{ table::turn_number(locale, last) }</span> }
            </div>
            <ul class="review-legend">
                { for props.lines.iter().map(legend) }
                { for others().map(|(index, other)| other_legend(locale, index, other)) }
            </ul>
        </figure>
    }
}

/// The line of a seat, with dots where its costly actions are.
fn curve(line: &Line, points: &[Point], plies: usize) -> Html {
    let coordinates = |point: &Point| {
        let chance = point.chances.get(line.seat.index()).copied();
        (x(point.ply, plies), y(chance.unwrap_or_default()))
    };
    let points_attribute: Vec<String> = points
        .iter()
        .map(|point| {
            let (x, y) = coordinates(point);
            format!("{x},{y}")
        })
        .collect();
    let costly = points
        .iter()
        .filter(|point| point.costly == Some(line.seat))
        .map(|point| {
            let (x, y) = coordinates(point);
            format!("M{x} {y}h0")
        });
    html! {
        <>
            <polyline class={classes!("review-line", line.class, line.pattern())} points={points_attribute.join(" ")} />
            <path class={classes!("review-dots", line.class)} d={costly.collect::<String>()} />
        </>
    }
}

fn other_curve(index: usize, other: &OtherCurve, plies: usize) -> Html {
    let coordinates = |(ply, chance): &(usize, u16)| format!("{},{}", x(*ply, plies), y(*chance));
    let coordinates: Vec<String> = other.points.iter().map(coordinates).collect();
    html! { <polyline class={classes!("review-line", other.class, OtherCurve::pattern(index))} points={coordinates.join(" ")} /> }
}

fn other_legend(locale: Locale, index: usize, other: &OtherCurve) -> Html {
    html! {
        <li class="review-other">
            <svg viewBox="0 0 40 10" aria-hidden="true" focusable="false">
                <polyline class={classes!("review-line", other.class, OtherCurve::pattern(index))} points="0,5 40,5" />
            </svg>
            <span>{ table::curve_of_friend(locale, &other.name) }</span>
        </li>
    }
}

/// Whose line it is.
fn legend(line: &Line) -> Html {
    html! {
        <li>
            <svg viewBox="0 0 40 10" aria-hidden="true" focusable="false">
                <polyline class={classes!("review-line", line.class, line.pattern())} points="0,5 40,5" />
            </svg>
            { line.mark.clone() }
            <span>{ line.name.clone() }</span>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_go_along_the_curve() {
        assert_eq!(neighbour(Key::Right, 3, 5), Some(4));
        assert_eq!(neighbour(Key::Right, 4, 5), Some(4));
        assert_eq!(neighbour(Key::Left, 0, 5), Some(0));
        assert_eq!(neighbour(Key::Home, 3, 5), Some(0));
        assert_eq!(neighbour(Key::End, 3, 5), Some(4));
        assert_eq!(neighbour(Key::Enter, 3, 5), None);
        assert_eq!(neighbour(Key::End, 0, 0), None);
    }

    #[test]
    fn chances_are_drawn_upwards() {
        assert_eq!((y(0), y(500), y(1000), y(2000)), (1000, 500, 0, 0));
        assert_eq!((x(0, 10), x(5, 10), x(10, 10), x(0, 0)), (0, 500, 1000, 0));
    }
}
