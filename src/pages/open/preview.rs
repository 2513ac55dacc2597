//! Preview of a match before it is saved.

use super::FoundMatch;
use crate::browser::redirect;
use crate::components::{Button, GameAssets, LinkButton, Shared};
use crate::context::{use_locale, use_store};
use crate::pages::match_list::{match_status, preview_board};
use app_core::Route;
use l10n::{house, pages};
use records::Relation;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PreviewProps {
    pub found: Shared<FoundMatch>,
    pub on_close: Callback<()>,
}

/// A preview of the match, with buttons to save or continue it.
#[component]
pub fn Preview(props: &PreviewProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let found = &props.found;
    let record = &found.imported.record;
    let game = record.setup().game();
    let names = text::names_of(locale, record);
    let names = if found.is_watched() {
        names.watched(locale)
    } else {
        names
    };
    let save_new = {
        let (found, store) = (found.clone(), store.clone());
        move |_| redirect(&Route::Match(found.save_new(&store)))
    };
    let watch = {
        let (found, store) = (found.clone(), store.clone());
        move |_| redirect(&Route::Match(found.save_to_watch(&store)))
    };
    let continue_stored = {
        let found = found.clone();
        move |_| {
            if let Some(id) = found.continue_stored(&store) {
                redirect(&Route::Match(id));
            }
        }
    };
    let choices = match &found.stored {
        None if found.is_watched() => html! {
            <>
                <Button id="watch" class="primary" onclick={watch}>{ locale.text(pages::WATCH_FROM_START) }</Button>
                <Button id="save-match" onclick={save_new}>{ locale.text(pages::GO_TO_THE_END) }</Button>
            </>
        },
        None => html! {
            <Button id="save-match" class="primary" onclick={save_new}>{ locale.text(pages::OPEN_THIS_GAME) }</Button>
        },
        Some((_, relation)) => {
            let (message, label) = text::relation(locale, relation);
            html! {
                <>
                    <p class="notice hint">{ message }</p>
                    <Button id="go-on" class="primary" onclick={continue_stored}>{ label }</Button>
                    if !matches!(relation, Relation::Same) {
                        <Button id="save-match" onclick={save_new}>{ locale.text(pages::SAVE_AS_SEPARATE) }</Button>
                    }
                </>
            }
        }
    };
    html! {
        <>
            <GameAssets {game} />
            <div class="preview" id="preview">
                { preview_board(record) }
                <div>
                    <h2>{ locale.name(game) }</h2>
                    <p>{ locale.list(&names) }</p>
                    <p class="quiet">{ match_status(locale, record, &names) }</p>
                </div>
            </div>
            <div class="buttons">{ choices }</div>
            <p class="buttons">
                <Button id="other" class="plain" onclick={props.on_close.reform(|_| ())}>
                    { locale.text(pages::OPEN_ANOTHER_GAME) }
                </Button>
                <LinkButton to={Route::Home} class="plain">{ locale.text(house::CANCEL) }</LinkButton>
            </p>
        </>
    }
}
