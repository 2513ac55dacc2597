//! A running search: slices of work, progress, the answer.

use bots::{Candidate, Effort, Search, TurnLines};
use protocol::{Answer, Judgement, Outlook, RequestId, Suggestion, Task, TurnHint};
use rules::{Action, State};

/// The shortest time between two progress events, in milliseconds.
const PROGRESS_INTERVAL_MS: f64 = 100.0;
/// The number of suggestions in an answer, at most.
const MAX_SUGGESTIONS: usize = 8;

/// The number of actions of such a line, at most.
const LINE_LENGTH: usize = 4;

pub(crate) struct RunningSearch {
    state: State,
    /// The action to judge.
    played: Option<Action>,
    search: Box<dyn Search>,
    /// The time of the last progress event, in milliseconds.
    last_progress: f64,
}

impl RunningSearch {
    /// Starts a search at `now`, in milliseconds; `None` if the game is over.
    pub(crate) fn start(state: &State, task: &Task, seed: u64, now: f64) -> Option<Self> {
        let mut played_action = None;
        let search = match task {
            Task::Decide(level) => bots::search(state, *level, seed),
            Task::Hint => bots::hint(state, seed),
            Task::Evaluate => bots::analyse(state, Effort::Full, None, seed),
            Task::Review { played } => {
                let played = played.as_ref();
                played_action = played.and_then(|played| state.parse_action(played).ok());
                bots::review(state, played_action, seed)
            }
        };
        Some(Self {
            state: state.clone(),
            played: played_action,
            search: search?,
            last_progress: now,
        })
    }

    /// Runs about so many simulations; returns whether there is more to do.
    pub(crate) fn step(&mut self, iterations: u32) -> bool {
        self.search.step(iterations)
    }

    /// How much is done, in percent, if it is time to tell.
    pub(crate) fn progress(&mut self, now: f64) -> Option<u32> {
        if now - self.last_progress <= PROGRESS_INTERVAL_MS {
            return None;
        }
        self.last_progress = now;
        Some((self.search.progress() * 100.0) as u32)
    }

    pub(crate) fn answer(&self, request: RequestId) -> Answer {
        let search = &*self.search;
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
            request,
            hash: self.state.hash(),
            suggestions,
            outlook: outlook(&search.outlook()),
            judgement: self.played.and_then(|played| self.judge(played)),
            after: self
                .played
                .and_then(|played| search.outlook_after(played))
                .as_ref()
                .map(outlook),
            turn: search.turn_lines().as_ref().map(turn_hint),
        }
    }

    fn judge(&self, played: Action) -> Option<Judgement> {
        let (best, played) = bots::judge(&*self.search, played)?;
        let loss = per_mille(best.chance - played.chance);
        let is_certain = loss >= bots::noise(self.state.game());
        let length = if is_certain { LINE_LENGTH } else { 0 };
        Some(Judgement {
            loss,
            line: notation(&bots::continuation(&self.state, best.action, length)),
            best: best.forced,
            played: played.forced,
        })
    }
}

fn notation(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

fn turn_hint(lines: &TurnLines) -> TurnHint {
    TurnHint {
        line: notation(&lines.best),
        alternative: notation(&lines.alternative),
        reply: notation(&lines.reply),
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
