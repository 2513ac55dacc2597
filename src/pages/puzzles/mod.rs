//! A game's puzzles: the endless ones by kind, and the list of the numbered ones.

mod kinds;

use crate::components::{GameAssets, LinkButton, Page, Section, Stylesheet, picture};
use crate::context::{use_locale, use_settings};
use crate::games;
use crate::games::practice::{Practice, Task};
use crate::games::practice_of;
use app_core::Route;
use app_core::settings::Settings;
use kinds::puzzle_kinds;
use l10n::{house, pages};
use rules::{GameId, State};
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PuzzlesPageProps {
    pub game: GameId,
}

#[component]
pub fn PuzzlesPage(props: &PuzzlesPageProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let game = props.game;
    let Some(practice) = practice_of(game) else {
        return html! {};
    };
    html! {
        <Page title={house::puzzles_of(locale, game)} {game}>
            <GameAssets {game} />
            <Stylesheet address="themes/practice.css" />
            { puzzle_kinds(locale, &settings, game) }
            if practice.puzzles().next().is_some() {
                { numbered_puzzles(locale, &settings.current, game, practice) }
            }
            <div class="buttons">
                <LinkButton to={Route::Learn(game)}>{ locale.text(pages::LEARN_THE_GAME) }</LinkButton>
                <LinkButton to={Route::New(game)}>{ locale.text(house::NEW_GAME) }</LinkButton>
            </div>
        </Page>
    }
}

fn numbered_puzzles(
    locale: Locale,
    settings: &Settings,
    game: GameId,
    practice: &'static Practice,
) -> Html {
    let mut solved = 0;
    let cards: Vec<Html> = (1..)
        .zip(practice.puzzles())
        .map(|(number, task)| {
            let is_solved = settings.is_solved(game, number);
            solved += usize::from(is_solved);
            let state = practice.state(&task);
            puzzle_card(
                locale,
                Route::Puzzle(game, number),
                number,
                &task,
                state,
                is_solved,
            )
        })
        .collect();
    let count = pages::puzzles_solved(locale, solved, cards.len());
    html! {
        <Section id="numbered" title={locale.text(pages::HAND_PICKED_PUZZLES)}>
            <p class="lead">{ practice.puzzle_words.map(|words| locale.text(words)) }</p>
            <p class="solved-count">{ count }</p>
            <ol class={classes!("puzzle-list", games::class(game))}>{ for cards }</ol>
        </Section>
    }
}

/// A puzzle in the list: its position, its goal, and whether it was solved.
fn puzzle_card(
    locale: Locale,
    route: Route,
    number: u8,
    task: &Task,
    state: Option<State>,
    is_solved: bool,
) -> Html {
    let board = state.map(|state| games::picture(&state));
    html! {
        <li key={number}>
            <a href={route.href()} class="puzzle-card" data-solved={is_solved.to_string()}>
                <span class="puzzle-board" aria-hidden="true">{ board }</span>
                <span class="puzzle-text">
                    <span class="puzzle-number">{ pages::puzzle_number(locale, number) }</span>
                    <span>{ goal(locale, task) }</span>
                    if is_solved { { solved_mark(locale) } }
                </span>
            </a>
        </li>
    }
}

pub fn goal(locale: Locale, task: &Task) -> String {
    pages::win_in(locale, task.turns())
}

/// The mark of a solved puzzle, with a text for screen readers.
pub fn solved_mark(locale: Locale) -> Html {
    html! {
        <span class="solved">
            { picture("#done-mark", "0 0 24 24", "done-mark") }
            <span>{ locale.text(pages::SOLVED) }</span>
        </span>
    }
}
