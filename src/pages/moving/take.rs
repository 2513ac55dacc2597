//! The ways to take everything to another device.

use super::codes::CodeSeries;
use crate::browser::{self, download_blob};
use crate::components::{Button, Shared};
use crate::context::{StoreHandle, use_locale, use_settings, use_store};
use crate::hooks::use_feedback;
use app_core::settings::SettingsChange;
use app_core::store::Extent;
use gloo::file::Blob;
use l10n::{house, pages};
use records::series::codes_of;
use std::rc::Rc;
use yew::prelude::*;

/// The file with everything. The share sheets of some browsers take only files that they know as text.
fn file_of(store: &StoreHandle) -> Blob {
    let text = store.collect_everything(Extent::Whole);
    Blob::new_with_options(text.as_str(), Some("text/plain"))
}

/// The name of the file, with this ending.
fn file_name(ending: &str) -> String {
    format!("wheelhouse-{}.{ending}", browser::today())
}

/// The ways, and what is taken.
#[component]
pub fn Take() -> Html {
    let locale = use_locale();
    let store = use_store();
    let change = use_settings().change;
    let (feedback, say) = use_feedback();
    let codes = use_state(|| None::<Rc<Vec<String>>>);
    let games = use_memo((), |()| store.list().matches.len());
    let can_share = use_memo((), |()| {
        let sample = Blob::new_with_options("", Some("text/plain"));
        browser::can_share_file(&file_name("txt"), sample.as_ref())
    });
    // A file is a copy, wherever it goes.
    let on_copied = {
        let store = store.clone();
        Callback::from(move |(is_done, message)| {
            if is_done {
                change.emit(SettingsChange::CopiedGames(store.finished_count()));
            }
            say.emit(locale.text(if is_done { message } else { house::NOT_ALLOWED }));
        })
    };
    let share = {
        let (store, on_copied) = (store.clone(), on_copied.clone());
        move |_: MouseEvent| {
            let on_done = on_copied.reform(|is_done| (is_done, pages::EVERYTHING_SHARED));
            browser::share_file(&file_name("txt"), file_of(&store).as_ref(), on_done);
        }
    };
    let save = {
        let store = store.clone();
        move |_: MouseEvent| {
            let is_saved = download_blob(&file_name("wheelhouse"), file_of(&store).as_ref());
            on_copied.emit((is_saved, pages::EVERYTHING_SAVED));
        }
    };
    let show_codes = {
        let codes = codes.clone();
        move |_: MouseEvent| {
            codes.set(match &*codes {
                Some(_) => None,
                None => Some(Rc::new(codes_of(&store.collect_everything(Extent::Slim)))),
            });
        }
    };
    html! {
        <>
            <p>{ pages::everything_here(locale, *games) }</p>
            <p class="buttons">
                if *can_share {
                    <Button id="share-everything" class="primary" onclick={share}>{ locale.text(house::SHARE_BY_APP) }</Button>
                }
                <Button id="save-everything" class={classes!((!*can_share).then_some("primary"))} onclick={save}>{ locale.text(pages::SAVE_AS_FILE) }</Button>
                <Button id="show-codes" onclick={show_codes}>{ locale.text(if codes.is_some() { pages::HIDE_CODES } else { pages::SHOW_CODES }) }</Button>
            </p>
            <p class="share-feedback" role="status" id="take-feedback">{ feedback }</p>
            if let Some(codes) = &*codes {
                <CodeSeries codes={Shared(codes.clone())} />
            }
        </>
    }
}
