//! State of a lesson or puzzle: a sequence of tasks, each a position in which the
//! learner has to find the right action.

use super::board::{PracticeBoard, push_sentence};
use crate::games::practice::{ANY, Practice, Task};
use crate::pages::puzzles::goal;
use app_core::settings::Pace;
use l10n::{house, pages};
use rules::Action;
use std::rc::Rc;
use text::{Locale, Names};
use yew::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LessonAction {
    /// The learner chose an action; it is animated at this pace.
    Play(Action, Pace),
    Answer(Pace),
    Settle,
    ShowHint,
    Restart,
    GoTo(usize),
    /// Clear an unfinished selection on the board.
    Escape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Open,
    Answer,
    Done,
}

/// The course: a lesson or puzzles.
#[derive(Clone)]
pub struct Course {
    pub practice: &'static Practice,
    pub tasks: Rc<[Task]>,
    /// Whether the tasks are puzzles, to be solved without help.
    pub is_puzzles: bool,
    /// Texts in the learner's language.
    pub locale: Locale,
}

#[derive(Clone)]
pub struct LessonState {
    course: Course,
    pub at: usize,
    pub board: PracticeBoard,
    /// Number of actions of the solution applied so far.
    pub steps_done: usize,
    pub phase: Phase,
    pub had_help: bool,
    /// Whether the last action was an answer.
    was_answer: bool,
}

impl LessonState {
    /// The task with this index from its beginning, or `None` if there is no such task.
    pub fn begin(course: Course, at: usize) -> Option<Self> {
        let state = course.practice.state(course.tasks.get(at)?)?;
        let names = course.practice.names.in_language(course.locale);
        let names = names
            .iter()
            .map(String::as_str)
            .take(usize::from(state.players()));
        let names = Names::with_reader(course.locale, names);
        Some(Self {
            at,
            board: PracticeBoard::new(state, names, course.locale),
            course,
            steps_done: 0,
            phase: Phase::Open,
            had_help: false,
            was_answer: false,
        })
    }

    pub fn task(&self) -> Option<&Task> {
        self.course.tasks.get(self.at)
    }

    pub fn count(&self) -> usize {
        self.course.tasks.len()
    }

    /// Number of tasks of the lesson itself, without "More"; of puzzles, all of them.
    fn core(&self) -> usize {
        if self.course.is_puzzles {
            self.count()
        } else {
            self.course.practice.core
        }
    }

    /// Whether the lesson ends with this task, apart from "More".
    pub fn is_core_end(&self) -> bool {
        self.at + 1 == self.core()
    }

    /// The heading: number of the task, and the goal of a puzzle.
    pub fn heading(&self) -> String {
        let step_label = self.step_label();
        match self.task() {
            Some(task) if self.course.is_puzzles => {
                format!("{} · {step_label}", goal(self.course.locale, task))
            }
            _ => step_label,
        }
    }

    /// The instruction, while it is needed. Feedback that repeats the instruction
    /// replaces it, so that the board does not move.
    pub fn request(&self) -> Option<String> {
        let is_needed =
            self.phase != Phase::Done && !self.board.is_wrong && self.board.hint.is_none();
        self.task()
            .filter(|_| is_needed)
            .map(|task| task.instruction(self.course.locale))
    }

    /// Number of the task, number of tasks, and title.
    pub fn step_label(&self) -> String {
        let locale = self.course.locale;
        let step_label = match (self.at + 1).checked_sub(self.core()) {
            None | Some(0) => pages::count_of(locale, self.at + 1, self.core()),
            Some(more) => pages::lesson_step_more(locale, more, self.count() - self.core()),
        };
        match self.task() {
            Some(step) if !self.course.is_puzzles => {
                pages::lesson_step_title(locale, &step_label, &locale.text(step.words))
            }
            _ => step_label,
        }
    }

    /// Whether the puzzle was just solved without help.
    pub fn is_solved_alone(&self) -> bool {
        self.course.is_puzzles && self.phase == Phase::Done && !self.had_help
    }

    /// Starts a task, resetting boards and announcing it.
    fn restart(&mut self, at: usize) {
        if let Some(fresh) = Self::begin(self.course.clone(), at) {
            let mut board = self.board.clone();
            board.restart(fresh.board);
            *self = Self { board, ..fresh };
        }
    }

    /// The expected actions; empty if any action will do.
    fn wanted(&self) -> Option<Vec<Action>> {
        let step = self.task()?.step(self.steps_done)?;
        let read = |text| self.board.state.parse_action(text).ok();
        (step != ANY).then(|| step.split('|').filter_map(read).collect())
    }

