//! Judging an action that was taken.

use crate::evaluator::Effort;
use crate::outlook::Outlook;
use crate::search::{Candidate, Search};
use crate::{analyse, judge, noise, registry};
use rules::{Action, State};

/// A search that judges an action: an analysis as thorough as a review has time for, and where that calls the action
/// costly and the game is one whose analyses err, a larger one with other random choices, which has the last word.
struct Judging {
    state: State,
    played: Action,
    seed: u64,
    /// The analysis that goes on, or has the last word.
    search: Box<dyn Search>,
    is_confirming: bool,
    is_over: bool,
}

/// Starts an analysis that judges the `played` action, or is as thorough without one; `None` if the game is over.
pub fn review(state: &State, played: Option<Action>, seed: u64) -> Option<Box<dyn Search>> {
    let search = analyse(state, Effort::Reviews(1), played, seed)?;
    let Some(played) = played else {
        return Some(search);
    };
    Some(Box::new(Judging {
        state: state.clone(),
        played,
        seed,
        search,
        is_confirming: false,
        is_over: false,
    }))
}

impl Judging {
    /// The larger analysis, if there is one and the first has found the action costly.
    fn confirming(&self) -> Option<Box<dyn Search>> {
        let times = registry::confirmation(self.state.game());
        if self.is_confirming || times == 0 {
            return None;
        }
        let (best, played) = judge(&*self.search, self.played)?;
        let is_costly = best.chance - played.chance >= f32::from(noise(self.state.game())) / 1000.0;
        let effort = Effort::Reviews(times);
        let seed = self.seed.wrapping_add(1);
        is_costly.then(|| analyse(&self.state, effort, Some(self.played), seed))?
    }
}

impl Search for Judging {
    fn step(&mut self, iterations: u32) -> bool {
        if self.search.step(iterations) {
            return true;
        }
        match self.confirming() {
            Some(larger) => {
                self.search = larger;
                self.is_confirming = true;
            }
            None => self.is_over = true,
        }
        !self.is_over
    }

    fn progress(&self) -> f32 {
        match (self.is_over, self.is_confirming) {
            (true, _) => 1.0,
            (false, false) => 0.5 * self.search.progress(),
            (false, true) => 0.5 + 0.5 * self.search.progress(),
        }
    }

    fn choice(&self) -> Option<Action> {
        self.search.choice()
    }

    fn candidates(&self, limit: usize) -> Vec<Candidate> {
        self.search.candidates(limit)
    }

    fn outlook(&self) -> Outlook {
        self.search.outlook()
    }

    fn outlook_after(&self, action: Action) -> Option<Outlook> {
        self.search.outlook_after(action)
    }
}
