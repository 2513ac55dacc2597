//! The state of learning from positions of reviewed games, one after the other: in each a good action is to be found.

use crate::pages::practice::board::{PracticeBoard, push_sentence};
use app_core::Recall;
use app_core::session::{Hint, Reviewed, better_turn};
use app_core::settings::Pace;
use l10n::pages;
use protocol::Judgement;
use records::{Entry, Match};
use rules::Action;
use std::rc::Rc;
use text::{Locale, Names};
use yew::Reducible;

#[derive(Clone, Debug, PartialEq)]
pub enum DrillAction {
    /// A position is shown; its task is announced.
    Present,
    /// The learner chose an action; it is animated at this pace.
    Try(Action, Pace),
    /// The worker has judged an action in the task at this place; `None` if that failed.
    Judged(usize, Option<Judgement>),
    /// The animation has ended.
    Settle,
    Show(Pace),
    Next,
    /// Clear an unfinished selection on the board.
    Escape,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    /// The learner has to act.
    Open,
    /// What the learner chose is being judged.
    Judging(Action, Pace),
    Found,
    /// It was shown.
    Shown,
    /// There are no more.
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// To do better than in the game, which is told.
    Better,
    /// To act well. What was played and whether it was costly is told afterwards.
    Well,
}

/// A position of a reviewed game.
#[derive(Clone)]
pub struct Task {
    pub id: String,
    pub record: Rc<Match>,
    pub names: Rc<Names>,
    /// What the review found there.
    pub reviewed: Reviewed,
}

impl Task {
    fn board(&self, locale: Locale) -> PracticeBoard {
        let position = self.record.position_at(self.reviewed.ply);
        PracticeBoard::new(position.state().clone(), Names::clone(&self.names), locale)
    }

    fn played(&self) -> Option<Action> {
        match self.record.main_entries().get(self.reviewed.ply)? {
            Entry::Action(action) => Some(*action),
            _ => None,
        }
    }

    /// What was played, and what it cost.
    fn told(&self, locale: Locale) -> String {
        let Self {
            record,
            names,
            reviewed,
            ..
        } = self;
        if reviewed.costly().is_some() {
            return text::costly_move(locale, names, record, reviewed);
        }
        let state = record.position_at(reviewed.ply).state().clone();
        let played = self.played();
        played.map_or_else(String::new, |action| {
            pages::good_move(locale, reviewed.turn, &text::step(locale, &state, action))
        })
    }
}

/// Positions of reviewed games in which the learner is to act.
#[derive(Clone)]
pub struct Drill {
    tasks: Rc<[Task]>,
    asks: Asks,
    /// The place of the one that is shown.
    pub at: usize,
    pub board: PracticeBoard,
    pub phase: Phase,
    /// Whether one was tried to no avail, or the solution was shown.
    has_missed: bool,
    /// How many were found at the first try.
    pub found: usize,
    locale: Locale,
}

impl Drill {
    /// Tasks in this order; `None` if there are none.
    pub fn begin(tasks: Vec<Task>, asks: Asks, locale: Locale) -> Option<Self> {
        let board = tasks.first()?.board(locale);
        Some(Self {
            tasks: tasks.into(),
            asks,
            at: 0,
            board,
            phase: Phase::Open,
            has_missed: false,
            found: 0,
            locale,
        })
    }

    pub fn count(&self) -> usize {
        self.tasks.len()
    }

    /// The position that is shown, until all are done.
    pub fn current(&self) -> Option<&Task> {
        self.tasks.get(self.at)
    }

    /// What the worker is to judge: the match at the position, and the action.
    pub fn to_judge(&self) -> Option<(Match, Action)> {
        let Phase::Judging(action, _) = self.phase else {
            return None;
        };
        let task = self.current()?;
        let mut record = Match::clone(&task.record);
        record.go_to(task.reviewed.ply);
        Some((record, action))
    }

    /// How the position went, as soon as that is clear.
    pub fn recall(&self) -> Option<Recall> {
        match self.phase {
            _ if self.has_missed => Some(Recall::Missed),
            Phase::Found => Some(Recall::Found),
            Phase::Open | Phase::Judging(..) | Phase::Shown | Phase::Over => None,
        }
    }

    /// What the learner is to do; nothing once that is done.
    pub fn question(&self) -> String {
        let Some(task) = self.current() else {
            return String::new();
        };
        match self.asks {
            Asks::Better => {
                let mut question = task.told(self.locale);
                push_sentence(&mut question, &self.locale.text(pages::FIND_BETTER));
                question
            }
            Asks::Well if self.outcome().is_some() => String::new(),
            Asks::Well => self.locale.text(pages::FIND_GOOD),
        }
    }

    /// What was played in the game, once that may be told.
    pub fn outcome(&self) -> Option<String> {
        let may_tell = self.asks == Asks::Well && matches!(self.phase, Phase::Found | Phase::Shown);
        Some(self.current().filter(|_| may_tell)?.told(self.locale))
    }

    fn played(&self) -> Option<Action> {
        self.current()?.played()
    }