    /// Handles the learner's action: applied if it is an expected one.
    fn play(&mut self, action: Action, pace: Pace) {
        if self.phase != Phase::Open {
            return;
        }
        if self.wanted().is_none_or(|wanted| wanted.contains(&action)) {
            self.apply(action, pace);
            return;
        }
        // Try it on a copy; the position stays.
        let locale = self.course.locale;
        let mut text = locale.text(pages::NOT_QUITE);
        self.board.try_out(action, &mut text);
        let feedback = self
            .task()
            .and_then(|task| task.feedback_on_wrong(locale, &self.board.state, action));
        push_sentence(&mut text, &feedback.unwrap_or_default());
        self.board.set_feedback(text, true);
        self.board.selection_epoch += 1;
    }

    fn answer(&mut self, pace: Pace) {
        let answer = self.wanted().unwrap_or_default().first().copied();
        if let Some(action) = answer
            && self.phase == Phase::Answer
        {
            self.apply(action, pace);
        }
    }

    /// Applies a right action, or the answer to it.
    fn apply(&mut self, action: Action, pace: Pace) {
        let is_learners = self.phase == Phase::Open;
        let Some(due) = self.board.apply(action, pace) else {
            return;
        };
        self.steps_done += 1;
        let next = self.task().and_then(|task| task.step(self.steps_done));
        self.phase = match next {
            None => Phase::Done,
            Some(_) if self.board.state.to_act() == Some(self.board.learner) => Phase::Open,
            Some(_) => Phase::Answer,
        };
        self.board.delays.answer = (self.phase == Phase::Answer).then_some(due);
        // All actions of one opposing turn are announced together.
        let before = core::mem::replace(&mut self.was_answer, !is_learners);
        let before = (before && !is_learners).then(|| core::mem::take(&mut self.board.feedback));
        self.board.set_feedback(self.feedback(is_learners), false);
        if let Some(mut feedback) = before {
            push_sentence(&mut feedback, &self.board.feedback);
            self.board.feedback = feedback;
        }
    }

    /// Feedback on the action just applied, by the learner or as an answer.
    fn feedback(&self, is_learners: bool) -> String {
        let mut text = match self.phase {
            Phase::Done => self.course.locale.text(pages::WELL_DONE),
            _ if is_learners => self.course.locale.text(pages::RIGHT_MOVE),
            _ => String::new(),
        };
        self.board.push_last_events(&mut text);
        match self.phase {
            Phase::Open if !is_learners => {
                push_sentence(&mut text, &self.course.locale.text(pages::YOUR_TURN_AGAIN))
            }
            Phase::Open | Phase::Answer => {}
            Phase::Done => {
                let reason = self.board.state.end_reason();
                let reason = reason.map(|reason| text::end_reason(self.course.locale, reason));
                // Some games tell it among the events.
                if let Some(reason) = reason.filter(|reason| !text.contains(reason)) {
                    push_sentence(&mut text, &reason);
                }
                let solved = self
                    .task()
                    .and_then(|task| task.on_solved(self.course.locale));
                push_sentence(&mut text, &solved.unwrap_or_default());
                if self.course.is_puzzles && self.had_help {
                    push_sentence(
                        &mut text,
                        &self.course.locale.text(pages::NOT_SOLVED_WITH_HELP),
                    );
                }
            }
        }
        text
    }

    fn show_hint(&mut self) {
        if self.phase != Phase::Open {
            return;
        }
        let action = match self.wanted() {
            Some(wanted) => wanted.first().copied(),
            None => self.board.state.legal_actions().first().copied(),
        };
        let Some(action) = action else {
            return;
        };
        self.board.hint = Some(action);
        self.had_help = true;
        let mut text = self.course.locale.text(pages::HERE_IS_HOW);
        self.board.try_out(action, &mut text);
        if self.course.is_puzzles {
            push_sentence(
                &mut text,
                &self.course.locale.text(pages::NOT_SOLVED_WITH_HELP),
            );
        }
        self.board.set_feedback(text, false);
    }
}

impl Reducible for LessonState {
    type Action = LessonAction;

    fn reduce(self: Rc<Self>, action: LessonAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            LessonAction::Play(action, pace) => next.play(action, pace),
            LessonAction::Answer(pace) => next.answer(pace),
            LessonAction::Settle => next.board.is_moving = false,
            LessonAction::ShowHint => next.show_hint(),
            LessonAction::Restart => next.restart(self.at),
            LessonAction::GoTo(at) => {
                next.restart(at);
                let locale = next.course.locale;
                let what = next.task().map(|task| task.instruction(locale));
                let text = format!(
                    "{} {}",
                    house::full_stop(locale, &next.step_label()),
                    what.unwrap_or_default()
                );
                next.board.announce(&text);
            }
            LessonAction::Escape => next.board.selection_epoch += 1,
        }
        next.into()
    }
}
