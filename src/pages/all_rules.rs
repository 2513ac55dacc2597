//! The rules of all games.

use crate::components::{LinkButton, Page};
use crate::context::use_locale;
use crate::games;
use crate::games::practice_links;
use app_core::Route;
use l10n::{house, pages};
use rules::GameId;
use yew::prelude::*;

/// A list of the games, each with links to its rules, lesson and puzzles.
#[component]
pub fn AllRulesPage() -> Html {
    let locale = use_locale();
    let games = GameId::listed().map(|game| {
        let name = locale.name(game);
        html! {
            <li key={game.id()} class={classes!("rules-row", games::class(game))}>
                <div class="rules-row-cover" aria-hidden="true">{ games::emblem(game) }</div>
                <div>
                    <h2>{ &name }</h2>
                    <p class="buttons">
                        <LinkButton to={Route::Rules(game)} label={house::rules_of(locale, game)}>{ locale.text(house::RULES) }</LinkButton>
                        { practice_links(locale, game) }
                    </p>
                </div>
            </li>
        }
    });
    html! {
        <Page title={locale.text(house::RULES)} current={Route::AllRules}>
            <ul class="rules-list">{ for games }</ul>
            <p class="buttons"><LinkButton to={Route::Keys} class="plain">{ locale.text(pages::KEYBOARD_AND_SCREEN_READER) }</LinkButton></p>
        </Page>
    }
}
