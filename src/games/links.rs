//! Links to a game's lesson and puzzles.

use super::practice_pages;
use crate::components::LinkButton;
use app_core::Route;
use rules::GameId;
use yew::prelude::*;

/// The link to a game's lesson, if it has one; `name` is for the label.
pub fn learn_link(game: GameId, name: &str) -> Html {
    if practice_pages(game).lesson {
        practice_link(Route::Learn(game), "Learn", name)
    } else {
        html! {}
    }
}

/// The links to a game's lesson and puzzles, if it has any; `name` is for the labels.
pub fn practice_links(game: GameId, name: &str) -> Html {
    html! {
        <>
            { learn_link(game, name) }
            if practice_pages(game).puzzles {
                { practice_link(Route::Puzzles(game), "Puzzles", name) }
            }
        </>
    }
}

fn practice_link(to: Route, label: &'static str, name: &str) -> Html {
    html! {
        <LinkButton {to} class="plain">
            { label }
            <span class="unseen">{ format!(" {name}") }</span>
        </LinkButton>
    }
}
