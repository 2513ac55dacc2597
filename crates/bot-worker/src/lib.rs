//! What the bot worker does, without the web: it keeps the line that it is
//! asked about, searches in short slices and answers. The program around it
//! only carries messages.

mod line;
mod search;

pub use search::SLICE_MS;

use line::Line;
use protocol::{PageMessage, SearchRequest, WorkerEvent, WorkerMessage};
use search::RunningSearch;

/// The worker: hears messages and works between them.
#[derive(Default)]
pub struct Worker {
    /// The line of the last request.
    line: Option<Line>,
    /// The search under way.
    search: Option<RunningSearch>,
}

impl Worker {
    /// Takes a message, at `now` in milliseconds; tells what is to be answered
    /// at once.
    pub fn handle(&mut self, message: PageMessage, now: f64) -> Option<WorkerMessage> {
        match message {
            PageMessage::Search(request) => self.begin(request, now),
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

    fn begin(&mut self, request: SearchRequest, now: f64) -> Option<WorkerMessage> {
        self.search = None;
        let id = request.request;
        // A line that an update does not fit is worth nothing for the next one.
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
        self.search = RunningSearch::begin(id, state, request.level, request.seed, now);
        let nothing_to_search = self.search.is_none();
        nothing_to_search.then_some(WorkerMessage::Event(WorkerEvent::Failed(id)))
    }

    /// Whether there is anything to work on.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.search.is_some()
    }

    /// Works for one slice, by a clock in milliseconds; tells what is to be
    /// told to the page.
    pub fn run_slice(&mut self, clock: impl Fn() -> f64) -> Option<WorkerMessage> {
        let search = self.search.as_mut()?;
        let event = if search.work(&clock) {
            search.progress(clock())?
        } else {
            WorkerEvent::Answer(self.search.take()?.answer())
        };
        Some(WorkerMessage::Event(event))
    }
}
