//! Links to a game's lesson and puzzles.

use super::practice_pages;
use crate::components::LinkButton;
use app_core::Route;
use l10n::house;
use rules::GameId;
use text::Locale;
use yew::prelude::*;

/// The link to a game's lesson, if it has one.
pub fn learn_link(locale: Locale, game: GameId) -> Html {
    if practice_pages(game).lesson {
        practice_link(
            Route::Learn(game),
            locale.text(house::LEARN),
            house::learn_game(locale, game),
        )
    } else {
        html! {}
    }
}

/// The links to a game's lesson and puzzles, if it has any.
pub fn practice_links(locale: Locale, game: GameId) -> Html {
    html! {
        <>
            { learn_link(locale, game) }
            if practice_pages(game).puzzles {
                { practice_link(Route::Puzzles(game), locale.text(house::PUZZLES), house::puzzles_of(locale, game)) }
            }
        </>
    }
}

/// `name` is the accessible one: alone, the label does not say which game.
fn practice_link(to: Route, label: String, name: String) -> Html {
    html! { <LinkButton {to} class="plain" label={name}>{ label }</LinkButton> }
}
