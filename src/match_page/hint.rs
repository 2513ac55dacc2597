//! The hint: what to do this turn, step by step, why, and what it risks.

use super::analysis::SuggestionList;
use super::{SessionAction, SessionHandle, on_click, use_session_handle};
use crate::components::{Button, Shared, marked};
use crate::context::use_locale;
use crate::hooks::on_hover;
use app_core::session::Hint;
use gloo::events::EventListener;
use l10n::{house, table};
use std::rc::Rc;
use text::HintText;
use text::{Locale, capital};
use yew::prelude::*;

fn hint_text(locale: Locale, handle: &SessionHandle, hint: &Hint) -> HintText {
    let state = handle.session.record().state();
    text::hint_text(locale, state, hint, &handle.names).unwrap_or_default()
}

/// The card with the hint, if there is one. It lies over what is beside or below the board.
#[component]
pub fn HintCard() -> Html {
    let handle = use_session_handle();
    match handle.session.hint() {
        Some(hint) => html! { <Card hint={Shared(hint.clone())} /> },
        None => html! {},
    }
}

#[derive(Properties, PartialEq)]
struct CardProps {
    hint: Shared<Hint>,
}

#[component]
fn Card(props: &CardProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let hint: &Rc<Hint> = &props.hint.0;
    let text = use_memo((props.hint.clone(), locale), |(hint, locale)| {
        hint_text(*locale, &handle, hint)
    });
    let steps = (0..).zip(&text.steps);
    let steps =
        steps.map(|(index, step)| html! { <li>{ row(&handle, hint, index, capital(step)) }</li> });
    let reasons = text.reasons.iter();
    let reasons = reasons
        .map(|(reason, index)| html! { <li>{ row(&handle, hint, *index, reason.clone()) }</li> });
    // Where it covers the board, it moves out of the way when the board is used; the ghosts stay.
    let is_aside = use_state(|| false);
    use_effect_with(props.hint.clone(), {
        let is_aside = is_aside.setter();
        move |_| {
            is_aside.set(false);
            let board = gloo::utils::document().get_element_by_id("board");
            let listener = board.map(|board| {
                EventListener::new(&board, "pointerdown", move |_| is_aside.set(true))
            });
            move || drop(listener)
        }
    });
    let step_aside = {
        let is_aside = is_aside.setter();
        Callback::from(move |_: MouseEvent| is_aside.set(true))
    };
    let is_exact = hint
        .suggestions
        .iter()
        .any(|suggestion| suggestion.forced.is_some());
    html! {
        <section class={classes!("table-hint", is_aside.then_some("aside"))} aria-labelledby="hint-title" id="hint-card">
            <div id="hint-text">
                <h2 id="hint-title">{ locale.text(table::HINT_TITLE) }</h2>
                <ol class="hint-steps">{ for steps }</ol>
                if !text.reasons.is_empty() {
                    <h3>{ locale.text(table::WHY) }</h3>
                    <ul class="hint-reasons">{ for reasons }</ul>
                }
                if let Some(risk) = &text.risk {
                    <p>{ marked(&table::hint_risk(locale, risk), |_, label| html! { <strong>{ label }</strong> }) }</p>
                }
                <p class="quiet">{ text.verdict.clone() }</p>
            </div>
            if is_exact {
                <SuggestionList suggestions={Shared(hint.suggestions.clone())} />
            }
            <p class="buttons">
                <Button id="see-board" class="plain" onclick={step_aside}>{ locale.text(table::SHOW_THE_BOARD) }</Button>
                <Button id="close-hint" onclick={on_click(&handle.dispatch, SessionAction::CloseHint)}>{ locale.text(house::CLOSE) }</Button>
                <Button id="follow-hint" class="primary" onclick={on_click(&handle.dispatch, SessionAction::FollowHint)}>{ locale.text(table::DO_IT) }</Button>
            </p>
        </section>
    }
}

/// A line of the card. While it is pointed at or after a tap, the board shows its step.
fn row(handle: &SessionHandle, hint: &Hint, step: usize, text: String) -> Html {
    let action = hint.line.get(step).copied();
    let dispatch = &handle.dispatch;
    let focus = |action| dispatch.reform(move |_: FocusEvent| SessionAction::Point(action));
    html! {
        <button
            type="button"
            class="hint-row"
            onpointerenter={on_hover(dispatch, SessionAction::Point(action))}
            onpointerleave={on_hover(dispatch, SessionAction::Point(None))}
            onfocus={focus(action)}
            onblur={focus(None)}
            onclick={on_click(dispatch, SessionAction::Point(action))}
        >
            { text }
        </button>
    }
}
