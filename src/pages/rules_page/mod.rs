//! The rules of a game: a page, and the content of a sheet over the table.

mod contents;
mod search;
mod search_field;
mod text;

use super::document::fetch_placeholder;
use super::game_head::game_head;
use crate::browser::{fetch_document, fetch_text};
use crate::components::{
    GameAssets, LinkButton, Shared, Stylesheet, TopBar, load_game_assets, load_stylesheet,
};
use crate::context::use_locale;
use crate::games::practice_links;
use crate::hooks::focus::go_to;
use crate::hooks::{Fetched, use_fetched};
use ::text::Locale;
use app_core::Route;
use contents::contents;
use l10n::house;
use rules::GameId;
use search_field::SearchField;
use text::{RulesText, element_id};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use yew::prelude::*;

const SHEET: &str = "rules/rules.css";

/// Props of [`RulesPage`] and [`Rules`].
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    pub game: GameId,
    /// The section to begin at.
    #[prop_or_default]
    pub section: Option<AttrValue>,
}

#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let locale = use_locale();
    let game = props.game;
    html! {
        <>
            <TopBar {game} />
            <main class={classes!("rules-page", game.id())} id="main" tabindex="-1" aria-label={house::rules_of(locale, game)}>
                { game_head(locale, game, locale.text(house::RULES), Route::New(game), locale.text(house::NEW_GAME)) }
                <Rules {game} />
                <p class="buttons rules-end">
                    <LinkButton to={Route::New(game)} class="primary">{ locale.text(house::NEW_GAME) }</LinkButton>
                    { practice_links(locale, game) }
                </p>
            </main>
        </>
    }
}

/// The rules of a game, with a table of contents.
#[component]
pub fn Rules(props: &RulesPageProps) -> Html {
    let locale = use_locale();
    let game = props.game;
    let rules = use_rules(locale, game);
    // Once the text is there.
    let start = match (&rules, &props.section) {
        (Fetched::Ready(_), Some(section)) => Some(element_id(section)),
        _ => None,
    };
    use_effect_with(start, |start| {
        if let Some(id) = start {
            go_to(id);
        }
    });
    let search = match &rules {
        Fetched::Ready(text) => {
            html! { <SearchField sections={Shared(text.sections.clone())} /> }
        }
        _ => html! {},
    };
    let contents = match &rules {
        Fetched::Ready(text) => contents(&text.headings),
        _ => contents(&[]),
    };
    let text = match &rules {
        Fetched::Ready(text) => html! {
            <>
                // They are there, unless they could not be loaded.
                <Stylesheet address={SHEET} />
                <GameAssets {game} />
                { Html::from_html_unchecked(text.html.clone()) }
            </>
        },
        other => fetch_placeholder(locale, other),
    };
    html! {
        <>
            { search }
            { contents }
            <div class={classes!("rules", format!("game-{}", game.id()))}>{ text }</div>
        </>
    }
}

/// Fetches the rules of a game. They are shown when everything that their figures are drawn with is there, never before:
/// until then the figures would be empty.
#[hook]
fn use_rules(locale: Locale, game: GameId) -> Fetched<RulesText> {
    use_fetched((locale, game), async |(locale, game): (Locale, GameId)| {
        // Starts right away; the text is fetched at the same time.
        let pictures = future_to_promise(async move {
            load_stylesheet(SHEET).await?;
            load_game_assets(game).await?;
            let pictures = fetch_text(&format!("rules/{}.svg", game.id())).await?;
            Ok(pictures.into())
        });
        let text = fetch_document(locale, "rules", game.id()).await?;
        // Without them, the text alone is still of use.
        let pictures = JsFuture::from(pictures).await.ok();
        let pictures = pictures.and_then(|pictures| pictures.as_string());
        Ok(RulesText::new(&pictures.unwrap_or_default(), &text))
    })
}
