//! Beside the board: both sides' pieces, the time stone, and whether cones
//! can be killed.

use super::ROOT_CLASS;
use super::board::stand::{cone, stand_icon};
use super::board::time_ring::time_ring;
use super::text;
use crate::games::BoardProps;
use crate::text::Words;
use rules::games::argonauts_wheel::{ArgonautsWheel, REVOLUTION, Side, Stand, Station};
use yew::prelude::*;

/// The panel.
#[component]
pub fn Panel(props: &BoardProps<ArgonautsWheel>) -> Html {
    let BoardProps { state, view, .. } = props;
    html! {
        <div class={classes!(ROOT_CLASS, "panel")}>
            { time_stone(state, view.words) }
            { piece_list(state, &view.names) }
        </div>
    }
}

/// How far it is to the next revolution, and what happens then.
fn time_stone(state: &ArgonautsWheel, words: Words) -> Html {
    let idle = state.idle();
    let revolutions = text::REVOLUTIONS.iter().zip(1..).map(|(say, revolution)| {
        let next = is_next(state, revolution);
        html! {
            <li class={next.then_some("next")}>
                <span class="aw-at">{ REVOLUTION * revolution }</span>
                <span>{ *say }</span>
            </li>
        }
    });
    html! {
        <section class="time-stone" aria-labelledby="time-title">
            <h2 id="time-title">{ "The time stone" }</h2>
            <div class="aw-time">
                <svg class="aw-dial" viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
                    { time_ring(idle) }
                </svg>
                <p>{ text::time(words, idle) }</p>
            </div>
            <ul class="aw-revolutions">{ for revolutions }</ul>
            if state.side_to_move().is_some() {
                <p class="aw-battle">{ text::battle(state.battle()) }</p>
            }
        </section>
    }
}

/// Whether this revolution, from 1 to 3, comes next or has just been completed.
fn is_next(state: &ArgonautsWheel, revolution: u8) -> bool {
    let idle = state.idle();
    let at = REVOLUTION * revolution;
    let next = if state.position().is_after_revolution() {
        idle / REVOLUTION == revolution
    } else {
        idle < at && at - idle <= REVOLUTION
    };
    next && state.side_to_move().is_some()
}

/// Everybody's pieces, and how they are.
fn piece_list(state: &ArgonautsWheel, names: &[String]) -> Html {
    let sides = Side::BOTH.map(|side| {
        let name = names.get(side.seat().index()).cloned();
        let acts = state.side_to_move() == Some(side);
        let pieces = pieces_of(state, side).into_iter().map(|(stand, words)| {
            html! { <li>{ stand_icon(stand) }<span>{ words }</span></li> }
        });
        html! {
            <li key={side.index()} class={classes!("aw-side", acts.then_some("to-act"))}>
                <p>
                    <strong>{ name.unwrap_or_default() }</strong>
                    <span class="quiet">{ text::plays(side) }</span>
                </p>
                <ul class="aw-pieces">{ for pieces }</ul>
            </li>
        }
    });
    html! {
        <section class="aw-stands" aria-labelledby="pieces-title">
            <h2 id="pieces-title">{ "Pieces" }</h2>
            <ul class="aw-sides">{ for sides }</ul>
        </section>
    }
}

/// A side's cone and discs, one after the other, with where they are.
fn pieces_of(state: &ArgonautsWheel, side: Side) -> Vec<(Stand, String)> {
    let lives = state.winner().is_none_or(|winner| winner == side);
    let words = if lives {
        let at = state.wheel().cone(side);
        text::cone_stands(at, state.wheel().at(at))
    } else {
        text::CONE_KILLED.to_owned()
    };
    let mut pieces = vec![(cone(side), words)];
    for station in Station::all() {
        let stand = state.wheel().at(station);
        if let Some(discs) = stand.discs.filter(|discs| discs.side == side) {
            let alone = Stand {
                discs: Some(discs),
                cone: None,
            };
            let held = stand.cone.is_some_and(|cone| cone != side);
            pieces.push((alone, text::discs_lie(station, discs, held)));
        }
    }
    pieces
}
