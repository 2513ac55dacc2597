//! Pages of text: files of their own, fetched when they are wanted.

use crate::components::{LinkButton, Page};
use crate::context::use_words;
use crate::games;
use crate::games::PracticeLinks;
use crate::route::Route;
use rules::GameId;
use yew::prelude::*;

/// What this app is, and who owns what.
#[component]
pub fn AboutPage() -> Html {
    html! { <Page title="About Wheelhouse"><Document src="pages/about.html" /></Page> }
}

/// What keys do, and how to play without seeing the board.
#[component]
pub fn KeysPage() -> Html {
    html! { <Page title="Keyboard and speech"><Document src="pages/keys.html" /></Page> }
}

/// The rules of a game.
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The game.
    pub game: GameId,
}

/// The rules of a game.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let words = use_words();
    let game = props.game;
    html! {
        <Page title={words.game(game).name}>
            { games::room(game) }
            <link rel="stylesheet" href="rules/rules.css" />
            <Document src={format!("rules/{}.html", game.id())} {game} />
            <p class="buttons">
                <LinkButton to={Route::New(game)} class="primary">{ "New game" }</LinkButton>
                <PracticeLinks {game} />
            </p>
        </Page>
    }
}

/// A text.
#[derive(Properties, PartialEq)]
struct DocumentProps {
    /// Its address.
    src: AttrValue,
    /// The game whose styles it is drawn with, if any.
    #[prop_or_default]
    game: Option<GameId>,
}

/// A text from a file of its own.
#[component]
fn Document(props: &DocumentProps) -> Html {
    let game = props.game.map(|game| format!("game-{}", game.id()));
    html! { <house-document class={classes!("rules", game)} src={props.src.clone()} /> }
}
