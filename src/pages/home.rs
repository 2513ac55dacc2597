//! The home page: the games, and the unfinished matches.

use super::match_list::{
    ListedMatch, MatchPicture, MatchRow, name_of, names_in, standing, use_match_list,
};
use crate::components::{LinkButton, Notice, Section, TopBar, WheelMark};
use crate::context::use_locale;
use crate::games;
use crate::games::practice_links;
use crate::route::Route;
use rules::GameId;
use yew::prelude::*;

/// Maximum number of matches shown on the home page.
const MAX_MATCHES: usize = 3;

/// The home page. Rendered on a server, it shows no matches.
#[component]
pub fn HomePage() -> Html {
    let locale = use_locale();
    let (list, _) = use_match_list();
    let lost = list.lost.iter().map(|(id, why)| {
        html! { <Notice key={id.clone()} id="lost">{ locale.open_error(why) }</Notice> }
    });
    let is_unfinished = |listed: &&ListedMatch| !listed.stored.summary.over;
    // The last played match is featured, if it is unfinished.
    let last = list.matches.first().filter(is_unfinished);
    let others = list.matches.iter().skip(usize::from(last.is_some()));
    let rows: Vec<Html> = others
        .take(MAX_MATCHES)
        .map(|listed| html! { <MatchRow key={listed.id.as_str()} listed={listed.clone()} /> })
        .collect();
    let cards = GameId::ALL
        .iter()
        .map(|game| html! { <GameCard key={game.id()} game={*game} /> });
    html! {
        <>
            { games::game_assets(list.matches.iter().map(|listed| listed.stored.game)) }
            <TopBar />
            <main class="home" id="main" tabindex="-1">
                <div class="welcome">
                    <WheelMark />
                    <div>
                        <h1>{ "Come in, sit down" }</h1>
                        <p>{ "Five modern board games for one screen: with friends around the table, against the computer, alone, or by sending links. Nothing to install, no account." }</p>
                    </div>
                </div>
                <>{ for lost }</>
                if !list.quarantined.is_empty() {
                    <p class="notice" id="quarantine-notice">
                        { "Something that was kept of a game is damaged. Nothing is thrown away: you find it under " }
                        <a href={Route::Games.href()}>{ "Your games" }</a>
                        { "." }
                    </p>
                }
                if let Some(listed) = last {
                    <ContinueCard listed={listed.clone()} />
                }
                <Section id="the-games" title="The games">
                    <ul class="game-list">
                        { for cards }
                        { open_card() }
                    </ul>
                </Section>
                if !rows.is_empty() {
                    <Section id="your-games" title="Your games">
                        <ul class="match-list">{ for rows }</ul>
                        <p class="buttons"><LinkButton to={Route::Games}>{ "All your games" }</LinkButton></p>
                    </Section>
                }
            </main>
        </>
    }
}

/// Props of [`ContinueCard`].
#[derive(Properties, PartialEq)]
struct ContinueCardProps {
    listed: ListedMatch,
}

/// The featured match, to continue.
#[component]
fn ContinueCard(props: &ContinueCardProps) -> Html {
    let locale = use_locale();
    let ListedMatch { id, stored } = &props.listed;
    html! {
        <Section class="go-on-home" id="go-on-title" title="Where you left">
            <a href={Route::Match(id.to_string()).href()} class={classes!("go-on-card", stored.game.id())}>
                <span class="go-on-board" aria-hidden="true"><MatchPicture listed={props.listed.clone()} /></span>
                <span class="go-on-words">
                    <strong>{ name_of(locale, stored) }</strong>
                    <span>{ locale.list(&names_in(locale, stored)) }</span>
                    <span class="quiet">{ standing(locale, stored) }</span>
                    <span class="button primary">{ "Go on" }</span>
                </span>
            </a>
        </Section>
    }
}

/// Props of [`GameCard`].
#[derive(Properties, PartialEq)]
struct GameCardProps {
    game: GameId,
}

/// A game, with links to everything about it.
#[component]
fn GameCard(props: &GameCardProps) -> Html {
    let game = props.game;
    let about = use_locale().game(game);
    let of_game = html! { <span class="unseen">{ format!(" of {}", about.name) }</span> };
    html! {
        <li class={classes!("game-card", games::class(game))}>
            <div class="game-card-board" aria-hidden="true">{ games::emblem(game) }</div>
            <div class="game-card-words">
                <h3>{ about.name }</h3>
                <p>{ about.pitch }</p>
                <p class="quiet">{ format!("{} · {}", about.players, about.time) }</p>
                <p class="buttons">
                    <LinkButton to={Route::New(game)} class="primary">{ "New game" }{ of_game.clone() }</LinkButton>
                    { practice_links(game, about.name) }
                    <LinkButton to={Route::Rules(game)} class="plain">{ "Rules" }{ of_game }</LinkButton>
                </p>
            </div>
        </li>
    }
}

/// The card for opening a link or file.
fn open_card() -> Html {
    html! {
        <li key="open" class="game-card afar">
            <div class="game-card-words">
                <h3>{ "Sent by a friend?" }</h3>
                <p>{ "A link, a text or a file holds a whole game. Open it here and take your turn." }</p>
                <p class="buttons">
                    <LinkButton to={Route::Open(String::new())}>{ "Open a game" }</LinkButton>
                </p>
            </div>
        </li>
    }
}
