//! The layout of ordinary pages and their sections.

use super::{LinkButton, TopBar};
use crate::context::use_locale;
use app_core::Route;
use l10n::house;
use rules::GameId;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PageProps {
    pub title: AttrValue,
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

#[derive(Properties, PartialEq)]
pub struct SectionProps {
    #[prop_or_default]
    pub class: Classes,
    /// Element id of the heading.
    pub id: AttrValue,
    pub title: AttrValue,
    pub children: Html,
}

#[component]
pub fn Section(props: &SectionProps) -> Html {
    html! {
        <section class={props.class.clone()} aria-labelledby={props.id.clone()}>
            <h2 id={props.id.clone()}>{ props.title.clone() }</h2>
            { props.children.clone() }
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct ErrorPageProps {
    pub title: AttrValue,
    /// Why the page cannot be shown.
    pub why: AttrValue,
}

/// Explains why a page cannot be shown, and links to the home page.
#[component]
pub fn ErrorPage(props: &ErrorPageProps) -> Html {
    let locale = use_locale();
    html! {
        <Page title={props.title.clone()}>
            <p>{ props.why.clone() }</p>
            <p><LinkButton to={Route::Home} class="primary">{ locale.text(house::HOME) }</LinkButton></p>
        </Page>
    }
}
