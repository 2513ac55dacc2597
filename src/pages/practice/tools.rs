//! Words and buttons of a task.

use super::lesson::{LessonAction, LessonState, Phase};
use crate::components::{Button, LinkButton};
use crate::games::practice::has_page;
use crate::pages::puzzles::solved_mark;
use app_core::Route;
use l10n::{house, pages};
use rules::GameId;
use text::Locale;
use yew::prelude::*;

/// Instruction and feedback of a task. It scrolls where long feedback does not fit, so it can be focused.
pub fn task_text(locale: Locale, lesson: &LessonState, is_solved: bool) -> Html {
    html! {
        <section class="task" id="task" tabindex="0" aria-label={locale.text(pages::THE_TASK)}>
            <h2>
                { lesson.heading() }
                if is_solved { { solved_mark(locale) } }
            </h2>
            if let Some(request) = lesson.request() {
                <p>{ request }</p>
            }
            if !lesson.board.feedback.is_empty() {
                <p class={classes!("feedback", lesson.board.is_wrong.then_some("wrong"))}>{ &lesson.board.feedback }</p>
            }
        </section>
    }
}

/// The buttons below the board. A lesson has buttons for its tasks; a puzzle has links
/// to the other puzzles.
pub fn tools(
    locale: Locale,
    lesson: &LessonState,
    game: GameId,
    number: Option<u8>,
    on_act: &Callback<LessonAction>,
) -> Html {
    let at = lesson.at;
    let is_done = lesson.phase == Phase::Done;
    let can_hint = lesson.phase == Phase::Open && lesson.board.hint.is_none();
    let act = |action: LessonAction| on_act.reform(move |_| action);
    let is_last = at + 1 >= lesson.count();
    let is_lesson = number.is_none();
    let class = if is_done { "primary" } else { "" };
    // After the lesson itself one plays, or goes on to "More".
    let can_play = is_last || lesson.is_core_end();
    let (more_class, more_label) = if can_play {
        ("", pages::MORE_TASKS)
    } else {
        (class, house::NEXT)
    };
    let (next, next_label) = match number {
        None => (Route::New(game), pages::PLAY_FIRST_GAME),
        Some(number) => (
            Route::Puzzle(game, number.saturating_add(1)),
            pages::NEXT_PUZZLE,
        ),
    };
    let puzzles = Route::Puzzles(game);
    html! {
        <div class="buttons">
            if is_lesson {
                <Button id="back" disabled={at == 0} onclick={act(LessonAction::GoTo(at.saturating_sub(1)))}>
                    { locale.text(pages::BACK) }
                </Button>
            }
            if !(is_lesson && is_done) {
                <Button id="show-me" disabled={!can_hint} onclick={act(LessonAction::ShowHint)}>
                    { locale.text(pages::SHOW_ME) }
                </Button>
            }
            if !is_lesson || is_done {
                <Button id="again" disabled={lesson.steps_done == 0} onclick={act(LessonAction::Restart)}>
                    { locale.text(pages::START_OVER) }
                </Button>
            }
            if is_lesson && !is_last {
                <Button id="next" class={more_class} onclick={act(LessonAction::GoTo(at + 1))}>
                    { locale.text(more_label) }
                </Button>
            }
            // At its end, a lesson links to a game and the puzzles, and a puzzle to the next one.
            if (is_lesson && can_play) || (!is_lesson && !is_last) {
                <LinkButton to={next} class={class}>{ locale.text(next_label) }</LinkButton>
            }
            if (is_last || !is_lesson) && has_page(&puzzles) {
                <LinkButton to={puzzles.clone()}>{ locale.text(pages::ALL_PUZZLES) }</LinkButton>
            }
        </div>
    }
}
