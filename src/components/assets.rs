//! Stylesheets and drawings loaded on first use. They stay in the document, so
//! that nothing flickers between pages.

use crate::hooks::fetch_text;
use rules::GameId;
use wasm_bindgen::JsValue;
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
        let game = game.id();
        // The page is usable without its stylesheet.
        let _ = add_stylesheet("table");
        if let Ok(Some(stylesheet)) = add_stylesheet(game) {
            spawn_local(async move {
                if add_drawings(game).await.is_err() {
                    // The next page that needs the drawings tries again.
                    stylesheet.remove();
                }
            });
        }
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
        let _ = add_stylesheet(name);
    });
    html! {}
}

/// Adds a stylesheet to the document, unless it is there already.
fn add_stylesheet(name: &str) -> Result<Option<Element>, JsValue> {
    let document = gloo::utils::document();
    let id = format!("room-{name}");
    if document.get_element_by_id(&id).is_some() {
        return Ok(None);
    }
    let link = document.create_element("link")?;
    link.set_id(&id);
    link.set_attribute("rel", "stylesheet")?;
    link.set_attribute("href", &format!("themes/{name}.css"))?;
    if let Some(head) = document.head() {
        head.append_child(&link)?;
    }
    Ok(Some(link))
}

/// Adds a game's drawings to the document, as SVG symbols.
async fn add_drawings(game: &str) -> Result<(), JsValue> {
    let drawings = fetch_text(&format!("themes/{game}.svg")).await?;
    gloo::utils::body().insert_adjacent_html("afterbegin", &drawings)
}
