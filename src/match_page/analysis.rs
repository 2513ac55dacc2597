//! The evaluation display: who is winning, and the value of each action.

use super::{SessionHandle, does, use_handle};
use crate::components::Shared;
use crate::context::use_locale;
use crate::session::{Action, win_percent};
use crate::text::Locale;
use protocol::Suggestion;
use rules::Seat;
use yew::prelude::*;

/// The evaluation display, with its switch.
#[component]
pub fn Analysis() -> Html {
    let locale = use_locale();
    let handle = use_handle();
    let session = &handle.session;
    let is_on = session.is_analysing();
    html! {
        <div class="analysis">
            <button
                type="button"
                class="button line"
                id="analyse"
                aria-pressed={is_on.to_string()}
                onclick={does(&handle.dispatch, Action::ToggleAnalysis)}
            >
                { "Who is winning?" }
            </button>
            if is_on {
                { evaluation(locale, &handle) }
            } else {
                <p class="quiet">{ "Shows who is ahead in the position on the board, and what each action leads to." }</p>
            }
        </div>
    }
}

/// Who is winning, and what each action leads to.
fn evaluation(locale: Locale, handle: &SessionHandle) -> Html {
    let session = &handle.session;
    let state = session.match_().state();
    let known = session.evaluation().map(|known| known.suggestions.clone());
    let best = known.as_ref().and_then(|suggestions| suggestions.first());
    match (session.match_().position().to_act(), known.as_ref(), best) {
        (None, ..) => {
            let result = locale.headline(session.match_(), &handle.names);
            html! { <p id="verdict">{ format!("{result}.") }</p> }
        }
        (Some(seat), Some(suggestions), Some(best)) => {
            let own = best.forced.map_or(best.value.min(100), win_percent);
            let first = if seat == Seat::FIRST { own } else { 100 - own };
            html! {
                <div id="reading">
                    <p id="verdict">{ locale.verdict(&handle.names, seat, best) }</p>
                    if state.players() == 2 { { share_bar(first, &handle.names) } }
                    <SuggestionList suggestions={Shared(suggestions.clone())} />
                </div>
            }
        }
        _ => html! { <p class="quiet">{ "Analysing …" }</p> },
    }
}

#[derive(Properties, PartialEq)]
pub struct SuggestionListProps {
    /// Suggestions, best first.
    pub suggestions: Shared<Vec<Suggestion>>,
}

/// A list of actions and what each leads to.
#[component]
pub fn SuggestionList(props: &SuggestionListProps) -> Html {
    let locale = use_locale();
    let handle = use_handle();
    let state = handle.session.match_().state();
    let items = props.suggestions.iter().filter_map(|suggestion| {
        let action = state.parse_action(&suggestion.action).ok()?;
        Some(html! {
            <li>
                <span>{ locale.action(state, action) }</span>
                <strong>{ locale.leads_to(suggestion) }</strong>
            </li>
        })
    });
    html! { <ul class="ideas">{ for items }</ul> }
}

/// A bar with the winning chances of two seats; `first` is the first seat's chance in
/// percent.
fn share_bar(first: u32, names: &[String]) -> Html {
    let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
    html! {
        <div class="share" aria-hidden="true">
            <span>{ name(0) }</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect class="behind" width="100" height="8" />
                <rect class="ahead" width={first.to_string()} height="8" />
            </svg>
            <span>{ name(1) }</span>
        </div>
    }
}
