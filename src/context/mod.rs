//! What every page can use: the settings, the store, and the words of the
//! player's language. Nothing here touches the browser before it is used, so
//! that pages can be rendered on a server.

mod settings;
mod store;

pub use settings::use_settings;
pub use store::{StoreHandle, use_store};

use crate::settings::Settings;
use crate::text::Words;
use settings::SettingsProvider;
use std::rc::Rc;
use yew::prelude::*;

/// What the contexts begin with.
#[derive(Properties, PartialEq)]
pub struct ContextProvidersProps {
    /// The store of matches.
    pub store: StoreHandle,
    /// The settings as they are stored.
    pub settings: Rc<Settings>,
    /// The app.
    pub children: Html,
}

/// Provides all contexts.
#[component]
pub fn ContextProviders(props: &ContextProvidersProps) -> Html {
    html! {
        <ContextProvider<Words> context={Words::english()}>
            <ContextProvider<StoreHandle> context={props.store.clone()}>
                <SettingsProvider store={props.store.clone()} settings={props.settings.clone()}>
                    { props.children.clone() }
                </SettingsProvider>
            </ContextProvider<StoreHandle>>
        </ContextProvider<Words>>
    }
}

/// The words of the player's language.
#[hook]
pub fn use_words() -> Words {
    use_context().unwrap_or(Words::english())
}
