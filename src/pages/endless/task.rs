//! The puzzle in words: what it is, the goal, the streak, and the feedback.

use crate::games::endless::texts_of;
use crate::pages::practice::board::PracticeBoard;
use crate::text::Locale;
use app_core::PuzzleSpec;
use app_core::settings::PuzzleProgress;
use l10n::house;
use yew::prelude::*;

/// Title, streak, goal and feedback of a puzzle. The streak is announced with the feedback.
pub fn task_text(
    locale: Locale,
    spec: PuzzleSpec,
    goal: &str,
    progress: &PuzzleProgress,
    board: &PracticeBoard,
) -> Html {
    let feedback = &board.feedback;
    task(
        locale,
        spec,
        progress,
        html! {
            <>
                <p class="goal">{ goal }</p>
                if !feedback.is_empty() {
                    <p class={classes!("feedback", board.is_wrong.then_some("wrong"))}>{ feedback }</p>
                }
            </>
        },
    )
}

/// The frame of the words: title and streak above the rest. It scrolls where long feedback
/// does not fit, so it can be focused.
pub fn task(locale: Locale, spec: PuzzleSpec, progress: &PuzzleProgress, rest: Html) -> Html {
    let kind = texts_of(spec.kind).map_or("Puzzle", |texts| texts.title);
    html! {
        <section class="task" id="task" tabindex="0" aria-label={locale.text(house::THE_PUZZLE)}>
            <div class="task-head">
                <h2>{ format!("{kind} · {}", spec.difficulty) }</h2>
                { streak(locale, progress) }
            </div>
            { rest }
        </section>
    }
}

/// The current and the longest streak.
pub fn streak(locale: Locale, progress: &PuzzleProgress) -> Html {
    html! {
        <p class="streak">
            { locale.text(house::STREAK_LABEL) }<strong class="streak-now">{ progress.streak }</strong>
            { locale.text(house::BEST) }<strong class="streak-best">{ progress.best }</strong>
        </p>
    }
}
