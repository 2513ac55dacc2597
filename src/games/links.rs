//! The links to what there is to practise in a game.

use super::practice::has_page;
use crate::components::LinkButton;
use crate::context::use_words;
use crate::route::Route;
use rules::GameId;
use yew::prelude::*;

/// A game.
#[derive(Properties, PartialEq)]
pub struct GameProps {
    /// The game.
    pub game: GameId,
}

/// The link to a game's lesson, if it has one.
#[component]
pub fn LearnLink(props: &GameProps) -> Html {
    html! { <PracticeLink route={Route::Learn(props.game)} game={props.game}>{ "Learn" }</PracticeLink> }
}

/// The links to a game's lesson and puzzles, if it has any.
#[component]
pub fn PracticeLinks(props: &GameProps) -> Html {
    html! {
        <>
            <LearnLink game={props.game} />
            <PracticeLink route={Route::Puzzles(props.game)} game={props.game}>{ "Puzzles" }</PracticeLink>
        </>
    }
}

/// A way to practise a game.
#[derive(Properties, PartialEq)]
struct PracticeLinkProps {
    route: Route,
    game: GameId,
    children: Html,
}

/// A link to a page of practice, where the game has it.
#[component]
fn PracticeLink(props: &PracticeLinkProps) -> Html {
    let words = use_words();
    if !has_page(&props.route) {
        return html! {};
    }
    html! {
        <LinkButton to={props.route.clone()} class="plain">
            { props.children.clone() }
            <span class="unseen">{ format!(" {}", words.game(props.game).name) }</span>
        </LinkButton>
    }
}
