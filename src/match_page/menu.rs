//! The menu: links to other pages, ending the match early, and typed actions.

use super::notices::rule_link;
use super::picture::PictureButton;
use super::{SessionAction, on_click, use_session_handle};
use crate::components::{Button, LinkButton, Notice};
use crate::context::use_locale;
use app_core::Route;
use app_core::session::{Closing, Mistyped};
use l10n::{house, table};
use records::EntryError;
use rules::game::ParseActionError;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[component]
pub fn MatchMenu() -> Html {
    html! { <div class="match-menu"><GameTools /><Advanced /></div> }
}

/// What most players never need: typed actions, the seed, the version of the rules.
#[component]
fn Advanced() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let setup = handle.session.record().setup();
    html! {
        <details id="advanced">
            <summary>{ locale.text(table::ADVANCED) }</summary>
            <TypeAction />
            if setup.game().setup_rules().seeded {
                <p class="quiet">{ house::seed_is(locale, &setup.seed().to_string()) }</p>
            }
            if setup.rules_version() < setup.game().rules_version() {
                <p class="quiet">{ table::earlier_rules(locale, setup.rules_version()) }</p>
            }
        </details>
    }
}

#[component]
fn TypeAction() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let record = session.record();
    let field = use_node_ref();
    let onsubmit = use_callback(
        (handle.dispatch.clone(), field.clone()),
        |event: SubmitEvent, (dispatch, field)| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>().map(|field| field.value());
            dispatch.emit(SessionAction::Type(typed.unwrap_or_default()));
        },
    );
    let example = text::notation(locale, record.setup().game());
    let mistyped = session.mistyped().map(|mistyped| match mistyped {
        Mistyped::Unreadable(error) => text::unreadable_action(locale, record.state(), error),
        Mistyped::Refused(refused) => text::entry_error(locale, refused),
    });
    let rule_link = match session.mistyped() {
        Some(
            Mistyped::Refused(EntryError::Rules(illegal))
            | Mistyped::Unreadable(ParseActionError::Illegal(illegal)),
        ) => rule_link(illegal),
        _ => None,
    };
    let disabled = session.actor().is_none();
    html! {
        <section id="typing">
            <form {onsubmit} class="typing">
                <label for="notation"><strong>{ locale.text(table::TYPE_A_MOVE) }</strong><p class="quiet">{ example }</p></label>
                <input
                    ref={field}
                    type="text"
                    id="notation"
                    key={record.ply()}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    {disabled}
                />
                <button class="button" id="do-typed" {disabled}>{ locale.text(table::PLAY_TYPED) }</button>
            </form>
            if let Some(message) = mistyped {
                <Notice id="mistyped">{ message }{ " " }{ for rule_link }</Notice>
            }
        </section>
    }
}

/// Links to other pages, and buttons to end the match early.
#[component]
fn GameTools() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let setup = session.record().setup();
    let confirm = |closing| on_click(&handle.dispatch, SessionAction::Confirm(Some(closing)));
    let confirming = session.confirming().map(|closing| {
        let resigns = session.can_resign();
        let (question, label) = text::closing_question(
            locale,
            resigns.filter(|_| closing == Closing::Resign),
            session.is_by_link(),
            &handle.names,
        );
        let close = on_click(&handle.dispatch, SessionAction::Close(closing));
        let cancel = on_click(&handle.dispatch, SessionAction::Confirm(None));
        html! {
            <div class="confirmation">
                <p>{ question }</p>
                <Button id="close" class="danger" onclick={close}>{ label }</Button>
                <Button id="do-not" onclick={cancel}>{ locale.text(table::KEEP_PLAYING) }</Button>
            </div>
        }
    });
    // The top bar has some of them too, where there is room.
    let pages = [
        (Route::Share(handle.id.to_string()), house::SHARE),
        (Route::Rules(setup.game()), house::RULES),
        (Route::Keys, house::KEYBOARD),
        (Route::Settings, house::SETTINGS),
        (Route::Games, house::YOUR_GAMES),
    ];
    let pages = pages.map(|(to, name)| {
        let section = match to {
            Route::Rules(_) => text::current_rules_section(session.record().state()),
            _ => None,
        };
        html! { <li key={name.id()}><LinkButton class="plain" {to} {section}>{ locale.text(name) }</LinkButton></li> }
    });
    html! {
        <section id="game-tools">
            <ul class="menu-list">
                <li><Button id="show-help" class="plain" onclick={on_click(&handle.dispatch, SessionAction::ShowHelp(true))} disabled={session.is_over()}>{ locale.text(table::HELP_WITH_A_TURN) }</Button></li>
                { for pages }
                <li><PictureButton /></li>
                // They keep their places while disabled.
                if session.is_among_people() {
                    <li><Button id="draw" class="plain" onclick={confirm(Closing::Draw)} disabled={!session.can_draw()}>{ locale.text(if session.is_by_link() { table::OFFER_A_DRAW } else { table::AGREE_ON_A_DRAW }) }</Button></li>
                }
                if session.is_by_link() {
                    <li><Button id="ask-back" class="plain" onclick={on_click(&handle.dispatch, SessionAction::AskBack)} disabled={session.can_ask_back().is_none()}>{ locale.text(table::ASK_BACK) }</Button></li>
                }
                <li><Button id="resign" class="plain" onclick={confirm(Closing::Resign)} disabled={session.can_resign().is_none()}>{ locale.text(table::RESIGN) }</Button></li>
            </ul>
            { for confirming }
            <p class="quiet table-rules">{ text::table_rules(locale, session.record().table_rules()) }</p>
        </section>
    }
}
