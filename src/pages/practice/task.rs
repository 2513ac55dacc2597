//! Instruction and feedback of a task.

use super::lesson::LessonState;
use crate::pages::puzzles::solved_mark;
use l10n::pages;
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
