//! The part of the settings about the storage of games: whether the browser keeps it.

use crate::browser;
use crate::components::{Button, FieldSet, LinkButton};
use crate::context::use_locale;
use app_core::Route;
use l10n::pages;
use yew::platform::spawn_local;
use yew::prelude::*;

/// Whether the browser has promised to keep the games, what that means, and a button to ask
/// for it.
#[component]
pub fn StorageField() -> Html {
    let locale = use_locale();
    let is_persisted = use_state(|| None::<bool>);
    // Whether the browser was asked on this page.
    let was_asked = use_state(|| false);
    {
        let is_persisted = is_persisted.setter();
        use_effect_with((), move |()| {
            spawn_local(async move { is_persisted.set(browser::is_storage_persisted().await) });
        });
    }
    let ask = {
        let (is_persisted, was_asked) = (is_persisted.setter(), was_asked.setter());
        Callback::from(move |_: MouseEvent| {
            let (is_persisted, was_asked) = (is_persisted.clone(), was_asked.clone());
            spawn_local(async move {
                is_persisted.set(browser::persist_storage().await);
                was_asked.set(true);
            });
        })
    };
    html! {
        <FieldSet title={locale.text(pages::GAMES_IN_BROWSER)}>
            <p id="kept" role="status">
                { locale.text(match *is_persisted {
                    Some(true) => pages::STORAGE_KEPT,
                    Some(false) if *was_asked => pages::STORAGE_NOT_PROMISED,
                    _ => pages::STORAGE_AT_RISK,
                }) }
            </p>
            <p class="buttons">
                if *is_persisted == Some(false) {
                    <Button id="keep" onclick={ask}>{ locale.text(pages::ASK_TO_KEEP) }</Button>
                }
                <LinkButton to={Route::Games}>{ locale.text(pages::EXPORT_YOUR_GAMES) }</LinkButton>
                <LinkButton to={Route::Move}>{ locale.text(pages::MOVE_MY_GAMES) }</LinkButton>
            </p>
        </FieldSet>
    }
}
