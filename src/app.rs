//! The app's frame: which page is shown, and what all pages share.

use crate::browser;
use crate::match_page::MatchPage;
use crate::pages::document::{about, keys, rules};
use crate::pages::games::{Games, GamesProps};
use crate::pages::home::{Home, HomeProps};
use crate::pages::lost::lost;
use crate::pages::new_game::{NewGame, NewGameProps};
use crate::pages::open::{Open, OpenProps};
use crate::pages::practice::practising;
use crate::pages::puzzles;
use crate::pages::settings::settings;
use crate::pages::share::{Share, ShareProps};
use crate::parts::{focus, foot, is_typing};
use crate::route::Route;
use crate::settings::{Settings, Switch};
use crate::stage::{Context, Scene, scene};
use crate::store::Store;
use crate::text::Words;
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// What every page can use.
#[derive(Clone, PartialEq)]
pub struct House {
    /// The words of the player's language.
    pub words: Words,
    /// Where games are kept.
    pub store: Store,
    /// How the house is to look and behave.
    pub settings: Rc<Settings>,
    /// Changes a setting: `key=value`, as the settings are kept.
    pub set: Callback<String>,
}

/// The whole app.
pub struct App {
    house: House,
    route: Route,
    /// The page has just changed.
    moved: bool,
    _listeners: [EventListener; 3],
}

/// What can happen to the whole app.
#[derive(Clone)]
pub enum Msg {
    /// The address has changed.
    Moved,
    /// A setting is to be changed: `key=value`.
    Set(String),
    /// Settings were changed in another window.
    ReadSettings,
    /// Everything that is kept is to be forgotten.
    ForgetAll,
}

impl Scene for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link();
        let window = gloo::utils::window();
        let store = Store::open();
        let moved = link.callback(|()| Msg::Moved);
        let elsewhere = link.callback(|()| Msg::ReadSettings);
        let app = Self {
            house: House {
                words: Words::english(),
                settings: Rc::new(store.settings()),
                store,
                set: link.callback(Msg::Set),
            },
            route: Route::here(),
            moved: false,
            _listeners: [
                EventListener::new(&window, "hashchange", move |_| moved.emit(())),
                EventListener::new(&window, "storage", move |_| elsewhere.emit(())),
                EventListener::new(&window, "keydown", |event| {
                    if let Some(event) = event.dyn_ref::<KeyboardEvent>()
                        && event.key() == "?"
                        && !is_typing(event)
                        && gloo::utils::document()
                            .document_element()
                            .is_some_and(|root| !root.has_attribute("data-no-keys"))
                    {
                        Route::Keys.go();
                    }
                }),
            ],
        };
        app.mark_keys();
        app
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Moved => {
                let route = Route::here();
                if route == self.route {
                    return false;
                }
                self.route = route;
                self.moved = true;
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            Msg::Set(word) => {
                let settings = Settings::read(&format!("{} {word}", self.house.settings.write()));
                self.house.store.keep_settings(&settings);
                self.take(settings);
            }
            Msg::ReadSettings => {
                let settings = self.house.store.settings();
                if settings == *self.house.settings {
                    return false;
                }
                self.take(settings);
            }
            Msg::ForgetAll => {
                self.house.store.forget_all();
                self.take(Settings::default());
                Route::Home.go();
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let house = self.house.clone();
        // Every address has a page of its own.
        let key = self.route.href();
        let page = match &self.route {
            Route::Home => scene::<Home>(&key, HomeProps { house }),
            Route::New(game) => {
                let game = *game;
                scene::<NewGame>(&key, NewGameProps { game, house })
            }
            Route::Table(id) => {
                html! { <MatchPage {key} id={id.clone()} {house} /> }
            }
            Route::Share(id) => {
                let id = id.clone();
                scene::<Share>(&key, ShareProps { id, house })
            }
            Route::Open(link) => {
                let text = link.clone();
                scene::<Open>(&key, OpenProps { text, house })
            }
            Route::Games => scene::<Games>(&key, GamesProps { house }),
            Route::Rules(game) => rules(house.words, *game),
            Route::Learn(game) => practising(*game, None, house),
            Route::Puzzle(game, number) => practising(*game, Some(*number), house),
            Route::Puzzles(game) => puzzles::puzzles(&house, *game),
            Route::Settings => settings(&house, ctx.link().callback(|_| Msg::ForgetAll)),
            Route::Keys => keys(),
            Route::About => about(),
            Route::Lost => lost(),
        };
        html! { <>{ page }{ foot() }</> }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let words = self.house.words;
        let of_practice;
        let (page, title) = match &self.route {
            route @ (Route::Learn(_) | Route::Puzzles(_) | Route::Puzzle(..)) => {
                of_practice = puzzles::title(words, route);
                ("practice", Some(of_practice.as_str()))
            }
            Route::Home => ("home", None),
            Route::New(game) => ("new", Some(words.game(*game).name)),
            Route::Rules(game) => ("rules", Some(words.game(*game).name)),
            // The table says itself what is played.
            Route::Table(_) => ("table", None),
            Route::Share(_) => ("share", Some("Send this game")),
            Route::Games => ("games", Some("Your games")),
            Route::Open(_) => ("open", Some("Open a game")),
            Route::Settings => ("settings", Some("Settings")),
            Route::Keys => ("keys", Some("Keyboard")),
            Route::About => ("about", Some("About")),
            Route::Lost => ("lost", Some("Nothing here")),
        };
        if page != "table" {
            set_title(title);
        }
        mark_ready(page);
        // Whoever listens hears what page this is; the keyboard begins at its top.
        if core::mem::take(&mut self.moved) {
            focus("main");
        }
    }
}

impl App {
    fn take(&mut self, settings: Settings) {
        let text = settings.write();
        self.house.settings = Rc::new(settings);
        self.mark_keys();
        // The page's first script sets the looks, now as at the start.
        browser::tell("wheelhouse-settings", &text);
    }

    /// Marks whether single keys are shortcuts, for all who listen to keys.
    fn mark_keys(&self) {
        if let Some(root) = gloo::utils::document().document_element() {
            let off = self.house.settings.keys == Switch::Off;
            let _ = root.toggle_attribute_with_force("data-no-keys", off);
        }
    }
}

/// Sets the window's title: what is shown, and the house.
pub fn set_title(shown: Option<&str>) {
    let house = "Wheelhouse";
    let title = shown.map_or_else(|| house.to_owned(), |shown| format!("{shown} - {house}"));
    gloo::utils::document().set_title(&title);
}

/// Marks the document as ready to be used: `data-ready` names the page.
fn mark_ready(page: &str) {
    if let Some(root) = gloo::utils::document().document_element() {
        // Without the mark the page works all the same.
        let _ = root.set_attribute("data-ready", page);
    }
}
