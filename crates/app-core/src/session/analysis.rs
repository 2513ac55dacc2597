//! Evaluation of the current position.

use super::bots::SearchState;
use super::{Purpose, Session};
use protocol::{Answer, Outlook, Suggestion, Task};
use rules::StateHash;
use std::rc::Rc;

/// The strongest level's evaluation of a position.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// Hash of the position's state.
    hash: StateHash,
    /// Suggested actions, best first.
    pub suggestions: Rc<Vec<Suggestion>>,
    /// What each seat can expect.
    pub outlook: Rc<Outlook>,
}

impl Session {
    /// The evaluation of the shown position, if known.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        let hash = self.record.state().hash();
        self.evaluation.as_ref().filter(|known| known.hash == hash)
    }

    /// Starts the next search for evaluation or review, unless another one is running.
    pub(super) fn continue_analysis(&mut self) {
        if self.search != SearchState::Idle || !self.record.table_rules().aids {
            return;
        }
        if self.continue_coaching() {
            return;
        }
        let known = self.evaluation().is_some();
        if self.analysing && !known && self.record.position().to_act().is_some() {
            self.start_search(Purpose::Evaluation, Task::Evaluate, 0, self.record.clone());
            return;
        }
        self.continue_review();
    }

    pub(super) fn evaluated(&mut self, answer: Answer) {
        self.search = SearchState::Idle;
        self.evaluation = Some(Evaluation {
            hash: answer.hash,
            suggestions: Rc::new(answer.suggestions),
            outlook: Rc::new(answer.outlook),
        });
        self.continue_analysis();
    }
}
