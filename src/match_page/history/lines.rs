//! Variations, and what can be done while something else than the match's
//! latest position is on the board.

use crate::match_page::analysis::AnalysisSwitch;
use crate::match_page::{does, use_handle, use_house};
use crate::parts::{button, switch_button};
use crate::session::Action;
use yew::prelude::*;

/// The lines of the match, if there are variations, and the way to a new one.
#[component]
pub fn Lines() -> Html {
    let words = use_house().words;
    let handle = use_handle();
    let session = &handle.session;
    let played = session.played();
    let active = played.active_line();
    let lines = (0..played.lines()).filter(|_| played.lines() > 1);
    let lines = lines.map(|line| {
        let label = match line {
            0 => "The game".to_owned(),
            line => words.line(line, played.leaves_main_at(line)),
        };
        html! {
            <button
                key={line}
                type="button"
                class="button line"
                aria-pressed={(line == active).to_string()}
                onclick={does(&handle.dispatch, Action::ShowLine(line))}
            >
                { label }
            </button>
        }
    });
    let may_try = session.is_mine() && !session.is_variation();
    let try_out = does(&handle.dispatch, Action::StartVariation);
    html! {
        <div class="lines">
            { for lines }
            { switch_button("try-out", "", "Try something out".into(), try_out, may_try) }
            <AnalysisSwitch />
        </div>
    }
}

/// The buttons that lead back, or make what is looked at the match.
#[component]
pub fn BrowsingTools() -> Html {
    let handle = use_handle();
    let session = &handle.session;
    let act = |action| does(&handle.dispatch, action);
    if session.is_browsing() {
        html! {
            <>
                { button("latest", "primary", "Back to the latest", act(Action::LookAtHead)) }
                if session.may_play_on_here() && !session.is_over() {
                    { button("go-on-here", "", "Go on from here", act(Action::PlayOnHere)) }
                }
                if session.is_mine() && !session.is_variation() {
                    { button("try-here", "", "Try something from here", act(Action::StartVariation)) }
                }
            </>
        }
    } else if session.is_variation() {
        html! {
            <>
                { button("return", "primary", "Back to the game", act(Action::ShowLine(0))) }
                if session.is_mine() {
                    { button("drop-line", "", "Forget this line", act(Action::DropVariation)) }
                }
                if session.is_mine() && session.played().may_promote() {
                    { button("promote", "", "Make it the game", act(Action::PromoteVariation)) }
                }
            </>
        }
    } else {
        html! {}
    }
}
