//! The root component: contexts, router and footer.

use crate::browser::{self, current_route, navigate};
use crate::components::{AssetNotice, ErrorPage, Footer};
use crate::context::{ContextProviders, StoreHandle, use_locale};
use crate::games::{self, endless, practice::has_page};
use crate::hooks::focus::focus;
use crate::hooks::{
    asks_for_keys_page, set_title, use_keyboard_mark, use_press_guard, use_route, use_window_event,
};
use crate::match_page::{MatchPage, reset_tab};
use crate::navigation::use_navigation;
use crate::pages::{
    AllRulesPage, ContinuePage, EndlessPage, GamesPage, HomePage, NewGamePage, OpenPage, PlayPage,
    PracticePage, PuzzlesPage, RulesPage, SettingsPage, SharePage, StatisticsPage, TodayPage,
    WithSheets, about_page, keys_page,
};
use crate::text::Locale;
use app_core::Route;
use app_core::settings::Settings;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// Props of [`App`]. The defaults do not touch the browser, so that the home page
/// can be rendered on a server.
#[derive(Properties, Default, PartialEq)]
pub struct AppProps {
    /// The page to show first.
    #[prop_or_default]
    pub route: Route,
    #[prop_or_default]
    pub store: StoreHandle,
    /// The player's stored settings.
    #[prop_or_default]
    pub settings: Rc<Settings>,
}

impl AppProps {
    /// The props of this window: its present address, and the settings in the store.
    pub fn from_window(store: StoreHandle) -> Self {
        Self {
            route: current_route(),
            settings: Rc::new(store.settings()),
            store,
        }
    }
}

/// The store of matches of this browser.
pub fn open_store() -> StoreHandle {
    StoreHandle::new(|| {
        let store = browser::open_store().with_thumbnails(games::thumbnail);
        store.with_milestones(games::milestones)
    })
}

#[component]
pub fn App(props: &AppProps) -> Html {
    use_effect_with((), |()| reset_tab);
    html! {
        <ContextProviders store={props.store.clone()} settings={props.settings.clone()}>
            <Router route={props.route.clone()} />
            <AssetNotice />
            <Footer />
        </ContextProviders>
    }
}

#[derive(Properties, PartialEq)]
struct RouterProps {
    route: Route,
}

/// Shows the page of the window's address.
#[component]
fn Router(props: &RouterProps) -> Html {
    let route = use_route(props.route.clone());
    let route = if has_page(&route) {
        route
    } else {
        Route::NotFound
    };
    use_press_guard();
    use_page_change(&route);
    let on_key = use_callback((), |event: Event, ()| {
        if event.dyn_ref().is_some_and(asks_for_keys_page) && !shows_sheets(&current_route()) {
            navigate(&Route::Keys);
        }
    });
    use_window_event("keydown", on_key);
    use_keyboard_mark();
    use_navigation();
    // The key gives every address its own page state.
    let key = route.href();
    match route {
        Route::Home => html! { <HomePage {key} /> },
        Route::New(game) => html! { <NewGamePage {key} {game} /> },
        Route::Play(game) => html! { <PlayPage {key} {game} /> },
        Route::Continue => html! { <ContinuePage {key} /> },
        Route::Match(id) => html! {
            <WithSheets {key} class="table-page"><MatchPage {id} /></WithSheets>
        },
        Route::Share(id) => html! { <SharePage {key} {id} /> },
        Route::Open(text) => html! { <OpenPage {key} {text} /> },
        Route::Games => html! { <GamesPage {key} /> },
        Route::Statistics => html! { <StatisticsPage {key} /> },
        Route::AllRules => html! { <AllRulesPage {key} /> },
        Route::Rules(game) => html! { <RulesPage {key} {game} /> },
        Route::Learn(game) => html! { <PracticePage {key} {game} /> },
        Route::Puzzle(game, number) => html! { <PracticePage {key} {game} {number} /> },
        Route::Puzzles(game) => html! { <PuzzlesPage {key} {game} /> },
        // One page for all of them, so that the next one can be made while one is solved.
        Route::EndlessPuzzle(spec) => html! { <EndlessPage key="endless" {spec} /> },
        Route::Daily(day) => html! { <TodayPage {key} {day} /> },
        Route::Settings => html! { <SettingsPage {key} /> },
        Route::Keys => keys_page(),
        Route::About => about_page(),
        Route::NotFound => html! {
            <ErrorPage
                {key}
                title="Page not found"
                why="There is nothing at this address. Your games are safe: you can find them from the home page."
            />
        },
    }
}

/// Whether a page shows the keyboard page over itself.
const fn shows_sheets(route: &Route) -> bool {
    matches!(
        route,
        Route::Match(_) | Route::Learn(_) | Route::Puzzle(..) | Route::EndlessPuzzle(_)
    )
}

/// After a change of page: sets the window title and the ready mark, scrolls to
/// the top and focuses the page, so that a screen reader announces it.
#[hook]
fn use_page_change(route: &Route) {
    let locale = use_locale();
    let is_first = use_mut_ref(|| true);
    use_effect_with(route.clone(), move |route| {
        // A match sets its own title, which says whose turn it is.
        if !matches!(route, Route::Match(_)) {
            set_title(title(locale, route).as_deref());
        }
        mark_ready(route.name());
        if !is_first.replace(false) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            focus("main");
        }
    });
}

/// The title of a page; the home page has the app's name only.
fn title(locale: Locale, route: &Route) -> Option<String> {
    let title = match route {
        Route::Home | Route::Match(_) | Route::Play(_) | Route::Continue => return None,
        Route::Learn(game) => format!("Learn {}", locale.game(*game).name),
        Route::Puzzles(game) => format!("{} puzzles", locale.game(*game).name),
        Route::Puzzle(game, number) => format!("Puzzle {number}: {}", locale.game(*game).name),
        Route::EndlessPuzzle(spec) => format!(
            "{}: {}",
            endless::texts_of(spec.kind).map_or("Puzzle", |texts| texts.title),
            locale.game(spec.game()).name
        ),
        Route::Daily(None) => "Today".to_owned(),
        Route::Daily(Some(day)) => format!("Deals of {}", day.in_words()),
        Route::New(game) => locale.new_game_title(*game),
        Route::AllRules => "Rules".to_owned(),
        Route::Rules(game) => locale.rules_title(*game),
        Route::Share(_) => "Share this game".to_owned(),
        Route::Games => "Your games".to_owned(),
        Route::Statistics => "Statistics".to_owned(),
        Route::Open(_) => "Open a game".to_owned(),
        Route::Settings => "Settings".to_owned(),
        Route::Keys => "Keyboard".to_owned(),
        Route::About => "About".to_owned(),
        Route::NotFound => "Page not found".to_owned(),
    };
    Some(title)
}

/// Marks the document as ready to use: `data-ready` holds the page's name.
fn mark_ready(page: &str) {
    if let Some(root) = gloo::utils::document().document_element() {
        // The mark is for tests and styles; the page works without it.
        let _ = root.set_attribute("data-ready", page);
    }
}
