//! The parts of the program. The home page is in the first one; the others are fetched with the first page that
//! needs them. Only the page that `scripts/build` makes is split: elsewhere all parts are there from the start.

use super::pages::{LaterContent, Show, TodayOnDemand, home_page, other_page, table_page};
use crate::browser::need_words;
use crate::context::use_store;
use crate::games;
use crate::hooks::{Fetched, OnDemand, use_fetched, use_fetched_when, use_window_event};
use crate::navigation::{add_gamepads, poll_gamepads};
use crate::pages::{DrawBoard, GameViews, TodayView};
use app_core::Route;
use app_core::store::{GameAccess, Store};
use gloo::timers::callback::Timeout;
use gloo::utils::document_element;
use l10n::{
    Catalogue, argonauts_wheel, house, pages, table, turn_of_time, wheel_of_fortune,
    wheels_of_time, world_wonders,
};
use wasm_bindgen::JsValue;
use web_sys::Element;
use yew::platform::spawn_local;
use yew::prelude::*;

/// A part of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The home page, and everything that all pages share.
    Main,
    /// Playing.
    Table,
    /// All other pages.
    Pages,
}

/// What a part brings.
#[derive(Clone, Copy)]
struct Content {
    show: Show,
    games: GameAccess,
    views: GameViews,
    /// What its pages say.
    words: &'static [&'static Catalogue],
}

impl Content {
    fn of_table() -> Self {
        const WORDS: &[&Catalogue] = &[
            &table::CATALOGUE,
            &turn_of_time::CATALOGUE,
            &argonauts_wheel::CATALOGUE,
            &wheels_of_time::CATALOGUE,
            &wheel_of_fortune::CATALOGUE,
            &world_wonders::CATALOGUE,
        ];
        Self::with(table_page, WORDS)
    }

    fn of_pages() -> Self {
        const WORDS: &[&Catalogue] = &[
            &pages::CATALOGUE,
            &table::CATALOGUE,
            &turn_of_time::CATALOGUE,
            &argonauts_wheel::CATALOGUE,
            &wheels_of_time::CATALOGUE,
            &wheel_of_fortune::CATALOGUE,
            &world_wonders::CATALOGUE,
        ];
        Self::with(other_page, WORDS)
    }

    fn with(show: Show, words: &'static [&'static Catalogue]) -> Self {
        add_gamepads();
        Self {
            show,
            games: GameAccess::new(games::thumbnail, games::milestones),
            views: GameViews {
                today: TodayView(|| html! { <TodayOnDemand /> }),
                board: DrawBoard(games::stored_picture),
            },
            words,
        }
    }
}

#[cfg(not(split))]
mod source {
    use super::{Content, LaterContent, Part};
    use core::convert::Infallible;

    pub fn loaded(part: Part) -> Option<Content> {
        match part {
            Part::Main => None,
            Part::Table => Some(Content::of_table()),
            Part::Pages => Some(Content::of_pages()),
        }
    }

    pub async fn fetch(part: Part) -> Result<Option<Content>, Infallible> {
        Ok(loaded(part))
    }

    pub fn loaded_later() -> Option<LaterContent> {
        Some(LaterContent::new())
    }

    pub async fn fetch_later() -> Result<(), Infallible> {
        Ok(())
    }
}

#[cfg(split)]
#[allow(
    unsafe_code,
    reason = "the macro declares the functions that fetch a part"
)]
mod source {
    use super::{Content, LaterContent, Part, need_words};
    use std::cell::Cell;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    thread_local! {
        static TABLE: Cell<Option<Content>> = const { Cell::new(None) };
        static PAGES: Cell<Option<Content>> = const { Cell::new(None) };
        static LATER: Cell<Option<LaterContent>> = const { Cell::new(None) };
    }

    #[wasm_split(table, fallible)]
    fn table() -> Result<Content, SplitLoaderError> {
        Ok(Content::of_table())
    }

    #[wasm_split(pages, fallible)]
    fn pages() -> Result<Content, SplitLoaderError> {
        Ok(Content::of_pages())
    }

