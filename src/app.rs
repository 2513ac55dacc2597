//! The app's frame: which page is shown, and what all pages share.

use crate::pages::home::Home;
use crate::pages::lost::lost;
use crate::pages::new_game::NewGame;
use crate::route::Route;
use crate::store::Store;
use crate::table::Table;
use crate::text::Words;
use gloo::events::EventListener;
use yew::prelude::*;

/// What every page can use.
#[derive(Clone, PartialEq)]
pub struct House {
    /// The words of the player's language.
    pub words: Words,
    /// Where games are kept.
    pub store: Store,
}

/// The whole app.
pub struct App {
    house: House,
    route: Route,
    _follow_address: EventListener,
}

/// The address has changed.
pub struct Moved;

impl Component for App {
    type Message = Moved;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let moved = ctx.link().callback(|()| Moved);
        Self {
            house: House {
                words: Words::english(),
                store: Store::open(),
            },
            route: Route::here(),
            _follow_address: EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
                moved.emit(())
            }),
        }
    }

    fn update(&mut self, _: &Context<Self>, _: Moved) -> bool {
        let route = Route::here();
        let other = route != self.route;
        if other {
            self.route = route;
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        other
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let house = self.house.clone();
        match &self.route {
            Route::Home => html! { <Home {house} /> },
            Route::New(game) => html! { <NewGame key={game.id()} game={*game} {house} /> },
            Route::Table(id) => html! { <Table key={id.clone()} id={id.clone()} {house} /> },
            Route::Lost => lost(),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let (page, title) = match &self.route {
            Route::Home => ("home", None),
            Route::New(game) => ("new", Some(self.house.words.game(*game).name)),
            // The table says itself what is played.
            Route::Table(_) => ("table", None),
            Route::Lost => ("lost", Some("Nothing here")),
        };
        if page != "table" {
            set_title(title);
        }
        mark_ready(page);
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
