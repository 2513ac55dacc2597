//! Taking everything to another device, and bringing it here: as a file, or as a series of QR codes.

mod bring;
mod codes;
mod incoming;
mod take;

use super::open::collection_view::CollectionView;
use crate::components::{Page, Section, Shared};
use crate::context::{use_locale, use_store};
use bring::Bring;
use l10n::pages;
use records::Collection;
use std::rc::Rc;
use take::Take;
use yew::prelude::*;

#[component]
pub fn MovePage() -> Html {
    let locale = use_locale();
    let store = use_store();
    let came = use_state(|| None::<Rc<Collection>>);
    let on_came = use_callback(came.setter(), |collection, came| {
        came.set(Some(Rc::new(collection)));
    });
    let on_close = use_callback(came.setter(), |(), came| came.set(None));
    let on_merged = use_callback(store, |(), store| store.drop_incoming());
    if let Some(collection) = &*came {
        return html! {
            <Page title={locale.text(pages::MOVE_MY_GAMES)}>
                <CollectionView collection={Shared(collection.clone())} {on_close} {on_merged} />
            </Page>
        };
    }
    html! {
        <Page title={locale.text(pages::MOVE_MY_GAMES)}>
            <p class="lead">{ locale.text(pages::MOVE_ABOUT) }</p>
            <Section id="take" title={locale.text(pages::TAKE_EVERYTHING)}><Take /></Section>
            <Section id="bring" title={locale.text(pages::BRING_HERE)}><Bring {on_came} /></Section>
        </Page>
    }
}
