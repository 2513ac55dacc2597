//! The panel beside the board: the time stone, whether cones can be killed, and both
//! sides' pieces.

use super::ROOT_CLASS;
use super::board::dial::time_ring;
use super::board::pieces::{lone_cone, occupants_icon};
use crate::games::{BoardProps, ViewOptions};
use l10n::argonauts_wheel as words;
use rules::games::argonauts_wheel::{
    ArgonautsWheel, Discs, Occupants, Side, Station, TURNS_PER_REVOLUTION,
};
use text::Locale;
use text::games::argonauts_wheel as game_text;
use yew::prelude::*;

#[component]
pub fn Panel(props: &BoardProps<ArgonautsWheel>) -> Html {
    let BoardProps { state, view, .. } = props;
    html! {
        <div class={classes!(ROOT_CLASS, "panel")}>
            { time_stone(state, view.locale) }
            { piece_list(state, view) }
        </div>
    }
}

/// The turns remaining to the next revolution, and what happens then.
fn time_stone(state: &ArgonautsWheel, locale: Locale) -> Html {
    let idle = state.idle();
    let revolutions = game_text::REVOLUTIONS
        .iter()
        .zip(1..)
        .map(|(effect, revolution)| {
            let is_current = is_current(state, revolution);
            html! {
                <li class={is_current.then_some("next")}>
                    <span class="aw-at">{ TURNS_PER_REVOLUTION * revolution }</span>
                    <span>{ locale.text(*effect) }</span>
                </li>
            }
        });
    html! {
        <section class="time-stone" aria-labelledby="time-title">
            <h2 id="time-title">{ locale.text(words::TIME_TITLE) }</h2>
            <div class="aw-time">
                <svg class="aw-dial" viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
                    { time_ring(idle) }
                </svg>
                <p>{ game_text::time(locale, idle) }</p>
            </div>
            <ul class="aw-revolutions">{ for revolutions }</ul>
            if state.side_to_move().is_some() {
                <p class="aw-battle">{ locale.text(game_text::battle(state.battle())) }</p>
            }
        </section>
    }
}

/// Whether this revolution, from 1 to 3, comes next or has just been completed.
fn is_current(state: &ArgonautsWheel, revolution: u8) -> bool {
    let idle = state.idle();
    let end = TURNS_PER_REVOLUTION * revolution;
    let is_current_revolution = if state.position().is_after_revolution() {
        idle / TURNS_PER_REVOLUTION == revolution
    } else {
        idle < end && end - idle <= TURNS_PER_REVOLUTION
    };
    is_current_revolution && state.side_to_move().is_some()
}

/// Both sides' pieces with their state.
fn piece_list(state: &ArgonautsWheel, view: &ViewOptions) -> Html {
    let sides = Side::BOTH.map(|side| {
        let locale = view.locale;
        let is_to_act = state.side_to_move() == Some(side);
        let pieces = pieces_of(locale, state, side)
            .into_iter()
            .map(|(occupants, label)| {
                html! { <li>{ occupants_icon(occupants) }<span>{ label }</span></li> }
            });
        html! {
            <li key={side.index()} class={classes!("aw-side", is_to_act.then_some("to-act"))}>
                <p>
                    <strong>{ view.player_name(side.seat()) }</strong>
                    <span class="quiet">{ words::plays_side(locale, side) }</span>
                </p>
                <ul class="aw-pieces">{ for pieces }</ul>
            </li>
        }
    });
    html! {
        <section class="aw-stands" aria-labelledby="pieces-title">
            <h2 id="pieces-title">{ view.locale.text(words::PIECES) }</h2>
            <ul class="aw-sides">{ for sides }</ul>
        </section>
    }
}

/// A side's cone and discs, each with a picture and a label.
fn pieces_of(locale: Locale, state: &ArgonautsWheel, side: Side) -> Vec<(Occupants, String)> {
    let is_cone_alive = state.winner().is_none_or(|winner| winner == side);
    let cone_label = if is_cone_alive {
        let station = state.wheel().cone_station(side);
        game_text::cone_label(locale, station, state.wheel().occupants(station))
    } else {
        locale.text(words::CONE_DEAD)
    };
    let mut pieces = vec![(lone_cone(side), cone_label)];
    for station in Station::all() {
        let occupants = state.wheel().occupants(station);
        if let Some(discs) = occupants.discs.filter(|discs| discs.side == side) {
            let discs_only = Occupants {
                discs: Some(discs),
                cone: None,
            };
            let is_held = occupants.cone.is_some_and(|cone| cone != side);
            let Discs { count, living, .. } = discs;
            let label = words::discs_on(locale, count, station.number(), living, is_held);
            pieces.push((discs_only, label));
        }
    }
    pieces
}
