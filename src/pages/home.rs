//! Home: the five games, and the way back to where one left.

use crate::app::House;
use crate::games;
use crate::match_page::names_of;
use crate::pages::games::{how_it_stands, match_row, name_of};
use crate::pages::puzzles;
use crate::parts::{join, line, link_button, notice, section, span, top, wheel_mark};
use crate::route::Route;
use crate::stage::{Context, Scene};
use crate::store::{AllKept, Opened};
use crate::text::Words;
use rules::GameId;
use yew::prelude::*;

/// So many games are shown here; all are on a page of their own.
const SHOWN: usize = 3;

/// What the page is given.
#[derive(PartialEq)]
pub struct HomeProps {
    /// What every page can use.
    pub house: House,
}

/// The page.
pub struct Home {
    kept: AllKept,
    aside: bool,
}

impl Scene for Home {
    type Message = ();
    type Properties = HomeProps;

    fn create(ctx: &Context<Self>) -> Self {
        let store = &ctx.props().house.store;
        Self {
            kept: store.list(),
            aside: !store.set_aside().is_empty(),
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let words = ctx.props().house.words;
        let lost = self
            .kept
            .lost
            .iter()
            .map(|(_, why)| notice("lost", words.not_there(why)));
        let games = GameId::ALL.iter().map(|game| game_card(words, *game));
        // The game played last, if it is under way, has a place of its own.
        let (last, others) = match self.kept.matches.split_first() {
            Some((last, others)) if last.1.played.position().ending().is_none() => {
                (Some(last), others)
            }
            _ => (None, self.kept.matches.as_slice()),
        };
        let rows = others
            .iter()
            .take(SHOWN)
            .map(|(id, opened)| match_row(words, id, opened, html! {}));
        html! {
            <>
                { games::rooms(self.kept.matches.iter().map(|(_, opened)| &opened.played)) }
                { top(html! {}) }
                <main class="home" id="main" tabindex="-1">
                    <div class="welcome">
                        { wheel_mark() }
                        <div>
                            <h1>{ "Come in, sit down" }</h1>
                            <p>{ "Five modern board games for one screen: with friends around the table, against the computer, alone, or by sending links. Nothing to install, no account." }</p>
                        </div>
                    </div>
                    { for lost }
                    if self.aside {
                        <p class="notice" id="aside-told">
                            { "Something that was kept of a game is damaged. Nothing is thrown away: you find it under " }
                            <a href={Route::Games.href()}>{ "Your games" }</a>
                            { "." }
                        </p>
                    }
                    if let Some((id, opened)) = last {
                        { go_on_card(words, id, opened) }
                    }
                    { section("", "the-games", "The games", html! { <ul class="game-list">{ for games }{ from_afar() }</ul> }) }
                    if !others.is_empty() {
                        { section("", "your-games", "Your games", html! {
                            <>
                                <ul class="match-list">{ for rows }</ul>
                                <p class="buttons">{ link_button(&Route::Games, "", html! { "All your games" }) }</p>
                            </>
                        }) }
                    }
                </main>
            </>
        }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        false
    }
}

/// Where one left, with the table as it stands.
fn go_on_card(words: Words, id: &str, opened: &Opened) -> Html {
    let played = &opened.played;
    let inside = html! {
        <a href={Route::Table(id.to_owned()).href()} class={join("go-on-card", played.setup().game().id())}>
            <span class="go-on-board" aria-hidden="true">{ games::ui(played.setup().game()).small(played.state()) }</span>
            <span class="go-on-words">
                <strong>{ name_of(words, opened) }</strong>
                { span("", words.list(&names_of(words, played))) }
                { span("quiet", how_it_stands(words, played)) }
                { span("button primary", "Go on") }
            </span>
        </a>
    };
    section("go-on-home", "go-on-title", "Where you left", inside)
}

fn game_card(words: Words, game: GameId) -> Html {
    let about = words.game(game);
    let of_game = html! {
        <>{ "New game" }{ span("unseen", format!(" of {}", about.name)) }</>
    };
    let rules_of = html! {
        <>{ "Rules" }{ span("unseen", format!(" of {}", about.name)) }</>
    };
    html! {
        <li class={join("game-card", &games::class(game))}>
            <div class="game-card-board" aria-hidden="true">{ games::emblem(game) }</div>
            <div class="game-card-words">
                <h3>{ about.name }</h3>
                { line("", about.pitch) }
                { line("quiet", format!("{} · {}", about.players, about.time)) }
                <p class="buttons">
                    { link_button(&Route::New(game), "primary", of_game) }
                    { puzzles::links(words, game) }
                    { link_button(&Route::Rules(game), "plain", rules_of) }
                </p>
            </div>
        </li>
    }
}

/// The sixth place: games that come from elsewhere.
fn from_afar() -> Html {
    html! {
        <li class="game-card afar">
            <div class="game-card-words">
                <h3>{ "Sent by a friend?" }</h3>
                { line("", "A link, a text or a file holds a whole game. Open it here and take your turn.") }
                <p class="buttons">
                    { link_button(&Route::Open(String::new()), "", html! { "Open a game" }) }
                </p>
            </div>
        </li>
    }
}
