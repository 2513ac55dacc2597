//! Opening a match that somebody brings: a link, a text, a file. It is shown
//! before anything is kept, and nothing that is kept is ever replaced by less.

use crate::app::House;
use crate::games;
use crate::match_page::names_of;
use crate::pages::games::how_it_stands;
use crate::parts::{button, does, join, line, link_button, notice, page, value_of};
use crate::route::Route;
use crate::stage::{Context, Scene};
use gloo::file::callbacks::{FileReader, read_as_text};
use records::{Brought, NotBrought, bring};
use records::{Match, Relation};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What is opened.
#[derive(PartialEq)]
pub struct OpenProps {
    /// A link's text, or nothing yet.
    pub text: String,
    /// What every page can use.
    pub house: House,
}

/// What can be done.
#[derive(Clone)]
pub enum Msg {
    /// Something was typed or pasted.
    Typed(String),
    /// A file was chosen.
    Chosen(Event),
    /// The file was read.
    Read(Option<String>),
    /// Looks at what was typed.
    Look,
    /// Keeps it as a game of its own.
    Keep,
    /// Goes on in the game that is kept already.
    GoOn,
    /// Something else is to be opened.
    Other,
}

/// No file of a game comes near this size.
const MOST_BYTES: f64 = 1_048_576.0;

/// What was found in what was brought.
struct Found {
    brought: Brought,
    /// The same game among those kept, and how that stands to this one.
    kept: Option<(String, Relation)>,
}

/// The page.
pub struct Open {
    typed: String,
    found: Option<Result<Found, NotBrought>>,
    unread: bool,
    reading: Option<FileReader>,
}

impl Scene for Open {
    type Message = Msg;
    type Properties = OpenProps;

    fn create(ctx: &Context<Self>) -> Self {
        let mut open = Self {
            typed: String::new(),
            found: None,
            unread: false,
            reading: None,
        };
        let text = &ctx.props().text;
        if !text.is_empty() {
            open.look(ctx, text);
        }
        open
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Typed(text) => self.typed = text,
            Msg::Chosen(event) => self.choose(ctx, &event),
            Msg::Read(text) => {
                self.reading = None;
                self.unread = text.is_none();
                if let Some(text) = text {
                    self.look(ctx, &text);
                }
            }
            Msg::Look => {
                let text = core::mem::take(&mut self.typed);
                self.look(ctx, &text);
                self.typed = text;
            }
            Msg::Keep => self.keep(ctx),
            Msg::GoOn => self.go_on(ctx),
            Msg::Other => self.found = None,
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let inside = match &self.found {
            Some(Ok(found)) => self.preview(ctx, found),
            Some(Err(why)) => {
                let words = ctx.props().house.words;
                html! { <>{ notice("wrong", words.not_brought(why)) }{ self.form(ctx) }</> }
            }
            None => self.form(ctx),
        };
        page("Open a game", inside)
    }
}

impl Open {
    fn look(&mut self, ctx: &Context<Self>, text: &str) {
        self.unread = false;
        self.found = Some(bring(text).map(|brought| {
            let kept = ctx.props().house.store.list().matches;
            let kept = kept
                .into_iter()
                .map(|(id, opened)| (id, opened.played.compared_to(&brought.played)))
                .filter(|(_, relation)| *relation != Relation::Other)
                .min_by_key(|(_, relation)| match relation {
                    Relation::Same => 0,
                    Relation::Further(_) => 1,
                    Relation::Behind(_) => 2,
                    Relation::Apart(_) | Relation::Other => 3,
                });
            Found { brought, kept }
        }));
    }

    fn choose(&mut self, ctx: &Context<Self>, event: &Event) {
        let input = event
            .target()
            .and_then(|t| t.dyn_into::<HtmlInputElement>().ok());
        let file = input
            .and_then(|input| input.files())
            .and_then(|files| files.get(0));
        if let Some(file) = file {
            if file.size() > MOST_BYTES {
                self.unread = true;
                return;
            }
            let read = ctx.link().callback(Msg::Read);
            let file = gloo::file::File::from(file);
            self.reading = Some(read_as_text(&file, move |text| read.emit(text.ok())));
        }
    }

