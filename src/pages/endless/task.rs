//! The puzzle in words: what it is, the goal, the streak, and the feedback.

use super::kind_title;
use super::solving::Solving;
use crate::components::marked;
use app_core::PuzzleSpec;
use app_core::settings::PuzzleProgress;
use l10n::pages;
use text::Locale;
use yew::prelude::*;

/// Title, streak, goal and feedback of a puzzle. The streak is announced with the feedback.
pub fn task_text(locale: Locale, spec: PuzzleSpec, solving: &Solving) -> Html {
    let board = &solving.board;
    let feedback = &board.feedback;
    task(
        locale,
        spec,
        &solving.progress,
        html! {
            <>
                <div class="goal-row">
                    <p class="goal">{ solving.goal() }</p>
                    { solving.beside_goal() }
                </div>
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
    let kind = kind_title(locale, spec.kind);
    html! {
        <section class="task" id="task" tabindex="0" aria-label={locale.text(pages::THE_PUZZLE)}>
            <div class="task-head">
                <h2>{ format!("{kind} · {}", spec.difficulty) }</h2>
                { streak(locale, progress) }
            </div>
            { rest }
        </section>
    }
}

pub fn streak(locale: Locale, progress: &PuzzleProgress) -> Html {
    let number = |mark: &str, number| {
        let class = if mark == "b" {
            "streak-now"
        } else {
            "streak-best"
        };
        html! { <strong {class}>{ number }</strong> }
    };
    html! {
        <p class="streak">
            { marked(&pages::puzzle_streak(locale, progress.streak, progress.best), number) }
        </p>
    }
}
