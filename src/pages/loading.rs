//! Placeholder until a page can be shown.

use crate::components::{GameAssets, wheel_mark};
use crate::text::{self, Locale};
use l10n::house;
use rules::GameId;
use yew::prelude::*;

/// Name and teaser of a game; hidden with the tag of its language.
fn loading_game(locale: Locale, game: GameId, lang: Option<&'static str>) -> Html {
    html! {
        <div key={game.id()} class="loading-game" data-game={game.id()} {lang} hidden={lang.is_some()}>
            <p class="loading-name">{ locale.name(game) }</p>
            <p class="loading-pitch">{ locale.text(text::pitch(game)) }</p>
        </div>
    }
}

/// All games in all languages, hidden: the build puts them into `index.html`, where the page shows the one that its
/// address names until the program has loaded.
#[cfg(not(target_arch = "wasm32"))]
#[component]
pub fn LoadingGames() -> Html {
    let in_language = |locale: Locale| {
        GameId::listed().map(move |game| loading_game(locale, game, Some(locale.tag())))
    };
    Locale::all().flat_map(in_language).collect()
}

/// Stands there until a page can be shown. It looks like the placeholder of the game in `index.html`.
pub fn loading_page(locale: Locale, game: Option<GameId>) -> Html {
    html! {
        <main id="main" class="loading" tabindex="-1">
            { wheel_mark() }
            if let Some(game) = game {
                <GameAssets {game} />
                { loading_game(locale, game, None) }
            }
            <p class="unseen" role="status">{ locale.text(house::LOADING) }</p>
        </main>
    }
}
