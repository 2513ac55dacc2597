//! Text pages, fetched from files on demand.

use crate::components::{GameAssets, LinkButton, Notice, Page};
use crate::context::use_locale;
use crate::games::practice_links;
use crate::hooks::{Fetched, use_fetched_text};
use crate::route::Route;
use rules::GameId;
use yew::prelude::*;

/// The About page.
pub fn about_page() -> Html {
    html! { <Page key="about" title="About Wheelhouse"><Document src="pages/about.html" /></Page> }
}

/// The page about keyboard shortcuts and playing with a screen reader.
pub fn keys_page() -> Html {
    html! { <Page key="keys" title="Keyboard and speech"><Document src="pages/keys.html" /></Page> }
}

/// Props of [`RulesPage`].
#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    /// The game.
    pub game: GameId,
}

/// The rules of a game.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let locale = use_locale();
    let game = props.game;
    html! {
        <Page title={locale.game(game).name}>
            <GameAssets {game} />
            <link rel="stylesheet" href="rules/rules.css" />
            <Document class={classes!(format!("game-{}", game.id()))} src={format!("rules/{}.html", game.id())} />
            <p class="buttons">
                <LinkButton to={Route::New(game)} class="primary">{ "New game" }</LinkButton>
                { practice_links(game, locale.game(game).name) }
            </p>
        </Page>
    }
}

/// Props of [`Document`].
#[derive(Properties, PartialEq)]
struct DocumentProps {
    /// Address of the file.
    src: AttrValue,
    /// Class in addition to `rules`.
    #[prop_or_default]
    class: Classes,
}

/// A text from a file.
#[component]
fn Document(props: &DocumentProps) -> Html {
    let text = match use_fetched_text(&props.src) {
        Fetched::Pending => html! {},
        Fetched::Text(text) => Html::from_html_unchecked(text),
        Fetched::Failed => html! {
            <Notice id="wrong">{ "This text could not be loaded. Perhaps there is no network just now." }</Notice>
        },
    };
    html! { <div class={classes!("rules", props.class.clone())}>{ text }</div> }
}
