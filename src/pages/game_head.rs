//! The head of a page about one game.

use crate::components::LinkButton;
use crate::games;
use crate::games::practice_links;
use app_core::Route;
use rules::GameId;
use text::Locale;
use yew::prelude::*;

/// A game's cover, name and description, with links to its other pages. `page` is what this page is to the game, such
/// as "Rules"; `to` is where one usually goes next or comes from.
pub fn game_head(locale: Locale, game: GameId, page: String, to: Route, label: String) -> Html {
    html! {
        <div class="game-head">
            <div class="game-head-cover" aria-hidden="true">{ games::emblem(game) }</div>
            <div class="game-head-words">
                <p class="kicker">{ page }</p>
                <h1>{ locale.name(game) }</h1>
                <p class="game-head-about">{ locale.text(text::pitch(game)) }</p>
                <p class="quiet">{ format!("{} · {}", text::players_of(locale, game), text::minutes_of(locale, game)) }</p>
                <p class="buttons">
                    <LinkButton {to} class="plain">{ label }</LinkButton>
                    { practice_links(locale, game) }
                </p>
            </div>
        </div>
    }
}
