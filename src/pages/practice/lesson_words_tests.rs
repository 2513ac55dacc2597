//! The words of the lessons name things on the board, not cells: boards do not show coordinates
//! by default.

use super::lesson::{Course, LessonAction, LessonState, Phase};
use crate::games::{
    practice::{ANY, MISTAKES, Task},
    practice_of,
    testing::has_title,
};
use app_core::settings::Pace;
use rules::{Action, GameId};
use std::rc::Rc;
use text::Locale;
use yew::Reducible;

/// The games whose boards show no coordinates.
const GAMES: [GameId; 3] = [
    GameId::TurnOfTime,
    GameId::WheelOfFortune,
    GameId::WorldWonders,
];

/// The notation of a cell in a text, such as `m13`, `-1,2` or `column 2`.
fn cell_in(text: &str) -> Option<&str> {
    let is_cell = |word: &str| {
        let mut letters = word.chars();
        let is_lettered = letters.next().is_some_and(|c| c.is_ascii_alphabetic())
            && (1..=2).contains(&letters.as_str().len())
            && letters.as_str().bytes().all(|byte| byte.is_ascii_digit());
        let is_pair = word
            .split_once(',')
            .is_some_and(|pair| pair.0.parse::<i8>().is_ok() && pair.1.parse::<i8>().is_ok());
        is_lettered || is_pair
    };
    let found = text
        .split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | '@' | ':'))
        .find(|word| is_cell(word.trim_end_matches([',', '.', ';'])));
    let numbered = ["column ", "row "].into_iter().find(|name| {
        let mut after = text.split(name).skip(1);
        after.any(|after| after.starts_with(|c: char| c == '-' || c.is_ascii_digit()))
    });
    found.or(numbered)
}

#[test]
fn the_notation_of_cells_is_recognized() {
    for text in [
        "You play Spring at m13.",
        "Place it on c7 to d9.",
        "That is column 2, row -1.",
        "Try row 3",
        "the space -1,2",
    ] {
        assert!(cell_in(text).is_some(), "{text}");
    }
    for text in [
        "These take up three columns; 4, 3 and 2 points.",
        "A row of three: 4 + 3 points.",
        "You place a tile with a 3: a road.",
    ] {
        assert_eq!(cell_in(text), None);
    }
}

fn begin(game: GameId, at: usize) -> Rc<LessonState> {
    let practice = practice_of(game).expect("the game has a lesson");
    let course = Course {
        practice,
        tasks: practice.lesson.into(),
        is_puzzles: false,
        locale: Locale::ENGLISH,
    };
    Rc::new(LessonState::begin(course, at).expect("there is such a task"))
}

/// The texts of a task that do not depend on what is played.
fn fixed_texts(task: &Task) -> Vec<String> {
    let names = ["task", "wrong", "solved"].into_iter().chain(MISTAKES);
    let others = names.filter_map(|name| Locale::ENGLISH.attribute(task.words, name));
    let title = Locale::ENGLISH.text(task.words);
    [title].into_iter().chain(others).collect()
}

/// The actions that a step accepts.
fn accepted(lesson: &LessonState, step: &str) -> Vec<Action> {
    if step == ANY {
        return lesson.board.state.legal_actions();
    }
    step.split('|')
        .filter_map(|text| lesson.board.state.parse_action(text).ok())
        .collect()
}

/// The feedback on an action.
fn feedback_on(lesson: &Rc<LessonState>, action: LessonAction) -> String {
    let after = lesson.clone().reduce(action);
    after.board.feedback.clone()
}

/// All texts of a task being solved: hints, and feedback on right and wrong actions.
fn feedback(mut lesson: Rc<LessonState>) -> Vec<String> {
    let mut all = Vec::new();
    while lesson.phase != Phase::Done {
        let next = match lesson.phase {
            Phase::Open => {
                all.push(feedback_on(&lesson, LessonAction::ShowHint));
                let legal = lesson.board.state.legal_actions().into_iter();
                all.extend(
                    legal
                        .map(|action| feedback_on(&lesson, LessonAction::Play(action, Pace::Calm))),
                );
                let step = lesson
                    .task()
                    .and_then(|task| task.step(lesson.steps_done))
                    .expect("the task is open");
                let action = accepted(&lesson, step).first().copied();
                LessonAction::Play(action.expect("a solution"), Pace::Calm)
            }
            _ => LessonAction::Answer(Pace::Calm),
        };
        lesson = lesson.reduce(next);
        all.push(lesson.board.feedback.clone());
    }
    all
}

#[test]
fn lessons_name_no_cells() {
    for game in GAMES {
        for at in 0..begin(game, 0).count() {
            let lesson = begin(game, at);
            let task = *lesson.task().expect("a task");
            let feedback = feedback(lesson);
            assert!(feedback.len() > 2, "{:?}", task.words);
            let texts = fixed_texts(&task).into_iter();
            for text in texts.chain(feedback) {
                assert_eq!(cell_in(&text), None, "{:?}: {text}", task.words);
            }
        }
    }
}

#[test]
fn answers_name_what_is_on_the_board() {
    for (game, title, words) in [
        (
            GameId::TurnOfTime,
            "Single cards",
            "You play the single Spring above Fall.",
        ),
        (
            GameId::TurnOfTime,
            "Several neighbors",
            "You play the single Spring below Fall and left of Winter.",
        ),
        (
            GameId::WheelOfFortune,
            "A thief on a road",
            "You close the northern road.",
        ),
        (
            GameId::WorldWonders,
            "City districts",
            "You build a tower next to a farm.",
        ),
        (
            GameId::WorldWonders,
            "Monuments",
            "You build the Trojan Horse next to a habitation and a road.",
        ),
    ] {
        let task = (0..begin(game, 0).count())
            .map(|at| begin(game, at))
            .find(|lesson| lesson.task().is_some_and(|task| has_title(task, title)));
        let texts = feedback(task.expect("there is such a step"));
        assert!(texts.iter().any(|text| text.contains(words)), "{texts:#?}");
    }
}

#[test]
fn the_reason_of_the_end_is_told_once() {
    for game in GAMES {
        let mut tasks = (0..begin(game, 0).count()).map(|at| begin(game, at));
        let is_end =
            |lesson: &Rc<LessonState>| lesson.task().is_some_and(|task| has_title(task, "The end"));
        let Some(lesson) = tasks.find(is_end) else {
            continue;
        };
        let text = feedback(lesson).pop().expect("an answer");
        let mut sentences: Vec<&str> = text.split_inclusive(". ").collect();
        let all = sentences.len();
        sentences.sort_unstable();
        sentences.dedup();
        assert_eq!(sentences.len(), all, "{text}");
    }
}
