//! Opening a match from a link, text or file. It is shown before
//! anything is saved, and a stored match is never replaced by a shorter one.

mod by_link;
mod form;
mod found;
mod invitation;
mod out_of_step;
mod preview;

use crate::components::{Notice, Page, Shared};
use crate::context::{use_locale, use_store};
use by_link::ByLink;
use form::OpenForm;
use found::FoundMatch;
use preview::Preview;
use records::ImportError;
use std::rc::Rc;
use yew::prelude::*;

/// Props of [`OpenPage`].
#[derive(Properties, PartialEq)]
pub struct OpenPageProps {
    /// Text of the link; empty to show the form.
    pub text: String,
}

/// Result of the last attempt to open a text.
type OpenResult = Option<Result<Rc<FoundMatch>, ImportError>>;

/// The page.
#[component]
pub fn OpenPage(props: &OpenPageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let result: UseStateHandle<OpenResult> = {
        let (text, store) = (props.text.as_str(), store.clone());
        use_state(move || (!text.is_empty()).then(|| FoundMatch::find(&store, text).map(Rc::new)))
    };
    let typed = use_state(String::new);
    let on_open = {
        let result = result.clone();
        use_callback(store, move |text: String, store| {
            result.set(Some(FoundMatch::find(store, &text).map(Rc::new)));
        })
    };
    let on_close = {
        let result = result.clone();
        use_callback((), move |(), ()| result.set(None))
    };
    let on_type = use_callback(typed.setter(), |text: String, setter| setter.set(text));
    if let Some(Ok(found)) = &*result
        && found.is_by_link()
    {
        return html! {
            <Page title="A game by link"><ByLink found={Shared(found.clone())} /></Page>
        };
    }
    if let Some(Ok(found)) = &*result {
        return html! {
            <Page title="Open a game"><Preview found={Shared(found.clone())} {on_close} /></Page>
        };
    }
    html! {
        <Page title="Open a game">
            if let Some(Err(why)) = &*result {
                <Notice id="wrong">{ locale.import_error(why) }</Notice>
            }
            <OpenForm typed={String::clone(&typed)} {on_type} {on_open} />
        </Page>
    }
}
