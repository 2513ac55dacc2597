//! The hint: what to do this turn, step by step, why, and what it risks.

use super::analysis::SuggestionList;
use super::{SessionHandle, does, use_handle};
use crate::components::{Button, Shared};
use crate::context::use_locale;
use crate::games;
use crate::hooks::on_hover;
use crate::text::HintText;
use crate::text::{Locale, capital};
use app_core::session::{Action, Hint};
use gloo::events::EventListener;
use std::rc::Rc;
use yew::prelude::*;

/// A session's hint in words.
pub fn text_of(locale: Locale, handle: &SessionHandle, hint: &Hint) -> HintText {
    let state = handle.session.record().state();
    games::hint_text(locale, state, hint, &handle.names).unwrap_or_default()
}

/// The card with the hint, if there is one. It lies over what is beside or below the board.
#[component]
pub fn HintCard() -> Html {
    let handle = use_handle();
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
    let handle = use_handle();
    let hint: &Rc<Hint> = &props.hint.0;
    let text = use_memo(props.hint.clone(), |hint| text_of(locale, &handle, hint));
    let steps = (0..).zip(&text.steps);
    let steps = steps.map(
        |(index, step)| html! { <li>{ row(&handle, hint, index, capital(step.clone())) }</li> },
    );
    let reasons = text.reasons.iter();
    let reasons = reasons
        .map(|(reason, index)| html! { <li>{ row(&handle, hint, *index, reason.clone()) }</li> });
    // Where it covers the board, it moves out of the way when the board is used; the ghosts stay.
    let aside = use_state(|| false);
    use_effect_with(props.hint.clone(), {
        let aside = aside.setter();
        move |_| {
            aside.set(false);
            let board = gloo::utils::document().get_element_by_id("board");
            let listener = board
                .map(|board| EventListener::new(&board, "pointerdown", move |_| aside.set(true)));
            move || drop(listener)
        }
    });
    let step_aside = {
        let aside = aside.setter();
        Callback::from(move |_: MouseEvent| aside.set(true))
    };
    let is_exact = hint.suggestions.iter().any(|idea| idea.forced.is_some());
    html! {
        <section class={classes!("table-hint", aside.then_some("aside"))} aria-labelledby="hint-title" id="hint-card">
            <div id="hint-text">
                <h2 id="hint-title">{ "Try this:" }</h2>
                <ol class="hint-steps">{ for steps }</ol>
                if !text.reasons.is_empty() {
                    <h3>{ "Why" }</h3>
                    <ul class="hint-reasons">{ for reasons }</ul>
                }
                if let Some(risk) = &text.risk {
                    <p><strong>{ "Keep in mind: " }</strong>{ risk.clone() }</p>
                }
                <p class="quiet">{ text.verdict.clone() }</p>
            </div>
            if is_exact {
                <SuggestionList suggestions={Shared(hint.suggestions.clone())} />
            }
            <p class="buttons">
                <Button id="see-board" class="plain" onclick={step_aside}>{ "Show the board" }</Button>
                <Button id="close-hint" onclick={does(&handle.dispatch, Action::CloseHint)}>{ "Close" }</Button>
                <Button id="follow-hint" class="primary" onclick={does(&handle.dispatch, Action::FollowHint)}>{ "Do it" }</Button>
            </p>
        </section>
    }
}

/// A line of the card. While it is pointed at or after a tap, the board shows its step.
fn row(handle: &SessionHandle, hint: &Hint, step: usize, text: String) -> Html {
    let action = hint.line.get(step).copied();
    let dispatch = &handle.dispatch;
    let focus = |action| dispatch.reform(move |_: FocusEvent| Action::Point(action));
    html! {
        <button
            type="button"
            class="hint-row"
            onpointerenter={on_hover(dispatch, Action::Point(action))}
            onpointerleave={on_hover(dispatch, Action::Point(None))}
            onfocus={focus(action)}
            onblur={focus(None)}
            onclick={does(dispatch, Action::Point(action))}
        >
            { text }
        </button>
    }
}
