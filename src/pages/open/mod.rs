//! Opening a match from a link, text or file. It is shown before
//! anything is saved, and a stored match is never replaced by a shorter one.

mod by_link;
mod challenge;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod devices_tests;
mod form;

pub(super) mod collection_view;
mod invitation;
mod out_of_step;
mod preview;

use crate::components::{Notice, Page, Shared};
use crate::context::{use_locale, use_store};
use crate::games::daily_deals;
use crate::hooks::use_window_event;
use app_core::daily::Deal;
use app_core::store::{FoundMatch, Store};
use app_core::{Challenge, is_challenge};
use by_link::ByLink;
use challenge::{ChallengeView, DayResults};
use collection_view::CollectionView;
use form::OpenForm;
use l10n::{Message, house, pages};
use preview::Preview;
use records::series::is_code;
use records::{Collection, CollectionError, ImportError, is_collection};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OpenPageProps {
    /// Text of the link; empty to show the form.
    pub text: String,
}

/// What was found in a text.
#[derive(Clone)]
enum Found {
    Match(Rc<FoundMatch>),
    /// A game whose deal is to be played.
    Challenge(Rc<Challenge>),
    /// Several results of deals of a day, which are compared on its page.
    DayResults(Rc<[(Deal, Challenge)]>),
    Collection(Rc<Collection>),
}

/// Why nothing was found in a text.
#[derive(Clone)]
enum OpenFailure {
    /// The text, which holds no game that can be read.
    Import(String, ImportError),
    /// It is a file of several games that cannot be read.
    Collection(CollectionError),
    /// It is a code of everything from another device.
    Series,
    /// The file or the clipboard has no text to be read.
    Unreadable(Message),
}

impl Found {
    fn find(store: &Store, text: &str) -> Result<Self, OpenFailure> {
        if is_code(text) {
            return Err(OpenFailure::Series);
        }
        if is_collection(text) {
            let read = Collection::read(text).map_err(OpenFailure::Collection)?;
            return Ok(Self::Collection(Rc::new(read)));
        }
        let found = FoundMatch::find(store, text)
            .map_err(|failure| OpenFailure::Import(text.to_owned(), failure))?;
        if is_challenge(text) && found.imported.other_games > 0 {
            let results = daily_deals().results_in(text);
            if !results.is_empty() {
                return Ok(Self::DayResults(results.into()));
            }
        }
        if is_challenge(text)
            && let Some(challenge) = Challenge::of(&found.imported.record)
        {
            return Ok(Self::Challenge(Rc::new(challenge)));
        }
        Ok(Self::Match(Rc::new(found)))
    }
}

/// Result of the last attempt to open a text.
type OpenResult = Option<Result<Found, OpenFailure>>;

#[component]
pub fn OpenPage(props: &OpenPageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let result: UseStateHandle<OpenResult> = {
        let (text, store) = (props.text.as_str(), store.clone());
        use_state(move || (!text.is_empty()).then(|| Found::find(&store, text)))
    };
    // A link that cannot be read stays in the field to be corrected.
    let typed = {
        let (text, is_wrong) = (&props.text, matches!(&*result, Some(Err(_))));
        use_state(|| {
            if is_wrong {
                text.clone()
            } else {
                String::new()
            }
        })
    };
    let on_open = {
        let result = result.clone();
        use_callback(store, move |text: String, store| {
            result.set(Some(Found::find(store, &text)));
        })
    };
    let on_problem = {
        let result = result.clone();
        use_callback((), move |problem, ()| {
            result.set(Some(Err(OpenFailure::Unreadable(problem))))
        })
    };
    use_opened_file(on_open.clone());
    let on_close = {
        let result = result.clone();
        use_callback((), move |(), ()| result.set(None))
    };
    let on_type = use_callback(typed.setter(), |text: String, setter| setter.set(text));
    if let Some(Ok(Found::Collection(collection))) = &*result {
        return html! {
            <Page title={locale.text(pages::OPEN_GAMES)}><CollectionView collection={Shared(collection.clone())} {on_close} /></Page>
        };
    }
    if let Some(Ok(Found::DayResults(results))) = &*result {
        return html! {
            <Page title={locale.text(pages::A_CHALLENGE)}><DayResults results={Shared(results.clone())} /></Page>
        };
    }
    if let Some(Ok(Found::Challenge(challenge))) = &*result {
        return html! {
            <Page title={locale.text(pages::A_CHALLENGE)}><ChallengeView challenge={Shared(challenge.clone())} /></Page>
        };
    }
    if let Some(Ok(Found::Match(found))) = &*result {
        let others = text::other_links(locale, &found.imported);
        let others =
            others.map(|others| html! { <p class="notice hint" id="others">{ others }</p> });
        if found.is_by_link() {
            return html! {
                <Page title={locale.text(house::GAME_BY_LINK)}>{ others }<ByLink found={Shared(found.clone())} /></Page>
            };
        }
        return html! {
            <Page title={locale.text(house::OPEN_A_GAME)}>{ others }<Preview found={Shared(found.clone())} {on_close} /></Page>
        };
    }
    html! {
        <Page title={locale.text(house::OPEN_A_GAME)}>
            if let Some(Err(failure)) = &*result {
                <Notice id="wrong">
                    { match failure {
                        OpenFailure::Import(text, failure) => text::import_error_in(locale, text, failure),
                        OpenFailure::Collection(failure) => locale.text(text::collection_error(*failure)),
                        OpenFailure::Series => locale.text(pages::CODE_OF_EVERYTHING),
                        OpenFailure::Unreadable(failure) => locale.text(*failure),
                    } }
                </Notice>
            }
            <OpenForm typed={String::clone(&typed)} {on_type} {on_open} {on_problem} />
        </Page>
    }
}

/// Opens what the installed app is started with: a file, or what another app shares with it.
#[hook]
fn use_opened_file(on_open: Callback<String>) {
    let on_event = use_callback(on_open, |event: Event, on_open| {
        let event = event.dyn_into::<CustomEvent>().ok();
        if let Some(text) = event.and_then(|event| event.detail().as_string()) {
            on_open.emit(text);
        }
    });
    use_window_event("wheelhouse-open", on_event);
}
