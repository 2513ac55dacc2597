//! All matches that are kept: to go on with, to name, to delete, to save; and
//! what was damaged and set aside.

use crate::app::House;
use crate::browser;
use crate::games;
use crate::match_page::{headline, names_of};
use crate::parts::{
    button, catch_focus, does, join, line, link_button, notice, page, section, span, value_of,
};
use crate::route::Route;
use crate::stage::{Context, Scene};
use crate::store::{AllKept, NotThere, Opened};
use crate::text::Words;
use records::{Kept, Match, Title};
use yew::prelude::*;

/// What the page is given.
#[derive(PartialEq)]
pub struct GamesProps {
    /// What every page can use.
    pub house: House,
}

/// What can be done with matches.
#[derive(Clone)]
pub enum Msg {
    /// Another name is to be given, or no longer.
    Name(Option<String>),
    /// It was typed.
    Named(String, String),
    /// Deletes a match.
    Forget(String),
    /// Takes the deletion back.
    PutBack,
    /// Saves a match that cannot be shown as a file.
    SaveLost(String),
    /// Saves damaged bytes as a file.
    SaveAside(String),
    /// Deletes damaged bytes.
    ForgetAside(String),
}

/// The page.
pub struct Games {
    kept: AllKept,
    aside: Vec<String>,
    naming: Option<String>,
    /// What was deleted last.
    forgotten: Option<(String, Kept)>,
    wrong: Option<String>,
}

impl Scene for Games {
    type Message = Msg;
    type Properties = GamesProps;

    fn create(ctx: &Context<Self>) -> Self {
        let mut games = Self {
            kept: AllKept::default(),
            aside: Vec::new(),
            naming: None,
            forgotten: None,
            wrong: None,
        };
        games.list(ctx);
        games
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let house = &ctx.props().house;
        let store = &house.store;
        let mut done = Ok(());
        match msg {
            Msg::Name(id) => self.naming = id,
            Msg::Named(id, title) => {
                if let Ok((mut kept, revision)) = store.find(&id) {
                    kept.title = Title::new(&title);
                    done = store.put(&id, kept, Some(revision)).map(|_| ());
                }
                self.naming = None;
            }
            Msg::Forget(id) => {
                let kept = store.find(&id).ok().map(|(kept, _)| kept);
                done = store.forget(&id);
                if done.is_ok() {
                    self.forgotten = kept.map(|kept| (id, kept));
                }
            }
            Msg::PutBack => {
                if let Some((id, kept)) = self.forgotten.take() {
                    done = store.put(&id, kept, None).map(|_| ());
                }
            }
            Msg::SaveLost(id) => {
                if let Some(text) = store.file(&id) {
                    browser::download("unread.wheelhouse", &text);
                }
            }
            Msg::SaveAside(key) => {
                if let Some(text) = store.read_aside(&key) {
                    browser::download("damaged.wheelhouse", &text);
                }
            }
            Msg::ForgetAside(key) => done = store.forget_aside(&key),
        }
        self.wrong = done
            .err()
            .map(|error| house.words.shelf_error(&error).to_owned());
        self.list(ctx);
        true
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if self.naming.is_some() {
            crate::parts::focus("title");
        } else if !first {
            catch_focus(if self.forgotten.is_some() {
                "put-back"
            } else {
                "main"
            });
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let words = ctx.props().house.words;
        let rows = self
            .kept
            .matches
            .iter()
            .map(|(id, opened)| match_row(words, id, opened, self.tools(ctx, id, opened)));
        let lost = self.kept.lost.iter().map(|(id, why)| {
            let say =
                html! { <span class="match-words aside-name">{ words.not_there(why) }</span> };
            // What a later house keeps is its own, to read and to delete.
            if *why == NotThere::Later {
                return html! { <li class="match-row">{ say }</li> };
            }
            row_of_data(ctx, say, Msg::SaveLost(id.clone()), Msg::Forget(id.clone()))
        });
        let inside = html! {
            <>
                { games::rooms(self.kept.matches.iter().map(|(_, opened)| &opened.played)) }
                if let Some(wrong) = &self.wrong {
                    { notice("wrong", wrong.clone()) }
                }
                if self.forgotten.is_some() {
                    <p class="notice hint" role="status">
                        { "The game is deleted. " }
                        { button("put-back", "", "Undo", does(ctx, Msg::PutBack)) }
                    </p>
                }
                if !self.kept.lost.is_empty() { <ul class="match-list" id="lost">{ for lost }</ul> }
                if self.kept.matches.is_empty() {
                    { line("", "No games yet. They are kept here, in this browser only.") }
                } else {
                    <ul class="match-list">{ for rows }</ul>
                }
                <p class="buttons">
                    { link_button(&Route::Home, "primary", html! { "New game" }) }
                    { link_button(&Route::Open(String::new()), "", html! { "Open a link or a file" }) }
                </p>
                if !self.aside.is_empty() {
                    { self.set_aside(ctx) }
                }
                { line("quiet", "Some browsers forget what a page keeps after some weeks without a visit. A game saved as a file stays.") }
            </>
        };
        page("Your games", inside)
    }
}

impl Games {
    fn list(&mut self, ctx: &Context<Self>) {
        let store = &ctx.props().house.store;
        self.kept = store.list();
        self.aside = store.set_aside();
    }

