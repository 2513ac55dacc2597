//! The links to what there is to practise in a game.

use super::practice::has_page;
use crate::components::LinkButton;
use crate::route::Route;
use rules::GameId;
use yew::prelude::*;

/// The link to the lesson of a game of this name, if it has one.
pub fn learn_link(game: GameId, name: &str) -> Html {
    practice_link(Route::Learn(game), "Learn", name)
}

/// The links to the lesson and the puzzles of a game of this name, if it has any.
pub fn practice_links(game: GameId, name: &str) -> Html {
    html! {
        <>
            { learn_link(game, name) }
            { practice_link(Route::Puzzles(game), "Puzzles", name) }
        </>
    }
}

/// A link to a page of practice, where the game has it.
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
