//! Sharing a match as a link, text record or file.

use crate::browser::{self, download_match, link_of};
use crate::components::{Button, ErrorPage, FieldSet, LinkButton, Page, QrCode, Shared};
use crate::context::{use_locale, use_store};
use crate::hooks::use_feedback;
use app_core::Route;
use app_core::store::Opened;
use l10n::{Message, house, pages};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SharePageProps {
    pub id: String,
}

/// A match in all forms in which it can be shared.
struct MatchForms {
    opened: Opened,
    address: String,
    text: String,
}

impl MatchForms {
    /// Variations are not shared.
    fn new(opened: Opened) -> Self {
        let main = match opened.record.correspondence() {
            // What was undone was never sent.
            Some(_) => opened.record.without_undone(),
            None => opened.record.main_only(),
        };
        Self {
            address: link_of(&main),
            text: records::text::write(&main),
            opened,
        }
    }

    /// Offers the match as a download; returns whether the browser accepted it.
    fn save_file(&self, id: &str) -> bool {
        let Opened {
            record,
            title,
            last_played,
            ..
        } = &self.opened;
        download_match(record, title, *last_played, id)
    }
}

#[component]
pub fn SharePage(props: &SharePageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let found = use_memo(props.id.clone(), move |id| {
        store.get(id).map(|opened| Rc::new(MatchForms::new(opened)))
    });
    match &*found {
        Ok(forms) => html! { <ShareForms id={props.id.clone()} forms={Shared(forms.clone())} /> },
        Err(why) => {
            html! { <ErrorPage title={locale.text(house::GAME_NOT_OPENED)} why={text::open_error(locale, why)} /> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct ShareFormsProps {
    id: String,
    forms: Shared<MatchForms>,
}

/// The forms in which the match can be shared, and feedback.
#[component]
fn ShareForms(props: &ShareFormsProps) -> Html {
    let locale = use_locale();
    let (feedback, say) = use_feedback();
    let shows_code = use_state(|| false);
    let show_code = {
        let shows_code = shows_code.clone();
        move |_: MouseEvent| shows_code.set(!*shows_code)
    };
    let report = say.reform(move |(success, done): (Message, bool)| {
        locale.text(if done {
            success
        } else {
            pages::NOT_ALLOWED_SELECT
        })
    });
    let when_done = |success: Message| report.reform(move |done| (success, done));
    let MatchForms {
        address,
        text,
        opened,
    } = &*props.forms;
    let is_by_link = opened.mailbox.is_some();
    let copy = |what: &str, success| {
        let (what, on_done) = (what.to_owned(), when_done(success));
        move |_: MouseEvent| browser::copy(&what, on_done.clone())
    };
    let send = {
        let forms = props.forms.clone();
        move |_: MouseEvent| {
            let game = forms.opened.record.setup().game();
            // The share sheet shows the outcome itself.
            let on_done = Callback::noop();
            browser::share(&pages::a_game_of(locale, game), &forms.address, on_done);
        }
    };
    let save_file = {
        let (forms, id) = (props.forms.clone(), props.id.clone());
        let on_done = when_done(pages::FILE_SAVED);
        move |_: MouseEvent| on_done.emit(forms.save_file(&id))
    };
    html! {
        <Page title={locale.text(house::SHARE_THIS_GAME)}>
            <FieldSet title={locale.text(pages::SHARE_LINK)}>
                if is_by_link {
                    <p>{ locale.text(pages::SHARE_SENT_GAME_ABOUT) }</p>
                } else {
                    <p>{ locale.text(house::SHARE_LINK_ABOUT) }</p>
                }
                <textarea class="record" id="link" readonly=true rows="3" aria-label={locale.text(pages::THE_LINK)} value={address.clone()} />
                <p class="buttons">
                    <Button
                        id="copy-link"
                        class="primary"
                        onclick={copy(address, pages::LINK_COPIED)}
                    >
                        { locale.text(house::COPY_LINK) }
                    </Button>
                    if browser::can_share() {
                        <Button id="send" onclick={send}>{ locale.text(house::SHARE_BY_APP) }</Button>
                    }
                    <Button id="show-code" onclick={show_code}>{ if *shows_code { locale.text(house::HIDE_QR_CODE) } else { locale.text(house::SHOW_QR_CODE) } }</Button>
                </p>
                if *shows_code {
                    <QrCode text={address.clone()} label={locale.text(house::QR_CODE_OF_LINK)} />
                }
            </FieldSet>
            <FieldSet title={locale.text(pages::SHARE_FILE)}>
                <p>{ locale.text(pages::SHARE_FILE_ABOUT) }</p>
                <p class="buttons"><Button id="save-file" onclick={save_file}>{ locale.text(house::DOWNLOAD_FILE) }</Button></p>
            </FieldSet>
            <p class="quiet">{ locale.text(house::SHARE_PICTURE_ABOUT) }</p>
            <details id="advanced">
                <summary>{ locale.text(pages::SHARE_TEXT) }</summary>
                <p>{ locale.text(house::SHARE_TEXT_ABOUT) }</p>
                <textarea class="record" id="record" readonly=true rows="8" aria-label={locale.text(house::GAME_AS_TEXT)} value={text.clone()} />
                <p class="buttons">
                    <Button id="copy-text" onclick={copy(text, pages::TEXT_COPIED)}>
                        { locale.text(house::COPY_TEXT) }
                    </Button>
                </p>
            </details>
            <p class="share-feedback" role="status" id="share-feedback">{ feedback }</p>
            <p><LinkButton to={Route::Match(props.id.clone())}>{ locale.text(house::BACK_TO_THE_GAME) }</LinkButton></p>
        </Page>
    }
}
