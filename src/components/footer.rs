//! The footer of every page.

use crate::context::use_locale;
use app_core::Route;
use l10n::house;
use yew::prelude::*;

/// Links to settings, help and information.
#[component]
pub fn Footer() -> Html {
    let locale = use_locale();
    let pages = [
        (Route::Home, house::HOME),
        (Route::Games, house::YOUR_GAMES),
        (Route::Statistics, house::STATISTICS),
        (Route::Open(String::new()), house::OPEN_A_GAME),
        (Route::Settings, house::SETTINGS),
        (Route::Keys, house::KEYBOARD),
        (Route::About, house::ABOUT),
    ];
    let links = pages.map(|(route, name)| {
        html! { <li><a href={route.href()}>{ locale.text(name) }</a></li> }
    });
    html! {
        <footer class="foot">
            <nav aria-label={locale.text(house::WHEELHOUSE)}>
                <ul>{ for links }</ul>
            </nav>
        </footer>
    }
}
