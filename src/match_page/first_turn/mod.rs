//! Help for the first turn: bubbles that point at what they explain.

mod bubble;
mod placement;

use super::{SessionAction, use_session_handle};
use crate::components::{Button, LinkButton, marked};
use crate::context::{use_locale, use_settings};
use crate::games::learn_link;
use crate::hooks::use_window_event;
use app_core::Route;
use app_core::settings::SettingsChange;
use bubble::use_bubble;
use l10n::{house, table};
use yew::prelude::*;

/// The steps of a first turn, one at a time, until they are dismissed. The menu brings them back.
#[component]
pub fn FirstTurn() -> Html {
    let settings = use_settings();
    let session = &use_session_handle().session;
    let record = session.record();
    let setup = record.setup();
    let is_early = session.actor().is_some_and(|seat| {
        session
            .log()
            .ended_turns(seat, record.ply(), setup.players())
            < 2
    });
    let is_offered =
        is_early && record.table_rules().aids && !settings.current.helped.contains(&setup.game());
    // A hint explains the same things.
    let is_shown = (is_offered || session.is_help_wanted())
        && session.hint().is_none()
        && !session.is_variation()
        && !session.is_over();
    html! { if is_shown { <Steps /> } }
}

#[component]
fn Steps() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let handle = use_session_handle();
    let step_index = use_state(|| 0_usize);
    let ply = handle.session.record().ply();
    let hidden_at = use_state(|| None::<usize>);
    // It is hidden as soon as the board is used, and shows the next step after the action.
    let on_pointerdown = use_callback(
        (hidden_at.setter(), ply),
        |event: Event, (hidden_at, ply)| {
            if is_on_board(&event) {
                hidden_at.set(Some(*ply));
            }
        },
    );
    use_window_event("pointerdown", on_pointerdown);
    use_effect_with(ply, {
        let (step_index, hidden_at) = (step_index.clone(), hidden_at.clone());
        move |_| {
            if hidden_at.is_some() {
                step_index.set(*step_index + 1);
                hidden_at.set(None);
            }
        }
    });
    let setup = handle.session.record().setup();
    let game = setup.game();
    let section = text::current_rules_section(handle.session.record().state());
    let steps = text::first_turn(game, setup.players());
    let next = *step_index + 1;
    let Some(step) = steps.get(*step_index).filter(|_| hidden_at.is_none()) else {
        return html! {};
    };
    html! {
        <Bubble target={step.target}>
            // The first step comes with the page and is read with it.
            <p class="first-turn-step" aria-live={(next > 1).then_some("polite")}>
                { marked(&table::first_turn_step(locale, next, steps.len(), &locale.text(step.text)), |_, number| html! { <span class="quiet">{ number }</span> }) }
            </p>
            <p class="buttons">
                if next < steps.len() {
                    <Button id="next-step" class="primary" onclick={move |_| step_index.set(next)}>{ locale.text(house::NEXT) }</Button>
                }
                <Button id="helped" onclick={move |_| {
                    settings.change.emit(SettingsChange::Helped(game));
                    handle.dispatch.emit(SessionAction::ShowHelp(false));
                }}>{ locale.text(house::GOT_IT) }</Button>
                if next == steps.len() {
                    { learn_link(locale, game) }
                    <LinkButton to={Route::Rules(game)} {section} class="plain">{ locale.text(table::FULL_RULES) }</LinkButton>
                }
            </p>
        </Bubble>
    }
}

/// Whether a pointer was pressed on the board.
fn is_on_board(event: &Event) -> bool {
    let target = event.target_dyn_into::<web_sys::Element>();
    target.is_some_and(|target| target.closest("#board").is_ok_and(|board| board.is_some()))
}

#[derive(Properties, PartialEq)]
struct BubbleProps {
    /// A selector of what it explains.
    target: &'static str,
    children: Html,
}

/// A bubble that points at something on the board, with a ring around that.
#[component]
fn Bubble(props: &BubbleProps) -> Html {
    let locale = use_locale();
    let (bubble, ring) = (use_node_ref(), use_node_ref());
    use_bubble(&bubble, &ring, props.target);
    html! {
        <>
            <div ref={ring} class="first-turn-ring" aria-hidden="true"></div>
            <section ref={bubble} class="first-turn" id="first-turn" aria-label={locale.text(table::YOUR_FIRST_TURN)}>
                { props.children.clone() }
            </section>
        </>
    }
}
