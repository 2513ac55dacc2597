//! Beside the board: points and where they come from, objectives, the
//! automaton, the order of the next round, and what is still to come.

use super::{colour, shapes, signs};
use crate::games::BoardProps;
use crate::games::world_wonders::text::board as words;
use crate::games::world_wonders::text::names as text;
use crate::parts;
use rules::game::Game as _;
use rules::games::world_wonders::{Objective, Order, Tile, Want, WorldWonders};
use rules::{Seat, Source};
use yew::prelude::*;

/// The panel.
pub fn panel(state: &WorldWonders, props: &BoardProps<WorldWonders>) -> Html {
    let running = state.to_act().is_some();
    let mut inside = Vec::new();
    if props.view.aids && running {
        inside.push(points(state, props));
    }
    inside.push(objectives(state, props));
    inside.push(automaton(state, props));
    inside.push(orders(state, props, running));
    if running {
        inside.push(to_come(state, props));
    }
    html! { <div class="world-wonders panel">{ parts::all(inside) }</div> }
}

fn name_of(props: &BoardProps<WorldWonders>, seat: Seat) -> String {
    props
        .view
        .names
        .get(seat.index())
        .cloned()
        .unwrap_or_default()
}

/// Points as if the game ended now, with all that they come from.
fn points(state: &WorldWonders, props: &BoardProps<WorldWonders>) -> Html {
    let score = state.score();
    let sources = state.sources();
    let seats = Seat::all(state.players()).map(|seat| {
        let own = sources.iter().filter(|(of, ..)| *of == seat);
        let own = own.map(|(_, points, source)| {
            let what = props.view.words.source(&Source::WorldWonders(*source));
            html! { <li>{ parts::span("", what) }<b>{ *points }</b></li> }
        });
        let points = props
            .view
            .words
            .count(score.points[seat].unsigned_abs(), "point", "points");
        let minus = if score.points[seat] < 0 { "-" } else { "" };
        html! {
            <details class="ww-player" open={state.players() == 1}>
                <summary>
                    { parts::seat_mark(colour(props, seat)) }
                    <strong>{ name_of(props, seat) }</strong>
                    { parts::span("ww-points", [minus, &points].concat()) }
                </summary>
                <ul>{ for own }</ul>
            </details>
        }
    });
    let inside = html! { <div class="ww-players">{ for seats }</div> };
    parts::section(
        "ww-standings",
        "points-title",
        "If the game ended now",
        inside,
    )
}

/// The picture of an objective.
pub const fn goal(objective: Objective) -> &'static str {
    use rules::games::world_wonders::{Kind, Resource};
    match objective {
        Objective::Green => "#ww-goal-green",
        Objective::LongestRoad => "#ww-goal-longest-road",
        Objective::Monuments => "#ww-goal-most-monuments",
        Objective::AtResources => "#ww-goal-at-resources",
        Objective::AtWater => "#ww-goal-at-water",
        Objective::Most(Kind::Market) => "#ww-goal-most-markets",
        Objective::Most(Kind::Library) => "#ww-goal-most-libraries",
        Objective::Most(_) => "#ww-goal-most-habitations",
        Objective::Track(Resource::Food) => "#ww-goal-food",
        Objective::Track(Resource::Ceramics) => "#ww-goal-ceramics",
        Objective::Track(Resource::Gears) => "#ww-goal-gears",
        Objective::Group(Kind::Temple) => "#ww-goal-temple-group",
        Objective::Group(_) => "#ww-goal-farm-group",
        Objective::AtEdge => "#ww-goal-at-edge",
        Objective::EveryDistrict => "#ww-goal-every-district",
    }
}

/// The objectives, and who has how much of them.
fn objectives(state: &WorldWonders, props: &BoardProps<WorldWonders>) -> Html {
    let all = state.objectives().map(|(objective, values, awards)| {
        let seats = Seat::all(state.players()).map(|seat| {
            let award = if props.view.aids { awards[seat] } else { 0 };
            html! {
                <li>
                    { parts::seat_mark(colour(props, seat)) }
                    { parts::span("unseen", name_of(props, seat)) }
                    { parts::span("", words::stands_at(props.view.words, objective, values[seat], award)) }
                </li>
            }
        });
        html! {
            <li class="ww-objective">
                { parts::picture(goal(objective), "0 0 300 200", "ww-goal ww-land") }
                <div>
                    <p><strong>{ text::objective(objective) }</strong></p>
                    { parts::line("quiet", words::objective_points(objective)) }
                    <ul>{ for seats }</ul>
                </div>
            </li>
        }
    });
    let all: Vec<Html> = all.collect();
    if all.is_empty() {
        return html! {};
    }
    let inside = html! { <ul class="ww-objectives">{ for all }</ul> };
    parts::section("ww-goals", "goals-title", "Objectives", inside)
}

/// A thing that the automaton wants, as a picture.
pub fn want(want: Want) -> Html {
    let (symbol, view_box) = match want {
        Want::Tile(slot) => {
            let symbol = ["#ww-back-", slot.id()].concat();
            return signs::picture("ww-want", (300, 300), super::plan::at(symbol, (0, 0), ""));
        }
        Want::LongRoad => ("#ww-road-long", "0 -100 400 300"),
        Want::ShortRoads => ("#ww-roads-short", "0 -30 320 270"),
        Want::Tower => ("#ww-tower", "-50 -50 200 200"),
        Want::FirstMonument | Want::SecondMonument => ("#ww-card-monument", "-20 0 140 140"),
    };
    parts::picture(symbol, view_box, "ww-want ww-land")
}

