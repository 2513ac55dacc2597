//! The layout of ordinary pages.

use super::TopBar;
use app_core::Route;
use rules::GameId;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PageProps {
    pub title: AttrValue,
    /// The game that the page is about.
    #[prop_or_default]
    pub game: Option<GameId>,
    /// The page itself, if the top bar links to it.
    #[prop_or_default]
    pub current: Option<Route>,
    pub children: Html,
}

/// A page of text and forms: top bar, title and content.
#[component]
pub fn Page(props: &PageProps) -> Html {
    html! {
        <>
            <TopBar game={props.game} current={props.current.clone()} />
            <main class="narrow" id="main" tabindex="-1" aria-label={props.title.clone()}>
                <h1>{ props.title.clone() }</h1>
                { props.children.clone() }
            </main>
        </>
    }
}
