//! The page of an endless puzzle: it is made by the worker, then solved on the board.

mod copy_link;
mod maker;
#[cfg(test)]
mod maker_tests;
mod solving;
#[cfg(test)]
mod solving_tests;
mod task;
mod tools;
mod use_maker;
mod waiting;

pub use task::streak;

use crate::browser;
use crate::components::Shared;
use crate::context::{use_locale, use_settings};
use crate::games;
use crate::games::endless::texts_of;
use crate::hooks::OnDemand;
use crate::pages::practice::frame::{
    FocusAtRisk, PracticeFrame, practice_page, use_delays, use_focus,
};
use crate::pages::with_sheets::{Sheets, WithSheets};
use app_core::Day;
use app_core::PuzzleSpec;
use app_core::settings::{DailyPuzzle, PuzzleResult, SettingsChange};
use bots::puzzles::{Puzzle, PuzzleKind};
use l10n::pages;
use rules::Action;
use solving::{Phase, Solving, SolvingAction};
use std::cell::RefCell;
use task::task_text;
use text::Locale;
use tools::tools;
use use_maker::use_maker;
use waiting::Waiting;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct EndlessPageProps {
    pub spec: PuzzleSpec,
}

/// The page of an endless puzzle. It stays mounted from puzzle to puzzle, so that the next
/// one is made while one is solved.
#[component]
pub fn EndlessPage(props: &EndlessPageProps) -> Html {
    let spec = props.spec;
    let settings = use_settings();
    let order = use_maker(spec, settings.current.progress(spec.kind).next(spec));
    // Set while the focus may get lost.
    let focus_at_risk: FocusAtRisk = use_mut_ref(|| false);
    let begun_on = *use_memo(spec, |_| browser::today());
    let key = spec.to_string();
    let page = match order.puzzle {
        Some(puzzle) => {
            html! { <Solver {key} {spec} {begun_on} puzzle={Shared(puzzle)} focus_at_risk={Shared(focus_at_risk)} /> }
        }
        None => html! {
            <Waiting
                {key}
                {spec}
                trouble={order.trouble}
                cancel={order.cancel}
                try_again={order.try_again}
                focus_at_risk={Shared(focus_at_risk)}
            />
        },
    };
    html! { <WithSheets sheets={OnDemand::ready(Sheets::new())}>{ page }</WithSheets> }
}

pub fn kind_title(locale: Locale, kind: PuzzleKind) -> String {
    texts_of(kind).map_or_else(
        || locale.text(pages::PUZZLE),
        |texts| locale.text(texts.title),
    )
}

fn title(locale: Locale, spec: PuzzleSpec) -> String {
    pages::puzzle_title(locale, &kind_title(locale, spec.kind), spec.difficulty)
}

#[derive(Properties, PartialEq)]
struct SolverProps {
    spec: PuzzleSpec,
    /// The day on which it was opened: a puzzle of the day counts for that, whenever it is solved.
    begun_on: Day,
    puzzle: Shared<Puzzle>,
    focus_at_risk: Shared<RefCell<bool>>,
}

#[component]
fn Solver(props: &SolverProps) -> Html {
    let SolverProps { spec, begun_on, .. } = *props;
    let game = spec.game();
    let locale = use_locale();
    let settings = use_settings();
    let pace = settings.current.pace;
    let solving = {
        let puzzle = props.puzzle.0.clone();
        let progress = settings.current.progress(spec.kind);
        use_reducer(move || Solving::begin(puzzle, spec, progress, locale))
    };
    let focus_at_risk = props.focus_at_risk.0.clone();
    let on_act = {
        let (dispatcher, focus_at_risk) = (solving.dispatcher(), focus_at_risk.clone());
        use_callback((), move |action: SolvingAction, ()| {
            focus_at_risk.replace(true);
            dispatcher.dispatch(action);
        })
    };
    // Memoized, because boards are rendered again for a new callback.
    let on_action = use_callback((pace, on_act.clone()), |action: Action, (pace, on_act)| {
        on_act.emit(SolvingAction::Play(action, *pace));
    });
    let later = |action: SolvingAction| {
        let dispatcher = solving.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(action))
    };
    let (on_settle, on_continue) = (
        later(SolvingAction::Settle),
        later(SolvingAction::Continue(pace)),
    );
    use_delays(
        &solving.board,
        focus_at_risk.clone(),
        on_settle,
        on_continue,
    );
    use_focus(&solving.board, focus_at_risk);
    {
        let present = later(SolvingAction::Present);
        use_effect_with((), move |()| present.emit(()));
    }
    {
        let change = settings.change.clone();
        use_effect_with(solving.counted_result(), move |result| {
            if let Some(result) = *result {
                change.emit(SettingsChange::Puzzle(spec, result));
                if let Some(deal) = games::daily_deals().of_puzzle(spec) {
                    change.emit(SettingsChange::DailyPuzzle(DailyPuzzle {
                        day: deal.day,
                        deal: deal.deal.number,
                        result,
                        on: begun_on,
                    }));
                }
            }
        });
    }
    let board = solving.board.view(solving.phase == Phase::Open, on_action);
    practice_page(
        locale,
        PracticeFrame {
            game,
            title: title(locale, spec),
            class: classes!("endless"),
            step: 1,
            taken: solving.played.len(),
            phase: match solving.phase {
                Phase::Open => "open",
                Phase::Reply => "answer",
                Phase::Showing => "showing",
                Phase::Solved => "done",
                Phase::Shown => "shown",
            },
            is_solved: solving.result == Some(PuzzleResult::Solved),
            task: task_text(locale, spec, &solving),
            board: games::board(board),
            tools: tools(locale, &solving, spec, &on_act),
            spoken: solving.board.spoken.clone(),
            on_escape: on_act.reform(|()| SolvingAction::Escape),
        },
    )
}
