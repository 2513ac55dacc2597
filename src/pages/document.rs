//! Text pages, fetched from files on demand.

use super::game_head::GameHead;
use crate::components::{LinkButton, Notice, Page, TopBar, load_game_assets, load_stylesheet};
use crate::context::use_locale;
use crate::games::practice_links;
use crate::hooks::{Fetched, fetch_text, use_fetched_text};
use crate::route::Route;
use rules::GameId;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use yew::platform::spawn_local;
use yew::prelude::*;

/// The About page.
pub fn about_page() -> Html {
    html! { <Page key="about" title="About Wheelhouse"><Document src="pages/about.html" /></Page> }
}

/// The page about keyboard shortcuts and playing with a screen reader.
pub fn keys_page() -> Html {
    html! { <Page key="keys" title={KEYS_TITLE}>{ keys() }</Page> }
}

/// Title of the page about keyboard shortcuts.
pub const KEYS_TITLE: &str = "Keyboard and screen reader";

/// The content of that page.
pub fn keys() -> Html {
    html! { <Document src="pages/keys.html" /> }
}

/// Message when a file cannot be fetched.
fn not_loaded() -> Html {
    html! {
        <Notice id="wrong">{ "This text could not be loaded. Check your internet connection." }</Notice>
    }
}

/// Props of [`Document`].
#[derive(Properties, PartialEq)]
struct DocumentProps {
    /// Address of the file.
    src: AttrValue,
}

/// A text from a file.
#[component]
fn Document(props: &DocumentProps) -> Html {
    let text = match use_fetched_text(&props.src) {
        Fetched::Pending => html! {},
        Fetched::Text(text) => Html::from_html_unchecked(text),
        Fetched::Failed => not_loaded(),
    };
    html! { <div class="rules">{ text }</div> }
}

/// Props of [`RulesPage`] and [`Rules`].
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The game.
    pub game: GameId,
}

/// The page of a game's rules.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let locale = use_locale();
    let game = props.game;
    html! {
        <>
            <TopBar {game} />
            <main class={classes!("rules-page", game.id())} id="main" tabindex="-1">
                <GameHead {game} page="Rules" to={Route::New(game)} label="New game" />
                <Rules {game} />
                <p class="buttons rules-end">
                    <LinkButton to={Route::New(game)} class="primary">{ "New game" }</LinkButton>
                    { practice_links(game, locale.game(game).name) }
                </p>
            </main>
        </>
    }
}

/// The rules of a game, with a table of contents.
#[component]
pub fn Rules(props: &RulesPageProps) -> Html {
    let game = props.game;
    let rules = use_rules(game);
    let contents = match &*rules {
        Fetched::Text(text) => contents(&text.headings),
        _ => contents(&[]),
    };
    let text = match &*rules {
        Fetched::Pending => html! {},
        Fetched::Text(text) => Html::from_html_unchecked(text.html.clone()),
        Fetched::Failed => not_loaded(),
    };
    html! {
        <>
            { contents }
            <div class={classes!("rules", format!("game-{}", game.id()))}>{ text }</div>
        </>
    }
}

/// A heading of a rules page.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Heading {
    /// Element id.
    id: AttrValue,
    /// Text.
    text: AttrValue,
    /// Whether it belongs to the heading of level 2 before it.
    is_nested: bool,
}

/// A rules page.
#[derive(Clone, PartialEq)]
struct RulesText {
    html: AttrValue,
    headings: Vec<Heading>,
}

/// Fetches the rules of a game. They are shown when everything that their figures are drawn with
/// is there, never before: until then the figures would be empty.
#[hook]
fn use_rules(game: GameId) -> UseStateHandle<Fetched<RulesText>> {
    let rules = use_state_eq(|| Fetched::Pending);
    let setter = rules.setter();
    use_effect_with(game, move |game| {
        let game = *game;
        spawn_local(async move {
            // Starts right away; the text is fetched at the same time.
            let assets = future_to_promise(async move {
                load_stylesheet("rules/rules.css").await?;
                load_game_assets(game).await.map(|()| JsValue::UNDEFINED)
            });
            let text = fetch_text(&format!("rules/{}.html", game.id())).await;
            // Without them, the text alone is still of use.
            let _ = JsFuture::from(assets).await;
            setter.set(text.map_or(Fetched::Failed, |html| {
                let (html, headings) = with_heading_ids(&html);
                Fetched::Text(RulesText {
                    html: html.into(),
                    headings,
                })
            }));
        });
    });
    rules
}

