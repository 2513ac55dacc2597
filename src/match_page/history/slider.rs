//! Going through the match step by step, or by a slider.

use crate::context::use_words;
use crate::match_page::{does, use_handle};
use crate::session::Action;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The slider and its buttons.
#[component]
pub fn Slider() -> Html {
    let words = use_words();
    let handle = use_handle();
    let played = handle.session.played();
    let (here, end) = (played.ply(), played.entries().len());
    let act = |action| does(&handle.dispatch, action);
    let step = |by| {
        act(Action::Step {
            by,
            along_log: false,
        })
    };
    let oninput = handle.dispatch.reform(|event: InputEvent| {
        let slider = event.target_dyn_into::<HtmlInputElement>();
        let ply = slider.and_then(|slider| slider.value().parse().ok());
        Action::Slide(ply.unwrap_or(usize::MAX))
    });
    html! {
        <div class="history-steps">
            <StepButton id="to-start" label="To the start" drawn="M6 5 V19 M19 5 L9 12 L19 19 Z" enabled={here > 0} onclick={act(Action::LookAt(0))} />
            <StepButton id="one-back" label="One action back" drawn="M17 5 L7 12 L17 19 Z" enabled={here > 0} onclick={step(-1)} />
            <input
                type="range"
                id="slider"
                min="0"
                max={end.to_string()}
                value={here.to_string()}
                aria-label="History"
                aria-valuetext={words.place(here, end)}
                disabled={end == 0}
                {oninput}
            />
            <StepButton id="one-on" label="One action on" drawn="M7 5 L17 12 L7 19 Z" enabled={here < end} onclick={step(1)} />
            <StepButton id="to-end" label="To the latest" drawn="M18 5 V19 M5 5 L15 12 L5 19 Z" enabled={here < end} onclick={act(Action::LookAt(usize::MAX))} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct StepButtonProps {
    id: &'static str,
    label: &'static str,
    /// The path of its picture, 24 by 24.
    drawn: &'static str,
    enabled: bool,
    onclick: Callback<MouseEvent>,
}

#[component]
fn StepButton(props: &StepButtonProps) -> Html {
    html! {
        <button
            type="button"
            id={props.id}
            class="button step"
            aria-label={props.label}
            title={props.label}
            disabled={!props.enabled}
            onclick={props.onclick.clone()}
        >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={props.drawn} /></svg>
        </button>
    }
}
