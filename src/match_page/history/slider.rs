//! The history slider with its step buttons.

use crate::context::use_locale;
use crate::match_page::looking_back::{BACK, ON, step_button};
use crate::match_page::{SessionAction, on_click, use_session_handle};
use l10n::table;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The slider and its buttons.
#[component]
pub fn Slider() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
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
