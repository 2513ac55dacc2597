//! Placeholder until a page can be shown.

use crate::components::{GameAssets, wheel_mark};
use crate::games;
use rules::GameId;
use yew::prelude::*;

/// Name and teaser of a game.
fn loading_game(game: GameId, hidden: bool) -> Html {
    let about = games::text(game);
    html! {
        <div key={game.id()} class="loading-game" data-game={game.id()} {hidden}>
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
        .map(|game| loading_game(game, true))
        .collect()
}

/// Stands there until a page can be shown. It looks like the placeholder of the game in `index.html`.
pub fn loading_page(game: Option<GameId>) -> Html {
    html! {
        <main id="main" class="loading" tabindex="-1">
            { wheel_mark() }
            if let Some(game) = game {
                <GameAssets {game} />
                { loading_game(game, false) }
            }
            <p class="unseen" role="status">{ "Loading …" }</p>
        </main>
    }
}
