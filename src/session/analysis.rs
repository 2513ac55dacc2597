//! Who is winning, and, after a game that is solved, where it turned.

use super::{Purpose, Session};
use bots::Forced;
use protocol::Suggestion;
use records::{Ending, Entry};
use rules::{Level, Seat};
use std::rc::Rc;

/// What the strongest player thinks of a position.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The hash of the position's state.
    hash: String,
    /// What can be done there, the best first.
    pub ideas: Rc<Vec<Suggestion>>,
}

/// A look through a whole match of a solved game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The match that it is about.
    entries: Vec<Entry>,
    /// How each position ends for the one to act if nobody makes a mistake, as
    /// far as the look has come.
    pub ends: Vec<Forced>,
}

/// An action after which the game ends otherwise than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Entries before it.
    pub ply: usize,
    /// Who took it.
    pub seat: Seat,
    /// How the game ended for that seat before.
    pub before: Forced,
    /// How it ends for that seat after it.
    pub after: Forced,
}

/// The same end for the other one of two.
const fn for_the_other(forced: Forced) -> Forced {
    match forced {
        Forced::Wins(turns) => Forced::Loses(turns),
        Forced::Draws => Forced::Draws,
        Forced::Loses(turns) => Forced::Wins(turns),
    }
}

/// The chance to win of the one whom a known end is about, in percent.
#[must_use]
pub const fn share(forced: Forced) -> u32 {
    match forced {
        Forced::Wins(_) => 100,
        Forced::Draws => 50,
        Forced::Loses(_) => 0,
    }
}

impl Session {
    /// What is thought of the position that is looked at, if that is known.
    #[must_use]
    pub fn evaluation(&self) -> Option<&Evaluation> {
        let hash = self.played.state().hash().to_string();
        self.evaluation.as_ref().filter(|known| known.hash == hash)
    }

    /// The look through the match as it is, if one has begun.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        let entries = self.played.entries();
        self.review.as_ref().filter(|of| of.entries == entries)
    }

    /// Asks what is still wanted to be known, if nothing else is asked.
    pub(super) fn continue_analysis(&mut self) {
        if self.search.is_some() || !self.played.table_rules().aids {
            return;
        }
        let known = self.evaluation().is_some();
        if self.analysing && !known && self.played.position().to_act().is_some() {
            self.start_search(Purpose::Evaluation, Level::Expert, 0, self.played.clone());
            return;
        }
        let Some(ply) = self.review().map(|review| review.ends.len()) else {
            return;
        };
        if ply < self.positions_to_review() {
            let mut there = self.played.clone();
            there.go_to(ply);
            self.start_search(Purpose::Review, Level::Expert, 0, there);
        }
    }

    /// How many positions of the match there are in which somebody was to act;
    /// where one gave up, the last of them too.
    #[must_use]
    pub fn positions_to_review(&self) -> usize {
        let log = self.log.entries();
        let actions = log
            .iter()
            .take_while(|entry| matches!(entry.entry, Entry::Action(_)))
            .count();
        actions + usize::from(self.played.to_act_before(actions).is_some())
    }

    pub(super) fn evaluated(&mut self, hash: String, ideas: Vec<Suggestion>) {
        self.search = None;
        self.evaluation = Some(Evaluation {
            hash,
            ideas: Rc::new(ideas),
        });
        self.continue_analysis();
    }

    /// The worker has answered about a position of the match.
    pub(super) fn reviewed(&mut self, forced: Option<Forced>) {
        self.search = None;
        match (&mut self.review, forced) {
            (Some(review), Some(forced)) => review.ends.push(forced),
            // What is not known of one position is not known of the match.
            _ => self.review = None,
        }
        self.continue_analysis();
    }

    pub(super) fn start_review(&mut self) {
        self.review = Some(Review {
            entries: self.played.entries().to_vec(),
            ends: Vec::new(),
        });
        self.analysing = true;
        self.continue_analysis();
    }

    /// Who was to act after so many entries.
    #[must_use]
    pub fn to_act_at(&self, ply: usize) -> Option<Seat> {
        self.played.to_act_before(ply)
    }

    /// How each action of the match ends the game for the one who took it.
    fn end_after(&self, review: &Review, ply: usize, seat: Seat) -> Option<Forced> {
        if let Some(next) = review.ends.get(ply + 1) {
            return Some(for_the_other(*next));
        }
        let end = self.played.position_at(ply + 1);
        match end.ending() {
            Some(Ending::Rules(_)) => Some(match end.places().as_slice() {
                [1, 1] => Forced::Draws,
                _ if end.places()[seat] == 1 => Forced::Wins(0),
                _ => Forced::Loses(0),
            }),
            _ => None,
        }
    }

    /// The actions after which the game ended otherwise than before.
    #[must_use]
    pub fn turning_points(&self, review: &Review) -> Vec<TurningPoint> {
        let ends = review.ends.iter().enumerate();
        let points = ends.filter_map(|(ply, before)| {
            let seat = self.to_act_at(ply)?;
            let after = self.end_after(review, ply, seat)?;
            (share(after) < share(*before)).then_some(TurningPoint {
                ply,
                seat,
                before: *before,
                after,
            })
        });
        points.collect()
    }
}
