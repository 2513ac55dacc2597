//! A running search: slices of work, progress, the answer.

use crate::pace::Pace;
use bots::{Candidate, Effort, HintSearch, Search};
use protocol::{Answer, Judgement, Outlook, RequestId, Suggestion, Task, TurnHint, WorkerEvent};
use rules::{Action, State};

/// The shortest time between two progress events, in milliseconds.
const PROGRESS_INTERVAL_MS: f64 = 100.0;
/// The number of suggestions in an answer, at most.
const MAX_SUGGESTIONS: usize = 8;

/// The number of actions of such a line, at most.
const LINE_LENGTH: usize = 4;

/// A running search.
pub(crate) struct RunningSearch {
    request: RequestId,
    state: State,
    /// The action to judge.
    played: Option<Action>,
    search: Work,
    /// The time of the last progress event, in milliseconds.
    last_progress: f64,
    pace: Pace,
}

enum Work {
    Search(Box<dyn Search>),
    Hint(Box<HintSearch>),
}

impl Work {
    fn search(&self) -> &dyn Search {
        match self {
            Self::Search(search) => &**search,
            Self::Hint(hint) => &**hint,
        }
    }

    fn step(&mut self, iterations: u32) -> bool {
        match self {
            Self::Search(search) => search.step(iterations),
            Self::Hint(hint) => hint.step(iterations),
        }
    }

    /// The hint for the turn, if that is what is searched.
    fn turn_hint(&self) -> Option<TurnHint> {
        let Self::Hint(hint) = self else {
            return None;
        };
        let to_notation = |actions: &[Action]| actions.iter().map(ToString::to_string).collect();
        Some(TurnHint {
            line: to_notation(hint.line()),
            alternative: to_notation(hint.alternative()),
            reply: to_notation(&hint.reply()),
        })
    }
}

impl RunningSearch {
    /// Starts a search at `now`, in milliseconds; `None` if the game is over.
    pub(crate) fn start(
        request: RequestId,
        state: &State,
        task: &Task,
        seed: u64,
        now: f64,
    ) -> Option<Self> {
        let mut played_action = None;
        let search = match task {
            Task::Decide(level) => bots::search(state, *level, seed).map(Work::Search),
            Task::Hint => HintSearch::new(state, seed).map(|hint| Work::Hint(Box::new(hint))),
            Task::Evaluate => bots::analyse(state, Effort::Full, None, seed).map(Work::Search),
            Task::Review { played } => {
                let played = played.as_ref();
                played_action = played.and_then(|played| state.parse_action(played).ok());
                bots::review(state, played_action, seed).map(Work::Search)
            }
        };
        Some(Self {
            request,
            state: state.clone(),
            played: played_action,
            search: search?,
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
            percent: (self.search.search().progress() * 100.0) as u32,
        })
    }

    /// The best answer so far.
    pub(crate) fn answer(&self) -> Answer {
        let search = self.search.search();
        let candidates = search.candidates(MAX_SUGGESTIONS);
        // The choice comes first, even if it is a blunder.
        let choice = search.choice();
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
            hash: self.state.hash(),
            suggestions,
            outlook: outlook(&search.outlook()),
            judgement: self.played.and_then(|played| self.judge(played)),
            after: self
                .played
                .and_then(|played| search.outlook_after(played))
                .as_ref()
                .map(outlook),
            turn: self.search.turn_hint(),
        }
    }

    fn judge(&self, played: Action) -> Option<Judgement> {
        let (best, played) = bots::judge(self.search.search(), played)?;
        let loss = per_mille(best.chance - played.chance);
        let is_certain = loss >= bots::noise(self.state.game());
        let line = if is_certain {
            bots::continuation(&self.state, best.action, LINE_LENGTH)
        } else {
            Vec::new()
        };
        Some(Judgement {
            loss,
            line: line.iter().map(ToString::to_string).collect(),
            best: best.forced,
            played: played.forced,
        })
    }
}

/// A share of the win, from 0 to 1000.
fn per_mille(share: f32) -> u16 {
    (share * 1000.0).round().clamp(0.0, 1000.0) as u16
}

fn outlook(found: &bots::Outlook) -> Outlook {
    let chances = found.chances.as_slice().iter();
    Outlook {
        chances: chances.map(|chance| per_mille(*chance)).collect(),
        points: found.points.map(|points| {
            let points = points.as_slice().iter();
            points.map(|points| points.round() as i16).collect()
        }),
        exact: found.exact,
    }
}

fn suggestion(candidate: &Candidate) -> Suggestion {
    Suggestion {
        action: candidate.action.to_string(),
        value: (candidate.chance * 100.0).round().clamp(0.0, 100.0) as u32,
        exact: candidate.exact,
        forced: candidate.forced,
    }
}
