//! Stylesheets and drawings that are loaded when they are first wanted. Once
//! there they stay, so that nothing flickers from page to page.

use crate::hooks::fetch_text;
use rules::GameId;
use wasm_bindgen::JsValue;
use web_sys::Element;
use yew::platform::spawn_local;
use yew::prelude::*;

/// What the boards of a game need.
#[derive(Properties, PartialEq)]
pub struct GameAssetsProps {
    /// The game.
    pub game: GameId,
}

/// Loads what the boards of a game are drawn with: its colours and its
/// drawings.
#[component]
pub fn GameAssets(props: &GameAssetsProps) -> Html {
    use_effect_with(props.game, |game| {
        let game = game.id();
        // Without a stylesheet the page works all the same.
        let _ = add_stylesheet("table");
        if let Ok(Some(stylesheet)) = add_stylesheet(game) {
            spawn_local(async move {
                if add_drawings(game).await.is_err() {
                    // The next page tries again.
                    stylesheet.remove();
                }
            });
        }
    });
    html! {}
}

/// A stylesheet that some pages need.
#[derive(Properties, PartialEq)]
pub struct StylesheetProps {
    /// Its name below `rooms`.
    pub name: &'static str,
}

/// Loads a stylesheet that some pages need.
#[component]
pub fn Stylesheet(props: &StylesheetProps) -> Html {
    use_effect_with(props.name, |name| {
        // Without it the page works all the same.
        let _ = add_stylesheet(name);
    });
    html! {}
}

/// Links a stylesheet, if it is not there yet.
fn add_stylesheet(name: &str) -> Result<Option<Element>, JsValue> {
    let document = gloo::utils::document();
    let id = format!("room-{name}");
    if document.get_element_by_id(&id).is_some() {
        return Ok(None);
    }
    let link = document.create_element("link")?;
    link.set_id(&id);
    link.set_attribute("rel", "stylesheet")?;
    link.set_attribute("href", &format!("rooms/{name}.css"))?;
    if let Some(head) = document.head() {
        head.append_child(&link)?;
    }
    Ok(Some(link))
}

/// Adds a game's drawings, as symbols that boards use.
async fn add_drawings(game: &str) -> Result<(), JsValue> {
    let drawings = fetch_text(&format!("rooms/{game}.svg")).await?;
    gloo::utils::body().insert_adjacent_html("afterbegin", &drawings)
}
