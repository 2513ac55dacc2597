//! Interactive lessons and puzzles. The tasks are data of the games; nothing here
//! depends on a game.

mod lesson;
#[cfg(test)]
mod lesson_tests;
mod task;
mod tools;

use crate::components::{GameAssets, LiveRegion, Stylesheet, TopBar};
use crate::context::{use_locale, use_settings};
use crate::games::practice::practice_of;
use crate::games::{self, BoardView, ViewOptions};
use crate::hooks::focus::{catch_focus, has_focus, scroll_up_to};
use crate::settings::{Pace, SettingsChange};
use crate::text::Locale;
use gloo::timers::callback::Timeout;
use lesson::{Course, LessonAction, LessonState, Phase};
use records::Colour;
use rules::{Action, GameId};
use std::cell::RefCell;
use std::rc::Rc;
use task::task_text;
use tools::tools;
use yew::prelude::*;

/// Props of [`PracticePage`].
#[derive(Properties, PartialEq)]
pub struct PracticePageProps {
    /// The game.
    pub game: GameId,
    /// Number of the puzzle; `None` for the lesson.
    #[prop_or_default]
    pub number: Option<u8>,
}

/// The page of a lesson or puzzle.
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
            puzzles: number.is_some(),
            locale,
        };
        let at = number.map_or(0, |number| usize::from(number).saturating_sub(1));
        LessonState::begin(course, at)
    });
    match first {
        Some(first) => html! { <PracticeRunner {game} {number} first={Rc::new(first)} /> },
        None => html! {},
    }
}

/// Props of [`PracticeRunner`].
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

/// What the board shows of a lesson or puzzle.
fn board_view(lesson: &LessonState, locale: Locale, on_action: Callback<Action>) -> BoardView {
    BoardView {
        state: lesson.state.clone(),
        last: lesson.last.clone(),
        recent: lesson.recent.clone(),
        lit: Rc::default(),
        view: Rc::new(ViewOptions {
            names: lesson.names.clone(),
            levels: Rc::default(),
            colours: Rc::new(Colour::ALL.to_vec()),
            to_act: lesson.state.to_act(),
            actor: (lesson.phase == Phase::Open).then_some(lesson.learner),
            viewer: Some(lesson.learner),
            alone: Some(lesson.learner),
            ply: lesson.ply,
            line: 0,
            moving: lesson.moving,
            aids: true,
            escapes: lesson.escapes,
            undo: None,
            locale,
        }),
        hint: lesson.hint,
        plan: Rc::default(),
        on_action,
    }
}

/// A running lesson or puzzle.
#[component]
fn PracticeRunner(props: &PracticeRunnerProps) -> Html {
    let PracticeRunnerProps { game, number, .. } = *props;
    let locale = use_locale();
    let settings = use_settings();
    let pace = settings.now.pace;
    let lesson = {
        let first = props.first.clone();
        use_reducer(move || LessonState::clone(&first))
    };
    // Set by every action of the learner: keyboard focus must not get lost then.
    let touched = use_mut_ref(|| false);
    let on_act = {
        let (dispatcher, touched) = (lesson.dispatcher(), touched.clone());
        Callback::from(move |action: LessonAction| {
            touched.replace(true);
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
    use_delays(&lesson, pace, touched.clone());
    use_focus(&lesson, touched);
    use_solved(&lesson, game, number);
    let onkeydown = {
        let on_act = on_act.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_act.emit(LessonAction::Escape);
            }
        }
    };
    let board = board_view(&lesson, locale, on_action);
    let phase = match lesson.phase {
        Phase::Open => "open",
        Phase::Answer => "answer",
        Phase::Done => "done",
    };
    let title = match number {
        Some(number) => format!("Puzzle {number}: {}", locale.game(game).name),
        None => format!("Learn {}", locale.game(game).name),
    };
    let solved = number.is_some_and(|number| settings.now.is_solved(game, number));
    html! {
        <>
            <GameAssets {game} />
            <Stylesheet name="practice" />
            <TopBar {game} />
            <main
                id="main"
                tabindex="-1"
                class={classes!("practice", games::class(game))}
                data-step={(lesson.at + 1).to_string()}
                data-taken={lesson.steps_done.to_string()}
                data-phase={phase}
                data-solved={solved.to_string()}
                {onkeydown}
            >
                <h1 class="unseen">{ title }</h1>
                { task_text(&lesson, solved) }
                <div id="board" tabindex="-1" role="region" aria-label="The board">
                    { games::ui(game).board(board) }
                </div>
                { tools(&lesson, game, number, &on_act) }
                <LiveRegion id="spoken" text={lesson.spoken.clone()} />
            </main>
        </>
    }
}

/// After an action, ends the animation and then triggers the answer.
#[hook]
fn use_delays(lesson: &UseReducerHandle<LessonState>, pace: Pace, touched: Rc<RefCell<bool>>) {
    let dispatcher = lesson.dispatcher();
    use_effect_with((lesson.ply, lesson.delays), move |(_, delays)| {
        let later = |after: Option<u32>, action: LessonAction| {
            let (dispatcher, touched) = (dispatcher.clone(), touched.clone());
            after.map(|after| {
                Timeout::new(after, move || {
                    // A focused button may also disappear without an action of the learner.
                    *touched.borrow_mut() |= has_focus("main");
                    dispatcher.dispatch(action);
                })
            })
        };
        let timers = [
            later(delays.settle, LessonAction::Settle),
            later(delays.answer, LessonAction::Answer(pace)),
        ];
        move || drop(timers)
    });
}

/// Keeps focus on the page and feedback in view.
#[hook]
fn use_focus(lesson: &UseReducerHandle<LessonState>, touched: Rc<RefCell<bool>>) {
    use_effect(move || {
        if touched.replace(false) {
            catch_focus("task");
        }
    });
    use_effect_with(lesson.announcements, |announcements| {
        if *announcements > 0 {
            scroll_up_to("task");
        }
    });
}

/// Records a puzzle that was solved without help.
#[hook]
fn use_solved(lesson: &UseReducerHandle<LessonState>, game: GameId, number: Option<u8>) {
    let settings = use_settings();
    let solved = number.filter(|_| lesson.is_solved_alone());
    use_effect_with(solved, move |solved| {
        if let Some(number) = *solved
            && !settings.now.is_solved(game, number)
        {
            settings.change.emit(SettingsChange::Solved(game, number));
        }
    });
}