/// Gives every heading of level 2 and 3 an id, which is made of its number.
fn with_heading_ids(html: &str) -> (String, Vec<Heading>) {
    let mut with_ids = String::with_capacity(html.len() + 1024);
    let mut headings = Vec::new();
    let mut rest = html;
    while let Some((before, level, after)) = next_heading(rest) {
        let text = after.split_once("</h").map_or(after, |(text, _)| text);
        let id = format!("section-{}", headings.len() + 1);
        with_ids.push_str(before);
        with_ids.push_str(&format!("<h{level} id=\"{id}\" tabindex=\"-1\">"));
        headings.push(Heading {
            id: id.into(),
            text: text.to_owned().into(),
            is_nested: level == '3',
        });
        rest = after;
    }
    with_ids.push_str(rest);
    (with_ids, headings)
}

/// The first heading: the text before it, its level, and the text after its opening tag.
fn next_heading(html: &str) -> Option<(&str, char, &str)> {
    ['2', '3']
        .into_iter()
        .filter_map(|level| {
            let (before, after) = html.split_once(&format!("<h{level}>"))?;
            Some((before, level, after))
        })
        .min_by_key(|(before, ..)| before.len())
}

/// The table of contents. Its links scroll without touching the address, which holds the route.
fn contents(headings: &[Heading]) -> Html {
    let items = headings.iter().map(|heading| {
        let id = heading.id.clone();
        let onclick = move |event: MouseEvent| {
            event.prevent_default();
            crate::hooks::focus::go_to(&id);
        };
        html! {
            <li key={heading.id.as_str()} class={classes!(heading.is_nested.then_some("nested"))}>
                <a href={format!("#{}", heading.id)} {onclick}>{ heading.text.clone() }</a>
            </li>
        }
    });
    html! { <Contents>{ for items }</Contents> }
}

/// Props of [`Contents`].
#[derive(Properties, PartialEq)]
struct ContentsProps {
    children: Html,
}

/// The frame of the table of contents: open beside the text where there is room, else folded.
#[component]
fn Contents(props: &ContentsProps) -> Html {
    let frame = use_node_ref();
    {
        let frame = frame.clone();
        use_effect_with((), move |()| {
            let is_wide = gloo::utils::window()
                .match_media("(min-width: 64rem)")
                .ok()
                .flatten()
                .is_some_and(|query| query.matches());
            if let (true, Some(frame)) = (is_wide, frame.cast::<web_sys::Element>()) {
                // Folded, it is still usable.
                let _ = frame.set_attribute("open", "");
            }
        });
    }
    html! {
        <nav class="rules-contents" aria-label="Contents">
            <details ref={frame}>
                <summary>{ "Contents" }</summary>
                <ol>{ props.children.clone() }</ol>
            </details>
        </nav>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_get_ids_in_order() {
        let page = "<p>a</p><h2>Goal</h2><p>b</p><h3>The end</h3><h2>More</h2>c";
        let (html, headings) = with_heading_ids(page);
        assert_eq!(
            html,
            "<p>a</p><h2 id=\"section-1\" tabindex=\"-1\">Goal</h2><p>b</p>\
             <h3 id=\"section-2\" tabindex=\"-1\">The end</h3>\
             <h2 id=\"section-3\" tabindex=\"-1\">More</h2>c"
        );
        let listed: Vec<(&str, bool)> = headings
            .iter()
            .map(|heading| (heading.text.as_str(), heading.is_nested))
            .collect();
        assert_eq!(
            listed,
            [("Goal", false), ("The end", true), ("More", false)]
        );
    }

    #[test]
    fn a_page_without_headings_stays_as_it_is() {
        assert_eq!(
            with_heading_ids("<p>a</p>"),
            ("<p>a</p>".to_owned(), vec![])
        );
    }
}
