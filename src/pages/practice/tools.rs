//! The buttons below the board.

use super::LessonAction;
use crate::components::{Button, LinkButton};
use crate::games::practice::has_page;
use crate::route::Route;
use rules::GameId;
use yew::prelude::*;

/// How far the lesson or the puzzle is.
#[derive(Properties, PartialEq)]
pub struct ToolsProps {
    /// The game.
    pub game: GameId,
    /// The puzzle's number; without one it is the lesson.
    pub number: Option<u8>,
    /// The task, by its place.
    pub at: usize,
    /// How many tasks there are.
    pub count: usize,
    /// Whether something was done in the task.
    pub is_begun: bool,
    /// Whether it is done.
    pub is_done: bool,
    /// Whether the right action can be shown.
    pub can_hint: bool,
    /// Something is to happen.
    pub on_act: Callback<LessonAction>,
}

/// The buttons below the board. A lesson has ways back and on through its
/// tasks; a puzzle has links to the others.
#[component]
pub fn Tools(props: &ToolsProps) -> Html {
    let ToolsProps {
        game,
        number,
        at,
        count,
        is_done,
        ..
    } = *props;
    let act = |action: LessonAction| props.on_act.reform(move |_| action);
    let is_last = at + 1 >= count;
    let is_lesson = number.is_none();
    let way_on = if is_done { "primary" } else { "" };
    let (on, on_words) = match number {
        None => (Route::New(game), "Play your first game"),
        Some(number) => (Route::Puzzle(game, number.saturating_add(1)), "Next puzzle"),
    };
    let puzzles = Route::Puzzles(game);
    html! {
        <div class="buttons">
            if is_lesson {
                <Button id="back" disabled={at == 0} onclick={act(LessonAction::GoTo(at.saturating_sub(1)))}>
                    { "Back" }
                </Button>
            }
            if !(is_lesson && is_done) {
                <Button id="show-me" disabled={!props.can_hint} onclick={act(LessonAction::ShowHint)}>
                    { "Show me" }
                </Button>
            }
            if !is_lesson || is_done {
                <Button id="again" disabled={!props.is_begun} onclick={act(LessonAction::Restart)}>
                    { "Start again" }
                </Button>
            }
            if is_lesson && !is_last {
                <Button id="next" class={way_on} onclick={act(LessonAction::GoTo(at + 1))}>
                    { "Next" }
                </Button>
            }
            // The lesson leads on at its end, puzzles from one to the next.
            if is_last == is_lesson {
                <LinkButton to={on} class={way_on}>{ on_words }</LinkButton>
            }
            if (is_last || !is_lesson) && has_page(&puzzles) {
                <LinkButton to={puzzles.clone()}>{ "All puzzles" }</LinkButton>
            }
        </div>
    }
}
