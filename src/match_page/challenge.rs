//! Challenging a friend with a finished match, or answering a challenge.

use super::use_session_handle;
use crate::browser::{self, LinkMessage};
use crate::components::{Button, QrCode, Sheet, TextField};
use crate::context::{use_locale, use_settings, use_store};
use crate::hooks::use_feedback;
use app_core::Challenge;
use app_core::settings::SettingsChange;
use l10n::{Message, house, table};
use records::Name;
use yew::prelude::*;

/// The button that sends the deal, with the result hidden inside, at the end of a match that one person has played.
#[component]
pub fn ChallengeButton() -> Html {
    let locale = use_locale();
    let store = use_store();
    let handle = use_session_handle();
    let is_open = use_state(|| false);
    let open = use_callback(is_open.setter(), |_: MouseEvent, setter| setter.set(true));
    let on_close = use_callback(is_open.setter(), |(), setter| setter.set(false));
    let session = &handle.session;
    let record = session.record();
    let challenge = use_memo(record.main_entries().len(), |_| {
        let challenge = Challenge::of(record)?;
        Some((challenge, !store.rivals(record).is_empty()))
    });
    let challenge = challenge.as_ref().as_ref();
    let Some((challenge, is_answer)) = challenge.filter(|_| !session.is_only_watched()) else {
        return html! {};
    };
    let label = locale.text(match is_answer {
        true => house::SEND_RESULT,
        false => table::CHALLENGE,
    });
    html! {
        <>
            <Button id="challenge" onclick={open}>{ label }</Button>
            if *is_open {
                <ChallengeSheet challenge={challenge.clone()} is_answer={*is_answer} {on_close} />
            }
        </>
    }
}

#[derive(Properties)]
struct ChallengeSheetProps {
    challenge: Challenge,
    /// Whether somebody else has played the deal already.
    is_answer: bool,
    on_close: Callback<()>,
}

impl PartialEq for ChallengeSheetProps {
    /// The match is over.
    fn eq(&self, other: &Self) -> bool {
        self.is_answer == other.is_answer
    }
}

/// All ways to send it.
#[component]
fn ChallengeSheet(props: &ChallengeSheetProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let (feedback, say) = use_feedback();
    let shows_code = use_state(|| false);
    let typed = use_state(|| settings.current.profile.name.as_str().to_owned());
    let name = Name::new(&typed);
    let message = use_memo((locale, name.clone()), |(locale, name)| {
        let challenge = props.challenge.clone().by(name);
        LinkMessage::challenge(*locale, &challenge, props.is_answer)
    });
    // A name is kept if none was known.
    let keep_name = settings
        .change
        .reform(move |()| SettingsChange::Joined(name.clone(), Vec::new()));
    let copy = {
        let (message, keep_name) = (message.clone(), keep_name.clone());
        let on_done = say.reform(move |done| {
            locale.text(if done {
                house::LINK_COPIED_TO_SEND
            } else {
                table::NOT_ALLOWED_OTHER_WAY
            })
        });
        move |_: MouseEvent| {
            keep_name.emit(());
            message.copy(on_done.clone());
        }
    };
    let share = {
        let (message, keep_name) = (message.clone(), keep_name.clone());
        move |_: MouseEvent| {
            keep_name.emit(());
            // The share sheet shows the outcome itself.
            message.share(Callback::noop());
        }
    };
    let show_code = {
        let shows_code = shows_code.clone();
        move |_: MouseEvent| {
            keep_name.emit(());
            shows_code.set(!*shows_code);
        }
    };
    let on_input = use_callback(typed.setter(), |text: String, setter| setter.set(text));
    let against = props.challenge.record().seats().len() > 1;
    let (title, about): (Message, String) = match props.is_answer {
        true => (
            table::CHALLENGE_BACK,
            locale.text(table::CHALLENGE_BACK_ABOUT),
        ),
        false => (
            table::CHALLENGE_A_FRIEND,
            table::challenge_about(locale, against),
        ),
    };
    let title = locale.text(title);
    let head = html! { <h2>{ title.clone() }</h2> };
    html! {
        <Sheet class="send-sheet" label={title} {head} on_close={props.on_close.clone()}>
            <div class="sheet-page send-page" tabindex="0">
                <p>{ about }</p>
                if message.is_long() {
                    <p class="notice" id="long-link">{ locale.text(table::LONG_LINK) }</p>
                }
                <TextField id="challenge-name" value={String::clone(&typed)} max_length={Name::MAX_CHARS} {on_input}>
                    <span>{ locale.text(table::CHALLENGE_NAME) }</span>
                </TextField>
                <p class="buttons">
                    if browser::can_share() {
                        <Button id="share" class="primary large" onclick={share}>{ locale.text(house::SHARE_BY_APP) }</Button>
                    }
                    <Button id="copy-link" class={classes!("large", (!browser::can_share()).then_some("primary"))} onclick={copy}>{ locale.text(house::COPY_LINK) }</Button>
                    <Button id="show-code" class="large" onclick={show_code}>{ if *shows_code { locale.text(house::HIDE_QR_CODE) } else { locale.text(house::SHOW_QR_CODE) } }</Button>
                </p>
                if *shows_code {
                    <div class="send-code">
                        <QrCode text={message.address.clone()} label={locale.text(house::QR_CODE_OF_LINK)} />
                    </div>
                }
                <p class="share-feedback" role="status" id="challenge-feedback">{ feedback }</p>
            </div>
        </Sheet>
    }
}
