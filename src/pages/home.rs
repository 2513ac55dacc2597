//! The home page: the games, and the unfinished matches.

use super::match_list::{
    DrawBoard, ListedMatch, MatchPicture, MatchRow, match_name, seat_names_of, standing_text,
    use_match_list,
};
use crate::components::{LinkButton, Notice, Section, TopBar, marked, wheel_mark};
use crate::context::{use_locale, use_settings};
use crate::games;
use crate::games::practice_links;
use app_core::Route;
use app_core::settings::Settings;
use app_core::store::MatchGroup;
use l10n::house;
use rules::GameId;
use text::Locale;
use yew::prelude::*;

/// Maximum number of matches shown on the home page, besides those on the games' cards.
const MAX_MATCHES: usize = 2;

/// Shows today's deals, which needs to know the games.
#[derive(Clone, Copy)]
pub struct TodayView(pub fn() -> Html);

impl PartialEq for TodayView {
    /// There is only one.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What the home page shows that needs the games.
#[derive(Clone, Copy, PartialEq)]
pub struct GameViews {
    pub today: TodayView,
    pub board: DrawBoard,
}

#[derive(Properties, PartialEq)]
pub struct HomePageProps {
    /// Once they are there.
    #[prop_or_default]
    pub games: Option<GameViews>,
}

/// The home page. Rendered on a server, it shows no matches.
#[component]
pub fn HomePage(props: &HomePageProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let (list, _) = use_match_list();
    let draw = props.games.map(|games| games.board);
    let lost = list.lost.iter().map(|(id, why)| {
        html! { <Notice key={id.clone()} id="lost">{ locale.text(text::lost_game(why)) }</Notice> }
    });
    // Every game's card continues its last played match; the other matches are listed below.
    // Friends elsewhere wait for the first ones.
    let (mut rest, others): (Vec<&ListedMatch>, Vec<&ListedMatch>) = list
        .matches
        .iter()
        .partition(|listed| MatchGroup::of(&listed.stored) == MatchGroup::YourTurn);
    rest.extend(others);
    let cards: Vec<Html> = GameId::listed()
        .map(|game| {
            let is_under_way =
                |listed: &&ListedMatch| listed.stored.game == game && !listed.stored.summary.over;
            let under_way = rest
                .iter()
                .position(is_under_way)
                .map(|place| rest.remove(place).clone());
            game_card(locale, &settings.current, game, under_way.as_ref(), draw)
        })
        .collect();
    let rows: Vec<Html> = rest
        .into_iter()
        .filter(|listed| MatchGroup::of(&listed.stored) != MatchGroup::Finished)
        .take(MAX_MATCHES)
        .map(
            |listed| html! { <MatchRow key={listed.id.as_str()} listed={listed.clone()} {draw} /> },
        )
        .collect();
    html! {
        <>
            { games::game_assets(list.matches.iter().map(|listed| listed.stored.game)) }
            <TopBar />
            <main class="home" id="main" tabindex="-1" aria-label={locale.text(house::HOME)}>
                <div class="welcome">
                    { wheel_mark() }
                    <div>
                        <h1>{ locale.text(house::PULL_UP_A_CHAIR) }</h1>
                        <p>
                            { locale.text(house::WELCOME) }{ " " }
                            <a href={Route::Open(String::new()).href()}>{ locale.text(house::OPEN_A_GAME) }</a>
                        </p>
                    </div>
                </div>
                <>{ for lost }</>
                if let Some(error) = &list.unavailable {
                    <Notice id="unavailable">{ locale.text(text::unavailable_games(error)) }</Notice>
                }
                if !list.quarantined.is_empty() {
                    <p class="notice" id="quarantine-notice">
                        { marked(&locale.text(house::SOME_DATA_DAMAGED), |_, name| html! { <a href={Route::Games.href()}>{ name }</a> }) }
                    </p>
                }
                <Section class="home-games" id="the-games" title={locale.text(house::GAMES)}>
                    <ul class="game-list">
                        { today_card(locale, props.games.map(|games| games.today)) }
                        { for cards }
                    </ul>
                </Section>
                if !rows.is_empty() {
                    <Section id="your-games" title={locale.text(house::YOUR_GAMES)}>
                        <ul class="match-list">{ for rows }</ul>
                        <p class="buttons"><LinkButton to={Route::Games}>{ locale.text(house::ALL_YOUR_GAMES) }</LinkButton></p>
                    </Section>
                }
            </main>
        </>
    }
}

/// A game, with links to everything about it. Its cover opens the form for a new game; `under_way` is its last played
/// unfinished match.
fn game_card(
    locale: Locale,
    settings: &Settings,
    game: GameId,
    under_way: Option<&ListedMatch>,
    draw: Option<DrawBoard>,
) -> Html {
    let name = locale.name(game);
    let is_under_way = under_way.is_some();

    // With whom "Play" begins a game.
    let last_setup = settings
        .last_setup(game)
        .map(|last_setup| text::last_opponents(locale, last_setup));
    // An element and a text: one takes the place of the other, so that no label moves.
    let (play, play_label) = if is_under_way {
        let play = html! { <span>{ locale.text(house::NEW_GAME) }</span> };
        (play, house::new_game_of(locale, game))
    } else {
        let play = html! { { locale.text(house::PLAY) } };
        (play, house::play_game(locale, game))
    };
    let play_class = (!is_under_way).then_some("primary");
    html! {
        <li key={game.id()} class={classes!("game-card", games::class(game))}>
            // The buttons say the same to the keyboard and to screen readers.
            <a href={Route::New(game).href()} class="game-card-board" tabindex="-1" aria-hidden="true">
                { games::emblem(game) }
            </a>
            <div class="game-card-words">
                <h3>{ &name }</h3>
                // A match under way covers the description exactly, so that nothing moves.
                <div class={classes!("game-card-about", is_under_way.then_some("covered"))}>
                    <p>{ locale.text(text::pitch(game)) }</p>
                    if let Some(listed) = under_way {
                        { continue_card(locale, listed, draw) }
                    }
                </div>
                <p class="quiet game-card-usual">
                    { last_setup.unwrap_or_else(|| format!("{} · {}", text::players_of(locale, game), text::minutes_of(locale, game))) }
                </p>
                <p class="buttons">
                    <LinkButton to={Route::Play(game)} class={classes!("game-card-play", play_class)} label={play_label}>
                        { play }
                    </LinkButton>
                    <LinkButton to={Route::New(game)} class="plain" label={house::change_setup_of(locale, game)}>{ locale.text(house::CHANGE_SETUP) }</LinkButton>
                    { practice_links(locale, game) }
                    <LinkButton to={Route::Rules(game)} class="plain" label={house::rules_of(locale, game)}>{ locale.text(house::RULES) }</LinkButton>
                </p>
            </div>
        </li>
    }
}

/// A match to continue, on the card of its game.
fn continue_card(locale: Locale, listed: &ListedMatch, draw: Option<DrawBoard>) -> Html {
    let ListedMatch { id, stored } = listed;
    let game = locale.name(stored.game);
    let name = match_name(locale, stored);
    html! {
        <a href={Route::Match(id.to_string()).href()} class="go-on-card">
            <span class="go-on-board" aria-hidden="true"><MatchPicture listed={listed.clone()} {draw} /></span>
            <span class="go-on-words">
                <span class="go-on-title">
                    { locale.text(house::CONTINUE) }
                    if name != game {
                        { " " }<strong>{ name }</strong>
                    } else {
                        <span class="unseen">{ format!(" {game}") }</span>
                    }
                </span>
                <span class="go-on-names">{ locale.list(&seat_names_of(locale, stored)) }</span>
                <span class="quiet go-on-standing">{ standing_text(locale, stored) }</span>
            </span>
        </a>
    }
}

/// The deals of the day. What they are comes with the games, into the room that is kept for it.
fn today_card(locale: Locale, today: Option<TodayView>) -> Html {
    let content = today.map_or_else(|| today_placeholder(locale), |TodayView(show)| show());
    html! { <li key="today" class="game-card today-card">{ content }</li> }
}

/// What the card says until then.
pub fn today_placeholder(locale: Locale) -> Html {
    html! {
        <>
            <div class="game-card-board"></div>
            <div class="game-card-words">
                <h3>{ locale.text(house::TODAY) }</h3>
                <div class="game-card-about">
                    <p>{ locale.text(house::ABOUT_TODAY) }</p>
                </div>
                <p class="buttons"><LinkButton to={Route::Daily(None)}>{ locale.text(house::ALL_OF_TODAY) }</LinkButton></p>
            </div>
        </>
    }
}
