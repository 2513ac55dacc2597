//! A quiet line about the milestones that were reached for the first time.

use crate::context::{use_locale, use_settings, use_store};
use crate::games;
use crate::hooks::{Outcomes, use_outcomes};
use crate::match_page::use_session_handle;
use app_core::Route;
use app_core::statistics::{Filter, FinishedMatch, first_reached, plays};
use gloo::timers::callback::Timeout;
use l10n::{Message, house};
use records::Name;
use yew::prelude::*;

/// How long the end of a match is shown before anything is counted, in milliseconds.
const DELAY_MS: u32 = 500;

/// The titles of the milestones that the player has reached for the first time in a match, with all
/// finished matches of its game.
fn reached_first(matches: &[FinishedMatch], id: &str, player_name: &Name) -> Vec<Message> {
    let Some(record) = matches.iter().find(|other| other.id == id) else {
        return Vec::new();
    };
    let game = record.outcome.game;
    let played = plays(matches, &Filter::default(), player_name);
    games::milestone_texts(game)
        .into_iter()
        .filter(|milestone| {
            let first = first_reached(&played, game, milestone.id);
            first.is_some_and(|first| first.id == id)
        })
        .map(|milestone| milestone.title)
        .collect()
}

/// The milestones that were reached for the first time in the finished match that is shown. They
/// are looked up some time after its end, and other matches are read only if there are any; their
/// place is kept from the start, so that nothing moves.
#[component]
pub fn MilestoneLine() -> Html {
    let locale = use_locale();
    let store = use_store();
    let settings = use_settings();
    let handle = use_session_handle();
    let player_name = &settings.current.profile.name;
    let is_end = handle.session.is_over() && !handle.session.is_variation();
    let has_any = use_state_eq(|| false);
    use_effect_with((handle.id.clone(), player_name.clone(), is_end), {
        let has_any = has_any.setter();
        move |(id, player_name, is_end): &(AttrValue, Name, bool)| {
            has_any.set(false);
            let (id, player_name) = (id.clone(), player_name.clone());
            let timeout = is_end.then(|| {
                Timeout::new(DELAY_MS, move || {
                    let finished = store.finished(&id, None);
                    has_any.set(finished.is_some_and(|finished| {
                        let seat = finished.own_seat(&player_name);
                        let seat = seat.and_then(|seat| finished.outcome.seat(seat));
                        seat.is_some_and(|seat| !seat.milestones.is_empty())
                    }));
                })
            });
            move || drop(timeout)
        }
    });
    let game = handle.session.record().setup().game();
    let outcomes = use_outcomes(*has_any, Some(game));
    if !is_end || handle.session.is_only_watched() {
        return html! {};
    }
    let reached = match outcomes {
        Outcomes::Read(matches) if *has_any => {
            let since = settings.current.statistics_since;
            let counts = |finished: &&FinishedMatch| finished.outcome.finished >= since;
            let matches: Vec<FinishedMatch> = matches.iter().filter(counts).cloned().collect();
            reached_first(&matches, &handle.id, player_name)
        }
        _ => Vec::new(),
    };
    html! {
        <div class="quiet milestone-place">
            if !reached.is_empty() {
                <p id="milestone">
                    { text::milestones_reached(locale, &reached) }{ " " }
                    <a href={Route::Statistics.href()}>{ locale.text(house::STATISTICS) }</a>
                </p>
            }
        </div>
    }
}
