//! How a match ended: places, points and where they come from.

use super::use_handle;
use crate::context::use_words;
use crate::games;
use records::Position;
use rules::{Score, Seat, Source};
use yew::prelude::*;

/// The result, if the match is over.
#[component]
pub fn ResultCard() -> Html {
    let words = use_words();
    let handle = use_handle();
    let played = handle.session.played();
    let position = played.position();
    let Some(ending) = position.ending() else {
        return html! {};
    };
    let state = position.state();
    let alone = state.players() == 1;
    let why = if alone {
        words.solo_result(state)
    } else {
        words.ending(ending)
    };
    let counts = words.counts_points(state.game());
    let score = state.score();
    let tied = !alone && counts && is_tied(position, &score);
    let sources = state.sources();
    let places = position.places();
    let order = (1..=state.players())
        .flat_map(|place| Seat::all(state.players()).filter(move |seat| places[*seat] == place));
    let rows = order.map(|seat| {
        let own: Vec<(i32, Source)> = sources
            .iter()
            .filter(|(of, _, _)| *of == seat)
            .map(|(_, points, source)| (*points, source.clone()))
            .collect();
        html! {
            <ResultRow key={seat.index()} {seat} place={places[seat]} points={counts.then_some(score.points[seat])} sources={own} />
        }
    });
    html! {
        <section class="result" aria-labelledby="result-title" id="result">
            <h2 id="result-title">{ words.headline(played, &handle.names) }</h2>
            <p>{ why }</p>
            if tied { <p class="quiet">{ words.equal_points(state.game()) }</p> }
            if !alone {
                <ol class="result-seats">{ for rows }</ol>
            }
        </section>
    }
}

/// Whether first and second, or any two behind one another, have the same
/// points.
fn is_tied(position: &Position, score: &Score) -> bool {
    let places = position.places();
    let players = position.state().players();
    Seat::all(players).any(|seat| {
        Seat::all(players)
            .any(|other| score.points[seat] == score.points[other] && places[seat] < places[other])
    })
}

#[derive(Properties, PartialEq)]
struct ResultRowProps {
    seat: Seat,
    place: u8,
    /// Nothing where points are not counted.
    points: Option<i32>,
    sources: Vec<(i32, Source)>,
}

/// How one seat came out of it.
#[component]
fn ResultRow(props: &ResultRowProps) -> Html {
    let words = use_words();
    let handle = use_handle();
    let played = handle.session.played();
    let seat = props.seat;
    let mark = games::ui(played.setup().game()).seat_mark(seat, played.colour(seat));
    let from = props.sources.iter().map(|(points, source)| {
        html! { <li>{ words.source(source) }{ ": " }<strong>{ *points }</strong></li> }
    });
    html! {
        <li class="result-seat" data-place={props.place.to_string()}>
            <p>
                <span class="result-place">{ words.ordinal(props.place) }</span>
                { mark }
                <strong>{ handle.names.get(seat.index()).cloned().unwrap_or_default() }</strong>
                if let Some(points) = props.points {
                    <span class="result-points">{ words.points(points) }</span>
                }
            </p>
            if props.points.is_some() { <ul>{ for from }</ul> }
        </li>
    }
}
