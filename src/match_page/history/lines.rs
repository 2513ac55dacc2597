//! Variations, and the buttons shown while browsing.

use crate::components::Button;
use crate::context::use_locale;
use crate::match_page::{SessionAction, SessionHandle, on_click, use_session_handle};
use yew::prelude::*;

/// The list of lines, if there are variations, and the button to start one.
#[component]
pub fn Lines() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let record = session.record();
    let active = record.active_line();
    let lines = (0..record.line_count()).filter(|_| record.line_count() > 1);
    let lines = lines.map(|line| {
        let label = match line {
            0 => "The game".to_owned(),
            line => locale.variation_name(line, record.fork_ply(line)),
        };
        html! {
            <button
                key={line}
                type="button"
                class="button line"
                aria-pressed={(line == active).to_string()}
                onclick={on_click(&handle.dispatch, SessionAction::ShowLine(line))}
            >
                { label }
            </button>
        }
    });
    let may_try = session.is_mine() && !session.is_variation();
    let try_out = on_click(&handle.dispatch, SessionAction::StartVariation);
    html! {
        <div class="lines">
            <>{ for lines }</>
            <Button id="try-out" onclick={try_out} disabled={!may_try}>{ "Try out a line" }</Button>
        </div>
    }
}

/// The buttons to return to the head, or to continue from the shown position.
pub fn browsing_tools(handle: &SessionHandle) -> Html {
    let session = &handle.session;
    let act = |action| on_click(&handle.dispatch, action);
    if session.is_replaying() {
        html! { <Button id="latest" class="primary" onclick={act(SessionAction::BrowseToHead)}>{ "Skip" }</Button> }
    } else if session.is_browsing() {
        html! {
            <>
                <Button id="latest" class="primary" onclick={act(SessionAction::BrowseToHead)}>{ "Back to the latest" }</Button>
                if session.can_continue_from_here() && !session.is_over() {
                    <Button id="go-on-here" onclick={act(SessionAction::ContinueFromHere)}>{ "Continue from here" }</Button>
                }
                if session.is_mine() && !session.is_variation() {
                    <Button id="try-here" onclick={act(SessionAction::StartVariation)}>{ "Try a line from here" }</Button>
                }
            </>
        }
    } else if session.is_variation() {
        html! {
            <>
                <Button id="return" class="primary" onclick={act(SessionAction::ShowLine(0))}>{ "Back to the game" }</Button>
                if session.is_mine() {
                    <Button id="drop-line" onclick={act(SessionAction::DropVariation)}>{ "Delete this line" }</Button>
                }
                if session.is_mine() && session.record().can_promote() {
                    <Button id="promote" onclick={act(SessionAction::PromoteVariation)}>{ "Make this the game" }</Button>
                }
            </>
        }
    } else {
        html! {}
    }
}
