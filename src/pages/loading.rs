//! Placeholder until a page can be shown.

use crate::components::{GameAssets, WheelMark};
use crate::context::use_locale;
use rules::GameId;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LoadingGameProps {
    pub game: GameId,
    /// Whether it is not needed yet.
    #[prop_or_default]
    pub hidden: bool,
}

/// Name and teaser of a game.
#[component]
fn LoadingGame(props: &LoadingGameProps) -> Html {
    let about = use_locale().game(props.game);
    html! {
        <div class="loading-game" data-game={props.game.id()} hidden={props.hidden}>
            <p class="loading-name">{ about.name }</p>
            <p class="loading-pitch">{ about.pitch }</p>
        </div>
    }
}

/// All games, hidden: the build puts them into `index.html`, where the page shows the one that its
/// address names until the program has loaded.
#[cfg(not(target_arch = "wasm32"))]
#[component]
pub fn LoadingGames() -> Html {
    GameId::listed()
        .map(|game| html! { <LoadingGame {game} hidden={true} /> })
        .collect()
}

/// A page that only leads to the table of a game. It looks like its placeholder.
pub fn loading_page(game: Option<GameId>) -> Html {
    html! {
        <main id="main" class="loading" tabindex="-1">
            <WheelMark />
            if let Some(game) = game {
                <GameAssets {game} />
                <LoadingGame {game} />
            }
        </main>
    }
}
