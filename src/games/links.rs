//! Links to a game's lesson and puzzles.

use super::practice::has_page;
use crate::components::LinkButton;
use app_core::Route;
use rules::GameId;
use yew::prelude::*;

/// The link to a game's lesson, if it has one; `name` is for the label.
pub fn learn_link(game: GameId, name: &str) -> Html {
    practice_link(Route::Learn(game), "Learn", name)
}

/// The links to a game's lesson and puzzles, if it has any; `name` is for the labels.
pub fn practice_links(game: GameId, name: &str) -> Html {
    html! {
        <>
            { learn_link(game, name) }
            { practice_link(Route::Puzzles(game), "Puzzles", name) }
        </>
    }
}

/// A link to a practice page, if the game has it.
fn practice_link(to: Route, label: &'static str, name: &str) -> Html {
    if !has_page(&to) {
        return html! {};
    }
    html! {
        <LinkButton {to} class="plain">
            { label }
            <span class="unseen">{ format!(" {name}") }</span>
        </LinkButton>
    }
}