    #[wasm_split(later, fallible)]
    fn later() -> Result<LaterContent, SplitLoaderError> {
        Ok(LaterContent::new())
    }

    pub fn loaded(part: Part) -> Option<Content> {
        match part {
            Part::Main => None,
            Part::Table => TABLE.get(),
            Part::Pages => PAGES.get(),
        }
    }

    pub async fn fetch(part: Part) -> Result<Option<Content>, SplitLoaderError> {
        match part {
            Part::Main => {}
            Part::Table => TABLE.set(Some(spoken(table().await?).await)),
            Part::Pages => PAGES.set(Some(spoken(pages().await?).await)),
        }
        Ok(loaded(part))
    }

    /// Waits until what it says is there.
    async fn spoken(content: Content) -> Content {
        need_words(content.words).await;
        content
    }

    pub fn loaded_later() -> Option<LaterContent> {
        LATER.get()
    }

    pub async fn fetch_later() -> Result<(), SplitLoaderError> {
        let content = later().await?;
        need_words(content.words).await;
        LATER.set(Some(content));
        Ok(())
    }
}

impl Part {
    /// The part that a page is in.
    pub const fn of(route: &Route) -> Self {
        match route {
            Route::Home | Route::NotFound => Self::Main,
            Route::Play(_) | Route::Continue | Route::Match(_) | Route::Position(..) => Self::Table,
            Route::New(_)
            | Route::Share(_)
            | Route::Mistakes(_)
            | Route::MyMistakes
            | Route::Guess(..)
            | Route::Open(_)
            | Route::Challenge(_)
            | Route::Games
            | Route::Move
            | Route::Statistics
            | Route::AllRules
            | Route::Rules(_)
            | Route::Learn(_)
            | Route::Puzzle(..)
            | Route::Puzzles(_)
            | Route::EndlessPuzzle(_)
            | Route::Daily(_)
            | Route::Settings
            | Route::Keys
            | Route::About => Self::Pages,
        }
    }

    /// How its pages are shown, once it is there.
    fn show(self) -> Option<Show> {
        match self {
            Self::Main => Some(home_page),
            Self::Table | Self::Pages => source::loaded(self).map(|content| content.show),
        }
    }

    /// Fetches it, unless it is there.
    ///
    /// # Errors
    /// If it cannot be fetched. It is tried again the next time.
    pub async fn fetch(self, store: &Store) -> Result<Show, JsValue> {
        if let Some(show) = self.show() {
            return Ok(show);
        }
        let content = source::fetch(self)
            .await
            .map_err(|error| error.to_string())?;
        if let Some(content) = content {
            store.know_games(content.games);
            poll_gamepads();
        }
        self.show().ok_or(JsValue::UNDEFINED)
    }

    /// Fetches it, so that it is there when it is needed.
    fn prefetch(self, store: &Store) {
        if self.show().is_none() && !is_saving_data() {
            let store = store.clone();
            spawn_local(async move {
                // Whoever needs it tries again.
                let _ = self.fetch(&store).await;
            });
        }
    }
}

/// What is there from the start: everything, where the program is not split.
pub fn add_loaded_parts(store: &Store) {
    if let Some(content) = source::loaded(Part::Table) {
        store.know_games(content.games);
    }
}

/// Waits until what is there from the start can be spoken.
pub async fn need_first_words() {
    need_words(&[&house::CATALOGUE]).await;
    if let Some(content) = source::loaded(Part::Pages) {
        need_words(content.words).await;
    }
}

/// How the pages of a part are shown; it is fetched if it is not there yet.
#[hook]
pub fn use_part(part: Part) -> Fetched<Show> {
    let store = use_store();
    let fetched = use_fetched(part, async move |part: Part| part.fetch(&store).await);
    match part.show() {
        Some(show) => Fetched::Ready(show),
        None => fetched,
    }
}

/// Whether nothing is to be fetched that may not be needed.
fn is_saving_data() -> bool {
    document_element().get_attribute("data-data").as_deref() == Some("less")
}

