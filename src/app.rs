//! The app's root: contexts, router and footer, and what all pages share.

use crate::components::{Footer, Sorry};
use crate::context::{ContextProviders, StoreHandle, use_words};
use crate::games::{self, practice::has_page};
use crate::hooks::focus::focus;
use crate::hooks::{is_typing, set_title, use_window_event};
use crate::match_page::MatchPage;
use crate::pages::{
    GamesPage, HomePage, NewGamePage, OpenPage, PracticePage, PuzzlesPage, RulesPage, SettingsPage,
    SharePage, about_page, keys_page,
};
use crate::route::{Route, use_route};
use crate::settings::Settings;
use crate::store::Store;
use crate::text::Words;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// What the app begins with. The defaults touch no browser: with them the home
/// page can be rendered on a server.
#[derive(Properties, Default, PartialEq)]
pub struct AppProps {
    /// The page of the window's address.
    #[prop_or_default]
    pub route: Route,
    /// The store of matches.
    #[prop_or_default]
    pub store: StoreHandle,
    /// The settings as they are stored.
    #[prop_or_default]
    pub settings: Rc<Settings>,
}

impl AppProps {
    /// As this window has them.
    pub fn of_window() -> Self {
        let store = StoreHandle::opened_by(|| Store::open().with_thumbnails(games::thumbnail));
        Self {
            route: Route::here(),
            settings: Rc::new(store.settings()),
            store,
        }
    }
}

/// The whole app.
#[component]
pub fn App(props: &AppProps) -> Html {
    html! {
        <ContextProviders store={props.store.clone()} settings={props.settings.clone()}>
            <Router route={props.route.clone()} />
            <Footer />
        </ContextProviders>
    }
}

/// What the router begins with.
#[derive(Properties, PartialEq)]
struct RouterProps {
    route: Route,
}

/// Shows the page of the window's address.
#[component]
fn Router(props: &RouterProps) -> Html {
    let route = use_route(props.route.clone());
    let route = if has_page(&route) { route } else { Route::Lost };
    use_page_change(&route);
    let on_key = use_callback((), |event: Event, ()| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && event.key() == "?"
            && !is_typing(event)
            && gloo::utils::document()
                .document_element()
                .is_some_and(|root| !root.has_attribute("data-no-keys"))
        {
            Route::Keys.go();
        }
    });
    use_window_event("keydown", on_key);
    // Every address has a page of its own, with a state of its own.
    let key = route.href();
    match route {
        Route::Home => html! { <HomePage {key} /> },
        Route::New(game) => html! { <NewGamePage {key} {game} /> },
        Route::Table(id) => html! { <MatchPage {key} {id} /> },
        Route::Share(id) => html! { <SharePage {key} {id} /> },
        Route::Open(text) => html! { <OpenPage {key} {text} /> },
        Route::Games => html! { <GamesPage {key} /> },
        Route::Rules(game) => html! { <RulesPage {key} {game} /> },
        Route::Learn(game) => html! { <PracticePage {key} {game} /> },
        Route::Puzzle(game, number) => html! { <PracticePage {key} {game} {number} /> },
        Route::Puzzles(game) => html! { <PuzzlesPage {key} {game} /> },
        Route::Settings => html! { <SettingsPage {key} /> },
        Route::Keys => keys_page(),
        Route::About => about_page(),
        Route::Lost => html! {
            <Sorry
                {key}
                title="Nothing here"
                why="This address leads to no page of the house. Your games are all at home."
            />
        },
    }
}

/// When another page is shown: sets the window's title and the mark that the
/// page can be used, scrolls to its top and focuses it, so that a screen reader
/// says which page it is.
#[hook]
fn use_page_change(route: &Route) {
    let words = use_words();
    let is_first = use_mut_ref(|| true);
    use_effect_with(route.clone(), move |route| {
        // A match sets its title itself: it says whose turn it is.
        if !matches!(route, Route::Table(_)) {
            set_title(title(words, route).as_deref());
        }
        mark_ready(route.name());
        if !is_first.replace(false) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            focus("main");
        }
    });
}

/// The title of a page; home has the app's name alone.
fn title(words: Words, route: &Route) -> Option<String> {
    let title = match route {
        Route::Home | Route::Table(_) => return None,
        Route::Learn(game) => format!("Learn {}", words.game(*game).name),
        Route::Puzzles(game) => format!("Puzzles of {}", words.game(*game).name),
        Route::Puzzle(game, number) => format!("Puzzle {number} of {}", words.game(*game).name),
        Route::New(game) | Route::Rules(game) => words.game(*game).name.to_owned(),
        Route::Share(_) => "Send this game".to_owned(),
        Route::Games => "Your games".to_owned(),
        Route::Open(_) => "Open a game".to_owned(),
        Route::Settings => "Settings".to_owned(),
        Route::Keys => "Keyboard".to_owned(),
        Route::About => "About".to_owned(),
        Route::Lost => "Nothing here".to_owned(),
    };
    Some(title)
}

/// Marks the document as ready to be used: `data-ready` names the page.
fn mark_ready(page: &str) {
    if let Some(root) = gloo::utils::document().document_element() {
        // Without the mark the page works all the same.
        let _ = root.set_attribute("data-ready", page);
    }
}
