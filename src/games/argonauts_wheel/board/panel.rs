//! Beside the board: both sides' pieces, the time stone, and whether cones
//! can be killed.

use super::dial;
use super::pieces::{cone, icon};
use crate::games::BoardProps;
use crate::games::argonauts_wheel::text;
use crate::parts;
use rules::games::argonauts_wheel::{ArgonautsWheel, REVOLUTION, Side, Stand, Station};
use yew::prelude::*;

/// The panel.
pub fn panel(state: &ArgonautsWheel, common: &BoardProps<ArgonautsWheel>) -> Html {
    html! {
        <div class="argonauts-wheel panel">
            { time_panel(state, common) }
            { pieces_panel(state, common) }
        </div>
    }
}

/// How far it is to the next revolution, and what happens then.
fn time_panel(state: &ArgonautsWheel, common: &BoardProps<ArgonautsWheel>) -> Html {
    let idle = state.idle();
    let steps = text::REVOLUTIONS.iter().zip(1..).map(|(say, revolution)| {
        let at = REVOLUTION * revolution;
        let next = if state.position().is_after_revolution() {
            idle / REVOLUTION == revolution
        } else {
            idle < at && at - idle <= REVOLUTION
        };
        let next = next && state.side_to_move().is_some();
        html! {
            <li class={parts::class("", next, "next")}>
                { parts::span("aw-at", at.to_string()) }
                { parts::span("", *say) }
            </li>
        }
    });
    let inside = html! {
        <>
            <div class="aw-time">
                { dial::picture(idle) }
                { parts::line("", text::time(common.view.words, idle)) }
            </div>
            <ul class="aw-revolutions">{ for steps }</ul>
            if state.side_to_move().is_some() {
                { parts::line("aw-battle", text::battle(state.battle())) }
            }
        </>
    };
    parts::section("time-stone", "time-title", "The time stone", inside)
}

/// Everybody's pieces, and how they are.
fn pieces_panel(state: &ArgonautsWheel, common: &BoardProps<ArgonautsWheel>) -> Html {
    let sides = Side::BOTH.map(|side| {
        let name = common.view.names.get(side.seat().index()).cloned();
        let acts = state.side_to_move() == Some(side);
        html! {
            <li key={side.index()} class={parts::class("aw-side", acts, "to-act")}>
                <p>
                    <strong>{ name.unwrap_or_default() }</strong>
                    { parts::span("quiet", text::plays(side)) }
                </p>
                <ul class="aw-pieces">{ for pieces_of(state, side) }</ul>
            </li>
        }
    });
    let inside = html! { <ul class="aw-sides">{ for sides }</ul> };
    parts::section("aw-stands", "pieces-title", "Pieces", inside)
}

/// A side's discs and its cone, one after the other, with where they are.
fn pieces_of(state: &ArgonautsWheel, side: Side) -> Vec<Html> {
    let mut pieces = Vec::new();
    let mut piece = |stand: Stand, say: String| {
        pieces.push(html! { <li>{ icon(stand) }{ parts::span("", say) }</li> });
    };
    let lives = state.winner().is_none_or(|winner| winner == side);
    if lives {
        let at = state.wheel().cone(side);
        piece(cone(side), text::cone_stands(at, state.wheel().at(at)));
    } else {
        piece(cone(side), text::CONE_KILLED.to_owned());
    }
    for station in Station::all() {
        let stand = state.wheel().at(station);
        if let Some(discs) = stand.discs.filter(|discs| discs.side == side) {
            let alone = Stand {
                discs: Some(discs),
                cone: None,
            };
            let held = stand.cone.is_some_and(|cone| cone != side);
            piece(alone, text::discs_lie(station, discs, held));
        }
    }
    pieces
}
