//! Which page is shown at an address. One function for each part of the program, because a part that is fetched brings
//! its own.

use super::parts::use_later;
use crate::components::ErrorPage;
use crate::context::use_locale;
use crate::games::practice::has_page;
use crate::hooks::Fetched;
use crate::match_page::{LaterViews, MatchPage};
use crate::pages::{
    AllRulesPage, ContinuePage, EndlessPage, GameViews, GamesPage, GuessPage, HomePage,
    MistakesPage, MovePage, MyMistakesPage, NewGamePage, OpenPage, PlayPage, PracticePage,
    PuzzlesPage, RulesPage, SettingsPage, SharePage, Sheets, StatisticsPage, TodayCard, TodayPage,
    TodayView, WithSheets, about_page, keys_page, kind_title, today_placeholder,
};
use app_core::Route;
use l10n::{Catalogue, house, pages, table};
use text::Locale;
use yew::prelude::*;

pub struct Shown {
    pub html: Html,
    pub title: Title,
    /// The name of the page in the document, for tests and styles.
    pub name: &'static str,
}

/// The window's title.
#[derive(Clone, Debug, PartialEq)]
pub enum Title {
    App,
    Page(String),
    /// The page sets it itself: of a match it says whose turn it is.
    Own,
}

/// Shows a page; with what needs the games, if they are there by now.
pub type Show = fn(&Route, Locale, Option<GameViews>) -> Shown;

/// The home page, and what is shown at addresses that lead nowhere.
pub fn home_page(route: &Route, locale: Locale, games: Option<GameViews>) -> Shown {
    match route {
        Route::Home => Shown {
            html: html! { <HomePage key={route.href()} {games} /> },
            title: Title::App,
            name: route.name(),
        },
        _ => not_found(locale),
    }
}

fn not_found(locale: Locale) -> Shown {
    let why = locale.text(house::NOTHING_HERE);
    Shown {
        html: html! { <ErrorPage key="not-found" title={locale.text(house::PAGE_NOT_FOUND)} {why} /> },
        title: Title::Page(locale.text(house::PAGE_NOT_FOUND)),
        name: Route::NotFound.name(),
    }
}

/// The pages on which games are played.
pub fn table_page(route: &Route, locale: Locale, _: Option<GameViews>) -> Shown {
    // The key gives every address its own page state.
    let key = route.href();
    let (html, title) = match route {
        Route::Play(game) => (html! { <PlayPage {key} game={*game} /> }, Title::App),
        Route::Continue => (html! { <ContinuePage {key} /> }, Title::App),
        Route::Match(id) => (html! { <TablePage {key} id={id.clone()} /> }, Title::Own),
        Route::Position(id, ply) => (
            html! { <TablePage {key} id={id.clone()} at={*ply} /> },
            Title::Own,
        ),
        _ => return not_found(locale),
    };
    Shown {
        html,
        title,
        name: route.name(),
    }
}

#[derive(Properties, PartialEq)]
struct TablePageProps {
    id: AttrValue,
    /// The position at which it is opened; the latest one, unless it is known.
    #[prop_or_default]
    at: Option<usize>,
}

/// A table, with what comes after its board.
#[component]
fn TablePage(props: &TablePageProps) -> Html {
    let later = use_later();
    html! {
        <WithSheets class="table-page" sheets={later.clone().map(|later| later.sheets)}>
            <MatchPage id={props.id.clone()} at={props.at} later={later.map(|later| later.views)} />
        </WithSheets>
    }
}

/// Today's deals on the home page, which come with what a table shows later.
#[component]
pub fn TodayOnDemand() -> Html {
    let locale = use_locale();
    match use_later().content {
        Fetched::Ready(LaterContent { today, .. }) => (today.0)(),
        Fetched::Pending | Fetched::Failed(_) => today_placeholder(locale),
    }
}

/// What a table shows after its board.
#[derive(Clone, Copy, PartialEq)]
pub struct LaterContent {
    sheets: Sheets,
    views: LaterViews,
    today: TodayView,
    /// What it says.
    pub words: &'static [&'static Catalogue],
}

