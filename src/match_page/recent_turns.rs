//! The turns since the person to act last acted, above the status.

use super::speech::told;
use super::{SessionAction, SessionHandle, on_click, use_session_handle};
use crate::components::Button;
use crate::context::use_locale;
use crate::games;
use app_core::session::LogEntry;
use l10n::table;
use records::{Colour, Match};
use rules::{Event, Seat};
use std::rc::Rc;
use text::Locale;
use web_sys::Element;
use yew::prelude::*;

/// What a player did in a row.
#[derive(PartialEq)]
struct Turn {
    seat: Option<Seat>,
    /// The number of entries up to its end.
    end: usize,
    text: String,
    gains: Vec<(Seat, i32)>,
    events: Vec<Event>,
}

/// The turns of these entries, which end at the shown position.
fn turns(handle: &SessionHandle, locale: Locale) -> Vec<Turn> {
    let record = handle.session.record();
    let recent = handle.session.recent_entries();
    let mut end = record.ply() - recent.len();
    let same_seat = |one: &Rc<LogEntry>, next: &Rc<LogEntry>| actor(one) == actor(next);
    let groups = recent.chunk_by(same_seat);
    groups
        .map(|entries| {
            let begin = end;
            end += entries.len();
            let texts = entries.iter().zip(begin..).map(|(entry, ply)| {
                let before = record.position_at(ply);
                told(locale, before.state(), entry, &handle.names)
            });
            let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
            let events = entries.iter().flat_map(|entry| entry.events.iter());
            Turn {
                seat: entries.first().and_then(|entry| actor(entry)),
                end,
                text: texts.join(" "),
                gains: gains(record, begin, end),
                events: events.cloned().collect(),
            }
        })
        .collect()
}

/// The seats whose points are others after the first `end` entries than after the first `begin` ones.
fn gains(record: &Match, begin: usize, end: usize) -> Vec<(Seat, i32)> {
    let points = |ply| games::shown_points(record.position_at(ply).state());
    let (before, after) = (points(begin), points(end));
    Seat::all(record.setup().players())
        .zip(before.into_iter().zip(after))
        .filter(|(_, (before, after))| before != after)
        .map(|(seat, (before, after))| (seat, after - before))
        .collect()
}

/// One line, which opens to a list of the turns. Each leads to its position.
#[component]
pub fn RecentTurns() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let ply = session.record().ply();
    // The ply at which the list was opened; another position closes it.
    let opened = use_state_eq(|| None);
    let ontoggle = {
        let opened = opened.clone();
        Callback::from(move |event: web_sys::Event| {
            let details = event.target_dyn_into::<Element>();
            let is_open = details.is_some_and(|details| details.has_attribute("open"));
            opened.set(is_open.then_some(ply));
        })
    };
    let shown = (
        ply,
        session.recent_entries().to_vec(),
        handle.names.clone(),
        locale,
    );
    let turns = use_memo(shown, |_| turns(&handle, locale));
    if turns.is_empty() {
        // Keeps its place, so that the board does not move after the first action.
        return html! { <div class="happened"></div> };
    }
    let summary = turns.iter().map(|turn| {
        html! {
            <span class="happened-turn">{ mark(&handle, turn) }{ points(&handle, turn) }<span>{ &turn.text }</span></span>
        }
    });
    let list = (*opened == Some(ply)).then(|| steps(locale, &handle, &turns));
    html! {
        <details key={ply} class="happened" {ontoggle}>
            <summary>{ for summary }</summary>
            { for list }
        </details>
    }
}

/// The turns with a picture of each, and a button that shows them again on the board.
fn steps(locale: Locale, handle: &SessionHandle, turns: &[Turn]) -> Html {
    let session = &handle.session;
    let record = session.record();
    let viewer = session.actor().or_else(|| session.only_person());
    let steps = turns.iter().map(|turn| {
        let ply = turn.end;
        let onclick = handle
            .dispatch
            .reform(move |_: MouseEvent| SessionAction::BrowseTo(ply));
        let position = record.position_at(ply);
        let state = position.state().redacted_for(viewer.unwrap_or(Seat::FIRST));
        let colour = turn.seat.map_or(Colour::Red, |seat| record.colour(seat));
        html! {
            <li>
                <button type="button" {onclick}>
                    { mark(handle, turn) }
                    <span class="happened-step"><span>{ &turn.text }</span>{ points(handle, turn) }</span>
                    <span class="happened-picture" aria-hidden="true">{ games::step_picture(&state, &turn.events, colour) }</span>
                </button>
            </li>
        }
    });
    html! {
        <div class="happened-list">
            if !session.is_browsing() {
                <Button id="show-again" onclick={on_click(&handle.dispatch, SessionAction::ShowAgain)}>{ locale.text(table::SHOW_IT_AGAIN) }</Button>
            }
            <ol>{ for steps }</ol>
        </div>
    }
}

/// The points that a turn changed: of several players each with its mark.
fn points(handle: &SessionHandle, turn: &Turn) -> Html {
    let record = handle.session.record();
    let game = record.setup().game();
    let is_own = |seat: Seat| turn.seat == Some(seat) && turn.gains.len() == 1;
    let numbers = turn.gains.iter().map(|(seat, points)| {
        let sign = if *points > 0 { "+" } else { "−" };
        html! {
            <span class="happened-points">
                if !is_own(*seat) { { games::seat_mark(game, *seat, record.colour(*seat)) } }
                { sign }{ points.unsigned_abs() }
            </span>
        }
    });
    numbers.collect()
}

/// The mark of the seat that acted.
fn mark(handle: &SessionHandle, turn: &Turn) -> Html {
    let record = handle.session.record();
    turn.seat
        .map(|seat| games::seat_mark(record.setup().game(), seat, record.colour(seat)))
        .unwrap_or_default()
}

fn actor(entry: &LogEntry) -> Option<Seat> {
    entry.entry.seat().or(entry.to_act)
}