    fn keep(&mut self, ctx: &Context<Self>) {
        if let Some(Ok(found)) = &self.found {
            let store = &ctx.props().house.store;
            let id = store.begin(&found.brought.played, &found.brought.title);
            Route::Table(id).go_instead();
        }
    }

    /// Goes to the game that is kept. Where what was brought goes further, its
    /// entries are added there, so that lines tried out stay.
    fn go_on(&mut self, ctx: &Context<Self>) {
        let Some(Ok(Found {
            brought,
            kept: Some((id, _)),
        })) = &self.found
        else {
            return;
        };
        let store = &ctx.props().house.store;
        // Somebody may have played on in another window since.
        if let Ok(mut opened) = store.get(id)
            && let Relation::Further(_) = opened.played.compared_to(&brought.played)
            && added(&mut opened.played, &brought.played)
        {
            // The table says what is wrong if the browser keeps nothing.
            let _ = store.keep(id, &opened.played, &opened.title, Some(opened.revision));
        }
        Route::Table(id.clone()).go_instead();
    }

    fn form(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let typed = link.callback(|event: InputEvent| Msg::Typed(value_of(&event)));
        html! {
            <>
                { line("lead", "Paste a link, a text or what a file holds, or choose a file. You see the game before anything is kept.") }
                <label class="wide-field">
                    <span>{ "Link or text" }</span>
                    <textarea class="record" id="brought" rows="6" value={self.typed.clone()} oninput={typed} />
                </label>
                <p class="buttons">
                    { button("look", "primary", "Look at it", does(ctx, Msg::Look)) }
                    <label class="button file">
                        <input type="file" id="file" onchange={link.callback(Msg::Chosen)} />
                        <span>{ "Choose a file …" }</span>
                    </label>
                </p>
                if self.unread {
                    { notice("wrong", "This file cannot be read.") }
                }
            </>
        }
    }

    fn preview(&self, ctx: &Context<Self>, found: &Found) -> Html {
        let words = ctx.props().house.words;
        let played = &found.brought.played;
        let keep = |class, label: &'static str| button("keep", class, label, does(ctx, Msg::Keep));
        let go_on = |label: &'static str| button("go-on", "primary", label, does(ctx, Msg::GoOn));
        let choices = match &found.kept {
            None => html! { keep("primary", "Sit down at this table") },
            Some((_, relation)) => {
                let (say, label) = words.relation(relation);
                html! {
                    <>
                        { line("notice hint", say) }
                        { go_on(label) }
                        if !matches!(relation, Relation::Same) {
                            { keep("", "Keep it as another game") }
                        }
                    </>
                }
            }
        };
        let game = played.setup().game();
        html! {
            <>
                { games::room(game) }
                <div class="preview" id="preview">
                    <div class={join("preview-board", &games::class(game))} aria-hidden="true">{ games::ui(played.setup().game()).small(played.state()) }</div>
                    <div>
                        <h2>{ words.game(game).name }</h2>
                        { line("", words.list(&names_of(words, played))) }
                        { line("quiet", how_it_stands(words, played)) }
                    </div>
                </div>
                <div class="buttons">{ choices }</div>
                <p class="buttons">
                    { button("other", "plain", "Open something else", does(ctx, Msg::Other)) }
                    { link_button(&Route::Home, "plain", html! { "Leave it" }) }
                </p>
            </>
        }
    }
}

/// Adds what the other match has more on the main line; tells whether it could.
fn added(kept: &mut Match, further: &Match) -> bool {
    kept.switch_to(0);
    kept.go_to(usize::MAX);
    let from = kept.ply();
    let further = further.main_only();
    let more = further.entries().get(from..).unwrap_or_default();
    more.iter().all(|entry| kept.enter(*entry).is_ok())
}
