//! Error messages on the match page.

use super::who::who_line;
use super::{SessionAction, SessionHandle, on_click, use_session_handle};
use crate::components::{Button, Notice, RuleLink};
use crate::context::use_locale;
use crate::hooks::use_window_event;
use app_core::session::{Purpose, Refused, WindowRole};
use l10n::{Message, table};
use records::{EntryError, Proposal};
use rules::IllegalAction;
use text::Locale;
use yew::prelude::*;

#[component]
pub fn Notices() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let is_stuck = session.failed_search() == Some(Purpose::Turn);
    let on_online = use_callback(
        (handle.dispatch.clone(), is_stuck),
        |_: Event, (dispatch, is_stuck)| {
            if *is_stuck {
                dispatch.emit(SessionAction::Resume);
            }
        },
    );
    use_window_event("online", on_online);
    let refused = session.refused().map(|refused| match refused {
        Refused::Entry(refused) => text::entry_error(locale, refused),
        Refused::NoRoomForVariation => locale.text(table::NO_ROOM_FOR_LINE),
        Refused::Unreadable(why) => text::open_error(locale, why),
    });
    let rule = match session.refused() {
        Some(Refused::Entry(EntryError::Rules(illegal))) => rule_link(illegal),
        _ => None,
    };
    html! {
        <>
            if let Some(error) = session.save_error() {
                <Notice id="not-saved">{ locale.text(text::store_error(error)) }</Notice>
            }
            if let Some(refused) = refused {
                <Notice id="refused">
                    { refused }{ " " }{ for rule }
                    // What the others have is taken back when they agree.
                    if session.would_undo_exchanged() && session.can_ask_back().is_some() {
                        <div class="buttons">
                            <Button id="ask-back-now" onclick={on_click(&handle.dispatch, SessionAction::AskBack)}>{ locale.text(table::ASK_BACK) }</Button>
                        </div>
                    }
                </Notice>
            }
            { question_notice(locale, &handle) }
            if let Some(purpose) = session.failed_search() {
                <Notice id="bot-failed">{ locale.text(if purpose == Purpose::Turn { table::BOT_STOPPED } else { table::NO_HINT }) }</Notice>
            }
            { who_line(locale, &handle) }
            { other_windows_notice(locale, &handle) }
        </>
    }
}

/// What a friend proposes, with the answers.
fn question_notice(locale: Locale, handle: &SessionHandle) -> Html {
    let Some((open, _)) = handle.session.question() else {
        return html! {};
    };
    let by = handle.names.player(open.by);
    let question = match open.proposal {
        Proposal::Draw => table::offers_draw(locale, &by),
        Proposal::TakeBack => table::back_is_asked(locale, &by),
    };
    let answer = |accepts| on_click(&handle.dispatch, SessionAction::Answer { accepts });
    html! {
        <div class="notice hint" role="alert" id="question">
            { question }
            <div class="buttons">
                <Button id="agree" onclick={answer(true)}>{ locale.text(table::AGREE) }</Button>
                <Button id="decline" onclick={answer(false)}>{ locale.text(table::DECLINE) }</Button>
            </div>
        </div>
    }
}

/// A link to the rule that an action breaks.
pub fn rule_link(illegal: &IllegalAction) -> Option<Html> {
    let game = illegal.game()?;
    let section = text::rules_section_for(illegal)?;
    Some(html! { <RuleLink {game} {section} /> })
}

/// The message about other windows that show this match.
fn other_windows_notice(locale: Locale, handle: &SessionHandle) -> Html {
    let take_over = |label: Message| {
        let onclick = on_click(&handle.dispatch, SessionAction::TakeOver);
        html! { <Button id="take-over" {onclick}>{ locale.text(label) }</Button> }
    };
    let save_as_new = html! {
        <Button id="save-as-new" onclick={handle.save_as_new.clone()}>{ locale.text(table::SAVE_MINE_AS_SEPARATE) }</Button>
    };
    let (id, message, buttons) = match handle.session.role() {
        WindowRole::Owner | WindowRole::Unknown => return html! {},
        WindowRole::Spectator => (
            "others",
            table::OTHER_WINDOW_PLAYS,
            take_over(table::PLAY_IN_THIS_WINDOW),
        ),
        WindowRole::Diverged => (
            "diverged",
            table::OTHER_WINDOW_CONTINUED,
            html! { <>{ take_over(table::CONTINUE_THE_OTHER) }{ save_as_new }</> },
        ),
        WindowRole::Deleted => ("gone", table::OTHER_WINDOW_DELETED, save_as_new),
    };
    html! {
        <div class="notice hint" role="alert" {id}>{ locale.text(message) }<div class="buttons">{ buttons }</div></div>
    }
}