    fn tools(&self, ctx: &Context<Self>, id: &str, opened: &Opened) -> Html {
        let link = ctx.link();
        let words = ctx.props().house.words;
        let mut called = name_of(words, opened);
        // Buttons of different games have different names.
        let alike = |(_, other): &&(String, Opened)| name_of(words, other) == called;
        if self.kept.matches.iter().filter(alike).count() > 1 {
            called = format!("{called}, {}", browser::when(opened.touched));
        }
        if self.naming.as_deref() == Some(id) {
            let number = id.to_owned();
            let onchange =
                link.callback(move |event: Event| Msg::Named(number.clone(), value_of(&event)));
            let onsubmit = link.batch_callback(|event: SubmitEvent| {
                event.prevent_default();
                None
            });
            return html! {
                <form class="match-tools" {onsubmit}>
                    <label>
                        { span("unseen", "Name of this game") }
                        <input type="text" id="title" maxlength="40" value={opened.title.as_str().to_owned()} {onchange} />
                    </label>
                    { button("", "", "Done", does(ctx, Msg::Name(None))) }
                </form>
            };
        }
        let tool = |label: &'static str, msg: fn(String) -> Msg| {
            let id = id.to_owned();
            html! {
                <button
                    type="button"
                    class="button plain"
                    aria-label={format!("{label} {called}")}
                    onclick={does(ctx, msg(id))}
                >
                    { label }
                </button>
            }
        };
        html! {
            <div class="match-tools">
                { tool("Name", |id| Msg::Name(Some(id))) }
                <a class="button plain" href={Route::Share(id.to_owned()).href()} aria-label={format!("Send or save {called}")}>{ "Send or save" }</a>
                { tool("Delete", Msg::Forget) }
            </div>
        }
    }

    fn set_aside(&self, ctx: &Context<Self>) -> Html {
        let rows = self.aside.iter().enumerate().map(|(place, key)| {
            let name = span(
                "match-words aside-name",
                format!("Damaged data {}", place + 1),
            );
            row_of_data(
                ctx,
                name,
                Msg::SaveAside(key.clone()),
                Msg::ForgetAside(key.clone()),
            )
        });
        let inside = html! {
            <>
                { line("", "Something changed or cut what was kept of a game. Nothing of it was thrown away; you can save it as a file.") }
                <ul class="match-list">{ for rows }</ul>
            </>
        };
        section("aside", "aside", "Damaged data", inside)
    }
}

/// Something that is kept but cannot be shown, to save or to delete.
fn row_of_data(ctx: &Context<Games>, say: Html, save: Msg, forget: Msg) -> Html {
    html! {
        <li class="match-row">
            { say }
            <div class="match-tools">
                { button("", "", "Save a file", does(ctx, save)) }
                { button("", "danger", "Delete for good", does(ctx, forget)) }
            </div>
        </li>
    }
}

/// What a match is called: by its player, else by its game.
pub fn name_of(words: Words, opened: &Opened) -> String {
    match opened.title.as_str() {
        "" => words.game(opened.played.setup().game()).name.to_owned(),
        title => title.to_owned(),
    }
}

/// How far a match is, or how it ended.
pub fn how_it_stands(words: Words, played: &Match) -> String {
    let position = played.position();
    let names = names_of(words, played);
    if let Some(seat) = position.to_act() {
        return words.turn_of(played.state(), &names, seat);
    }
    headline(words, played, &names)
}

/// A match in a list, leading to its table.
pub fn match_row(words: Words, id: &str, opened: &Opened, tools: Html) -> Html {
    let played = &opened.played;
    let who = words.list(&names_of(words, played));
    let over = played.position().ending().is_some();
    html! {
        <li key={id.to_owned()} class={join("match-row", played.setup().game().id())}>
            <a href={Route::Table(id.to_owned()).href()} class="match-link">
                <span class="match-board" aria-hidden="true">{ games::ui(played.setup().game()).small(played.state()) }</span>
                <span class="match-words">
                    <strong>{ name_of(words, opened) }</strong>
                    { span("", who) }
                    { span("quiet", how_it_stands(words, played)) }
                    { span("quiet", browser::when(opened.touched)) }
                </span>
                { span("match-go", if over { "Look at it" } else { "Go on" }) }
            </a>
            { tools }
        </li>
    }
}
