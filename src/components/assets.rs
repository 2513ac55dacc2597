//! Stylesheets and drawings loaded on first use. They stay in the document, so
//! that nothing flickers between pages.

use crate::hooks::fetch_text;
use gloo::events::EventListener;
use js_sys::{Promise, Reflect};
use rules::GameId;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;
use yew::platform::spawn_local;
use yew::prelude::*;

/// Props of [`GameAssets`].
#[derive(Properties, PartialEq)]
pub struct GameAssetsProps {
    /// The game.
    pub game: GameId,
}

/// Loads a game's stylesheet and drawings.
#[component]
pub fn GameAssets(props: &GameAssetsProps) -> Html {
    use_effect_with(props.game, |game| {
        let game = *game;
        // The page is usable without them, and the next page that needs them tries again.
        spawn_local(async move {
            let _ = load_game_assets(game).await;
        });
    });
    html! {}
}

/// Props of [`Stylesheet`].
#[derive(Properties, PartialEq)]
pub struct StylesheetProps {
    /// File name below `themes/`.
    pub name: &'static str,
}

/// Loads a stylesheet.
#[component]
pub fn Stylesheet(props: &StylesheetProps) -> Html {
    use_effect_with(props.name, |name| {
        // The page is usable without it.
        let _ = add_stylesheet(&theme(name));
    });
    html! {}
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
    // Two pages may have asked for them at the same time.
    if body.query_selector(&selector)?.is_none() {
        body.insert_adjacent_html("afterbegin", &drawings)?;
    }
    Ok(())
}
