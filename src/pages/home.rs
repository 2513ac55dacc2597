//! Home: the games of the house, and the games under way.

use crate::app::House;
use crate::boards;
use crate::parts::{
    button, catch_focus, join, line, link_button, notice, section, span, top, wheel_mark,
};
use crate::route::Route;
use crate::store::{Listed, NotThere};
use crate::table::names_of;
use crate::text::Words;
use rules::GameId;
use yew::prelude::*;

/// What the page is given.
#[derive(Properties, PartialEq)]
pub struct HomeProps {
    /// What every page can use.
    pub house: House,
}

/// What can be done at home.
pub enum Msg {
    /// Asks whether a match is to be deleted, or no longer asks.
    Ask(Option<String>),
    /// Deletes a match.
    Forget(String),
}

/// The page.
pub struct Home {
    matches: Vec<Listed>,
    /// Matches that cannot be shown, and why.
    lost: Vec<NotThere>,
    asked: Option<String>,
}

impl Component for Home {
    type Message = Msg;
    type Properties = HomeProps;

    fn create(ctx: &Context<Self>) -> Self {
        let (matches, lost) = ctx.props().house.store.list();
        Self {
            matches,
            lost,
            asked: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let house = &ctx.props().house;
        match msg {
            Msg::Ask(id) => self.asked = id,
            Msg::Forget(id) => {
                // A match that cannot be deleted stays in the list.
                let _ = house.store.forget(&id);
                (self.matches, self.lost) = house.store.list();
                self.asked = None;
            }
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if !first {
            catch_focus(if self.asked.is_some() { "keep" } else { "home" });
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let words = ctx.props().house.words;
        let rows = self
            .matches
            .iter()
            .map(|listed| self.match_row(ctx, listed));
        let lost = self
            .lost
            .iter()
            .map(|why| notice("lost", words.not_there(why)));
        let games = GameId::ALL.iter().map(|game| game_card(words, *game));
        html! {
            <>
                { top(html! {}) }
                <main class="home" id="home" tabindex="-1">
                    <section class="welcome">
                        { wheel_mark() }
                        <div>
                            <h1>{ "Come in, sit down" }</h1>
                            <p>{ "Board games for one screen: with friends around the table, against the computer, or alone. Nothing to install, no account." }</p>
                        </div>
                    </section>
                    { for lost }
                    if !self.matches.is_empty() {
                        { section("", "your-games", "Your games", html! { <ul class="match-list">{ for rows }</ul> }) }
                    }
                    { section("", "the-games", "Play", html! { <ul class="game-list">{ for games }</ul> }) }
                </main>
                <footer class="foot">
                    <p>{ "Unofficial fan work. Rules and names belong to their owners; drawings and words here are our own." }</p>
                </footer>
            </>
        }
    }
}

impl Home {
    fn match_row(&self, ctx: &Context<Self>, listed: &Listed) -> Html {
        let opened = &listed.opened;
        let words = ctx.props().house.words;
        let link = ctx.link();
        let name = words.game(opened.setup().game()).name;
        let who = words.list(&names_of(words, opened));
        let over = opened.position().ending().is_some();
        let how = match over {
            true => "over".to_owned(),
            false => format!("turn {}", opened.state().turn()),
        };
        let (id, other) = (listed.id.clone(), listed.id.clone());
        html! {
            <li key={listed.id.clone()} class="match-row">
                <a href={Route::Table(listed.id.clone()).href()} class="match-link">
                    <span class="match-board" aria-hidden="true">{ boards::small(opened.state()) }</span>
                    <span class="match-words">
                        <strong>{ name }</strong>
                        { span("", who) }
                        { span("quiet", how) }
                    </span>
                    { span("match-go", if over { "Look at it" } else { "Go on" }) }
                </a>
                if self.asked.as_ref() == Some(&listed.id) {
                    <span class="match-tools">
                        { button("", "danger", "Delete", link.callback(move |_| Msg::Forget(id.clone()))) }
                        { button("keep", "", "Keep", link.callback(|_| Msg::Ask(None))) }
                    </span>
                } else {
                    <button
                        type="button"
                        class="button plain"
                        aria-label={format!("Delete this game of {name}")}
                        onclick={link.callback(move |_| Msg::Ask(Some(other.clone())))}
                    >
                        { "Delete …" }
                    </button>
                }
            </li>
        }
    }
}

fn game_card(words: Words, game: GameId) -> Html {
    let about = words.game(game);
    let of_game = html! {
        <>{ "New game" }{ span("unseen", format!(" of {}", about.name)) }</>
    };
    html! {
        <li class={join("game-card", game.id())}>
            <div class="game-card-board" aria-hidden="true">{ boards::emblem(game) }</div>
            <div class="game-card-words">
                <h3>{ about.name }</h3>
                { line("", about.pitch) }
                { line("quiet", format!("{} · {}", about.players, about.time)) }
                { link_button(&Route::New(game), "primary", of_game) }
            </div>
        </li>
    }
}
