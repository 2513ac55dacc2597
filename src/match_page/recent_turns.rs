//! The turns since the person to act last acted, above the status.

use super::speech::entry_text;
use super::{SessionAction, SessionHandle, on_click, use_session_handle};
use crate::components::Button;
use crate::context::use_locale;
use crate::games;
use app_core::session::LogEntry;
use records::Colour;
use rules::Seat;
use web_sys::Element;
use yew::prelude::*;

/// One line, which opens to a list of the steps. Each leads to its position.
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
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<Element>();
            let is_open = details.is_some_and(|details| details.has_attribute("open"));
            opened.set(is_open.then_some(ply));
        })
    };
    let recent = session.recent_entries();
    let Some(latest) = recent.last() else {
        // Keeps its place, so that the board does not move after the first action.
        return html! { <div class="happened"></div> };
    };
    let texts: Vec<String> = recent
        .iter()
        .map(|entry| entry_text(locale, entry, &handle.names))
        .collect();
    let list = (*opened == Some(ply)).then(|| steps(&handle, &texts));
    html! {
        <details key={ply} class="happened" {ontoggle}>
            <summary>{ mark(&handle, latest) }<span>{ texts.join(" ") }</span></summary>
            { for list }
        </details>
    }
}

/// The steps with a picture of each, and a button that shows them again on the board.
fn steps(handle: &SessionHandle, texts: &[String]) -> Html {
    let session = &handle.session;
    let record = session.record();
    let recent = session.recent_entries();
    let first = record.ply() + 1 - recent.len();
    let viewer = session.actor().or_else(|| session.only_person());
    let steps = recent.iter().zip(texts).zip(first..);
    let steps = steps.map(|((entry, text), ply)| {
        let onclick = handle
            .dispatch
            .reform(move |_: MouseEvent| SessionAction::BrowseTo(ply));
        let position = record.position_at(ply);
        let state = position.state().redacted_for(viewer.unwrap_or(Seat::FIRST));
        let colour = actor(entry).map_or(Colour::Red, |seat| record.colour(seat));
        html! {
            <li>
                <button type="button" {onclick}>
                    { mark(handle, entry) }
                    <span class="happened-step">{ text }</span>
                    <span class="happened-picture" aria-hidden="true">{ games::step_picture(&state, &entry.events, colour) }</span>
                </button>
            </li>
        }
    });
    html! {
        <div class="happened-list">
            if !session.is_browsing() {
                <Button id="show-again" onclick={on_click(&handle.dispatch, SessionAction::ShowAgain)}>{ "Show it again" }</Button>
            }
            <ol>{ for steps }</ol>
        </div>
    }
}

/// The mark of the seat that acted.
fn mark(handle: &SessionHandle, entry: &LogEntry) -> Html {
    let record = handle.session.record();
    let seat = actor(entry);
    seat.map(|seat| games::seat_mark(record.setup().game(), seat, record.colour(seat)))
        .unwrap_or_default()
}

/// Who acted.
fn actor(entry: &LogEntry) -> Option<Seat> {
    match entry.entry {
        records::Entry::Resign(seat) => Some(seat),
        _ => entry.to_act,
    }
}
