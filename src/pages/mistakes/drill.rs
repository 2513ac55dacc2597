//! The state of learning from a game: its costly actions, one after the other, each to be done better.

use crate::pages::practice::board::{PracticeBoard, push_sentence};
use app_core::session::{Hint, Reviewed};
use app_core::settings::Pace;
use l10n::pages;
use protocol::MIN_COSTLY_LOSS;
use records::{Entry, Match};
use rules::{Action, State};
use std::rc::Rc;
use text::{Locale, Names};
use yew::Reducible;

#[derive(Clone, Debug, PartialEq)]
pub enum DrillAction {
    /// A position is shown; its task is announced.
    Present,
    /// The learner chose an action; it is animated at this pace.
    Try(Action, Pace),
    /// The worker has judged an action in the position after so many entries: what it costs, in chances from 0 to
    /// 1000; `None` if that failed.
    Judged(usize, Option<u16>),
    /// The animation has ended.
    Settle,
    /// Show the better action.
    Show(Pace),
    /// Go to the next one.
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
    /// Something better was found.
    Found,
    /// It was shown.
    Shown,
    /// There are no more.
    Over,
}

/// A game whose costly actions are to be done better.
#[derive(Clone)]
pub struct Drill {
    /// The main line.
    record: Rc<Match>,
    mistakes: Rc<[Reviewed]>,
    /// The place of the one that is shown.
    pub at: usize,
    pub board: PracticeBoard,
    pub phase: Phase,
    /// Whether one was tried to no avail.
    has_missed: bool,
    /// How many were found at the first try.
    pub found: usize,
    names: Rc<Names>,
    locale: Locale,
}

impl Drill {
    /// The costly actions of a match, in this order; `None` if there are none.
    pub fn begin(
        record: Match,
        mistakes: Vec<Reviewed>,
        names: Names,
        locale: Locale,
    ) -> Option<Self> {
        let first = mistakes.first()?;
        let board = board_at(&record, first, &names, locale);
        Some(Self {
            record: Rc::new(record),
            mistakes: mistakes.into(),
            at: 0,
            board,
            phase: Phase::Open,
            has_missed: false,
            found: 0,
            names: Rc::new(names),
            locale,
        })
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.mistakes.len()
    }

    /// What the worker is to judge: the match at the position, and the action.
    pub fn to_judge(&self) -> Option<(Match, Action)> {
        let Phase::Judging(action, _) = self.phase else {
            return None;
        };
        let mut record = Match::clone(&self.record);
        record.go_to(self.mistake()?.ply);
        Some((record, action))
    }

    /// What was played and what it cost.
    pub fn task(&self) -> String {
        let mistake = self.mistake();
        let told = mistake
            .map(|mistake| text::costly_move(self.locale, &self.names, &self.record, mistake));
        told.unwrap_or_default()
    }

    fn mistake(&self) -> Option<&Reviewed> {
        self.mistakes.get(self.at)
    }

    /// The action that was taken in the game.
    fn played(&self) -> Option<Action> {
        match self.record.main_entries().get(self.mistake()?.ply)? {
            Entry::Action(action) => Some(*action),
            _ => None,
        }
    }

    /// The better line, as far as it is one turn's.
    fn better(&self) -> Vec<Action> {
        let line = self.mistake().and_then(Reviewed::costly);
        let line = line.map(|judgement| judgement.line.as_slice());
        let mut state = State::clone(&self.board.state);
        let mut better = Vec::new();
        for text in line.unwrap_or_default() {
            let Ok(action) = state.parse_action(text) else {
                break;
            };
            better.push(action);
            if state.apply_silent(action).is_err() || state.to_act() != Some(self.board.learner) {
                break;
            }
        }
        better
    }

    fn attempt(&mut self, action: Action, pace: Pace) {
        if self.phase != Phase::Open {
            return;
        }
        if Some(action) == self.played() {
            self.refuse(self.locale.text(pages::SAME_AS_PLAYED));
        } else if self.better().first() == Some(&action) {
            self.accept(
                action,
                pace,
                self.locale.text(pages::RIGHT_MOVE),
                Phase::Found,
            );
        } else {
            self.phase = Phase::Judging(action, pace);
            self.board
                .set_feedback(self.locale.text(pages::JUDGING), false);
        }
    }

    fn judged(&mut self, ply: usize, loss: Option<u16>) {
        let Phase::Judging(action, pace) = self.phase else {
            return;
        };
        // It may belong to one that was left.
        if self.mistake().is_none_or(|mistake| mistake.ply != ply) {
            return;
        }
        self.phase = Phase::Open;
        match loss {
            Some(loss) if loss < MIN_COSTLY_LOSS => {
                self.accept(action, pace, self.locale.text(pages::AS_GOOD), Phase::Found);
            }
            Some(loss) => {
                let points = (u32::from(loss) + 5) / 10;
                self.refuse(pages::costs_as_well(self.locale, points));
            }
            None => {
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
        self.found += usize::from(phase == Phase::Found && !self.has_missed);
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
        let hint = Hint {
            suggestions: Rc::default(),
            line,
            other: self.played().into_iter().collect(),
            reply: Vec::new(),
        };
        let words = text::hint_text(self.locale, &self.board.state, &hint, &self.names);
        let reasons = words.map(|words| words.reasons).unwrap_or_default();
        reasons.into_iter().map(|(reason, _)| reason).collect()
    }

    fn next(&mut self) {
        self.at += 1;
        self.has_missed = false;
        match self.mistakes.get(self.at) {
            Some(mistake) => {
                self.phase = Phase::Open;
                let board = board_at(&self.record, mistake, &self.names, self.locale);
                self.board.restart(board);
                let task = self.task();
                self.board.announce(&task);
            }
            None => {
                self.phase = Phase::Over;
                let told = pages::mistakes_found(self.locale, self.found, self.count());
                self.board.set_feedback(told, false);
            }
        }
    }
}

/// The position of a costly action.
fn board_at(record: &Match, mistake: &Reviewed, names: &Names, locale: Locale) -> PracticeBoard {
    let position = record.position_at(mistake.ply);
    PracticeBoard::new(position.state().clone(), Names::clone(names), locale)
}

impl Reducible for Drill {
    type Action = DrillAction;

    fn reduce(self: Rc<Self>, action: DrillAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            DrillAction::Present => {
                let task = next.task();
                next.board.announce(&task);
            }
            DrillAction::Try(action, pace) => next.attempt(action, pace),
            DrillAction::Judged(ply, loss) => next.judged(ply, loss),
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
