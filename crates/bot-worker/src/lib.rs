//! The bot worker without the web: it keeps the line of actions that requests
//! refer to, searches in short slices and answers. The program around it only
//! passes messages.

mod line;
mod search;

pub use search::SLICE_MS;

use line::Line;
use protocol::{PageMessage, SearchRequest, WorkerEvent, WorkerMessage};
use search::RunningSearch;

/// Handles messages and works between them.
#[derive(Default)]
pub struct Worker {
    /// The line of the last request.
    line: Option<Line>,
    /// The running search.
    search: Option<RunningSearch>,
}

impl Worker {
    /// Handles a message received at `now`, in milliseconds. Returns the immediate
    /// answer, if any.
    pub fn handle(&mut self, message: PageMessage, now: f64) -> Option<WorkerMessage> {
        match message {
            PageMessage::Search(request) => self.start(request, now),
            PageMessage::MoveNow(request) => {
                let search = self.search.take_if(|search| search.request() == request)?;
                Some(WorkerMessage::Event(WorkerEvent::Answer(search.answer())))
            }
            PageMessage::Cancel(request) => {
                self.search.take_if(|search| search.request() == request);
                None
            }
        }
    }

    fn start(&mut self, request: SearchRequest, now: f64) -> Option<WorkerMessage> {
        self.search = None;
        let id = request.request;
        // A line that an update does not fit is dropped.
        self.line = Line::updated(self.line.take(), request.line);
        let state = self
            .line
            .as_mut()
            .and_then(|line| line.state_at(request.ply))
            .filter(|state| state.hash() == request.hash);
        let Some(state) = state else {
            self.line = None;
            return Some(WorkerMessage::OutOfSync(id));
        };
        self.search = RunningSearch::start(id, state, &request.task, request.seed, now);
        let nothing_to_search = self.search.is_none();
        nothing_to_search.then_some(WorkerMessage::Event(WorkerEvent::Failed(id)))
    }

    /// Whether a search is running.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.search.is_some()
    }

    /// Works for one slice, measured by a clock in milliseconds. Returns the message
    /// for the page, if there is one.
    pub fn run_slice(&mut self, clock: impl Fn() -> f64) -> Option<WorkerMessage> {
        let search = self.search.as_mut()?;
        let event = if search.run_slice(&clock) {
            search.progress(clock())?
        } else {
            WorkerEvent::Answer(self.search.take()?.answer())
        };
        Some(WorkerMessage::Event(event))
    }
}
