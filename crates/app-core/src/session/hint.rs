//! A hint for a whole turn, and doing what it says.

use super::bots::SearchState;
use super::{Announcement, Purpose, Session};
use protocol::{Answer, Suggestion, Task};
use records::Entry;
use rules::{Action, State};
use std::collections::VecDeque;
use std::rc::Rc;

/// What a person might do with the rest of the turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// First actions with their values, best first.
    pub suggestions: Rc<Vec<Suggestion>>,
    /// What to do. Only the last action may reveal something.
    pub line: Vec<Action>,
    /// The next best turn that leads to another position; empty if there is none.
    pub other: Vec<Action>,
    /// How the next player may answer; empty if that depends on what is revealed.
    pub reply: Vec<Action>,
}

impl Hint {
    /// The worker's answer for a state, or `None` if its first action is not legal there.
    fn read(state: &State, answer: Answer) -> Option<Self> {
        let best = answer.suggestions.first()?;
        let turn = answer.turn.unwrap_or_default();
        let mut after = state.clone();
        let mut line = read_line(&mut after, &turn.line);
        if line.is_empty() {
            line.push(state.parse_action(&best.action).ok()?);
        }
        Some(Self {
            line,
            other: read_line(&mut state.clone(), &turn.alternative),
            reply: read_line(&mut after, &turn.reply),
            suggestions: Rc::new(answer.suggestions),
        })
    }
}

/// What becomes of a hint.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum HintState {
    None,
    Shown(Rc<Hint>),
    /// It is followed: these actions are left.
    Following(VecDeque<Action>),
}

/// Reads actions in notation and takes them, up to the first that is not legal.
fn read_line(state: &mut State, line: &[String]) -> Vec<Action> {
    let mut actions = Vec::new();
    for text in line {
        let Ok(action) = state.parse_action(text) else {
            break;
        };
        if state.apply_silent(action).is_err() {
            break;
        }
        actions.push(action);
    }
    actions
}

impl Session {
    /// The hint that is shown.
    pub const fn hint(&self) -> Option<&Rc<Hint>> {
        match &self.hint {
            HintState::Shown(hint) => Some(hint),
            HintState::None | HintState::Following(_) => None,
        }
    }

    pub(super) fn request_hint(&mut self) {
        if self.actor().is_some() && self.record.table_rules().aids {
            self.failed_search = None;
            self.start_search(Purpose::Hint, Task::Hint, 0, self.record.clone());
        }
    }

    pub(super) fn hint_found(&mut self, answer: Answer) {
        self.search = SearchState::Idle;
        match Hint::read(self.record.state(), answer) {
            Some(hint) => {
                self.hint = HintState::Shown(Rc::new(hint));
                self.announce(Announcement::Hint);
            }
            None => self.failed_search = Some(Purpose::Hint),
        }
        self.continue_analysis();
    }

    /// Takes all actions of the hint, one after the other's animation.
    pub(super) fn follow_hint(&mut self) {
        if let Some(hint) = self.hint() {
            self.hint = HintState::Following(hint.line.iter().copied().collect());
            self.follow_on();
        }
    }

    /// Takes the next actions of the hint that is being followed, until one is animated.
    pub(super) fn follow_on(&mut self) {
        while !self.animating {
            let HintState::Following(rest) = &mut self.hint else {
                return;
            };
            // Anything else that happens to the match ends it.
            let mut rest = core::mem::take(rest);
            let Some(action) = rest.pop_front() else {
                return;
            };
            if self.actor().is_none() || !self.enter(Entry::Action(action), true) {
                return;
            }
            self.hint = HintState::Following(rest);
        }
    }
}
