//! Addresses that redirect at once: to a game as it is usually played, or to the last one. Links of
//! the home page and of the installed app's menu lead here.

use super::loading::loading_page;
use super::new_game::use_play;
use crate::browser::redirect;
use crate::context::{use_locale, use_store};
use app_core::Route;
use rules::GameId;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PlayPageProps {
    pub game: GameId,
}

/// Begins a game as the player usually plays it.
#[component]
pub fn PlayPage(props: &PlayPageProps) -> Html {
    let locale = use_locale();
    let play = use_play();
    let begun = use_mut_ref(|| false);
    use_effect_with(props.game, move |game| {
        if !begun.replace(true) {
            play.emit(*game);
        }
    });
    loading_page(locale, Some(props.game))
}

/// Opens the match that was played last and is not over; the home page if there is none.
#[component]
pub fn ContinuePage() -> Html {
    let locale = use_locale();
    let store = use_store();
    use_effect_with((), move |()| {
        let matches = store.list().matches;
        let last = matches.into_iter().find(|stored| !stored.summary.over);
        redirect(&last.map_or(Route::Home, |stored| Route::Match(stored.id)));
    });
    loading_page(locale, None)
}
