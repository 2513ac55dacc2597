//! What to send to the bot worker, and which of its messages still matter.

use bots::puzzles::PuzzleKind;
use protocol::{
    LineUpdate, MatchSetup, PageMessage, PuzzleRequest, RequestId, SearchRequest, Task,
    WorkerEvent, WorkerMessage,
};
use records::{Entry, Match};
use rules::{Action, Setup, StateHash};

/// The line of actions that the worker holds once the open request is sent.
struct Line {
    setup: Setup,
    actions: Vec<Action>,
}

/// An unanswered request.
struct OpenRequest {
    id: RequestId,
    job: Job,
}

/// What an open request asks for.
enum Job {
    Search(Search),
    Puzzle(PuzzleRequest),
}

/// A search of a position of the line.
struct Search {
    /// Number of actions that the worker already has.
    keep: usize,
    ply: usize,
    hash: StateHash,
    task: Task,
    seed: u64,
    /// Whether the whole line was sent.
    is_whole: bool,
}

/// How to react to a message from the worker.
#[derive(Debug, PartialEq)]
pub enum Reaction {
    /// Ignore it: it is about an earlier request.
    Ignore,
    /// Pass the event on to the page.
    Event(WorkerEvent),
    /// Send the open request again.
    Resend,
}

/// The requests to the current worker and its successors.
#[derive(Default)]
pub struct Requests {
    last: RequestId,
    line: Option<Line>,
    /// Whether the running worker has the line.
    is_synced: bool,
    open: Option<OpenRequest>,
}

impl Requests {
    /// Opens a request for the match's current position.
    pub fn search(&mut self, record: &Match, task: Task, seed: u64) -> RequestId {
        let (keep, ply) = self.adopt_line(record);
        let job = Job::Search(Search {
            keep,
            ply,
            hash: record.state().hash(),
            task,
            seed,
            is_whole: false,
        });
        self.open(|_| job)
    }

    /// Opens a request for a puzzle.
    pub fn puzzle(&mut self, kind: PuzzleKind, difficulty: u8, seed: u64) -> RequestId {
        self.open(|request| {
            Job::Puzzle(PuzzleRequest {
                request,
                kind,
                difficulty,
                seed,
            })
        })
    }

    /// Opens a request with the next id, replacing an open one.
    fn open(&mut self, job: impl FnOnce(RequestId) -> Job) -> RequestId {
        self.last = RequestId(self.last.0 + 1);
        let id = self.last;
        self.open = Some(OpenRequest { id, job: job(id) });
        id
    }

    /// Adopts the match's line. Returns how many actions of the previous line stay
    /// valid, and the ply of the position.
    fn adopt_line(&mut self, record: &Match) -> (usize, usize) {
        let entries = record.entries().iter().take(record.ply());
        // Resignations and agreed draws do not change the state.
        let target = entries.filter_map(|entry| match entry {
            Entry::Action(action) => Some(*action),
            _ => None,
        });
        let target: Vec<Action> = target.collect();
        if self
            .line
            .as_ref()
            .is_none_or(|line| line.setup != *record.setup())
        {
            self.line = None;
            self.is_synced = false;
        }
        let line = self.line.get_or_insert_with(|| Line {
            setup: record.setup().clone(),
            actions: Vec::new(),
        });
        let pairs = line.actions.iter().zip(&target);
        let shared = pairs.take_while(|(known, next)| known == next).count();
        if shared == target.len() {
            // The match is at an earlier ply: the rest of the line stays valid.
            return (line.actions.len(), shared);
        }
        line.actions.truncate(shared);
        line.actions.extend(target.into_iter().skip(shared));
        (shared, line.actions.len())
    }

    /// The message for the open request, with the part of the line that the worker
    /// lacks. It counts as sent.
    pub fn message(&mut self) -> Option<PageMessage> {
        let open = self.open.as_mut()?;
        let search = match &mut open.job {
            Job::Puzzle(request) => return Some(PageMessage::Puzzle(*request)),
            Job::Search(search) => search,
        };
        let line = self.line.as_ref()?;
        let action_texts = |from: usize| {
            let actions = line.actions.get(from..).unwrap_or_default();
            actions.iter().map(ToString::to_string).collect()
        };
        search.is_whole = !self.is_synced;
        self.is_synced = true;
        let update = if search.is_whole {
            LineUpdate::Replace {
                setup: MatchSetup::from(&line.setup),
                actions: action_texts(0),
            }
        } else {
            LineUpdate::Extend {
                keep: search.keep as u32,
                actions: action_texts(search.keep),
            }
        };
        Some(PageMessage::Search(SearchRequest {
            request: open.id,
            line: update,
            ply: search.ply as u32,
            hash: search.hash,
            task: search.task.clone(),
            seed: search.seed,
        }))
    }

    /// The id of the open request.
    pub fn open_id(&self) -> Option<RequestId> {
        self.open.as_ref().map(|open| open.id)
    }

    /// Closes the open request.
    pub fn close(&mut self) -> Option<RequestId> {
        self.open.take().map(|open| open.id)
    }

    /// The worker died; the next one starts without a line.
    pub const fn worker_lost(&mut self) {
        self.is_synced = false;
    }

    /// Decides how to react to a message from the worker.
    pub fn receive(&mut self, message: WorkerMessage) -> Reaction {
        match message {
            WorkerMessage::OutOfSync(id) => {
                self.is_synced = false;
                match &self.open {
                    Some(open) if open.id == id => match &open.job {
                        Job::Search(search) if !search.is_whole => Reaction::Resend,
                        _ => {
                            self.open = None;
                            Reaction::Event(WorkerEvent::Failed(id))
                        }
                    },
                    _ => Reaction::Ignore,
                }
            }
            WorkerMessage::Event(event) => {
                if self.open_id() != Some(event.request()) {
                    return Reaction::Ignore;
                }
                if !matches!(event, WorkerEvent::Progress { .. }) {
                    self.open = None;
                }
                Reaction::Event(event)
            }
        }
    }
}
