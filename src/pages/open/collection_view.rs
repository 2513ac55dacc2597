//! A file of several games: what is in it, and adding them to the stored ones.

use crate::components::{Button, LinkButton, Shared};
use crate::context::{use_locale, use_store};
use app_core::Route;
use app_core::store::Merged;
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
    /// Goes back to the form.
    pub on_close: Callback<()>,
}

/// The progress of adding the games.
#[derive(Clone, Default, PartialEq)]
enum Progress {
    /// Not started.
    #[default]
    Offered,
    /// The number that is done.
    Merging(usize),
    Done(BTreeMap<Merged, usize>),
}

/// The games of a file.
#[component]
pub fn CollectionView(props: &CollectionViewProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let progress = use_state(Progress::default);
    let collection = &props.collection.0;
    let count = collection.matches.len();
    let add = {
        let (collection, progress) = (collection.clone(), progress.setter());
        Callback::from(move |_: MouseEvent| {
            let (collection, progress, store) =
                (collection.clone(), progress.clone(), store.clone());
            spawn_local(async move {
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
                progress.set(Progress::Done(counts));
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
                        <p class="lead">{ house::games_in_file(locale, count) }</p>
                        <p>{ locale.text(pages::ADD_ABOUT) }</p>
                        <p class="buttons">
                            <Button id="add-all" class="primary" disabled={count == 0} onclick={add}>{ locale.text(pages::ADD_TO_YOUR_GAMES) }</Button>
                            <Button id="back" onclick={close}>{ locale.text(pages::BACK) }</Button>
                        </p>
                    </>
                },
                Progress::Merging(done) => html! { <p>{ pages::progress_of(locale, *done, count) }</p> },
                Progress::Done(counts) => html! {
                    <>
                        <p class="lead" id="merged">{ text::merge_summary(locale, counts) }</p>
                        <p class="buttons"><LinkButton to={Route::Games} class="primary">{ locale.text(house::YOUR_GAMES) }</LinkButton></p>
                    </>
                },
            } }
        </section>
    }
}
