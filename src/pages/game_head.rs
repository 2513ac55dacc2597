//! The head of a page about one game.

use crate::components::LinkButton;
use crate::context::use_locale;
use crate::games;
use crate::games::practice_links;
use app_core::Route;
use rules::GameId;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct GameHeadProps {
    pub game: GameId,
    /// What the page is to the game, such as "Rules".
    pub page: AttrValue,
    /// Link to the page where one usually goes next or comes from.
    pub to: Route,
    /// Label of that link.
    pub label: AttrValue,
}

/// A game's cover, name and description, with links to its other pages.
#[component]
pub fn GameHead(props: &GameHeadProps) -> Html {
    let game = props.game;
    let locale = use_locale();
    html! {
        <div class="game-head">
            <div class="game-head-cover" aria-hidden="true">{ games::emblem(game) }</div>
            <div class="game-head-words">
                <p class="kicker">{ props.page.clone() }</p>
                <h1>{ locale.name(game) }</h1>
                <p class="game-head-about">{ locale.text(text::pitch(game)) }</p>
                <p class="quiet">{ format!("{} · {}", text::players_of(locale, game), text::minutes_of(locale, game)) }</p>
                <p class="buttons">
                    <LinkButton to={props.to.clone()} class="plain">{ props.label.clone() }</LinkButton>
                    { practice_links(locale, game) }
                </p>
            </div>
        </div>
    }
}
