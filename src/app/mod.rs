//! The root component: contexts, router and footer.

mod pages;
mod parts;
#[cfg(not(target_arch = "wasm32"))]
mod prerendered;

#[cfg(not(target_arch = "wasm32"))]
pub use prerendered::Prerendered;

pub use parts::{Part, need_first_words};

use crate::browser::{self, current_route, navigate};
use crate::components::{AssetNotice, Button, Footer, Notice, Page};
use crate::context::{ContextProviders, StoreHandle, use_locale};
use crate::hooks::focus::focus;
use crate::hooks::{
    Fetched, asks_for_keys_page, set_title, use_keyboard_mark, use_press_guard, use_route,
    use_window_event,
};
use crate::match_page::reset_tab;
use crate::navigation::use_navigation;
use crate::pages::loading_page;
use app_core::Route;
use app_core::settings::Settings;
use app_core::store::Store;
use l10n::house;
use pages::{Shown, Title};
use parts::{use_part, use_prefetch};
use std::rc::Rc;
use text::Locale;
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
    #[prop_or_default]
    pub settings: Rc<Settings>,
    #[prop_or_default]
    pub locale: Locale,
}

impl AppProps {
    /// The props of this window: its present address, and the settings in the store.
    pub fn from_window(store: StoreHandle) -> Self {
        Self {
            route: current_route(),
            settings: Rc::new(store.settings()),
            locale: browser::language(),
            store,
        }
    }
}

/// The store of matches of this browser.
pub fn open_store() -> StoreHandle {
    let open = || {
        let store = browser::open_store();
        parts::add_loaded_parts(&store);
        store
    };
    StoreHandle::with_games(open, |store| Box::pin(fetch_games(store)))
}

/// Fetches what knows the games.
async fn fetch_games(store: Store) -> bool {
    Part::Table.fetch(&store).await.is_ok()
}

#[component]
pub fn App(props: &AppProps) -> Html {
    use_effect_with((), |()| reset_tab);
    html! {
        <ContextProviders store={props.store.clone()} settings={props.settings.clone()} locale={props.locale}>
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

#[component]
fn Router(props: &RouterProps) -> Html {
    let locale = use_locale();
    let route = use_route(props.route.clone());
    let part = use_part(Part::of(&route));
    let games = use_prefetch();
    use_press_guard();
    let on_key = use_callback((), |event: Event, ()| {
        if event.dyn_ref().is_some_and(asks_for_keys_page) && !shows_sheets(&current_route()) {
            navigate(&Route::Keys);
        }
    });
    use_window_event("keydown", on_key);
    use_keyboard_mark();
    use_navigation();
    let (html, page) = match part {
        Fetched::Ready(show) => {
            let Shown { html, title, name } = show(&route, locale, games);
            (html, Some((route, title, name)))
        }
        Fetched::Pending => (loading_page(locale, route.game()), None),
        Fetched::Failed(try_again) => (missing_page(locale, try_again), None),
    };
    use_page_change(locale, page);
    html
}

/// The part of the program with this page could not be fetched.
fn missing_page(locale: Locale, try_again: Callback<MouseEvent>) -> Html {
    html! {
        <Page title={locale.text(house::PAGE_NOT_LOADED)}>
            <Notice id="part-missing">
                { locale.text(house::PART_MISSING) }
            </Notice>
            <p class="buttons">
                <Button id="try-again" class="primary" onclick={try_again}>{ locale.text(house::TRY_AGAIN) }</Button>
                // After an update of the page on its host the parts of this one are gone.
                <Button id="reload" onclick={|_| browser::reload()}>{ locale.text(house::RELOAD_THE_PAGE) }</Button>
            </p>
        </Page>
    }
}

/// Whether a page shows the keyboard page over itself.
const fn shows_sheets(route: &Route) -> bool {
    matches!(
        route,
        Route::Match(_)
            | Route::Position(..)
            | Route::Learn(_)
            | Route::Puzzle(..)
            | Route::EndlessPuzzle(_)
            | Route::Mistakes(_)
            | Route::MyMistakes
            | Route::Guess(..)
    )
}

/// After a change of page: sets the window title and the ready mark, scrolls to
/// the top and focuses the page, so that a screen reader announces it.
#[hook]
fn use_page_change(locale: Locale, page: Option<(Route, Title, &'static str)>) {
    let is_first = use_mut_ref(|| true);
    let title = page.as_ref().map(|(_, title, _)| title.clone());
    use_effect_with((locale, title), |(locale, title)| match title {
        Some(Title::App) => set_title(*locale, None),
        Some(Title::Page(title)) => set_title(*locale, Some(title)),
        Some(Title::Own) | None => {}
    });
    // The same page in another language stays where it is.
    let page = page.map(|(route, _, name)| (route, name));
    use_effect_with(page, move |page| {
        mark_ready(page.as_ref().map(|(_, name)| *name));
        if page.is_some() && !is_first.replace(false) {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            focus("main");
        }
    });
}

/// Marks the document as ready to use: `data-ready` holds the page's name.
fn mark_ready(page: Option<&str>) {
    if let Some(root) = gloo::utils::document().document_element() {
        // The mark is for tests and styles; the page works without it.
        let _ = match page {
            Some(page) => root.set_attribute("data-ready", page),
            None => root.remove_attribute("data-ready"),
        };
    }
}
