//! Sending a match by link to the person who acts next.

use super::reply::ReplyButton;
use super::{SessionAction, use_session_handle};
use crate::browser::{self, LinkMessage, download_match};
use crate::components::{Button, QrCode, Sheet};
use crate::context::use_locale;
use crate::hooks::use_feedback;
use app_core::session::Outgoing;
use l10n::{Message, house, table};
use records::Title;
use yew::prelude::*;

/// From this length on, in characters, the code of an address has very small squares.
const DENSE_CODE: usize = 700;

/// The buttons that send the match, if people elsewhere wait for it.
#[component]
pub fn SendTools() -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let is_open = use_state(|| false);
    let session = &handle.session;
    let sheet = is_open.setter();
    let open = use_callback(sheet.clone(), |_: MouseEvent, sheet| sheet.set(true));
    let on_close = use_callback(sheet, |(), sheet| sheet.set(false));
    let on_sent = use_on_sent(&handle.dispatch);
    let Some(outgoing) = session.outgoing().filter(|_| session.is_mine()) else {
        return html! {};
    };
    let label = text::send_label(locale, &handle.names, outgoing.to, outgoing.is_new);
    // To send again there are all ways at once.
    let shares_at_once = browser::can_share() && outgoing.is_new;
    let onclick = if shares_at_once {
        let (session, on_sent) = (session.clone(), on_sent);
        Callback::from(move |_: MouseEvent| {
            let record = session.match_to_send();
            LinkMessage::new(locale, &record, outgoing.to).share(on_sent.clone());
        })
    } else {
        open.clone()
    };
    html! {
        <>
            <Button id="send" class={if outgoing.is_new { classes!("large", "primary") } else { classes!() }} {onclick}>{ label.clone() }</Button>
            if shares_at_once {
                <Button id="send-ways" onclick={open}>{ locale.text(table::QR_CODE_BUTTON) }</Button>
            }
            if !outgoing.is_new {
                <ReplyButton />
            }
            if *is_open {
                <SendSheet {outgoing} {label} {on_close} />
            }
        </>
    }
}

/// Tells the session that the match was sent, if it was.
#[hook]
fn use_on_sent(dispatch: &Callback<SessionAction>) -> Callback<bool> {
    use_callback(dispatch.clone(), |is_sent: bool, dispatch| {
        if is_sent {
            let at = browser::now();
            dispatch.emit(SessionAction::Sent { at });
        }
    })
}

#[derive(Properties, PartialEq)]
struct SendSheetProps {
    outgoing: Outgoing,
    label: String,
    on_close: Callback<()>,
}

/// All ways to send the match.
#[component]
fn SendSheet(props: &SendSheetProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let session = &handle.session;
    let on_sent = use_on_sent(&handle.dispatch);
    let shows_code = use_state(|| false);
    let (feedback, say) = use_feedback();
    let sent_match = use_memo(session.record().ply(), |_| session.match_to_send());
    let message = use_memo(
        (locale, session.record().ply(), props.outgoing.to),
        |(locale, _, to)| LinkMessage::new(*locale, &sent_match, *to),
    );
    let record = use_memo(session.record().ply(), |_| {
        records::text::write(&sent_match)
    });
    let report = {
        let on_sent = on_sent.clone();
        Callback::from(move |(done, message): (bool, Message)| {
            say.emit(locale.text(if done {
                message
            } else {
                table::NOT_ALLOWED_OTHER_WAY
            }));
            on_sent.emit(done);
        })
    };
    let when_done = |message: Message| report.reform(move |done| (done, message));
    let copy_link = {
        let message = message.clone();
        let on_done = when_done(house::LINK_COPIED_TO_SEND);
        move |_: MouseEvent| message.copy(on_done.clone())
    };
    let copy_record = {
        let record = record.clone();
        let on_done = when_done(table::TEXT_COPIED_TO_SEND);
        move |_: MouseEvent| browser::copy(&record, on_done.clone())
    };
    let share = {
        let (message, on_sent) = (message.clone(), on_sent);
        move |_: MouseEvent| message.share(on_sent.clone())
    };
    let show_code = {
        let shows_code = shows_code.clone();
        move |_: MouseEvent| shows_code.set(!*shows_code)
    };
    // A code on the screen may be seen by nobody.
    let code_taken = {
        let (shows_code, on_done) = (shows_code.setter(), when_done(table::MARKED_AS_SENT));
        move |_: MouseEvent| {
            shows_code.set(false);
            on_done.emit(true);
        }
    };
    let save_file = {
        let sent_match = sent_match.clone();
        let on_done = when_done(table::FILE_SAVED_TO_SEND);
        move |_: MouseEvent| {
            let now = browser::now();
            on_done.emit(download_match(
                &sent_match,
                &Title::default(),
                now,
                "by-link",
            ));
        }
    };
    let sent = session.mailbox().and_then(|mailbox| mailbox.sent);
    let head = html! { <h2>{ props.label.clone() }</h2> };
    html! {
        <Sheet class="send-sheet" label={props.label.clone()} {head} on_close={props.on_close.clone()}>
            <div class="sheet-page send-page" tabindex="0">
                if message.is_long() {
                    <p class="notice" id="long-link">{ locale.text(table::LONG_LINK) }</p>
                }
                <p id="message">{ message.text.clone() }</p>
                <p class="buttons">
                    if browser::can_share() {
                        <Button id="share" class="primary large" onclick={share}>{ locale.text(house::SHARE_BY_APP) }</Button>
                    }
                    <Button id="copy-link" class={classes!("large", (!browser::can_share()).then_some("primary"))} onclick={copy_link}>{ locale.text(house::COPY_LINK) }</Button>
                    <Button id="show-code" class="large" onclick={show_code}>{ if *shows_code { locale.text(house::HIDE_QR_CODE) } else { locale.text(house::SHOW_QR_CODE) } }</Button>
                </p>
                if *shows_code {
                    <div class="send-code">
                        <QrCode text={message.address.clone()} label={locale.text(house::QR_CODE_OF_LINK)} />
                        <Button id="code-taken" class="primary large" onclick={code_taken}>{ locale.text(table::CODE_TAKEN) }</Button>
                        <p class="quiet">{ locale.text(house::QR_CODE_ABOUT) }</p>
                        if message.address.len() > DENSE_CODE {
                            <p class="quiet">{ locale.text(table::QR_CODE_DENSE) }</p>
                        }
                    </div>
                }
                <p class="share-feedback" role="status" id="send-feedback">{ feedback.as_str() }</p>
                if let Some(sent) = sent {
                    <p class="quiet" id="sent-at">{ table::last_sent(locale, &text::time(locale, sent.at)) }</p>
                }
                <details>
                    <summary>{ locale.text(table::SEND_AS_TEXT_OR_FILE) }</summary>
                    <textarea class="record" id="send-record" readonly=true rows="6" aria-label={locale.text(house::GAME_AS_TEXT)} value={String::clone(&record)} />
                    <p class="buttons">
                        <Button id="copy-record" onclick={copy_record}>{ locale.text(house::COPY_TEXT) }</Button>
                        <Button id="send-file" onclick={save_file}>{ locale.text(house::DOWNLOAD_FILE) }</Button>
                    </p>
                </details>
                <details>
                    <summary>{ locale.text(house::CAN_ANYBODY_CHEAT) }</summary>
                    <p class="quiet">{ locale.text(house::CHEATING) }</p>
                </details>
            </div>
        </Sheet>
    }
}
