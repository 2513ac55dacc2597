//! Contexts available to every page: settings, store and locale. Creating them does
//! not touch the browser, so that pages can be rendered on a server.

mod settings;
mod store;

pub use settings::{SettingsHandle, use_settings};
pub use store::{StoreHandle, use_store};

use crate::browser::{fetch_words, language};
use app_core::settings::Settings;
use settings::SettingsProvider;
use std::rc::Rc;
use text::Locale;
use yew::platform::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ContextProvidersProps {
    pub store: StoreHandle,
    pub settings: Rc<Settings>,
    #[prop_or_default]
    pub locale: Locale,
    pub children: Html,
}

#[component]
pub fn ContextProviders(props: &ContextProvidersProps) -> Html {
    html! {
        <ContextProvider<StoreHandle> context={props.store.clone()}>
            <SettingsProvider store={props.store.clone()} settings={props.settings.clone()}>
                <LocaleProvider locale={props.locale}>
                    { props.children.clone() }
                </LocaleProvider>
            </SettingsProvider>
        </ContextProvider<StoreHandle>>
    }
}

#[derive(Properties, PartialEq)]
struct LocaleProviderProps {
    locale: Locale,
    children: Html,
}

/// Provides the language of the document. After a change of the setting the page stays in the language before until the
/// words of the new one are there.
#[component]
fn LocaleProvider(props: &LocaleProviderProps) -> Html {
    let settings = use_settings();
    let locale = use_state_eq(|| props.locale);
    let setter = locale.setter();
    use_effect_with(settings.current.language.clone(), move |_| {
        spawn_local(async move {
            let chosen = language();
            fetch_words(chosen).await;
            // Another one may have been chosen meanwhile.
            if chosen == language() {
                setter.set(chosen);
            }
        });
    });
    html! {
        <ContextProvider<Locale> context={*locale}>{ props.children.clone() }</ContextProvider<Locale>>
    }
}

#[hook]
pub fn use_locale() -> Locale {
    use_context().unwrap_or(Locale::ENGLISH)
}
