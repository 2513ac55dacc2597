//! A search under way: slices of work, progress, the answer.

use bots::{Candidate, Search};
use protocol::{Answer, RequestId, Suggestion, WorkerEvent};
use rules::{Level, State, StateHash};

/// A slice takes at most so many milliseconds: the worker hears messages
/// between slices.
pub const SLICE_MS: f64 = 12.0;
/// Progress is told no more often than this, in milliseconds.
const PROGRESS_MS: f64 = 100.0;
/// The most suggestions of an answer.
const SUGGESTIONS: usize = 8;
/// The most iterations of one step.
const MAX_STEP: u32 = 4096;

/// A search under way.
pub(crate) struct RunningSearch {
    request: RequestId,
    hash: StateHash,
    search: Box<dyn Search>,
    /// When progress was told last, in milliseconds.
    told: f64,
    /// Iterations of the next step, found out on the way.
    step: u32,
}

impl RunningSearch {
    /// Nothing if there is nothing to decide.
    pub(crate) fn begin(
        request: RequestId,
        state: &State,
        level: Level,
        seed: u64,
        now: f64,
    ) -> Option<Self> {
        Some(Self {
            request,
            hash: state.hash(),
            search: bots::search(state, level, seed)?,
            told: now,
            step: 4,
        })
    }

    pub(crate) const fn request(&self) -> RequestId {
        self.request
    }

    /// Works for a slice; tells whether there is more to do.
    pub(crate) fn work(&mut self, clock: impl Fn() -> f64) -> bool {
        let begun = clock();
        loop {
            let before = clock();
            if !self.search.step(self.step) {
                return false;
            }
            let now = clock();
            // The clock is coarse: a step aims at a quarter of a slice.
            if now - before < SLICE_MS / 8.0 {
                self.step = self.step.saturating_mul(2).min(MAX_STEP);
            } else if now - before > SLICE_MS / 3.0 {
                self.step = (self.step / 2).max(1);
            }
            if now - begun >= SLICE_MS / 2.0 {
                return true;
            }
        }
    }

    /// How far the search has come, if it is time to tell that again.
    pub(crate) fn progress(&mut self, now: f64) -> Option<WorkerEvent> {
        if now - self.told <= PROGRESS_MS {
            return None;
        }
        self.told = now;
        Some(WorkerEvent::Progress {
            request: self.request,
            percent: (self.search.progress() * 100.0) as u32,
        })
    }

    /// What has been found so far.
    pub(crate) fn answer(&self) -> Answer {
        let candidates = self.search.candidates(SUGGESTIONS);
        // A bot that blunders does not take what it thinks best.
        let choice = self.search.choice();
        let mut suggestions = Vec::new();
        if let Some(action) = choice {
            let known = candidates.iter().find(|other| other.action == action);
            suggestions.push(known.map_or_else(
                || Suggestion {
                    action: action.to_string(),
                    value: 0,
                    exact: false,
                    forced: None,
                },
                suggestion,
            ));
        }
        let others = candidates
            .iter()
            .filter(|other| Some(other.action) != choice);
        suggestions.extend(others.map(suggestion));
        Answer {
            request: self.request,
            hash: self.hash,
            suggestions,
        }
    }
}

fn suggestion(candidate: &Candidate) -> Suggestion {
    Suggestion {
        action: candidate.action.to_string(),
        value: (candidate.value * 100.0).clamp(0.0, 100.0) as u32,
        exact: candidate.exact,
        forced: candidate.forced,
    }
}
