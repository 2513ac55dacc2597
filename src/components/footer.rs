//! The footer of every page.

use app_core::Route;
use yew::prelude::*;

/// Links to settings, help and information.
pub fn footer() -> Html {
    let pages = [
        (Route::Home, "Home"),
        (Route::Games, "Your games"),
        (Route::Statistics, "Statistics"),
        (Route::Open(String::new()), "Open a game"),
        (Route::Settings, "Settings"),
        (Route::Keys, "Keyboard"),
        (Route::About, "About"),
    ];
    let links = pages.map(|(route, name)| {
        html! { <li><a href={route.href()}>{ name }</a></li> }
    });
    html! {
        <footer class="foot">
            <nav aria-label="Wheelhouse">
                <ul>{ for links }</ul>
            </nav>
        </footer>
    }
}
