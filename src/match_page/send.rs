//! Sending a match by link to the person who acts next.

use super::use_handle;
use crate::browser;
use crate::components::{Button, QrCode, ScanButton, Sheet};
use crate::context::use_locale;
use crate::hooks::announcement;
use crate::route::Route;
use crate::session::{Action, Outgoing, Session};
use crate::text::TRUST;
use records::archive::Envelope;
use records::{StoredMatch, Title, link, text};
use std::rc::Rc;
use yew::prelude::*;

/// From this length on, in characters, the code of an address has very small squares.
const FINE_CODE: usize = 700;
/// From this length on, in characters, some messengers cut links.
const LONG_LINK: usize = 1900;

/// The buttons that send the match, if people elsewhere wait for it.
#[component]
pub fn SendTools() -> Html {
    let locale = use_locale();
    let handle = use_handle();
    let is_open = use_state(|| false);
    let session = &handle.session;
    let sheet = is_open.setter();
    let open = use_callback(sheet.clone(), |_: MouseEvent, sheet| sheet.set(true));
    let on_close = use_callback(sheet, |(), sheet| sheet.set(false));
    let on_sent = use_sent(&handle.dispatch);
    let Some(outgoing) = session.outgoing().filter(|_| session.is_mine()) else {
        return html! {};
    };
    let label = locale.send_to(&handle.names, outgoing.to, outgoing.is_new);
    let has_share_sheet = browser::can_share();
    let onclick = if has_share_sheet {
        let (session, on_sent) = (session.clone(), on_sent);
        Callback::from(move |_: MouseEvent| {
            let forms = Outbound::new(&session, outgoing.to, locale);
            browser::share(&forms.message, &forms.address, on_sent.clone());
        })
    } else {
        open.clone()
    };
    html! {
        <>
            <Button id="send" class={classes!("large", outgoing.is_new.then_some("primary"))} {onclick}>{ label.clone() }</Button>
            if has_share_sheet {
                <Button id="send-ways" onclick={open}>{ "QR code …" }</Button>
            }
            if !outgoing.is_new {
                <ScanButton label="Scan the answer" />
            }
            if *is_open {
                <SendSheet {outgoing} {label} {on_close} />
            }
        </>
    }
}

/// Tells the session that the match was sent, if it was.
#[hook]
fn use_sent(dispatch: &Callback<Action>) -> Callback<bool> {
    use_callback(dispatch.clone(), |is_sent: bool, dispatch| {
        if is_sent {
            let at = js_sys::Date::now() as u64;
            dispatch.emit(Action::Sent { at });
        }
    })
}

/// What is sent, in all its forms.
#[derive(PartialEq)]
struct Outbound {
    message: String,
    /// Empty if the match is too long for a link.
    address: String,
    record: String,
    file: Option<String>,
    file_name: String,
}

impl Outbound {
    fn new(session: &Session, to: Option<rules::Seat>, locale: crate::text::Locale) -> Self {
        let match_ = session.match_to_send();
        let address = link::write(&match_).map(|link| Route::Open(link).address());
        let stored = StoredMatch::of(&match_, Title::default(), js_sys::Date::now() as u64);
        let file = stored.write();
        let file = file.map(|text| Envelope { revision: 1, text }.encode());
        Self {
            message: locale.message(&match_, to),
            address: address.unwrap_or_default(),
            record: text::write(&match_),
            file: file.ok(),
            file_name: locale.file_name(match_.setup().game(), "by-link"),
        }
    }

