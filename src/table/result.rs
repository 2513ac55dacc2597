//! How a match ended: places, points and where they come from.

use crate::games;
use crate::parts;
use crate::text::Words;
use records::Match;
use rules::{Seat, State};
use yew::prelude::*;

/// The result, if the match is over.
pub fn result(words: Words, played: &Match, names: &[String]) -> Html {
    let position = played.position();
    let Some(ending) = position.ending() else {
        return html! {};
    };
    let places = position.places();
    let state = position.state();
    let alone = state.players() == 1;
    let counts = words.counts_points(state.game());
    let headline = headline(words, played, names);
    let why = if alone {
        words.solo_result(state)
    } else {
        words.ending(ending)
    };
    let order = (1..=state.players())
        .flat_map(|place| Seat::all(state.players()).filter(move |seat| places[*seat] == place));
    let score = state.score();
    // First and second with the same points, or any two behind one another.
    let tied = !alone
        && counts
        && Seat::all(state.players()).any(|seat| {
            Seat::all(state.players()).any(|other| {
                score.points[seat] == score.points[other] && places[seat] < places[other]
            })
        });
    let sources = state.sources();
    let rows = order.map(|seat| {
        let from = sources
            .iter()
            .filter(|(of, _, _)| *of == seat)
            .map(|(_, points, source)| {
                html! { <li>{ words.source(source) }{ ": " }<strong>{ *points }</strong></li> }
            });
        html! {
            <li class="result-seat" data-place={places[seat].to_string()}>
                <p>
                    <span class="result-place">{ words.ordinal(places[seat]) }</span>
                    { games::ui(state.game()).seat_mark(seat, played.colour(seat)) }
                    <strong>{ names.get(seat.index()).cloned().unwrap_or_default() }</strong>
                    if counts {
                        <span class="result-points">{ words.points(score.points[seat]) }</span>
                    }
                </p>
                if counts { <ul>{ for from }</ul> }
            </li>
        }
    });
    html! {
        <section class="result" aria-labelledby="result-title" id="result">
            <h2 id="result-title">{ headline }</h2>
            { parts::line("", why) }
            if tied { { parts::line("quiet", words.equal_points(state.game())) } }
            if !alone {
                <ol class="result-seats">{ for rows }</ol>
            }
        </section>
    }
}

/// Who won, in a few words.
pub fn headline(words: Words, played: &Match, names: &[String]) -> String {
    let position = played.position();
    let places = position.places();
    if position.state().players() == 1 {
        words.solo_headline(places[Seat::FIRST] == 1).to_owned()
    } else {
        let winners = winners(position.state(), places.as_slice(), names);
        // Where nobody has points to share there is nothing won.
        if winners.len() > 1 && !words.counts_points(position.state().game()) {
            return words.drawn().to_owned();
        }
        words.wins(&winners)
    }
}

fn winners(state: &State, places: &[u8], names: &[String]) -> Vec<String> {
    Seat::all(state.players())
        .filter(|seat| places.get(seat.index()) == Some(&1))
        .filter_map(|seat| names.get(seat.index()).cloned())
        .collect()
}
