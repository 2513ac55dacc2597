//! A reminder to keep a copy of finished games, which are in this browser only.

use super::{Button, LinkButton};
use crate::context::{use_locale, use_settings, use_store};
use app_core::Route;
use app_core::settings::SettingsChange;
use l10n::house;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CopyReminderProps {
    /// Exports all games, on the page that can; elsewhere there is a link to it.
    #[prop_or_default]
    pub on_export: Option<Callback<MouseEvent>>,
}

/// The reminder, if at least ten finished games have no copy.
#[component]
pub fn CopyReminder(props: &CopyReminderProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let store = use_store();
    let finished = use_state(|| 0_u32);
    {
        let finished = finished.setter();
        use_effect_with(settings.current.copied_games, move |_| {
            finished.set(store.finished_count());
        });
    }
    let Some(uncopied) = settings.current.games_without_copy(*finished) else {
        return html! {};
    };
    let later = {
        let finished = *finished;
        settings
            .change
            .reform(move |_: MouseEvent| SettingsChange::CopiedGames(finished))
    };
    html! {
        <div class="notice hint copy-reminder" id="copy-reminder">
            <p>{ house::copy_reminder(locale, uncopied) }</p>
            <p class="buttons">
                if let Some(on_export) = &props.on_export {
                    <Button onclick={on_export.clone()}>{ locale.text(house::EXPORT_ALL_GAMES) }</Button>
                } else {
                    <LinkButton to={Route::Games}>{ locale.text(house::EXPORT_SOMEWHERE) }</LinkButton>
                }
                <Button class="plain" onclick={later}>{ locale.text(house::NOT_NOW) }</Button>
            </p>
        </div>
    }
}
