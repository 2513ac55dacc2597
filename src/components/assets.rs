//! Stylesheets and drawings loaded on first use. They stay in the document, so that nothing flickers between pages.

use super::Button;
use crate::hooks::{fetch_text, use_attempts, use_window_event};
use core::cell::RefCell;
use gloo::events::EventListener;
use js_sys::{Promise, Reflect};
use rules::GameId;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;
use yew::platform::spawn_local;
use yew::prelude::*;

/// Window event: an asset has started to load, has loaded, or has failed to load.
const CHANGED: &str = "wheelhouse-assets";

/// What is loaded on first use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asset {
    /// Stylesheets and drawings of a game.
    Game(GameId),
    /// The stylesheet with this address.
    Stylesheet(&'static str),
}

/// What the page is still waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Awaited {
    /// It is being loaded.
    Coming,
    /// It could not be loaded.
    Missing,
}

thread_local! {
    /// The assets still missing on the page, one entry per component that needs them.
    static AWAITED: RefCell<Vec<(Asset, Awaited)>> = const { RefCell::new(Vec::new()) };
}

/// Changes what is awaited, and tells.
fn change_awaited(change: impl FnOnce(&mut Vec<(Asset, Awaited)>)) {
    let changed = AWAITED.with_borrow_mut(|awaited| {
        let before = awaited.clone();
        change(awaited);
        *awaited != before
    });
    if changed && let Ok(event) = Event::new(CHANGED) {
        // Only an event without a type cannot be dispatched.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

impl Asset {
    /// Loads it while a component needs it; [`AssetNotice`] shows progress and failures.
    fn want(self) -> impl FnOnce() {
        change_awaited(|awaited| awaited.push((self, Awaited::Coming)));
        self.load();
        move || {
            change_awaited(|awaited| {
                let mine = awaited.iter().position(|(asset, _)| *asset == self);
                if let Some(mine) = mine {
                    awaited.remove(mine);
                }
            })
        }
    }

    fn load(self) {
        spawn_local(async move {
            let loaded = match self {
                Self::Game(game) => load_game_assets(game).await,
                Self::Stylesheet(address) => load_stylesheet(address).await,
            };
            change_awaited(|awaited| {
                let mine = |(asset, _): &&mut (Asset, Awaited)| *asset == self;
                match loaded {
                    Ok(()) => awaited.retain(|(asset, _)| *asset != self),
                    Err(_) => awaited
                        .iter_mut()
                        .filter(mine)
                        .for_each(|(_, state)| *state = Awaited::Missing),
                }
            });
        });
    }
}

#[derive(Properties, PartialEq)]
pub struct GameAssetsProps {
    pub game: GameId,
}

/// Loads a game's stylesheet and drawings.
#[component]
pub fn GameAssets(props: &GameAssetsProps) -> Html {
    use_effect_with(props.game, |game| Asset::Game(*game).want());
    html! {}
}

#[derive(Properties, PartialEq)]
pub struct StylesheetProps {
    /// Its address, relative to the page.
    pub address: &'static str,
}

/// Loads a stylesheet.
#[component]
pub fn Stylesheet(props: &StylesheetProps) -> Html {
    use_effect_with(props.address, |address| Asset::Stylesheet(address).want());
    html! {}
}

/// Says that part of the page is still loading or could not be loaded, and retries.
#[component]
pub fn AssetNotice() -> Html {
    let look = || AWAITED.with_borrow(|awaited| awaited.iter().map(|(_, state)| *state).max());
    let awaited = use_state_eq(look);
    let on_change = use_callback(awaited.setter(), move |_: Event, setter| setter.set(look()));
    use_window_event(CHANGED, on_change);
    // What came before the listener.
    use_effect_with(awaited.setter(), move |setter| setter.set(look()));
    let (attempt, again) = use_attempts(*awaited == Some(Awaited::Missing));
    use_effect_with(attempt, |attempt| {
        let mut missing = Vec::new();
        change_awaited(|awaited| {
            for (asset, state) in awaited {
                if *state == Awaited::Missing && !missing.contains(asset) {
                    missing.push(*asset);
                }
                if attempt.is_asked {
                    *state = Awaited::Coming;
                }
            }
        });
        for asset in missing {
            asset.load();
        }
    });
    match *awaited {
        None => html! {},
        Some(Awaited::Coming) => html! {
            <div class="assets coming" role="status"><p>{ "Loading the pictures …" }</p></div>
        },
        Some(Awaited::Missing) => html! {
            <div class="assets" id="missing" role="alert">
                <p>{ "Some pictures could not be loaded. Check your internet connection." }</p>
                <Button id="load-again" onclick={again}>{ "Try again" }</Button>
            </div>
        },
    }
}

/// Address of a stylesheet below `themes/`.
fn theme(name: &str) -> String {
    format!("themes/{name}.css")
}

/// Loads a game's stylesheets and drawings, and waits until they can be used.
///
/// # Errors
/// If one of them cannot be loaded. It is tried again the next time.
pub async fn load_game_assets(game: GameId) -> Result<(), JsValue> {
    let game = game.id();
    // All requests start at once.
    let house = add_stylesheet(&theme("table"))?;
    let own = add_stylesheet(&theme(game))?;
    add_drawings(game).await?;
    for link in [house, own] {
        until_loaded(&link).await?;
    }
    Ok(())
}

/// Loads a stylesheet, and waits until it is applied.
///
/// # Errors
/// If it cannot be loaded. It is tried again the next time.
pub async fn load_stylesheet(address: &str) -> Result<(), JsValue> {
    until_loaded(&add_stylesheet(address)?).await
}

/// The link to a stylesheet, added to the document unless it is there already.
fn add_stylesheet(address: &str) -> Result<Element, JsValue> {
    let document = gloo::utils::document();
    let selector = format!("link[rel=\"stylesheet\"][href=\"{address}\"]");
    if let Some(link) = document.query_selector(&selector)? {
        return Ok(link);
    }
    let link = document.create_element("link")?;
    link.set_attribute("rel", "stylesheet")?;
    link.set_attribute("href", address)?;
    // Without the link, the next page that needs the stylesheet tries again.
    let failed = link.clone();
    EventListener::once(&link, "error", move |_| failed.remove()).forget();
    if let Some(head) = document.head() {
        head.append_child(&link)?;
    }
    Ok(link)
}

/// Waits until a stylesheet is applied.
async fn until_loaded(link: &Element) -> Result<(), JsValue> {
    if !link.is_connected() {
        return Err("the stylesheet could not be loaded".into());
    }
    // `sheet` is null while it loads.
    if !Reflect::get(link, &"sheet".into())?.is_null() {
        return Ok(());
    }
    let loaded = Promise::new(&mut |resolve, reject| {
        // A link that takes no listeners does not occur; the promise would stay open.
        let _ = link.add_event_listener_with_callback("load", &resolve);
        let _ = link.add_event_listener_with_callback("error", &reject);
    });
    JsFuture::from(loaded).await.map(|_| ())
}

/// Adds a game's drawings to the document, as SVG symbols, unless they are there already.
async fn add_drawings(game: &str) -> Result<(), JsValue> {
    let body = gloo::utils::body();
    let selector = format!(":scope > svg.game-{game}");
    if body.query_selector(&selector)?.is_some() {
        return Ok(());
    }
    let drawings = fetch_text(&format!("themes/{game}.svg")).await?;
    // Two pages may have requested them at the same time.
    if body.query_selector(&selector)?.is_none() {
        body.insert_adjacent_html("afterbegin", &drawings)?;
    }
    Ok(())
}
