//! Stylesheets and drawings loaded on first use. They stay in the document, so that nothing flickers between pages.

use super::Button;
use crate::browser::fetch_text;
use crate::context::use_locale;
use crate::hooks::{use_attempts, use_window_event};
use core::cell::RefCell;
use gloo::events::EventListener;
use js_sys::{Promise, Reflect};
use l10n::house;
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

/// The state of an asset that is not loaded yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum LoadState {
    Loading,
    /// It could not be loaded.
    Failed,
}

thread_local! {
    /// The assets still missing on the page, one entry per component that needs them.
    static PENDING: RefCell<Vec<(Asset, LoadState)>> = const { RefCell::new(Vec::new()) };
}

/// Changes the pending assets, and dispatches [`CHANGED`] if they differ.
fn update_pending(change: impl FnOnce(&mut Vec<(Asset, LoadState)>)) {
    let changed = PENDING.with_borrow_mut(|pending| {
        let before = pending.clone();
        change(pending);
        *pending != before
    });
    if changed && let Ok(event) = Event::new(CHANGED) {
        // Only an event without a type cannot be dispatched.
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

impl Asset {
    /// Loads it while a component needs it; [`AssetNotice`] shows progress and failures.
    fn load_while_needed(self) -> impl FnOnce() {
        update_pending(|pending| pending.push((self, LoadState::Loading)));
        self.load();
        move || {
            update_pending(|pending| {
                let index = pending.iter().position(|(asset, _)| *asset == self);
                if let Some(index) = index {
                    pending.remove(index);
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
            update_pending(|pending| {
                let is_this_asset = |(asset, _): &&mut (Asset, LoadState)| *asset == self;
                match loaded {
                    Ok(()) => pending.retain(|(asset, _)| *asset != self),
                    Err(_) => pending
                        .iter_mut()
                        .filter(is_this_asset)
                        .for_each(|(_, state)| *state = LoadState::Failed),
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
    use_effect_with(props.game, |game| Asset::Game(*game).load_while_needed());
    html! {}
}

#[derive(Properties, PartialEq)]
pub struct StylesheetProps {
    /// Its address, relative to the page.
    pub address: &'static str,
}

#[component]
pub fn Stylesheet(props: &StylesheetProps) -> Html {
    use_effect_with(props.address, |address| {
        Asset::Stylesheet(address).load_while_needed()
    });
    html! {}
}

/// Says that part of the page is still loading or could not be loaded, and retries.
#[component]
pub fn AssetNotice() -> Html {
    let locale = use_locale();
    let worst_state =
        || PENDING.with_borrow(|pending| pending.iter().map(|(_, state)| *state).max());
    let pending = use_state_eq(worst_state);
    let on_change = use_callback(pending.setter(), move |_: Event, setter| {
        setter.set(worst_state())
    });
    use_window_event(CHANGED, on_change);
    // Changes before the listener.
    use_effect_with(pending.setter(), move |setter| setter.set(worst_state()));
    let (attempt, try_again) = use_attempts(*pending == Some(LoadState::Failed));
    use_effect_with(attempt, |attempt| {
        let mut failed = Vec::new();
        update_pending(|pending| {
            for (asset, state) in pending {
                if *state == LoadState::Failed && !failed.contains(asset) {
                    failed.push(*asset);
                }
                if attempt.is_requested {
                    *state = LoadState::Loading;
                }
            }
        });
        for asset in failed {
            asset.load();
        }
    });
    match *pending {
        None => html! {},
        // Only for the eye: all that is heard is there already, and is not to be talked over.
        Some(LoadState::Loading) => html! {
            <div class="assets coming"><p>{ locale.text(house::PICTURES_LOADING) }</p></div>
        },
        Some(LoadState::Failed) => html! {
            <div class="assets" id="missing" role="alert">
                <p>{ locale.text(house::PICTURES_MISSING) }</p>
                <Button id="load-again" onclick={try_again}>{ locale.text(house::TRY_AGAIN) }</Button>
            </div>
        },
    }
}

/// Address of a stylesheet below `themes/`.
fn theme_address(name: &str) -> String {
    format!("themes/{name}.css")
}

/// Loads a game's stylesheets and drawings, and waits until they can be used.
///
/// # Errors
/// If one of them cannot be loaded. It is tried again the next time.
pub async fn load_game_assets(game: GameId) -> Result<(), JsValue> {
    let game = game.id();
    // All requests start at once.
    let table_sheet = add_stylesheet(&theme_address("table"))?;
    let game_sheet = add_stylesheet(&theme_address(game))?;
    add_drawings(game).await?;
    for link in [table_sheet, game_sheet] {
        wait_until_loaded(&link).await?;
    }
    Ok(())
}

/// Loads a stylesheet, and waits until it is applied.
///
/// # Errors
/// If it cannot be loaded. It is tried again the next time.
pub async fn load_stylesheet(address: &str) -> Result<(), JsValue> {
    wait_until_loaded(&add_stylesheet(address)?).await
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
async fn wait_until_loaded(link: &Element) -> Result<(), JsValue> {
    if !link.is_connected() {
        return Err(JsValue::UNDEFINED);
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
