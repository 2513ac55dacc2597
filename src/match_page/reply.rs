//! What a friend has sent back, where links do not open the game by themselves.

use super::use_session_handle;
use crate::browser::{has_camera, navigate};
use crate::components::{Button, GameScanner, LinkNote, Notice, PasteButton, Sheet, holds_game};
use crate::context::use_locale;
use app_core::Route;
use app_core::session::Session;
use l10n::{house, table};
use records::{ImportError, Relation, import, link};
use text::Locale;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The button that opens the ways to get a reply into the game.
#[component]
pub fn ReplyButton() -> Html {
    let locale = use_locale();
    let is_open = use_state(|| false);
    let open = use_callback(is_open.setter(), |_: MouseEvent, setter| setter.set(true));
    let on_close = use_callback(is_open.setter(), |(), setter| setter.set(false));
    html! {
        <>
            <Button id="reply" onclick={open}>{ locale.text(table::GOT_THE_REPLY) }</Button>
            if *is_open {
                <ReplySheet {on_close} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct ReplySheetProps {
    on_close: Callback<()>,
}

#[component]
fn ReplySheet(props: &ReplySheetProps) -> Html {
    let locale = use_locale();
    let session = use_session_handle().session;
    let problem = use_state(|| None::<String>);
    let scans = use_state(|| false);
    let by_hand = use_state(|| false);
    let open = {
        let problem = problem.setter();
        Callback::from(
            move |text: String| match reply_in(locale, &session, &text) {
                Ok(reply) => navigate(&reply),
                Err(why) => problem.set(Some(why)),
            },
        )
    };
    let on_paste = {
        let (open, problem, by_hand) = (open.clone(), problem.setter(), by_hand.setter());
        move |text: Option<String>| match text {
            Some(text) => open.emit(text),
            None => {
                problem.set(Some(locale.text(house::PASTE_YOURSELF)));
                by_hand.set(true);
            }
        }
    };
    let scan = use_callback(scans.setter(), |_: MouseEvent, scans| scans.set(true));
    let title = locale.text(table::GOT_THE_REPLY);
    let head = html! { <h2>{ title.clone() }</h2> };
    html! {
        <Sheet class="reply-sheet" label={title} {head} on_close={props.on_close.clone()}>
            <div class="sheet-page reply-page">
                <LinkNote text={table::LINK_NOTE_TABLE} />
                if let Some(problem) = &*problem {
                    <Notice id="paste-problem">{ problem }</Notice>
                }
                if *by_hand {
                    <ReplyField on_text={open} />
                }
                <p>{ locale.text(table::REPLY_ABOUT) }</p>
                <p class="buttons">
                    <PasteButton class="primary large" label={locale.text(table::PASTE_THE_REPLY)} {on_paste} />
                    if has_camera() && !*scans {
                        <Button id="scan" class="large" onclick={scan}>{ locale.text(table::SCAN_THE_REPLY) }</Button>
                    }
                </p>
                if *scans {
                    <GameScanner />
                }
            </div>
        </Sheet>
    }
}

#[derive(Properties, PartialEq)]
struct ReplyFieldProps {
    /// Called with a text that holds a game, as soon as it is there.
    on_text: Callback<String>,
}

/// The field to paste into, where the browser does not let pages read the clipboard.
#[component]
fn ReplyField(props: &ReplyFieldProps) -> Html {
    let locale = use_locale();
    let field = use_node_ref();
    use_effect_with((), {
        let field = field.clone();
        move |()| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                // Without it, a press there does the same.
                let _ = field.focus();
            }
        }
    });
    let oninput = {
        let on_text = props.on_text.clone();
        move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlTextAreaElement>();
            if let Some(text) = field.map(|field| field.value())
                && holds_game(&text)
            {
                on_text.emit(text);
            }
        }
    };
    html! {
        <textarea ref={field} class="record" id="reply-text" rows="4" aria-label={locale.text(table::PASTE_THE_REPLY)} {oninput} />
    }
}

/// The page that opens what was pasted, or why it is no reply.
fn reply_in(locale: Locale, session: &Session, text: &str) -> Result<Route, String> {
    let imported = import(text).map_err(|error| match error {
        ImportError::Empty | ImportError::Unrecognized => locale.text(house::PASTE_NOT_A_GAME),
        error => text::import_error_in(locale, text, &error),
    })?;
    // What was copied to be sent is still there.
    let relation = session.record().compared_to(&imported.record);
    if matches!(relation, Relation::Same | Relation::Behind(_)) {
        return Err(locale.text(table::PASTE_OWN_LINK));
    }
    let link = link::write(&imported.record).unwrap_or_else(|_| text.to_owned());
    Ok(Route::Open(link))
}
