//! What is to be sent to the worker, and what of its messages counts: the
//! pure part of the client.

use protocol::{
    LineUpdate, MatchSetup, PageMessage, RequestId, SearchRequest, WorkerEvent, WorkerMessage,
};
use records::{Entry, Match};
use rules::{Action, Level, Setup, StateHash};

/// The line that the worker keeps, once the open request is sent.
struct Line {
    setup: Setup,
    actions: Vec<Action>,
}

/// A request without an answer.
struct Open {
    id: RequestId,
    /// Actions of the line that the worker had before.
    keep: usize,
    ply: usize,
    hash: StateHash,
    level: Level,
    seed: u64,
    /// Whether the whole line was sent.
    whole: bool,
}

/// What a message from the worker leads to.
#[derive(Debug, PartialEq)]
pub(super) enum Heard {
    /// It came too late for anybody.
    Nothing,
    /// The page is told.
    Event(WorkerEvent),
    /// The open request is to be sent once more.
    SendAgain,
}

/// The requests to one worker after the other.
#[derive(Default)]
pub(super) struct Requests {
    last: RequestId,
    line: Option<Line>,
    /// Whether the worker that runs has the line.
    synced: bool,
    open: Option<Open>,
}

impl Requests {
    /// Opens a request about the position that the match looks at.
    pub(super) fn ask(&mut self, played: &Match, level: Level, seed: u64) -> RequestId {
        self.last = RequestId(self.last.0 + 1);
        let (keep, ply) = self.follow(played);
        self.open = Some(Open {
            id: self.last,
            keep,
            ply,
            hash: played.state().hash(),
            level,
            seed,
            whole: false,
        });
        self.last
    }

    /// Takes over the match's line; tells how many actions of the line before
    /// stay, and after how many the position comes.
    fn follow(&mut self, played: &Match) -> (usize, usize) {
        let entries = played.entries().iter().take(played.ply());
        // What was said at the table does not change the state.
        let mut wanted = entries
            .filter_map(|entry| match entry {
                Entry::Action(action) => Some(*action),
                _ => None,
            })
            .peekable();
        if self
            .line
            .as_ref()
            .is_none_or(|line| line.setup != *played.setup())
        {
            self.line = None;
            self.synced = false;
        }
        let line = self.line.get_or_insert_with(|| Line {
            setup: played.setup().clone(),
            actions: Vec::new(),
        });
        let mut shared = 0;
        while let (Some(known), Some(next)) = (line.actions.get(shared), wanted.peek())
            && known == next
        {
            shared += 1;
            wanted.next();
        }
        if wanted.peek().is_none() {
            // Looked back: the rest of the line stays for when it is wanted.
            return (line.actions.len(), shared);
        }
        line.actions.truncate(shared);
        line.actions.extend(wanted);
        (shared, line.actions.len())
    }

    /// The open request, as far as the worker does not know its line. It is
    /// taken as sent.
    pub(super) fn message(&mut self) -> Option<PageMessage> {
        let (line, open) = (self.line.as_ref()?, self.open.as_mut()?);
        let written = |from: usize| {
            let actions = line.actions.get(from..).unwrap_or_default();
            actions.iter().map(ToString::to_string).collect()
        };
        open.whole = !self.synced;
        self.synced = true;
        let update = if open.whole {
            LineUpdate::Replace {
                setup: MatchSetup::from(&line.setup),
                actions: written(0),
            }
        } else {
            LineUpdate::Extend {
                keep: open.keep as u32,
                actions: written(open.keep),
            }
        };
        Some(PageMessage::Search(SearchRequest {
            request: open.id,
            line: update,
            ply: open.ply as u32,
            hash: open.hash,
            level: open.level,
            seed: open.seed,
        }))
    }

    /// The request that is open.
    pub(super) fn open(&self) -> Option<RequestId> {
        self.open.as_ref().map(|open| open.id)
    }

    /// Closes the open request.
    pub(super) fn close(&mut self) -> Option<RequestId> {
        self.open.take().map(|open| open.id)
    }

    /// The worker is gone; the next one knows nothing.
    pub(super) const fn worker_lost(&mut self) {
        self.synced = false;
    }

    /// What a message of the worker leads to.
    pub(super) fn hear(&mut self, message: WorkerMessage) -> Heard {
        match message {
            WorkerMessage::OutOfSync(id) => {
                self.synced = false;
                match &self.open {
                    Some(open) if open.id != id => Heard::Nothing,
                    Some(open) if !open.whole => Heard::SendAgain,
                    Some(_) => {
                        self.open = None;
                        Heard::Event(WorkerEvent::Failed(id))
                    }
                    None => Heard::Nothing,
                }
            }
            WorkerMessage::Event(event) => {
                if self.open() != Some(event.request()) {
                    return Heard::Nothing;
                }
                if !matches!(event, WorkerEvent::Progress { .. }) {
                    self.open = None;
                }
                Heard::Event(event)
            }
        }
    }
}
