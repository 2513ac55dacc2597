//! A file of several games, or of everything from another device: what is in it, and adding it to what is stored.

use crate::components::{Button, LinkButton, Shared};
use crate::context::{use_locale, use_settings, use_store};
use app_core::Route;
use app_core::cards::note_all_due;
use app_core::settings::SettingsChange;
use app_core::store::{Merged, settings_of};
use core::time::Duration;
use l10n::{house, pages};
use records::Collection;
use std::collections::BTreeMap;
use yew::platform::{spawn_local, time::sleep};
use yew::prelude::*;

/// Number of matches merged at once, so that the page stays responsive.
const SLICE: usize = 4;

#[derive(Properties, PartialEq)]
pub struct CollectionViewProps {
    pub collection: Shared<Collection>,
    pub on_close: Callback<()>,
    #[prop_or_default]
    pub on_merged: Callback<()>,
}

/// The progress of adding the games.
#[derive(Clone, Default, PartialEq)]
enum Progress {
    #[default]
    Offered,
    /// The number that is done.
    Merging(usize),
    Done(BTreeMap<Merged, usize>),
}

#[component]
pub fn CollectionView(props: &CollectionViewProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let progress = use_state(Progress::default);
    let collection = &props.collection.0;
    let count = collection.matches.len();
    let settings = use_memo(props.collection.clone(), |collection| {
        settings_of(&collection.0)
    });
    let has_settings = settings.is_some();
    let change = use_settings().change;
    let add = {
        let (collection, progress) = (collection.clone(), progress.setter());
        let on_merged = props.on_merged.clone();
        Callback::from(move |_: MouseEvent| {
            let (collection, progress, store) =
                (collection.clone(), progress.clone(), store.clone());
            let (settings, change, on_merged) =
                (settings.clone(), change.clone(), on_merged.clone());
            spawn_local(async move {
                let finished = store.finished_count();
                if let Some(settings) = &*settings {
                    change.emit(SettingsChange::Merge(Box::new(settings.clone())));
                }
                let mut merger = store.merger();
                let mut counts = BTreeMap::new();
                for (done, slice) in collection.matches.chunks(SLICE).enumerate() {
                    progress.set(Progress::Merging(done * SLICE));
                    sleep(Duration::ZERO).await;
                    for collected in slice {
                        let merged = merger.merge(&store, collected);
                        *counts.entry(merged).or_default() += 1;
                    }
                }
                store.merge_rivals(&collection);
                note_all_due(&store, &store.settings().profile.name);
                if settings.is_some() {
                    // The other device has these.
                    let new = store.finished_count().saturating_sub(finished);
                    let copied = store.settings().copied_games.saturating_add(new);
                    change.emit(SettingsChange::CopiedGames(copied));
                }
                progress.set(Progress::Done(counts));
                on_merged.emit(());
            });
        })
    };
    let close = props.on_close.reform(|_: MouseEvent| ());
    let losses = text::file_losses(locale, collection.damaged.len(), collection.missing);
    html! {
        <section class="several" id="several" aria-live="polite">
            if let Some(losses) = losses { <p class="notice" id="losses">{ losses }</p> }
            { match &*progress {
                Progress::Offered => html! {
                    <>
                        <p class="lead">{ if has_settings { pages::everything_in_file(locale, count) } else { house::games_in_file(locale, count) } }</p>
                        <p>{ locale.text(if has_settings { pages::ADD_EVERYTHING_ABOUT } else { pages::ADD_ABOUT }) }</p>
                        <p class="buttons">
                            <Button id="add-all" class="primary" disabled={count == 0 && !has_settings} onclick={add}>
                                { locale.text(if has_settings { pages::ADD_EVERYTHING } else { pages::ADD_TO_YOUR_GAMES }) }
                            </Button>
                            <Button id="back" onclick={close}>{ locale.text(pages::BACK) }</Button>
                        </p>
                    </>
                },
                Progress::Merging(done) => html! { <p>{ pages::progress_of(locale, *done, count) }</p> },
                Progress::Done(counts) => html! {
                    <>
                        if !counts.is_empty() {
                            <p class="lead" id="merged">{ text::merge_summary(locale, counts) }</p>
                        }
                        if has_settings {
                            <p id="settings-added">{ locale.text(pages::SETTINGS_ADDED) }</p>
                        }
                        <p class="buttons"><LinkButton to={Route::Games} class="primary">{ locale.text(house::YOUR_GAMES) }</LinkButton></p>
                    </>
                },
            } }
        </section>
    }
}
