//! The bar at the top of every page.

use super::{picture, wheel_mark};
use crate::context::use_locale;
use app_core::Route;
use l10n::house;
use rules::GameId;
use yew::prelude::*;

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
