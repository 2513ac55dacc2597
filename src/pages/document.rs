//! Texts to read: files of their own, fetched when wanted by the page's own
//! element for them, so that nobody loads what nobody reads.

use crate::games;
use crate::pages::puzzles;
use crate::parts::{link_button, page};
use crate::route::Route;
use crate::text::Words;
use rules::GameId;
use yew::prelude::*;

/// What this house is, and whose is what.
pub fn about() -> Html {
    page("About Wheelhouse", document("pages/about.html".to_owned()))
}

/// What keys do, and how to play without seeing the board.
pub fn keys() -> Html {
    page(
        "Keyboard and speech",
        document("pages/keys.html".to_owned()),
    )
}

/// The rules of a game.
pub fn rules(words: Words, game: GameId) -> Html {
    let inside = html! {
        <>
            { games::room(game) }
            <link rel="stylesheet" href="rules/rules.css" />
            { document(format!("rules/{}.html", game.id())) }
            <p class="buttons">
                { link_button(&Route::New(game), "primary", html! { "New game" }) }
                { puzzles::links(words, game) }
            </p>
        </>
    };
    page(words.game(game).name, inside)
}

fn document(address: String) -> Html {
    html! { <house-document key={address.clone()} class="rules" src={address} /> }
}
