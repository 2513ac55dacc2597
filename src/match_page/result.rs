//! The result: ranks, points and their sources.

use super::use_handle;
use crate::context::use_locale;
use crate::games;
use records::Position;
use rules::{Score, Seat};
use yew::prelude::*;

/// The result card, if the match is over.
#[component]
pub fn ResultCard() -> Html {
    let locale = use_locale();
    let handle = use_handle();
    let match_ = handle.session.match_();
    let position = match_.position();
    let Some(ending) = position.ending() else {
        return html! {};
    };
    let state = position.state();
    let alone = state.players() == 1;
    let why = if alone {
        locale.solo_result(state)
    } else {
        locale.ending(ending)
    };
    let counts = locale.counts_points(state.game());
    let score = state.score();
    let tied = !alone && counts && is_tied(position, &score);
    let sources = state.score_items();
    let places = position.places();
    let order = (1..=state.players())
        .flat_map(|place| Seat::all(state.players()).filter(move |seat| places[*seat] == place));
    let rows = order.map(|seat| {
        let own = sources.iter().filter(|(of, _, _)| *of == seat);
        let from = own.map(|(_, points, score_item)| {
            html! { <li>{ locale.score_item(score_item) }{ ": " }<strong>{ *points }</strong></li> }
        });
        html! {
            <li key={seat.index()} class="result-seat" data-place={places[seat].to_string()}>
                <p>
                    <span class="result-place">{ locale.ordinal(places[seat]) }</span>
                    { games::ui(state.game()).seat_mark(seat, match_.colour(seat)) }
                    <strong>{ handle.names.get(seat.index()).cloned().unwrap_or_default() }</strong>
                    if counts {
                        <span class="result-points">{ locale.points(score.points[seat]) }</span>
                    }
                </p>
                if counts { <ul>{ for from }</ul> }
            </li>
        }
    });
    html! {
        <section class="result" aria-labelledby="result-title" id="result">
            <h2 id="result-title">{ locale.headline(match_, &handle.names) }</h2>
            <p>{ why }</p>
            if tied { <p class="quiet">{ locale.tie_breaker(state.game()) }</p> }
            if !alone {
                <ol class="result-seats">{ for rows }</ol>
            }
        </section>
    }
}

/// Whether any two seats with consecutive ranks have the same points.
fn is_tied(position: &Position, score: &Score) -> bool {
    let places = position.places();
    let players = position.state().players();
    Seat::all(players).any(|seat| {
        Seat::all(players)
            .any(|other| score.points[seat] == score.points[other] && places[seat] < places[other])
    })
}
