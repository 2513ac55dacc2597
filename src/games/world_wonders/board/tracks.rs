//! A resource board: the three tracks with the people they bring, and the
//! population with its rings.

use super::{events, shapes, signs};
use crate::games::BoardProps;
use crate::games::world_wonders::text::board as words;
use crate::parts;
use rules::Seat;
use rules::games::world_wonders::{
    Event, POPULATION_END, RESOURCE_END, RINGS, Resource, SYMBOLS, WorldWonders, rings,
};
use yew::prelude::*;

/// What the last action brought a seat: steps of the three resources, and
/// people.
fn gained(props: &BoardProps<WorldWonders>, seat: Seat) -> [u8; 4] {
    let mut gained = [0; 4];
    for event in events(props) {
        match *event {
            Event::Produced { seat: to, steps } if to == seat => {
                gained[..3].copy_from_slice(&steps);
            }
            Event::Grew { seat: to, by, .. } if to == seat => gained[3] = by,
            _ => {}
        }
    }
    gained
}

/// A track of the board.
struct Track {
    sign: &'static str,
    says: String,
    at: u8,
    end: u8,
    /// Spaces that bring something, and its sign.
    marks: &'static [u8],
    mark: &'static str,
    /// What the last action brought.
    gain: u8,
}

fn track(props: &BoardProps<WorldWonders>, track: Track) -> Html {
    let Track {
        sign,
        says,
        at,
        end,
        marks,
        mark,
        gain,
    } = track;
    let spaces = (0..=end).map(|space| {
        let class = parts::class("ww-space-of", space <= at, "reached");
        let class = parts::join(&class, if space == at { "here" } else { "" });
        let marked = marks.contains(&space);
        html! {
            <span {class}>
                if space == at { <b>{ at }</b> } else if marked { { signs::sign(mark) } }
            </span>
        }
    });
    let gain = (gain > 0).then(|| {
        let class = parts::class("ww-gain", props.view.moving, "comes");
        html! { <b key={props.view.ply.to_string()} {class}>{ ["+", &gain.to_string()].concat() }</b> }
    });
    html! {
        <li class="ww-track">
            { signs::sign(sign) }
            { parts::span("unseen", says) }
            <span class="ww-spaces" aria-hidden="true">{ for spaces }</span>
            { for gain }
        </li>
    }
}

/// The resource board of a seat.
pub fn tracks(state: &WorldWonders, props: &BoardProps<WorldWonders>, seat: Seat) -> Html {
    let city = state.city(seat);
    let gained = gained(props, seat);
    let board_b = state.variant().board_b;
    let own = city.tracks();
    let mut rows: Vec<Html> = Resource::ALL
        .into_iter()
        .map(|of| {
            let (at, place) = (own[of as usize], of as usize);
            let of = Track {
                sign: shapes::resource_sign(of),
                says: words::track(board_b, of, at),
                at,
                end: RESOURCE_END,
                marks: &SYMBOLS[usize::from(board_b)][place],
                mark: "#ww-people",
                gain: gained[place],
            };
            track(props, of)
        })
        .collect();
    let at = city.population();
    let people = Track {
        sign: "#ww-people",
        says: words::population(props.view.words, at, rings(at)),
        at,
        end: POPULATION_END,
        marks: &RINGS,
        mark: "#ww-ring",
        gain: gained[3],
    };
    rows.push(track(props, people));
    html! { <ul class="ww-tracks" aria-label="Resources and population">{ for rows }</ul> }
}
