use super::board::Delays;
use super::lesson::{Course, LessonAction, LessonState, Phase};
use crate::games::{practice::ANY, practice_of};
use app_core::settings::Pace;
use rules::{Action, GameId};
use std::rc::Rc;
use text::Locale;
use yew::Reducible;

fn begin(puzzles: bool, at: usize) -> Rc<LessonState> {
    let practice = practice_of(GameId::ArgonautsWheel).expect("the game has a lesson");
    let tasks = if puzzles {
        practice.puzzles().collect()
    } else {
        practice.lesson.into()
    };
    let course = Course {
        practice,
        tasks,
        is_puzzles: puzzles,
        locale: Locale::ENGLISH,
    };
    Rc::new(LessonState::begin(course, at).expect("there is such a task"))
}

/// The actions that the task expects now.
fn wanted(lesson: &LessonState) -> Vec<Action> {
    match lesson.task().and_then(|task| task.step(lesson.steps_done)) {
        None => Vec::new(),
        Some(ANY) => lesson.board.state.legal_actions(),
        Some(step) => step
            .split('|')
            .map(|text| {
                lesson
                    .board
                    .state
                    .parse_action(text)
                    .expect("the solution can be read")
            })
            .collect(),
    }
}

fn right(lesson: &Rc<LessonState>) -> Rc<LessonState> {
    let action = wanted(lesson)[0];
    lesson
        .clone()
        .reduce(LessonAction::Play(action, Pace::Calm))
}

/// Plays the first action that is wrong.
fn wrong(lesson: &Rc<LessonState>) -> Rc<LessonState> {
    let wanted = wanted(lesson);
    let other = lesson
        .board
        .state
        .legal_actions()
        .into_iter()
        .find(|action| !wanted.contains(action))
        .expect("something else can be done");
    lesson.clone().reduce(LessonAction::Play(other, Pace::Calm))
}

/// Solves the task, answers included.
fn go_through(mut lesson: Rc<LessonState>) -> Rc<LessonState> {
    while lesson.phase != Phase::Done {
        lesson = match lesson.phase {
            Phase::Open => right(&lesson),
            _ => lesson.reduce(LessonAction::Answer(Pace::Calm)),
        };
    }
    lesson
}

#[test]
fn every_task_ends_when_its_solution_is_played() {
    for puzzles in [false, true] {
        for at in 0..begin(puzzles, 0).count() {
            let done = go_through(begin(puzzles, at));
            assert!(wanted(&done).is_empty());
            assert!(
                done.board.feedback.contains("Well done."),
                "{}",
                done.board.feedback
            );
            assert_eq!(done.is_solved_alone(), puzzles);
        }
    }
}

#[test]
fn a_wrong_action_changes_nothing_and_is_explained() {
    let lesson = begin(false, 0);
    let after = wrong(&lesson);
    assert_eq!(after.board.state, lesson.board.state);
    assert_eq!((after.steps_done, after.board.ply), (0, 0));
    assert_eq!(after.phase, Phase::Open);
    assert!(after.board.is_wrong);
    assert!(after.board.feedback.starts_with("Not quite. "));
    // A likely mistake is answered for itself.
    let task = lesson.task().expect("a task");
    let answer = |name| Locale::ENGLISH.attribute(task.words, name).expect("words");
    let feedback = &after.board.feedback;
    assert!(feedback.ends_with(&answer("mistake")), "{feedback}");
    let turned = lesson
        .board
        .state
        .parse_action("R")
        .expect("a wheel to turn");
    let unlikely = after.clone().reduce(LessonAction::Play(turned, Pace::Calm));
    let feedback = &unlikely.board.feedback;
    assert!(feedback.ends_with(&answer("wrong")), "{feedback}");
    // The selection on the board is cleared.
    assert_eq!(
        after.board.selection_epoch,
        lesson.board.selection_epoch + 1
    );
    assert_eq!(after.board.announcements, lesson.board.announcements + 1);
    // A repeated message is announced again.
    assert_ne!(wrong(&after).board.spoken, after.board.spoken);
}

