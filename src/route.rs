//! The address of every page, in the fragment, so that any static host serves
//! them below any path.

use crate::hooks::use_window_event;
use rules::GameId;
use yew::prelude::*;

/// A page and what it shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The house: games to play and games under way.
    #[default]
    Home,
    /// Setting up a game.
    New(GameId),
    /// A match under way or over, by its number in the store.
    Match(String),
    /// Sending a match to somebody, by its number in the store.
    Share(String),
    /// All matches that are kept.
    Games,
    /// Opening a match that came as a link, or as a text or a file that is
    /// still to be given.
    Open(String),
    /// The rules of a game.
    Rules(GameId),
    /// Learning a game that has a lesson.
    Learn(GameId),
    /// The puzzles of a game that has some.
    Puzzles(GameId),
    /// One of them, by its number from 1.
    Puzzle(GameId, u8),
    /// How the house is to look and behave.
    Settings,
    /// What keys do.
    Keys,
    /// What this house is.
    About,
    /// Anything else.
    NotFound,
}

/// Whether a word can be a match's number in the store.
fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// A puzzle of a game, by its number from 1.
fn puzzle(param: &str) -> Option<(GameId, u8)> {
    let (game, number) = param.split_once('/')?;
    let game = GameId::from_id(game)?;
    let number: u8 = number.parse().ok()?;
    (number > 0).then_some((game, number))
}

impl Route {
    /// The page that an address' fragment names, `#` or not. Whether a game has
    /// a lesson or such a puzzle is not asked here.
    pub fn read(fragment: &str) -> Self {
        let path = fragment.trim_start_matches('#').trim_matches('/');
        let (page, param) = path.split_once('/').unwrap_or((path, ""));
        let game = |route: fn(GameId) -> Self| GameId::from_id(param).map_or(Self::NotFound, route);
        match (page, param) {
            ("", "") => Self::Home,
            ("new", _) => game(Self::New),
            ("rules", _) => game(Self::Rules),
            ("learn", _) => game(Self::Learn),
            ("puzzles", _) => match puzzle(param) {
                Some((game, number)) => Self::Puzzle(game, number),
                None => game(Self::Puzzles),
            },
            ("table", id) if is_number(id) => Self::Match(id.to_owned()),
            ("share", id) if is_number(id) => Self::Share(id.to_owned()),
            ("games", "") => Self::Games,
            ("open", link) => Self::Open(link.to_owned()),
            ("settings", "") => Self::Settings,
            ("keys", "") => Self::Keys,
            ("about", "") => Self::About,
            _ => Self::NotFound,
        }
    }

    /// The page of this window's address.
    pub fn current() -> Self {
        Self::read(&gloo::utils::window().location().hash().unwrap_or_default())
    }

    /// The name of the page, for scripts and tests.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::New(_) => "new",
            Self::Match(_) => "table",
            Self::Share(_) => "share",
            Self::Games => "games",
            Self::Open(_) => "open",
            Self::Rules(_) => "rules",
            Self::Learn(_) | Self::Puzzles(_) | Self::Puzzle(..) => "practice",
            Self::Settings => "settings",
            Self::Keys => "keys",
            Self::About => "about",
            Self::NotFound => "lost",
        }
    }

    /// The address within the page, for links.
    pub fn href(&self) -> String {
        let (page, param) = match self {
            Self::Puzzle(game, number) => return format!("#/puzzles/{}/{number}", game.id()),
            Self::Learn(game) => ("learn", game.id()),
            Self::Puzzles(game) => ("puzzles", game.id()),
            Self::Home => ("", ""),
            Self::New(game) => ("new", game.id()),
            Self::Rules(game) => ("rules", game.id()),
            Self::Match(id) => ("table", id.as_str()),
            Self::Share(id) => ("share", id.as_str()),
            Self::Open(link) => ("open", link.as_str()),
            Self::Games => ("games", ""),
            Self::Settings => ("settings", ""),
            Self::Keys => ("keys", ""),
            Self::About => ("about", ""),
            Self::NotFound => ("lost", ""),
        };
        match param {
            "" => format!("#/{page}"),
            param => format!("#/{page}/{param}"),
        }
    }

    /// Goes to the page.
    pub fn go(&self) {
        // A browser that does not let us leaves the page as it is.
        let _ = gloo::utils::window().location().set_hash(&self.href());
    }

    /// Goes to the page; Back then leads to the one before this one.
    pub fn replace(&self) {
        let _ = gloo::utils::window().location().replace(&self.href());
    }
}

/// The page of the window's address, which begins as `first`.
#[hook]
pub fn use_route(first: Route) -> Route {
    let route = use_state_eq(|| first);
    let on_change = use_callback(route.setter(), |_: Event, setter| {
        setter.set(Route::current())
    });
    use_window_event("hashchange", on_change);
    Route::clone(&route)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_round_trip_through_addresses() {
        let pages = [
            Route::Home,
            Route::New(GameId::TurnOfTime),
            Route::Rules(GameId::TurnOfTime),
            Route::Match("000000017".to_owned()),
            Route::Share("000000017".to_owned()),
            Route::Open(String::new()),
            Route::Open("AQEA-_x".to_owned()),
            Route::Games,
            Route::Learn(GameId::ArgonautsWheel),
            Route::Puzzles(GameId::ArgonautsWheel),
            Route::Puzzle(GameId::ArgonautsWheel, 1),
            Route::Puzzle(GameId::ArgonautsWheel, 12),
            Route::Settings,
            Route::Keys,
            Route::About,
        ];
        for page in pages {
            assert_eq!(Route::read(&page.href()), page);
        }
        assert_eq!(Route::read(""), Route::Home);
        assert_eq!(Route::read("#"), Route::Home);
    }

    #[test]
    fn unknown_addresses_are_not_found() {
        for fragment in [
            "#/new/chess",
            "#/table/",
            "#/table/a.b",
            "#/x",
            "#/new",
            "#/share/a",
            "#/games/1",
            "#/rules/",
            "#/learn/",
            "#/puzzles/argonauts-wheel/0",
            "#/puzzles/argonauts-wheel/256",
            "#/puzzles/argonauts-wheel/1/1",
            "é",
        ] {
            assert_eq!(Route::read(fragment), Route::NotFound, "{fragment}");
        }
    }
}