    /// The better line of what was costly, as far as it is one turn's; else what was played.
    fn better(&self) -> Vec<Action> {
        let better = self
            .current()
            .map(|task| better_turn(&self.board.state, &task.reviewed));
        let better = better.filter(|better| !better.is_empty());
        better.unwrap_or_else(|| self.played().into_iter().collect())
    }

    fn attempt(&mut self, action: Action, pace: Pace) {
        if self.phase != Phase::Open {
            return;
        }
        let Some(task) = self.current() else {
            return;
        };
        let was_played = task.played() == Some(action);
        let right = match task.reviewed.costly() {
            Some(_) if was_played => {
                self.refuse(self.locale.text(pages::SAME_AS_PLAYED));
                return;
            }
            None if was_played => pages::RIGHT_AS_PLAYED,
            _ => pages::RIGHT_MOVE,
        };
        if self.better().first() == Some(&action) {
            self.accept(action, pace, self.locale.text(right), Phase::Found);
        } else {
            self.phase = Phase::Judging(action, pace);
            self.board
                .set_feedback(self.locale.text(pages::JUDGING), false);
        }
    }

    fn judged(&mut self, at: usize, judgement: Option<Judgement>) {
        let Phase::Judging(action, pace) = self.phase else {
            return;
        };
        // It may belong to one that was left.
        let Some(task) = self.current().filter(|_| at == self.at) else {
            return;
        };
        let tried = Reviewed {
            judgement,
            ..task.reviewed.clone()
        };
        self.phase = Phase::Open;
        match (tried.costly(), &tried.judgement) {
            (Some(judgement), _) => {
                let points = (u32::from(judgement.loss) + 5) / 10;
                self.refuse(pages::costs_as_well(self.locale, points));
            }
            (None, Some(_)) => {
                self.accept(action, pace, self.locale.text(pages::AS_GOOD), Phase::Found);
            }
            (None, None) => {
                self.board
                    .set_feedback(self.locale.text(pages::NOT_JUDGED), true);
                self.board.selection_epoch += 1;
            }
        }
    }

    /// Says why an action is no better; the position stays.
    fn refuse(&mut self, why: String) {
        self.has_missed = true;
        let mut text = self.locale.text(pages::NOT_QUITE);
        push_sentence(&mut text, &why);
        push_sentence(&mut text, &self.locale.text(pages::HAVE_ANOTHER_TRY));
        self.board.set_feedback(text, true);
        self.board.selection_epoch += 1;
    }

    /// Takes a better action, and says why it is one.
    fn accept(&mut self, action: Action, pace: Pace, mut text: String, phase: Phase) {
        let reasons = self.reasons(action);
        if self.board.apply(action, pace).is_none() {
            return;
        }
        self.has_missed |= phase == Phase::Shown;
        self.found += usize::from(!self.has_missed);
        self.phase = phase;
        for reason in reasons {
            push_sentence(&mut text, &reason);
        }
        self.board.set_feedback(text, false);
    }

    /// What an action gains over the one that was played.
    fn reasons(&self, action: Action) -> Vec<String> {
        let better = self.better();
        let line = match better.first() == Some(&action) {
            true => better,
            false => vec![action],
        };
        let Some(task) = self.current() else {
            return Vec::new();
        };
        let other = task.played().filter(|played| *played != action);
        let hint = Hint {
            suggestions: Rc::default(),
            line,
            other: other.into_iter().collect(),
            reply: Vec::new(),
        };
        let words = text::hint_text(self.locale, &self.board.state, &hint, &task.names);
        let reasons = words.map(|words| words.reasons).unwrap_or_default();
        reasons.into_iter().map(|(reason, _)| reason).collect()
    }

    fn next(&mut self) {
        self.at += 1;
        self.has_missed = false;
        match self.current().map(|task| task.board(self.locale)) {
            Some(board) => {
                self.phase = Phase::Open;
                self.board.restart(board);
                let question = self.question();
                self.board.announce(&question);
            }
            None => {
                self.phase = Phase::Over;
                let told = pages::mistakes_found(self.locale, self.found, self.count());
                self.board.set_feedback(told, false);
            }
        }
    }
}

impl Reducible for Drill {
    type Action = DrillAction;

    fn reduce(self: Rc<Self>, action: DrillAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            DrillAction::Present => {
                let question = next.question();
                next.board.announce(&question);
            }
            DrillAction::Try(action, pace) => next.attempt(action, pace),
            DrillAction::Judged(at, judgement) => next.judged(at, judgement),
            DrillAction::Settle => next.board.is_moving = false,
            DrillAction::Show(pace) => {
                if next.phase == Phase::Open
                    && let Some(better) = next.better().first().copied()
                {
                    let text = next.locale.text(pages::HERE_IS_THE_SOLUTION);
                    next.accept(better, pace, text, Phase::Shown);
                }
            }
            DrillAction::Next => next.next(),
            DrillAction::Escape => next.board.selection_epoch += 1,
        }
        next.into()
    }
}
