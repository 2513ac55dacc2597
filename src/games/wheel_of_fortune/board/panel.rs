//! Beside the board: everybody's points and followers, what the pig may bring,
//! and the tiles that are still to come.

use super::pieces;
use super::targets::colour;
use crate::games::BoardProps;
use crate::games::wheel_of_fortune::text;
use crate::games::wheel_of_fortune::text::board as words;
use crate::parts;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Rotation, Tile, WheelOfFortune};
use yew::prelude::*;

/// The panel.
pub fn panel(state: &WheelOfFortune, props: &BoardProps<WheelOfFortune>) -> Html {
    let running = state.to_act().is_some();
    html! {
        <div class="wheel-of-fortune panel">
            { players(state, props, running) }
            if running && props.view.aids { { forecast(state, props) } }
            if running { { to_come(state, props) } }
        </div>
    }
}

/// Names, points, followers at home, and points if the game ended now.
fn players(state: &WheelOfFortune, props: &BoardProps<WheelOfFortune>, running: bool) -> Html {
    let score = state.score();
    let seats = Seat::all(state.players()).map(|seat| {
        let own = colour(props, seat);
        let name = props.view.names.get(seat.index()).cloned().unwrap_or_default();
        let home = state.supply(seat);
        let followers = (0..home).map(|_| pieces::follower_icon(own, None));
        let then = (running && props.view.aids).then(|| {
            let says = [&score.points[seat].to_string(), " if it ended now"].concat();
            parts::span("quiet", says)
        });
        html! {
            <li class={parts::class("wf-player", state.to_act() == Some(seat), "to-act")}>
                <p>
                    { parts::seat_mark(own) }
                    <strong>{ name }</strong>
                    <span class="wf-points">{ props.view.words.count(state.given(seat), "point", "points") }</span>
                    { for then }
                </p>
                <p class="wf-supply">
                    <span aria-hidden="true">{ for followers }</span>
                    { parts::span(if home > 0 { "unseen" } else { "quiet" }, words::at_home(props.view.words, home)) }
                </p>
            </li>
        }
    });
    let inside = html! { <ul class="wf-players">{ for seats }</ul> };
    parts::section("wf-standings", "players-title", "Players", inside)
}

/// What each number on the next tile would bring.
fn forecast(state: &WheelOfFortune, props: &BoardProps<WheelOfFortune>) -> Html {
    // The tile of who comes next, or of who is to draw now.
    let next = Seat::in_turn(state.active().index() as u32 + 1, state.players());
    let rows = (1..=3).map(|steps| {
        let comes = state.forecast(steps, next);
        let chips = Seat::all(state.players()).filter_map(|seat| {
            let points = comes.event[seat] + comes.crowns[seat];
            let loses = comes.plague[seat];
            let what = if loses { words::LOSES } else { "" };
            (points > 0 || loses).then(|| pieces::chip(props, seat, points, what.to_owned()))
        });
        let chips: Vec<Html> = chips.collect();
        let nothing = chips.is_empty().then(|| parts::span("quiet", "nothing"));
        html! {
            <li>
                { pieces::badge_icon(comes.sector, "wf-row-badge") }
                <span class="wf-row-words">
                    <span><b>{ text::sector(comes.sector) }</b>{ " " }{ parts::span("quiet", words::steps(props.view.words, steps)) }</span>
                    <span class="wf-chips">{ for chips }{ for nothing }</span>
                </span>
            </li>
        }
    });
    let inside = html! { <ul class="wf-forecast">{ for rows }</ul> };
    parts::section(
        "wf-outlook",
        "outlook-title",
        "If the next tile moves the pig",
        inside,
    )
}

/// How many tiles are still to come, and which.
fn to_come(state: &WheelOfFortune, props: &BoardProps<WheelOfFortune>) -> Html {
    let title = words::left(props.view.words, state.left());
    if !props.view.aids || state.left() == 0 {
        return html! { <h2>{ title }</h2> };
    }
    let counts = state.to_come();
    let kinds = Tile::all().zip(counts).filter(|(_, count)| *count > 0);
    let kinds = kinds.map(|(tile, count)| {
        html! {
            <li>
                <span role="img" aria-label={words::tile_name(props.view.words, tile)}>
                    { pieces::tile_picture(tile, Rotation::NONE, "wf-small-tile", html! {}) }
                </span>
                { parts::span("", ["×", &count.to_string()].concat()) }
            </li>
        }
    });
    html! {
        <details class="wf-to-come">
            <summary>{ title }</summary>
            <ul>{ for kinds }</ul>
        </details>
    }
}