#[test]
fn the_answer_waits_for_the_animation() {
    let puzzle = (0..12)
        .map(|at| begin(true, at))
        .find(|puzzle| puzzle.task().is_some_and(|task| task.turns() > 1))
        .expect("a puzzle of two turns");
    let played = right(&puzzle);
    assert_eq!(played.phase, Phase::Answer);
    assert!(played.board.is_moving);
    let Delays { settle, answer } = played.board.delays;
    assert!(settle > Some(0));
    assert_eq!(answer, settle.map(|settle| settle + 500));
    // Nothing can be played meanwhile.
    let action = played.board.state.legal_actions()[0];
    let same = played
        .clone()
        .reduce(LessonAction::Play(action, Pace::Calm));
    assert_eq!(
        (same.board.ply, same.phase),
        (played.board.ply, Phase::Answer)
    );
    // The end of the animation does not end the wait for the answer.
    let rested = played.clone().reduce(LessonAction::Settle);
    assert!(!rested.board.is_moving);
    assert_eq!(rested.board.delays, played.board.delays);
    let answered = rested.reduce(LessonAction::Answer(Pace::AtOnce));
    assert_eq!(answered.steps_done, 2);
    assert_eq!(answered.board.delays, Delays::default());
    if answered.phase == Phase::Open {
        assert!(
            answered.board.feedback.ends_with("Your turn again."),
            "{}",
            answered.board.feedback
        );
    }
    // An unexpected answer changes nothing.
    let puzzle = puzzle.reduce(LessonAction::Answer(Pace::Calm));
    assert_eq!((puzzle.steps_done, puzzle.board.ply), (0, 0));
}

#[test]
fn movements_follow_the_pace() {
    let lesson = begin(false, 0);
    let action = wanted(&lesson)[0];
    let play = |pace| lesson.clone().reduce(LessonAction::Play(action, pace));
    assert!(play(Pace::Calm).board.delays.settle.is_some());
    assert_eq!(
        play(Pace::Calm).board.delays.settle,
        play(Pace::Quick).board.delays.settle
    );
    assert!(!play(Pace::AtOnce).board.is_moving);
    assert_eq!(play(Pace::AtOnce).board.delays.settle, None);
}

#[test]
fn a_hint_shows_the_action_and_counts_as_help() {
    let puzzle = begin(true, 0);
    let shown = puzzle.clone().reduce(LessonAction::ShowHint);
    assert_eq!(shown.board.hint, wanted(&puzzle).first().copied());
    assert_eq!(shown.board.state, puzzle.board.state);
    assert!(shown.board.feedback.starts_with("Here's how:"));
    let done = go_through(shown);
    assert_eq!(done.board.hint, None);
    assert!(!done.is_solved_alone());
    assert!(done.board.feedback.ends_with("to solve it on your own."));
    // There is nothing left to show.
    assert_eq!(done.clone().reduce(LessonAction::ShowHint).board.hint, None);
    // Solved without help, it counts.
    let again = done.reduce(LessonAction::Restart);
    assert!(!again.had_help);
    assert!(go_through(again).is_solved_alone());
}

#[test]
fn restarting_resets_a_task() {
    let lesson = begin(false, 0);
    let done = go_through(lesson.clone());
    let again = done.clone().reduce(LessonAction::Restart);
    assert_eq!(again.board.state, lesson.board.state);
    assert_eq!((again.at, again.steps_done), (0, 0));
    assert_eq!(again.phase, Phase::Open);
    assert_eq!(again.board.feedback, "");
    assert_eq!(again.board.delays, Delays::default());
    // Boards are reset.
    assert!(again.board.ply > done.board.ply);
}

#[test]
fn going_to_a_task_announces_it() {
    let lesson = wrong(&begin(false, 0));
    let next = lesson.clone().reduce(LessonAction::GoTo(1));
    assert_eq!(next.at, 1);
    assert!(
        next.board.spoken.starts_with("2 of 7: "),
        "{}",
        next.board.spoken
    );
    assert!(
        next.board
            .spoken
            .ends_with(&next.task().expect("a task").instruction(Locale::ENGLISH))
    );
    assert_eq!(next.board.feedback, "");
    assert!(!next.board.is_wrong);
    assert!(next.board.ply > lesson.board.ply);
    assert!(next.board.announcements > lesson.board.announcements);
    // After the lesson itself come the steps of "More".
    let last = next.clone().reduce(LessonAction::GoTo(6));
    assert_eq!(last.step_label(), "7 of 7: Winning");
    assert!(last.is_core_end());
    let more = last.reduce(LessonAction::GoTo(7));
    assert_eq!(more.step_label(), "More, 1 of 6: From the center");
    assert!(!more.is_core_end());
    // There is no task after the last one.
    assert_eq!(next.clone().reduce(LessonAction::GoTo(99)).at, 1);
}

#[test]
fn escape_clears_the_selection_on_the_board() {
    let lesson = begin(false, 0);
    let after = lesson.clone().reduce(LessonAction::Escape);
    assert_eq!(
        after.board.selection_epoch,
        lesson.board.selection_epoch + 1
    );
    assert_eq!(after.board.ply, lesson.board.ply);
}