impl LaterContent {
    /// The part of the program that calls this has all of it.
    pub fn new() -> Self {
        const WORDS: &[&Catalogue] = &[&pages::CATALOGUE];
        Self {
            sheets: Sheets::new(),
            views: LaterViews::new(),
            today: TodayView(|| html! { <TodayCard /> }),
            words: WORDS,
        }
    }
}

/// All other pages.
pub fn other_page(route: &Route, locale: Locale, _: Option<GameViews>) -> Shown {
    if !has_page(route) {
        return not_found(locale);
    }
    let key = route.href();
    let (html, title) = match route {
        Route::New(game) => (
            html! { <NewGamePage {key} game={*game} /> },
            house::new_game_of(locale, *game),
        ),
        Route::Share(id) => (
            html! { <SharePage {key} id={id.clone()} /> },
            locale.text(house::SHARE_THIS_GAME),
        ),
        Route::Mistakes(id) => (
            html! { <MistakesPage {key} id={id.clone()} /> },
            locale.text(table::LEARN_FROM_GAME),
        ),
        Route::MyMistakes => (
            html! { <MyMistakesPage {key} /> },
            locale.text(house::MY_MISTAKES),
        ),
        Route::Guess(id, seat) => (
            html! { <GuessPage {key} id={id.clone()} seat={*seat} /> },
            locale.text(table::GUESS_MOVES),
        ),
        Route::Open(text) => (
            html! { <OpenPage {key} text={text.clone()} /> },
            locale.text(house::OPEN_A_GAME),
        ),
        // The form says what is wrong with the link, and takes a better one.
        Route::Challenge(_) => (
            html! { <OpenPage text={key.clone()} {key} /> },
            locale.text(pages::A_CHALLENGE),
        ),
        Route::Games => (
            html! { <GamesPage {key} /> },
            locale.text(house::YOUR_GAMES),
        ),
        Route::Move => (
            html! { <MovePage {key} /> },
            locale.text(pages::MOVE_MY_GAMES),
        ),
        Route::Statistics => (
            html! { <StatisticsPage {key} /> },
            locale.text(house::STATISTICS),
        ),
        Route::AllRules => (html! { <AllRulesPage {key} /> }, locale.text(house::RULES)),
        Route::Rules(game) => (
            html! { <RulesPage {key} game={*game} /> },
            house::rules_of(locale, *game),
        ),
        Route::Learn(game) => (
            html! { <PracticePage {key} game={*game} /> },
            house::learn_game(locale, *game),
        ),
        Route::Puzzle(game, number) => (
            html! { <PracticePage {key} game={*game} number={*number} /> },
            house::puzzle_of(locale, *number, *game),
        ),
        Route::Puzzles(game) => (
            html! { <PuzzlesPage {key} game={*game} /> },
            house::puzzles_of(locale, *game),
        ),
        // One page for all of them, so that the next one can be made while one is solved.
        Route::EndlessPuzzle(spec) => (
            html! { <EndlessPage key="endless" spec={*spec} /> },
            house::puzzle_kind_of(locale, &kind_title(locale, spec.kind), spec.game()),
        ),
        Route::Daily(day) => (
            html! { <TodayPage {key} day={*day} /> },
            day.map_or_else(
                || locale.text(house::TODAY),
                |day| house::games_of_day(locale, &text::date(locale, day)),
            ),
        ),
        Route::Settings => (
            html! { <SettingsPage {key} /> },
            locale.text(house::SETTINGS),
        ),
        Route::Keys => (keys_page(locale), locale.text(house::KEYBOARD)),
        Route::About => (about_page(locale), locale.text(house::ABOUT)),
        Route::Home
        | Route::Play(_)
        | Route::Continue
        | Route::Match(_)
        | Route::Position(..)
        | Route::NotFound => {
            return not_found(locale);
        }
    };
    Shown {
        html,
        title: Title::Page(title),
        name: route.name(),
    }
}
