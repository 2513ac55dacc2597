//! The status bar: whose turn it is, what to do, and the buttons for it.

use super::later::{Later, ShowLater};
use super::looking_back::line_tools;
use super::search_progress::SearchProgress;
use super::speech::status_text;
use super::{SessionAction, SessionHandle, on_click, use_session_handle};
use crate::components::Button;
use crate::context::use_locale;
use app_core::session::{Purpose, Session};
use app_core::settings::Pace;
use l10n::{house, table};
use text::{Locale, isolated};
use yew::prelude::*;

/// Who has to act, as a class for styles and tests: `person`, `friend` (a person on another device), `bot`, `rest`
/// (paused), `look` (browsing), `away` (another window plays) or `over`.
pub fn turn_mark(session: &Session) -> &'static str {
    if !session.is_mine() {
        "away"
    } else if session.is_browsing() {
        "look"
    } else if session.is_over() {
        "over"
    } else if session.actor().is_some() {
        "person"
    } else if session.friend_to_act().is_some() || !session.bots_act_here() {
        "friend"
    } else if session.is_paused() {
        "rest"
    } else {
        "bot"
    }
}

#[component]
pub fn StatusBar() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let record = session.record();
    // A deal of the day has one, and a game that somebody named.
    let title = session.title().as_str();
    // What is looked at stands under the board.
    let is_variation = session.is_variation() && !session.is_browsing();
    html! {
        <div class="status" id="status" tabindex="-1">
            <div class="status-text">
                if is_variation {
                    <p class="place">{ locale.text(table::TRYING_A_LINE) }</p>
                } else if !title.is_empty() {
                    <p class="place">{ isolated(title) }</p>
                }
                if session.is_over() {
                    // Elements of their own: nothing moves into their place.
                    <h2 key="won" id="result-title">{ status_text(locale, session, &handle.names) }</h2>
                    <p key="why">{ text::why(locale, record) }</p>
                } else {
                    <p key="task">{ status_text(locale, session, &handle.names) }</p>
                }
            </div>
            <div class="status-tools">{ line_tools(locale, &handle) }{ turn_tools(locale, &handle) }
                if session.is_mine() && session.outgoing().is_some() {
                    <ShowLater what={Later::Send} />
                }
            </div>
        </div>
    }
}

/// The buttons for the person to act, or while a bot acts.
fn turn_tools(locale: Locale, handle: &SessionHandle) -> Html {
    let session = &handle.session;
    if session.is_browsing() || !session.is_mine() {
        return html! {};
    }
    let act = |action| on_click(&handle.dispatch, action);
    match session.shown_search() {
        Some(purpose) => {
            let is_bots_turn = purpose == Purpose::Turn;
            let label = if is_bots_turn {
                locale.text(table::MOVE_NOW)
            } else {
                locale.text(table::SHOW_NOW)
            };
            html! {
                <>
                    if !session.has_decided() {
                        <SearchProgress feed={handle.progress.clone()} />
                        // By link, bots act the same on every device.
                        if !is_bots_turn || !session.is_by_link() {
                            <Button id="act-now" onclick={act(SessionAction::MoveNow)}>{ label }</Button>
                        }
                    }
                    if is_bots_turn {
                        <Button id="stop" onclick={act(SessionAction::Pause)}>{ locale.text(table::PAUSE) }</Button>
                        if session.pace() != Pace::AtOnce {
                            <Button id="skip" onclick={act(SessionAction::FastForward)}>{ locale.text(house::SKIP) }</Button>
                        }
                    }
                </>
            }
        }
        None if session.actor().is_some() && session.record().table_rules().aids => {
            html! { <Button id="hint" onclick={act(SessionAction::Hint)}>{ locale.text(table::HINT) }</Button> }
        }
        None if session.is_paused() && session.bot_to_act().is_some() => {
            html! { <Button id="go-on" class="primary" onclick={act(SessionAction::Resume)}>{ locale.text(table::RESUME) }</Button> }
        }
        None => html! {},
    }
}
