//! All puzzles of a game, and the links to its lesson and puzzles.

use crate::components::{GameAssets, LinkButton, Page, Picture, Stylesheet};
use crate::context::{use_settings, use_words};
use crate::games;
use crate::games::practice::{Practice, Task, of};
use crate::route::Route;
use rules::GameId;
use yew::prelude::*;

/// A game.
#[derive(Properties, PartialEq)]
pub struct GameProps {
    /// The game.
    pub game: GameId,
}

/// All puzzles of a game.
#[component]
pub fn PuzzlesPage(props: &GameProps) -> Html {
    let settings = use_settings();
    let words = use_words();
    let game = props.game;
    let puzzles = use_memo(game, |game| {
        let practice = of(*game);
        practice.map(|practice| (practice, practice.puzzles().collect::<Vec<_>>()))
    });
    let Some((practice, tasks)) = &*puzzles else {
        return html! {};
    };
    let tasks = (1_u8..).zip(tasks.iter().copied());
    let is_solved = |number: u8| settings.now.is_solved(game, number);
    let solved = tasks.clone().filter(|(number, _)| is_solved(*number));
    let count = format!("{} of {} solved.", solved.count(), tasks.clone().count());
    let cards = tasks.map(|(number, task)| {
        html! { <PuzzleCard key={number} {game} practice={*practice} {number} {task} solved={is_solved(number)} /> }
    });
    html! {
        <Page title={format!("Puzzles of {}", words.game(game).name)}>
            <GameAssets {game} />
            <Stylesheet name="practice" />
            <p class="lead">{ practice.ask }</p>
            <p class="solved-count">{ count }</p>
            <ol class={classes!("puzzle-list", games::class(game))}>{ for cards }</ol>
            <div class="buttons">
                <LinkButton to={Route::Learn(game)}>{ "Learn the game" }</LinkButton>
                <LinkButton to={Route::New(game)}>{ "New game" }</LinkButton>
            </div>
        </Page>
    }
}

/// A puzzle in the list.
#[derive(Properties)]
struct PuzzleCardProps {
    game: GameId,
    practice: &'static Practice,
    number: u8,
    task: Task,
    solved: bool,
}

// A game has one practice.
impl PartialEq for PuzzleCardProps {
    fn eq(&self, other: &Self) -> bool {
        (self.game, self.number, self.task, self.solved)
            == (other.game, other.number, other.task, other.solved)
    }
}

/// A puzzle in the list: its position, what is to be reached, and whether it
/// was solved.
#[component]
fn PuzzleCard(props: &PuzzleCardProps) -> Html {
    let state = props.practice.state(&props.task);
    let board = state.map(|state| games::ui(state.game()).small(&state));
    let route = Route::Puzzle(props.game, props.number);
    html! {
        <li>
            <a href={route.href()} class="puzzle-card" data-solved={props.solved.to_string()}>
                <span class="puzzle-board" aria-hidden="true">{ board }</span>
                <span class="puzzle-words">
                    <span class="puzzle-number">{ format!("Puzzle {}", props.number) }</span>
                    <span>{ goal(&props.task) }</span>
                    if props.solved { <SolvedMark /> }
                </span>
            </a>
        </li>
    }
}

/// What is to be reached in a puzzle.
pub fn goal(task: &Task) -> String {
    format!("Win in {}", task.turns())
}

/// The mark of a solved puzzle, for those who see shapes and those who read.
#[component]
pub fn SolvedMark() -> Html {
    html! {
        <span class="solved">
            <Picture symbol="#done-mark" view_box="0 0 24 24" class="done-mark" />
            <span>{ "Solved" }</span>
        </span>
    }
}
