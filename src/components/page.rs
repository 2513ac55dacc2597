//! The layout of ordinary pages and their sections, and the bars at the top and the bottom of every page.

use super::{LinkButton, picture, wheel_mark};
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

#[derive(Properties, PartialEq)]
pub struct TopBarProps {
    /// The game of the page: the link to the rules leads to those of this game.
    #[prop_or_default]
    pub game: Option<GameId>,
    /// The heading of the section at which the rules open over the table.
    #[prop_or_default]
    pub section: Option<&'static str>,
    /// The page itself, if the bar links to it.
    #[prop_or_default]
    pub current: Option<Route>,
    /// Classes: `with-tools` if there are buttons, `with-sheets` if they open what the links lead to.
    #[prop_or_default]
    pub class: Classes,
    #[prop_or_default]
    pub children: Html,
}

/// The app's name, linking to the home page, the page's buttons, and links to the pages that are needed
/// everywhere. Narrow windows show the links as icons.
#[component]
pub fn TopBar(props: &TopBarProps) -> Html {
    let locale = use_locale();
    let rules = props.game.map_or(Route::AllRules, Route::Rules);
    let links = [
        (Route::Daily(None), house::TODAY, "#today-mark"),
        (Route::Games, house::YOUR_GAMES, "#games-mark"),
        (rules, house::RULES, "#rules-mark"),
        (Route::Settings, house::SETTINGS, "#settings-mark"),
    ];
    let links = links.map(|(route, name, symbol)| {
        let section = props.section.filter(|_| matches!(route, Route::Rules(_)));
        let current = (props.current.as_ref() == Some(&route)).then_some("page");
        html! {
            <li key={name.id()}>
                <a href={route.href()} title={locale.text(name)} aria-current={current} data-section={section}>
                    { picture(symbol, "0 0 24 24", "top-icon") }
                    <span class="top-name">{ locale.text(name) }</span>
                </a>
            </li>
        }
    });
    html! {
        <header class={classes!("top", props.class.clone())}>
            <a href={Route::Home.href()} class="top-home">
                { wheel_mark() }
                <span class="top-title">{ locale.text(house::WHEELHOUSE) }</span>
            </a>
            <div class="top-tools">{ props.children.clone() }</div>
            <nav class="top-links" aria-label={locale.text(house::MAIN_PAGES)}><ul>{ for links }</ul></nav>
        </header>
    }
}

/// Links to settings, help and information.
#[component]
pub fn Footer() -> Html {
    let locale = use_locale();
    let pages = [
        (Route::Home, house::HOME),
        (Route::Games, house::YOUR_GAMES),
        (Route::Statistics, house::STATISTICS),
        (Route::Open(String::new()), house::OPEN_A_GAME),
        (Route::Settings, house::SETTINGS),
        (Route::Keys, house::KEYBOARD),
        (Route::About, house::ABOUT),
    ];
    let links = pages.map(|(route, name)| {
        html! { <li><a href={route.href()}>{ locale.text(name) }</a></li> }
    });
    html! {
        <footer class="foot">
            <nav aria-label={locale.text(house::WHEELHOUSE)}>
                <ul>{ for links }</ul>
            </nav>
        </footer>
    }
}
