//! The match history: slider, log and variations.

mod log;
mod note;

use super::looking_back::{BACK, ON, step_button};
use super::{SessionAction, SessionHandle, on_click, use_session_handle};
use crate::components::Button;
use crate::context::use_locale;
use l10n::table;
use log::LogList;
use note::{NoteField, use_notes};
use text::Locale;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Slider, lines, note on the position, and log.
#[component]
pub fn History() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let (notes, on_note) = use_notes(handle.id.clone());
    html! {
        <div class="history">
            { slider(locale, &handle) }
            { lines(locale, &handle) }
            <NoteField notes={notes.clone()} {on_note} />
            <LogList {notes} />
        </div>
    }
}

/// The slider with its step buttons.
fn slider(locale: Locale, handle: &SessionHandle) -> Html {
    let record = handle.session.record();
    let (here, end) = (record.ply(), record.entries().len());
    let act = |action| on_click(&handle.dispatch, action);
    let step = |by| {
        act(SessionAction::Step {
            by,
            along_log: false,
        })
    };
    let oninput = handle.dispatch.reform(|event: InputEvent| {
        let slider = event.target_dyn_into::<HtmlInputElement>();
        let ply = slider.and_then(|slider| slider.value().parse().ok());
        SessionAction::Slide(ply.unwrap_or(usize::MAX))
    });
    html! {
        <div class="history-steps">
            { step_button("to-start", locale.text(table::TO_THE_START),  "M6 5 V19 M19 5 L9 12 L19 19 Z", here > 0, act(SessionAction::BrowseTo(0))) }
            { step_button("one-back", locale.text(table::BACK_ONE_MOVE),  BACK, here > 0, step(-1)) }
            <input
                type="range"
                id="slider"
                min="0"
                max={end.to_string()}
                value={here.to_string()}
                aria-label={locale.text(table::HISTORY)}
                aria-valuetext={text::position_label(locale, here, end)}
                disabled={end == 0}
                {oninput}
            />
            { step_button("one-on", locale.text(table::FORWARD_ONE_MOVE),  ON, here < end, step(1)) }
            { step_button("to-end", locale.text(table::TO_THE_LATEST),  "M18 5 V19 M5 5 L15 12 L5 19 Z", here < end, act(SessionAction::BrowseTo(usize::MAX))) }
        </div>
    }
}

/// The list of lines, if there are variations, and the button to start one.
fn lines(locale: Locale, handle: &SessionHandle) -> Html {
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
