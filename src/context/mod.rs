//! Contexts available to every page: settings, store and locale. Creating them does
//! not touch the browser, so that pages can be rendered on a server.

mod settings;
mod store;

pub use settings::use_settings;
pub use store::{StoreHandle, use_store};

use crate::text::Locale;
use app_core::settings::Settings;
use settings::SettingsProvider;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ContextProvidersProps {
    pub store: StoreHandle,
    /// The player's stored settings.
    pub settings: Rc<Settings>,
    pub children: Html,
}

#[component]
pub fn ContextProviders(props: &ContextProvidersProps) -> Html {
    html! {
        <ContextProvider<Locale> context={Locale::ENGLISH}>
            <ContextProvider<StoreHandle> context={props.store.clone()}>
                <SettingsProvider store={props.store.clone()} settings={props.settings.clone()}>
                    { props.children.clone() }
                </SettingsProvider>
            </ContextProvider<StoreHandle>>
        </ContextProvider<Locale>>
    }
}

/// The texts in the player's language.
#[hook]
pub fn use_locale() -> Locale {
    use_context().unwrap_or(Locale::ENGLISH)
}
