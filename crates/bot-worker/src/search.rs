//! A running search: slices of work, progress, the answer.

use crate::pace::Pace;
use bots::{Candidate, Search};
use protocol::{Answer, RequestId, Suggestion, WorkerEvent};
use rules::{Level, State, StateHash};

/// The shortest time between two progress events, in milliseconds.
const PROGRESS_INTERVAL_MS: f64 = 100.0;
/// The number of suggestions in an answer, at most.
const MAX_SUGGESTIONS: usize = 8;

/// A running search.
pub(crate) struct RunningSearch {
    request: RequestId,
    hash: StateHash,
    search: Box<dyn Search>,
    /// The time of the last progress event, in milliseconds.
    last_progress: f64,
    pace: Pace,
}

impl RunningSearch {
    /// Starts a search at `now`, in milliseconds; `None` if the game is over.
    pub(crate) fn start(
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
            last_progress: now,
            pace: Pace::starting_with(4),
        })
    }

    pub(crate) const fn request(&self) -> RequestId {
        self.request
    }

    /// Works for a slice; returns whether there is more to do.
    pub(crate) fn run_slice(&mut self, clock: impl Fn() -> f64) -> bool {
        let search = &mut self.search;
        self.pace
            .run_slice(clock, |iterations| search.step(iterations))
    }

    /// A progress event, if it is time for one.
    pub(crate) fn progress(&mut self, now: f64) -> Option<WorkerEvent> {
        if now - self.last_progress <= PROGRESS_INTERVAL_MS {
            return None;
        }
        self.last_progress = now;
        Some(WorkerEvent::Progress {
            request: self.request,
            percent: (self.search.progress() * 100.0) as u32,
        })
    }

    /// The best answer so far.
    pub(crate) fn answer(&self) -> Answer {
        let candidates = self.search.candidates(MAX_SUGGESTIONS);
        // The choice comes first, even if it is a blunder.
        let choice = self.search.choice();
        let mut suggestions = Vec::new();
        if let Some(action) = choice {
            let candidate = candidates.iter().find(|other| other.action == action);
            suggestions.push(candidate.map_or_else(
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
