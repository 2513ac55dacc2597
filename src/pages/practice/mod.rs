//! Interactive lessons and puzzles. The tasks are data of the games; nothing here
//! depends on a game.

pub mod board;
pub mod frame;
mod lesson;
#[cfg(test)]
mod lesson_tests;
#[cfg(test)]
mod lesson_words_tests;
mod tools;

use crate::context::{use_locale, use_settings};
use crate::games;
use crate::games::practice_of;
use crate::hooks::OnDemand;
use crate::pages::with_sheets::{Sheets, WithSheets};
use app_core::settings::SettingsChange;
use frame::{PracticeFrame, practice_page, use_delays, use_focus};
use l10n::house;
use lesson::{Course, LessonAction, LessonState, Phase};
use rules::{Action, GameId};
use std::rc::Rc;
use tools::{task_text, tools};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PracticePageProps {
    pub game: GameId,
    /// Number of the puzzle; `None` for the lesson.
    #[prop_or_default]
    pub number: Option<u8>,
}

#[component]
pub fn PracticePage(props: &PracticePageProps) -> Html {
    let PracticePageProps { game, number } = *props;
    let locale = use_locale();
    let first = practice_of(game).and_then(|practice| {
        let course = Course {
            practice,
            tasks: match number {
                None => practice.lesson.into(),
                Some(_) => practice.puzzles().collect(),
            },
            is_puzzles: number.is_some(),
            locale,
        };
        let at = number.map_or(0, |number| usize::from(number).saturating_sub(1));
        LessonState::begin(course, at)
    });
    match first {
        Some(first) => html! {
            <WithSheets sheets={OnDemand::ready(Sheets::new())}><PracticeRunner {game} {number} first={Rc::new(first)} /></WithSheets>
        },
        None => html! {},
    }
}

#[derive(Properties)]
struct PracticeRunnerProps {
    game: GameId,
    number: Option<u8>,
    /// Initial state.
    first: Rc<LessonState>,
}

impl PartialEq for PracticeRunnerProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.first, &other.first)
    }
}

#[component]
fn PracticeRunner(props: &PracticeRunnerProps) -> Html {
    let PracticeRunnerProps { game, number, .. } = *props;
    let locale = use_locale();
    let settings = use_settings();
    let pace = settings.current.pace;
    let lesson = {
        let first = props.first.clone();
        use_reducer(move || LessonState::clone(&first))
    };
    // Set by every action of the learner: keyboard focus must not get lost then.
    let focus_at_risk = use_mut_ref(|| false);
    let on_act = {
        let (dispatcher, focus_at_risk) = (lesson.dispatcher(), focus_at_risk.clone());
        Callback::from(move |action: LessonAction| {
            focus_at_risk.replace(true);
            dispatcher.dispatch(action);
        })
    };
    // Memoized, because boards are rendered again for a new callback.
    let on_action = {
        let on_act = on_act.clone();
        use_callback(pace, move |action: Action, pace| {
            on_act.emit(LessonAction::Play(action, *pace));
        })
    };
    let later = |action: LessonAction| {
        let dispatcher = lesson.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(action))
    };
    let (on_settle, on_answer) = (
        later(LessonAction::Settle),
        later(LessonAction::Answer(pace)),
    );
    use_delays(&lesson.board, focus_at_risk.clone(), on_settle, on_answer);
    use_focus(&lesson.board, focus_at_risk);
    use_solved(&lesson, game, number);
    let board = lesson.board.view(lesson.phase == Phase::Open, on_action);
    let is_solved = number.is_some_and(|number| settings.current.is_solved(game, number));
    practice_page(
        locale,
        PracticeFrame {
            game,
            title: match number {
                Some(number) => house::puzzle_of(locale, number, game),
                None => house::learn_game(locale, game),
            },
            class: Classes::new(),
            step: lesson.at + 1,
            taken: lesson.steps_done,
            phase: match lesson.phase {
                Phase::Open => "open",
                Phase::Answer => "answer",
                Phase::Done => "done",
            },
            is_solved,
            task: task_text(locale, &lesson, is_solved),
            board: games::board(board),
            tools: tools(locale, &lesson, game, number, &on_act),
            spoken: lesson.board.spoken.clone(),
            on_escape: on_act.reform(|()| LessonAction::Escape),
        },
    )
}

/// Records a puzzle that was solved without help.
#[hook]
fn use_solved(lesson: &UseReducerHandle<LessonState>, game: GameId, number: Option<u8>) {
    let settings = use_settings();
    let solved = number.filter(|_| lesson.is_solved_alone());
    use_effect_with(solved, move |solved| {
        if let Some(number) = *solved
            && !settings.current.is_solved(game, number)
        {
            settings.change.emit(SettingsChange::Solved(game, number));
        }
    });
}
