//! The coach's card: what the turn cost, and what would have been better.

use super::{SessionAction, on_click, use_session_handle};
use crate::components::{Button, FieldSet, RadioButton, Shared, marked};
use crate::context::{use_locale, use_settings, use_store};
use app_core::session::{CoachStep, Verdict};
use app_core::settings::{Coaching, Setting, SettingsChange};
use l10n::{Message, table};
use yew::prelude::*;

/// The card, if the coach speaks. It lies where a hint does.
#[component]
pub fn CoachCard() -> Html {
    let handle = use_session_handle();
    match handle.session.verdict() {
        Some(verdict) => html! { <Card verdict={Shared(verdict.clone())} /> },
        None => html! {},
    }
}

#[derive(Properties, PartialEq)]
struct CardProps {
    verdict: Shared<Verdict>,
}

#[component]
fn Card(props: &CardProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let verdict = &props.verdict.0;
    let text = use_memo((props.verdict.clone(), locale), |(verdict, locale)| {
        text::verdict_text(*locale, handle.session.record(), verdict, &handle.names)
    });
    let button = |id: &'static str, label: Message, step| {
        let onclick = on_click(&handle.dispatch, SessionAction::Coach(step));
        html! { <Button {id} {onclick}>{ locale.text(label) }</Button> }
    };
    let body = if verdict.is_told {
        html! {
            <>
                <p>{ text.cost.clone() }</p>
                <p>{ table::coach_played(locale, &locale.list(&text.played)) }</p>
                <p class="coach-better">{ table::better(locale, &locale.list(&text.better.steps)) }</p>
                if !text.better.reasons.is_empty() {
                    <ul class="hint-reasons">{ for text.better.reasons.iter().map(|(reason, _)| html! { <li>{ reason }</li> }) }</ul>
                }
                if let Some(risk) = &text.risk {
                    <p>{ marked(&table::coach_risk(locale, risk), |_, label| html! { <strong>{ label }</strong> }) }</p>
                }
            </>
        }
    } else {
        html! { <p>{ locale.text(table::COACH_ASKS) }</p> }
    };
    let take_back = if verdict.is_told {
        table::TAKE_IT_BACK
    } else {
        table::LOOK_AGAIN
    };
    html! {
        <section class="table-hint coach" aria-labelledby="coach-title" id="coach-card">
            <h2 id="coach-title">{ locale.text(table::COACH) }</h2>
            { body }
            <p class="buttons">
                if !verdict.is_told {
                    { button("coach-tell", table::TELL_ME, CoachStep::Tell) }
                } else if !session.is_browsing() {
                    { button("coach-show", table::SHOW_ME, CoachStep::Show) }
                }
                if session.can_take_back() {
                    { button("coach-back", take_back, CoachStep::TakeBack) }
                }
                <Button id="coach-on" class="primary" onclick={on_click(&handle.dispatch, SessionAction::Coach(CoachStep::CarryOn))}>{ locale.text(table::CARRY_ON) }</Button>
            </p>
        </section>
    }
}

#[component]
pub fn CoachChoice() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let settings = use_settings();
    let store = use_store();
    let game = handle.session.record().setup().game();
    let now = settings.current.coaching(game, || store.finished_count());
    let label = |coaching| match coaching {
        Coaching::Off => table::COACH_OFF,
        Coaching::Gentle => table::COACH_GENTLE,
        Coaching::Strict => table::COACH_STRICT,
    };
    let choices = Coaching::VALUES.iter().map(|(coaching, id)| {
        let coaching = *coaching;
        let on_choose = settings
            .change
            .reform(move |()| SettingsChange::Coaching(game, coaching));
        html! {
            <RadioButton key={*id} name="coach" value={*id} checked={now == coaching} {on_choose}>{ locale.text(label(coaching)) }</RadioButton>
        }
    });
    html! {
        <FieldSet title={locale.text(table::COACH)}>
            <p class="quiet">{ locale.text(table::COACH_ABOUT) }</p>
            <div class="choices">{ for choices }</div>
        </FieldSet>
    }
}
