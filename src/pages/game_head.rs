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
    let about = use_locale().game(game);
    html! {
        <div class="game-head">
            <div class="game-head-cover" aria-hidden="true">{ games::emblem(game) }</div>
            <div class="game-head-words">
                <p class="kicker">{ props.page.clone() }</p>
                <h1>{ about.name }</h1>
                <p class="game-head-about">{ about.pitch }</p>
                <p class="quiet">{ format!("{} · {}", about.players, about.time) }</p>
                <p class="buttons">
                    <LinkButton to={props.to.clone()} class="plain">{ props.label.clone() }</LinkButton>
                    { practice_links(game, about.name) }
                </p>
            </div>
        </div>
    }
}
