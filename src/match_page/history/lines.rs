//! Variations, and the buttons shown while browsing.

use crate::components::Button;
use crate::context::use_locale;
use crate::match_page::{SessionAction, on_click, use_session_handle};
use l10n::table;
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
            0 => locale.text(table::THE_GAME),
            line => table::line_name(locale, line, record.fork_ply(line) + 1),
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
            <Button id="try-out" onclick={try_out} disabled={!may_try}>{ locale.text(table::TRY_OUT_A_LINE) }</Button>
        </div>
    }
}
