//! The part of the settings about the storage of games: whether the browser keeps it.

use crate::browser;
use crate::components::{Button, FieldSet, LinkButton};
use crate::context::use_locale;
use app_core::Route;
use l10n::house;
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
        <FieldSet title={locale.text(house::YOUR_GAMES_IN_THIS_BROWSER)}>
            <p id="kept" role="status">
                { match *is_persisted {
                    Some(true) => "This browser has promised to keep your games until you delete them.",
                    Some(false) if *was_asked => "The browser did not promise to keep your games. It may agree once you play more often, or have installed Wheelhouse.",
                    _ => "This browser may delete your games when its disk is full. Safari also deletes them after seven days without a visit, unless Wheelhouse is on the home screen.",
                } }
            </p>
            <p class="buttons">
                if *is_persisted == Some(false) {
                    <Button id="keep" onclick={ask}>{ locale.text(house::ASK_BROWSER_KEEP_THEM) }</Button>
                }
                <LinkButton to={Route::Games}>{ locale.text(house::EXPORT_YOUR_GAMES) }</LinkButton>
            </p>
        </FieldSet>
    }
}
