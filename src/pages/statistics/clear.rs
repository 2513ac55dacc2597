//! Resetting the statistics, and counting all games again.

use crate::browser;
use crate::components::Button;
use crate::context::{use_locale, use_settings};
use crate::hooks::focus::catch_focus;
use app_core::settings::SettingsChange;
use l10n::pages;
use yew::prelude::*;

/// From when on games count, with a button to count all again.
#[component]
pub fn CountedSince() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let since = settings.current.statistics_since;
    if since == 0 {
        return html! {};
    }
    let on_all = settings.change.reform(|_: MouseEvent| {
        catch_focus("main");
        SettingsChange::StatisticsSince(0)
    });
    html! {
        <p class="notice hint" id="since">
            { pages::counted_since(locale, &text::time(locale, since)) }{ " " }
            <Button id="count-all" onclick={on_all}>{ locale.text(pages::COUNT_ALL_AGAIN) }</Button>
        </p>
    }
}

#[component]
pub fn ClearStatistics() -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let on_clear = settings.change.reform(|_: MouseEvent| {
        catch_focus("main");
        SettingsChange::StatisticsSince(browser::now())
    });
    html! {
        <details class="stat-clear">
            <summary>{ locale.text(pages::CLEAR_STATISTICS_FOLD) }</summary>
            <p>{ locale.text(pages::CLEAR_STATISTICS_ABOUT) }</p>
            <Button id="clear-statistics" onclick={on_clear}>{ locale.text(pages::CLEAR_STATISTICS) }</Button>
        </details>
    }
}
