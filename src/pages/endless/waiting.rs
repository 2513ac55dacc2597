//! What is shown while a puzzle is made.

use super::maker::Trouble;
use super::task::task;
use super::title;
use super::tools::tool_rows;
use crate::components::{Button, Shared, wheel_mark};
use crate::context::{use_locale, use_settings};
use crate::games::endless::goal;
use crate::pages::practice::frame::{PracticeFrame, practice_page};
use app_core::PuzzleSpec;
use core::cell::RefCell;
use gloo::timers::callback::Timeout;
use l10n::{house, pages};
use yew::prelude::*;

/// Most puzzles are made sooner than this, in milliseconds: before, nothing is shown that
/// would only flash up.
const SOON_MS: u32 = 400;
/// Delay before the player is told that this takes longer, in milliseconds.
const LONG_MS: u32 = 3000;

/// How long it has taken so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WaitStage {
    /// No time worth mentioning.
    Started,
    /// Long enough to tell.
    Noticeable,
    /// Long enough to explain.
    Long,
}

#[derive(Properties, PartialEq)]
pub struct WaitingProps {
    pub spec: PuzzleSpec,
    pub trouble: Option<Trouble>,
    pub cancel: Callback<()>,
    pub try_again: Callback<()>,
    /// Set while the focus may get lost.
    pub focus_at_risk: Shared<RefCell<bool>>,
}

#[component]
pub fn Waiting(props: &WaitingProps) -> Html {
    let locale = use_locale();
    let WaitingProps { spec, trouble, .. } = *props;
    let settings = use_settings();
    let stage = use_state(|| WaitStage::Started);
    {
        let setter = stage.setter();
        use_effect_with(trouble, move |trouble| {
            let timers = trouble.is_none().then(|| {
                [(SOON_MS, WaitStage::Noticeable), (LONG_MS, WaitStage::Long)].map(
                    |(after, stage)| {
                        let setter = setter.clone();
                        Timeout::new(after, move || setter.set(stage))
                    },
                )
            });
            move || drop(timers)
        });
    }
    let focus_safe = |callback: &Callback<()>| {
        let focus_at_risk = props.focus_at_risk.clone();
        callback.reform(move |_: MouseEvent| {
            // The button has the focus and will be gone.
            focus_at_risk.replace(true);
        })
    };
    let message = match (trouble, *stage) {
        (None, WaitStage::Started) => String::new(),
        (None, WaitStage::Noticeable) => locale.text(pages::MAKING_PUZZLE),
        (None, WaitStage::Long) => locale.text(pages::STILL_MAKING_PUZZLE),
        (Some(Trouble::Cancelled), _) => locale.text(pages::PUZZLE_CANCELED),
        (Some(Trouble::Failed), _) => locale.text(pages::PUZZLE_NOT_MADE),
    };
    // The same element, so that it keeps the focus.
    let button = match trouble {
        None => html! {
            <Button
                key="order"
                id="cancel"
                class="main-tool"
                disabled={*stage == WaitStage::Started}
                onclick={focus_safe(&props.cancel)}
            >
                { locale.text(house::CANCEL) }
            </Button>
        },
        Some(_) => html! {
            <Button
                key="order"
                id="try-again"
                class="primary main-tool"
                onclick={focus_safe(&props.try_again)}
            >
                { locale.text(house::TRY_AGAIN) }
            </Button>
        },
    };
    let text = html! {
        <>
            <p class="goal">{ goal(locale, spec, None) }</p>
            if !message.is_empty() {
                <p class="feedback">{ &message }</p>
            }
        </>
    };
    practice_page(
        locale,
        PracticeFrame {
            game: spec.game(),
            title: title(locale, spec),
            class: classes!("endless"),
            step: 1,
            taken: 0,
            phase: match trouble {
                None => "making",
                Some(Trouble::Cancelled) => "cancelled",
                Some(Trouble::Failed) => "failed",
            },
            is_solved: false,
            task: task(locale, spec, &settings.current.progress(spec.kind), text),
            board: html! {
                <div class={classes!("board-to-come", trouble.is_none().then_some("busy"))}>
                    { wheel_mark() }
                </div>
            },
            tools: tool_rows(locale, spec, html! { <>{ button }</> }, html! {}),
            spoken: message,
            on_escape: Callback::noop(),
        },
    )
}