    /// The link and what it is, to be pasted into a message.
    fn paragraph(&self) -> String {
        format!("{} {}", self.message, self.address)
    }
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
    let handle = use_handle();
    let session = &handle.session;
    let on_sent = use_sent(&handle.dispatch);
    let shows_code = use_state(|| false);
    let feedback = use_state(String::new);
    let forms = use_memo((session.match_().ply(), props.outgoing.to), |(_, to)| {
        Rc::new(Outbound::new(session, *to, locale))
    });
    let forms = Rc::clone(&forms);
    let report = {
        let (feedback, on_sent) = (feedback.clone(), on_sent.clone());
        Callback::from(move |(done, words): (bool, &'static str)| {
            let mut next = String::clone(&feedback);
            announcement(&mut next, if done { words } else { REFUSED });
            feedback.set(next);
            on_sent.emit(done);
        })
    };
    let copy = |what: String, words: &'static str| {
        let report = report.reform(move |done| (done, words));
        move |_: MouseEvent| browser::copy(&what, report.clone())
    };
    let share = {
        let (forms, on_sent) = (forms.clone(), on_sent.clone());
        move |_: MouseEvent| browser::share(&forms.message, &forms.address, on_sent.clone())
    };
    let show_code = {
        let (shows_code, on_sent) = (shows_code.clone(), on_sent);
        move |_: MouseEvent| {
            let is_shown = !*shows_code;
            shows_code.set(is_shown);
            // Whoever sees the code may have it.
            on_sent.emit(is_shown);
        }
    };
    let save_file = {
        let (forms, report) = (forms.clone(), report.clone());
        move |_: MouseEvent| {
            let saved = forms.file.as_ref();
            let saved = saved.is_some_and(|file| browser::download(&forms.file_name, file));
            report.emit((
                saved,
                "The file is in your downloads: send it as an attachment.",
            ));
        }
    };
    let sent = session.mailbox().and_then(|mailbox| mailbox.sent);
    let head = html! { <h2>{ props.label.clone() }</h2> };
    html! {
        <Sheet class="send-sheet" label={props.label.clone()} {head} on_close={props.on_close.clone()}>
            <div class="sheet-page send-page" tabindex="0">
                if forms.address.len() > LONG_LINK {
                    <p class="notice" id="long-link">{ "This game makes a long link, which some messengers cut. The file is safer." }</p>
                }
                <p id="message">{ forms.message.clone() }</p>
                <p class="buttons">
                    if browser::can_share() {
                        <Button id="share" class="primary large" onclick={share}>{ "Share …" }</Button>
                    }
                    <Button id="copy-link" class={classes!("large", (!browser::can_share()).then_some("primary"))} onclick={copy(forms.paragraph(), "Link copied. Paste it into a message.")}>{ "Copy link" }</Button>
                    <Button id="show-code" class="large" onclick={show_code}>{ if *shows_code { "Hide QR code" } else { "Show QR code" } }</Button>
                </p>
                if *shows_code {
                    <div class="send-code">
                        <QrCode text={forms.address.clone()} label="QR code of the link" />
                        <p class="quiet">{ "Your friend points the camera of a phone at it, or scans it with \"Open a game\"." }</p>
                        if forms.address.len() > FINE_CODE {
                            <p class="quiet">{ "It has many small squares: make it large and hold the camera still." }</p>
                        }
                    </div>
                }
                <p class="share-feedback" role="status" id="send-feedback">{ feedback.as_str() }</p>
                if let Some(sent) = sent {
                    <p class="quiet" id="sent-at">{ format!("Last sent {}.", browser::format_time(sent.at)) }</p>
                }
                <details>
                    <summary>{ "As a text or a file" }</summary>
                    <textarea class="record" id="send-record" readonly=true rows="6" aria-label="The record" value={forms.record.clone()} />
                    <p class="buttons">
                        <Button id="copy-record" onclick={copy(forms.record.clone(), "Text copied. Paste it into a message.")}>{ "Copy text" }</Button>
                        <Button id="send-file" onclick={save_file}>{ "Download file" }</Button>
                    </p>
                </details>
                <details>
                    <summary>{ "Can anybody cheat?" }</summary>
                    <p class="quiet">{ TRUST }</p>
                </details>
            </div>
        </Sheet>
    }
}

/// Message when the browser refuses.
const REFUSED: &str = "The browser did not allow that. Try another way.";
