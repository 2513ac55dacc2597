//! Opening a match that somebody has sent as a link, text or file. It is shown before
//! anything is saved, and a stored match is never replaced by a shorter one.

mod form;
mod found;
mod preview;

use crate::components::{Notice, Page, Shared};
use crate::context::{use_locale, use_store};
use form::OpenForm;
use found::Found;
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
type Looked = Option<Result<Rc<Found>, ImportError>>;

/// The page.
#[component]
pub fn OpenPage(props: &OpenPageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let looked: UseStateHandle<Looked> = {
        let (text, store) = (props.text.as_str(), store.clone());
        use_state(move || (!text.is_empty()).then(|| Found::look(&store, text).map(Rc::new)))
    };
    let typed = use_state(String::new);
    let on_look = {
        let looked = looked.clone();
        use_callback(store, move |text: String, store| {
            looked.set(Some(Found::look(store, &text).map(Rc::new)));
        })
    };
    let on_leave = {
        let looked = looked.clone();
        use_callback((), move |(), ()| looked.set(None))
    };
    let on_type = use_callback(typed.setter(), |text: String, setter| setter.set(text));
    if let Some(Ok(found)) = &*looked {
        return html! {
            <Page title="Open a game"><Preview found={Shared(found.clone())} {on_leave} /></Page>
        };
    }
    html! {
        <Page title="Open a game">
            if let Some(Err(why)) = &*looked {
                <Notice id="wrong">{ locale.not_brought(why) }</Notice>
            }
            <OpenForm typed={String::clone(&typed)} {on_type} {on_look} />
        </Page>
    }
}