/// What a table shows after its board: a part of its own, fetched when it is wanted, or after a while.
#[hook]
pub fn use_later() -> OnDemand<LaterContent> {
    let is_wanted = use_state_eq(|| false);
    let fetched = use_fetched_when(*is_wanted, (), async |()| {
        source::fetch_later()
            .await
            .map_err(|error| error.to_string().into())
    });
    let want = use_callback(is_wanted.setter(), |(), is_wanted| is_wanted.set(true));
    use_effect_with(want.clone(), |want| {
        let want = want.clone();
        let timeout =
            (!is_saving_data()).then(|| Timeout::new(IDLE_AFTER_MS, move || want.emit(())));
        move || drop(timeout)
    });
    let content = match (source::loaded_later(), fetched) {
        (Some(content), _) => Fetched::Ready(content),
        (None, Fetched::Failed(try_again)) => Fetched::Failed(try_again),
        (None, _) => Fetched::Pending,
    };
    OnDemand { content, want }
}

/// How long the first page is left alone before more is fetched, in milliseconds.
const IDLE_AFTER_MS: u32 = 1500;

/// Fetches what is likely to be needed next: the part of a link that is pointed at or focused, and after a while the
/// table, or at once where the home page has matches to show. Returns what that shows once the games are there: the first
/// picture, which the build has made, is without it.
#[hook]
pub fn use_prefetch() -> Option<GameViews> {
    let store = use_store();
    let is_there = use_state_eq(|| false);
    let on_pointed = use_callback(store.clone(), |event: Event, store| {
        let link = event
            .target_dyn_into::<Element>()
            .and_then(|target| target.closest("a[href^='#']").ok().flatten());
        if let Some(address) = link.and_then(|link| link.get_attribute("href")) {
            Part::of(&Route::read(&address)).prefetch(store);
        }
    });
    use_window_event("pointerover", on_pointed.clone());
    use_window_event("focusin", on_pointed);
    let came = is_there.setter();
    use_effect_with(store, move |store| {
        let store = store.clone();
        // Matches wait for their pictures.
        let is_wanted = !store.list().matches.is_empty();
        let after = if is_wanted { 0 } else { IDLE_AFTER_MS };
        let timeout = Timeout::new(after, move || {
            if is_wanted || !is_saving_data() {
                // Whoever needs them tries again.
                spawn_local(async move { came.set(store.fetch_games().await) });
            }
        });
        move || drop(timeout)
    });
    let content = source::loaded(Part::Table).filter(|_| *is_there)?;
    Some(content.views)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page's first script fetches the part of its address beside the program.
    #[test]
    fn the_first_script_knows_the_parts() {
        let script = include_str!("../../static/boot.js");
        let list = script
            .split_once("const part = shown && ([")
            .and_then(|(_, rest)| rest.split_once(']'))
            .map_or("", |(list, _)| list);
        let of_table: Vec<&str> = list
            .split(", ")
            .map(|name| name.trim_matches('"'))
            .collect();
        for address in [
            "#/table/1",
            "#/table/1/12",
            "#/play/turn-of-time",
            "#/continue",
            "#/new/turn-of-time",
            "#/share/1",
            "#/open/AwE",
            "#/my-mistakes",
            "#/games",
            "#/move",
            "#/statistics",
            "#/rules",
            "#/rules/turn-of-time",
            "#/learn/turn-of-time",
            "#/puzzles/turn-of-time",
            "#/puzzles/turn-of-time/1",
            "#/today",
            "#/settings",
            "#/keyboard",
            "#/about",
        ] {
            let route = Route::read(address);
            assert_ne!(route, Route::NotFound, "{address}");
            let name = address.split('/').nth(1).unwrap_or_default();
            let expected = if of_table.contains(&name) {
                Part::Table
            } else {
                Part::Pages
            };
            assert_eq!(Part::of(&route), expected, "{address}");
        }
        assert_eq!(Part::of(&Route::read("")), Part::Main);
    }
}
