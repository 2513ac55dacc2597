//! Placeholder until a page can be shown.

use crate::components::{GameAssets, wheel_mark};
use l10n::house;
use rules::GameId;
use text::Locale;
use yew::prelude::*;

fn loading_game(locale: Locale, game: GameId, hidden: bool) -> Html {
    html! {
        <div key={game.id()} class="loading-game" data-game={game.id()} {hidden}>
            <p class="loading-name">{ locale.name(game) }</p>
            <p class="loading-pitch">{ locale.text(text::pitch(game)) }</p>
        </div>
    }
}

#[cfg(not(target_arch = "wasm32"))]
#[derive(Properties, PartialEq)]
pub struct LoadingGamesProps {
    pub locale: Locale,
}

/// All games, hidden: the build puts them into `index.html`, where the page shows the one that its address names until
/// the program has loaded.
#[cfg(not(target_arch = "wasm32"))]
#[component]
pub fn LoadingGames(props: &LoadingGamesProps) -> Html {
    let listed = GameId::listed();
    listed
        .map(|game| loading_game(props.locale, game, true))
        .collect()
}

/// Stands there until a page can be shown. It looks like the placeholder of the game in `index.html`.
pub fn loading_page(locale: Locale, game: Option<GameId>) -> Html {
    html! {
        <main id="main" class="loading" tabindex="-1">
            { wheel_mark() }
            if let Some(game) = game {
                <GameAssets {game} />
                { loading_game(locale, game, false) }
            }
            <p class="unseen" role="status">{ locale.text(house::LOADING) }</p>
        </main>
    }
}
