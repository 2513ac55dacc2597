//! Everybody's city, small, to be looked at; and the small picture of a game.

use super::panel::want;
use super::view::{outline, squares};
use super::{colour, signs};
use crate::games::BoardProps;
use crate::games::world_wonders::text::board as words;
use crate::parts;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Automaton, Cells, City, Kind, WorldWonders};
use yew::prelude::*;

/// Spaces of one kind in plain colour.
fn patch(class: &'static str, cells: Cells) -> Html {
    if cells.is_empty() {
        return html! {};
    }
    html! { <path {class} d={squares(cells, 0)} /> }
}

const fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Library => "ww-m-library",
        Kind::Farm => "ww-m-farm",
        Kind::Habitation => "ww-m-habitation",
        Kind::Market => "ww-m-market",
        Kind::Temple => "ww-m-temple",
    }
}

/// A city in plain colours, which is quick to draw.
pub fn plain(city: &City, class: &'static str) -> Html {
    let mut layers = vec![
        patch("ww-m-water", city.map().water),
        patch("ww-m-resource", city.free_resources()),
        patch("ww-m-road", city.roads()),
        patch("ww-m-tower", city.towers()),
    ];
    layers.extend(Kind::ALL.map(|kind| patch(kind_class(kind), city.buildings(kind))));
    layers.push(patch("ww-m-wonder", city.wonders()));
    let edges: String = city.pieces().map(|lying| outline(lying.cells())).collect();
    layers.push(html! { <path class="ww-m-edge" d={edges} /> });
    html! {
        <svg class={class} viewBox="-40 -40 1280 1200" aria-hidden="true" focusable="false">
            <path class="ww-m-frame" d="M-40-40h1280v1200h-1280z" />
            <path class="ww-m-land" d="M0 0h1200v1100h-1200z" />
            <path class="ww-m-walk" d="M0 1105h1200v45h-1200z" />
            { parts::all(layers) }
        </svg>
    }
}

/// The small picture of a state: the city that is ahead.
pub fn small(state: &WorldWonders) -> Html {
    let places = state.score().places;
    let mut seats = Seat::all(state.players());
    let best = seats.find(|seat| places[*seat] == 1).unwrap_or(Seat::FIRST);
    plain(state.city(best), "small-board ww-small")
}

/// All cities, in the order of play; each can be looked at.
pub fn cities(state: &WorldWonders, props: &BoardProps<WorldWonders>, shown: Seat) -> Html {
    if let Some(automaton) = state.automaton() {
        return rival(state, props, automaton);
    }
    let points = state.score().points;
    let order = state.order();
    let cities = order.as_slice().iter().map(|seat| {
        let city = state.city(*seat);
        let name = props.view.names.get(seat.index()).cloned().unwrap_or_default();
        let active = state.to_act() == Some(*seat);
        let points = props.view.aids.then_some(points[*seat]);
        let ended = points.map(|points| {
            let now = if state.to_act().is_some() { " if it ended now, " } else { ", " };
            [&props.view.words.points(points), now].concat()
        });
        let loan = if city.loan().is_some() { [", ", words::LOAN].concat() } else { String::new() };
        let said = [&name, ": ", ended.as_deref().unwrap_or_default(), &words::gold(city.gold()), &loan].concat();
        let seen = html! {
            <>
                <span class="ww-city-name">{ parts::seat_mark(colour(props, *seat)) }{ parts::span("", name) }</span>
                <span class="ww-city-has">
                    if let Some(points) = points {
                        <span class="ww-city-points">{ signs::sign("#ww-ring") }{ points }</span>
                    }
                    <span class="ww-city-gold">{ signs::sign("#ww-gold") }{ city.gold() }</span>
                </span>
            </>
        };
        html! {
            <li>
                <button
                    type="button"
                    class={parts::class("ww-city-tab", active, "to-act")}
                    data-view={["city-", &seat.number().to_string()].concat()}
                    aria-pressed={(shown == *seat).to_string()}
                >
                    { plain(city, "ww-plain") }
                    { parts::said("ww-city-words", seen, said) }
                </button>
            </li>
        }
    });
    let many = state.players() > 3;
    html! { <ul class={parts::class("ww-cities", many, "many")} aria-label="Cities, in the order of play">{ for cities }</ul> }
}

/// Whom one plays against alone: what it took last, and what is to be
/// surpassed.
fn rival(state: &WorldWonders, props: &BoardProps<WorldWonders>, automaton: &Automaton) -> Html {
    let took = automaton.last().map(|(_, took)| took);
    let pictures = took
        .into_iter()
        .flat_map(|took| took.iter().map(want).collect::<Vec<_>>());
    let own = props.view.aids.then(|| state.score().points[Seat::FIRST]);
    html! {
        <div class="ww-rival">
            { parts::picture("#ww-automaton", "0 0 68 96", "ww-rival-head ww-land") }
            <span aria-hidden="true">{ for pictures }</span>
            <p>
                { words::took(props.view.words, took) }{ " " }
                <strong>{ words::to_beat(props.view.words, state.target(), own) }</strong>
            </p>
        </div>
    }
}
