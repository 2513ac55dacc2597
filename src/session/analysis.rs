//! Evaluation of the current position, and the review of a finished match in a solved
//! game.

use super::{Purpose, Session};
use bots::Forced;
use protocol::{Answer, Outlook, Suggestion, Task};
use records::{Ending, Entry};
use rules::{Level, Seat, StateHash};
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

/// The review of a whole match in a solved game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The reviewed match.
    entries: Vec<Entry>,
    /// The forced result of each position reviewed so far, for the seat to act.
    pub ends: Vec<Forced>,
}

/// An action that changes the forced result of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Ply before the action.
    pub ply: usize,
    /// The seat that acted.
    pub seat: Seat,
    /// Forced result for that seat before the action.
    pub before: Forced,
    /// Forced result for that seat after the action.
    pub after: Forced,
}

/// The forced result from the opponent's point of view.
const fn for_opponent(forced: Forced) -> Forced {
    match forced {
        Forced::Wins(turns) => Forced::Loses(turns),
        Forced::Draws => Forced::Draws,
        Forced::Loses(turns) => Forced::Wins(turns),
    }
}

/// A forced result as a winning chance, in percent.
#[must_use]
pub const fn win_percent(forced: Forced) -> u32 {
    match forced {
        Forced::Wins(_) => 100,
        Forced::Draws => 50,
        Forced::Loses(_) => 0,
    }
}

impl Session {
    /// The evaluation of the shown position, if known.
    #[must_use]
    pub fn evaluation(&self) -> Option<&Evaluation> {
        let hash = self.match_.state().hash();
        self.evaluation.as_ref().filter(|known| known.hash == hash)
    }

    /// The review of the current match, if one has been started.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        let entries = self.match_.entries();
        self.review.as_ref().filter(|of| of.entries == entries)
    }

    /// Starts the next search for evaluation or review, unless another one is running.
    pub(super) fn continue_analysis(&mut self) {
        if self.search.is_some() || !self.match_.table_rules().aids {
            return;
        }
        let known = self.evaluation().is_some();
        if self.analysing && !known && self.match_.position().to_act().is_some() {
            self.start_search(Purpose::Evaluation, Task::Evaluate, 0, self.match_.clone());
            return;
        }
        let Some(ply) = self.review().map(|review| review.ends.len()) else {
            return;
        };
        if ply < self.positions_to_review() {
            let mut there = self.match_.clone();
            there.go_to(ply);
            self.start_search(Purpose::Review, Task::Decide(Level::Expert), 0, there);
        }
    }

    /// Number of positions to review: all in which a seat had to act, including the
    /// last one if the match ended by resignation.
    #[must_use]
    pub fn positions_to_review(&self) -> usize {
        let log = self.log.entries();
        let actions = log
            .iter()
            .take_while(|entry| matches!(entry.entry, Entry::Action(_)))
            .count();
        actions + usize::from(self.match_.to_act_before(actions).is_some())
    }

    pub(super) fn evaluated(&mut self, answer: Answer) {
        self.search = None;
        self.evaluation = Some(Evaluation {
            hash: answer.hash,
            suggestions: Rc::new(answer.suggestions),
            outlook: Rc::new(answer.outlook),
        });
        self.continue_analysis();
    }

    /// Handles the worker's answer about a position of the review.
    pub(super) fn reviewed(&mut self, forced: Option<Forced>) {
        self.search = None;
        match (&mut self.review, forced) {
            (Some(review), Some(forced)) => review.ends.push(forced),
            // Without a forced result for one position there is no review.
            _ => self.review = None,
        }
        self.continue_analysis();
    }

    pub(super) fn start_review(&mut self) {
        self.review = Some(Review {
            entries: self.match_.entries().to_vec(),
            ends: Vec::new(),
        });
        self.analysing = true;
        self.continue_analysis();
    }

    /// The seat that had to act at a ply.
    #[must_use]
    pub fn to_act_at(&self, ply: usize) -> Option<Seat> {
        self.match_.to_act_before(ply)
    }

    /// The forced result after each action, for the seat that acted.
    fn forced_after(&self, review: &Review, ply: usize, seat: Seat) -> Option<Forced> {
        if let Some(next) = review.ends.get(ply + 1) {
            return Some(for_opponent(*next));
        }
        let end = self.match_.position_at(ply + 1);
        match end.ending() {
            Some(Ending::Rules(_)) => Some(match end.places().as_slice() {
                [1, 1] => Forced::Draws,
                _ if end.places()[seat] == 1 => Forced::Wins(0),
                _ => Forced::Loses(0),
            }),
            _ => None,
        }
    }

    /// The actions that changed the forced result.
    #[must_use]
    pub fn turning_points(&self, review: &Review) -> Vec<TurningPoint> {
        let ends = review.ends.iter().enumerate();
        let points = ends.filter_map(|(ply, before)| {
            let seat = self.to_act_at(ply)?;
            let after = self.forced_after(review, ply, seat)?;
            (win_percent(after) < win_percent(*before)).then_some(TurningPoint {
                ply,
                seat,
                before: *before,
                after,
            })
        });
        points.collect()
    }
}
