//! The result: ranks, points and their sources.

mod count_up;
mod lights;
mod milestone_line;
mod points;
mod rivals;

use super::use_session_handle;
use crate::components::{PlayerName, marked};
use crate::context::use_locale;
use crate::games;
use l10n::table;
pub use lights::Lights;
use lights::{LightButton, LightsAction};
use milestone_line::MilestoneLine;
use points::{PointsTable, PointsTableProps};
use records::Position;
use rivals::RivalResults;
use rules::{Score, Seat};
use std::rc::Rc;
use text::name;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ResultCardProps {
    /// Which sources of points are lit on the board.
    pub lights: UseReducerHandle<Lights>,
    /// What else is to be said.
    pub children: Html,
}

/// The points of all, if the match is over. Who has won, and why, stands in the status bar.
#[component]
pub fn ResultCard(props: &ResultCardProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let record = handle.session.record();
    let lights = &props.lights;
    let position = (record.active_line(), record.ply());
    use_effect_with(position, {
        let lights = lights.dispatcher();
        move |_| move || lights.dispatch(LightsAction::Clear)
    });
    let position = record.position();
    if position.ending().is_none() {
        return html! {};
    }
    let state = position.state();
    let is_solo = state.players() == 1;
    let counts_points = text::counts_points(state.game());
    let score = state.score();
    let shows_tie_breaker = !is_solo && counts_points && is_tied(position, &score);
    let ranks = position.ranks();
    let order: Vec<Seat> = (1..=state.players())
        .flat_map(|place| Seat::all(state.players()).filter(move |seat| ranks[*seat] == place))
        .collect();
    let mark = |seat: Seat| html! { games::seat_mark(state.game(), seat, record.colour(seat)) };
    let has_table =
        counts_points && !is_solo && !text::score_kinds(locale, state.game()).is_empty();
    let rows = order.iter().map(|seat| {
        let seat = *seat;
        let level = record
            .seat_config(seat)
            .and_then(|config| text::bot_level(locale, state.game(), config.player));
        html! {
            <li key={seat.index()} class="result-seat" data-place={ranks[seat].to_string()}>
                <p>
                    <span class="result-place">{ text::ordinal(locale, ranks[seat]) }</span>
                    { mark(seat) }
                    <strong><PlayerName name={name(&handle.names, seat).to_owned()} {level} /></strong>
                    if counts_points {
                        <span class="result-points">{ text::points(locale, score.points[seat]) }</span>
                    }
                </p>
                if counts_points { <Sources {seat} lights={lights.clone()} /> }
            </li>
        }
    });
    html! {
        <section class="result" aria-labelledby="result-title" id="result" tabindex="0">
            <RivalResults />
            if has_table {
                <PointsTable order={order.clone()} lights={lights.clone()} />
            } else if !is_solo {
                <ol class="result-seats">{ for rows }</ol>
            }
            if shows_tie_breaker { <p class="quiet">{ text::tie_breaker(locale, state.game()) }</p> }
            if let Some((now, next)) = handle.session.earned_strength() {
                <p class="quiet" id="next-opponent">{ text::next_opponent(locale, state.game(), now, next) }</p>
            }
            <MilestoneLine />
            if has_table {
                <PointByPoint {order} lights={lights.clone()} />
            }
            { props.children.clone() }
        </section>
    }
}

/// All sources of points, which are rendered when they are opened: there can be hundreds.
#[component]
fn PointByPoint(props: &PointsTableProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let was_opened = use_state_eq(|| false);
    let ontoggle = use_callback(was_opened.setter(), |_, was_opened| was_opened.set(true));
    let record = handle.session.record();
    let game = record.setup().game();
    let seats = props.order.iter().filter(|_| *was_opened).map(|seat| {
        html! {
            <div>
                { games::seat_mark(game, *seat, record.colour(*seat)) }
                <Sources seat={*seat} lights={props.lights.clone()} />
            </div>
        }
    });
    html! {
        <details class="result-items" {ontoggle}>
            <summary>{ locale.text(table::POINT_BY_POINT) }</summary>
            { for seats }
        </details>
    }
}

#[derive(Properties, PartialEq)]
struct SourcesProps {
    seat: Seat,
    lights: UseReducerHandle<Lights>,
}

#[component]
fn Sources(props: &SourcesProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let sources = handle.session.record().state().score_items();
    let seat_sources = (0..)
        .zip(&sources)
        .filter(|(_, (owner, _, _))| *owner == props.seat);
    let items = seat_sources.map(|(index, (_, points, score_item)): (usize, _)| {
        html! {
            <li>
                <LightButton items={Rc::from([index])} lights={props.lights.clone()}>
                    { marked(&table::points_of_source(locale, &text::score_item(locale, score_item), *points), |_, points| html! { <strong>{ points }</strong> }) }
                </LightButton>
            </li>
        }
    });
    html! { <ul>{ for items }</ul> }
}

/// Whether any two seats with consecutive ranks have the same points.
fn is_tied(position: &Position, score: &Score) -> bool {
    let ranks = position.ranks();
    let players = position.state().players();
    Seat::all(players).any(|seat| {
        Seat::all(players)
            .any(|other| score.points[seat] == score.points[other] && ranks[seat] < ranks[other])
    })
}