/// Against whom one plays alone: the last card, its monuments, the target.
fn automaton(state: &WorldWonders, props: &BoardProps<WorldWonders>) -> Html {
    let Some(automaton) = state.automaton() else {
        return html! {};
    };
    let card = automaton.last().map(|(card, took)| {
        let took: Vec<Want> = took.iter().collect();
        let mut found = false;
        let sections = card.sections().iter().map(|wants| {
            let is_it = !found && *wants == took.as_slice();
            found |= is_it;
            let names: Vec<String> = wants.iter().map(|of| text::want(*of).to_owned()).collect();
            let says = props.view.words.list(&names);
            let says = if is_it { [&says, ": taken"].concat() } else { says };
            let pictures = wants.iter().map(|of| want(*of));
            html! {
                <li class={parts::class("ww-wants", is_it, "taken")}>
                    <span aria-hidden="true">{ for pictures }</span>
                    { parts::span("", says) }
                </li>
            }
        });
        let sections: Vec<Html> = sections.collect();
        let otherwise = (!found).then(|| {
            let names: Vec<String> = took.iter().map(|of| text::want(*of).to_owned()).collect();
            let says = match names.as_slice() {
                [] => "It took nothing.".to_owned(),
                names => ["No section was complete; it took ", &props.view.words.list(names), "."].concat(),
            };
            parts::line("", says)
        });
        let class = parts::class("ww-card", props.view.moving, "comes");
        html! { <div key={card.number().to_string()} {class}><ol>{ for sections }</ol>{ for otherwise }</div> }
    });
    let own: Vec<String> = automaton
        .monuments()
        .map(|of| words::monument(of).to_owned())
        .collect();
    let own = match own.as_slice() {
        [] => "It has no monuments yet.".to_owned(),
        own => ["Its monuments: ", &props.view.words.list(own), "."].concat(),
    };
    let left = words::count_of("Cards until the next shuffle", automaton.left() as u64);
    let target = words::to_beat(props.view.words, state.target(), None);
    let inside = html! {
        <div class="ww-automaton">
            { parts::picture("#ww-automaton", "0 0 68 96", "ww-automaton-head ww-land") }
            <div>
                <p><strong>{ target }</strong></p>
                { for card }
                { parts::line("", own) }
                { parts::line("quiet", left) }
            </div>
        </div>
    };
    parts::section("ww-alone", "automaton-title", "The automaton", inside)
}

/// Seats in a line.
fn in_order(props: &BoardProps<WorldWonders>, order: Order) -> Html {
    let seats = order.as_slice().iter().map(|seat| {
        html! { <li>{ parts::seat_mark(colour(props, *seat)) }{ parts::span("", name_of(props, *seat)) }</li> }
    });
    html! { <ol class="ww-order">{ for seats }</ol> }
}

/// The round, who plays in which order, and who would in the next one.
fn orders(state: &WorldWonders, props: &BoardProps<WorldWonders>, running: bool) -> Html {
    let round = ["Round ", &state.round().to_string(), " of 10"].concat();
    let several = state.players() > 1;
    let next = (several && running && props.view.aids && state.round() < 10).then(|| {
        html! { <><p class="quiet">{ "The next round as it stands:" }</p>{ in_order(props, state.next_order()) }</> }
    });
    let now = several.then(|| in_order(props, state.order()));
    let inside = html! { <>{ for now }{ for next }</> };
    parts::section("ww-rounds", "round-title", round, inside)
}

/// The tiles of each stack and the monuments that are still to come.
fn to_come(state: &WorldWonders, props: &BoardProps<WorldWonders>) -> Html {
    if !props.view.aids {
        return html! {};
    }
    let one = |tile: Tile| {
        let says = [
            text::kind(tile.kind()),
            " ",
            &text::steps(props.view.words, tile.steps()),
        ]
        .concat();
        html! {
            <li>
                { parts::picture(shapes::kind_sign(tile.kind()), "0 0 24 24", "ww-sign ww-land") }
                { signs::steps(tile.steps()) }
                { parts::span("unseen", says) }
            </li>
        }
    };
    let stacks = state.offer().slots().map(|slot| {
        let tiles = state.offer().to_come(slot).map(one);
        let symbol = ["#ww-back-", slot.id()].concat();
        html! {
            <li class="ww-stack">
                { signs::picture("ww-want", (300, 300), super::plan::at(symbol, (0, 0), "")) }
                { parts::span("unseen", text::slot(slot)) }
                <ul>{ for tiles }</ul>
            </li>
        }
    });
    let monuments: Vec<String> = state
        .offer()
        .monuments_to_come()
        .map(|of| words::monument(of).to_owned())
        .collect();
    let monuments = props.view.words.list(&monuments);
    html! {
        <details class="ww-to-come">
            <summary>{ "Still to come" }</summary>
            <ul>{ for stacks }</ul>
            { parts::line("", monuments) }
        </details>
    }
}
