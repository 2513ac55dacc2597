//! The bot worker without the web: it keeps the line of actions that requests
//! refer to, searches and makes puzzles in short slices, and answers. The program around it only
//! passes messages.

mod line;
mod pace;
mod search;

pub use pace::SLICE_MS;

use bots::puzzles::Generator;
use line::Line;
use pace::Pace;
use protocol::{
    PageMessage, PuzzleAnswer, PuzzleRecord, PuzzleRequest, RequestId, SearchRequest, WorkerEvent,
    WorkerMessage,
};
use search::RunningSearch;

/// Handles messages and works between them.
#[derive(Default)]
pub struct Worker {
    /// The line of the last search.
    line: Option<Line>,
    job: Option<Job>,
}

/// Work that takes several slices.
struct Job {
    request: RequestId,
    pace: Pace,
    work: Work,
}

enum Work {
    Search(RunningSearch),
    Puzzle(Generator),
}

impl Job {
    /// Works for a slice; returns whether there is more to do.
    fn run_slice(&mut self, clock: impl Fn() -> f64) -> bool {
        self.pace
            .run_slice(clock, |iterations| match &mut self.work {
                Work::Search(search) => search.step(iterations),
                Work::Puzzle(generator) => generator.step(iterations),
            })
    }

    /// A progress event, if it is time for one.
    fn progress(&mut self, now: f64) -> Option<WorkerEvent> {
        let percent = match &mut self.work {
            Work::Search(search) => search.progress(now)?,
            // How long it takes to find a puzzle is not known.
            Work::Puzzle(_) => return None,
        };
        let request = self.request;
        Some(WorkerEvent::Progress { request, percent })
    }

    fn answer(&self) -> WorkerEvent {
        let request = self.request;
        match &self.work {
            Work::Search(search) => WorkerEvent::Answer(Box::new(search.answer(request))),
            Work::Puzzle(generator) => match generator.puzzle().map(PuzzleRecord::from) {
                Some(puzzle) => WorkerEvent::Puzzle(PuzzleAnswer { request, puzzle }),
                None => WorkerEvent::Failed(request),
            },
        }
    }
}

impl Worker {
    /// Handles a message received at `now`, in milliseconds. Returns the immediate
    /// answer, if any.
    pub fn handle(&mut self, message: PageMessage, now: f64) -> Option<WorkerMessage> {
        match message {
            PageMessage::Search(request) => self.start_search(request, now),
            PageMessage::Puzzle(request) => self.start_puzzle(request),
            PageMessage::MoveNow(request) => {
                let is_running =
                    |job: &mut Job| job.request == request && matches!(job.work, Work::Search(_));
                let job = self.job.take_if(is_running)?;
                Some(WorkerMessage::Event(job.answer()))
            }
            PageMessage::Cancel(request) => {
                self.job.take_if(|job| job.request == request);
                None
            }
        }
    }

    fn start_search(&mut self, request: SearchRequest, now: f64) -> Option<WorkerMessage> {
        self.job = None;
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
        let search = RunningSearch::start(state, &request.task, request.seed, now);
        self.start_job(id, 4, search.map(Work::Search))
    }

    fn start_puzzle(&mut self, request: PuzzleRequest) -> Option<WorkerMessage> {
        let generator = Generator::new(request.kind, request.difficulty, request.seed).ok();
        self.start_job(request.request, 1, generator.map(Work::Puzzle))
    }

    /// Replaces the job, with the iterations of the first step. Without work, the request has
    /// failed.
    fn start_job(
        &mut self,
        request: RequestId,
        step: u32,
        work: Option<Work>,
    ) -> Option<WorkerMessage> {
        let pace = Pace::starting_with(step);
        self.job = work.map(|work| Job {
            request,
            pace,
            work,
        });
        let has_failed = self.job.is_none();
        has_failed.then_some(WorkerMessage::Event(WorkerEvent::Failed(request)))
    }

    /// Whether there is something to work on.
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Works for one slice, measured by a clock in milliseconds. Returns the message
    /// for the page, if there is one.
    pub fn run_slice(&mut self, clock: impl Fn() -> f64) -> Option<WorkerMessage> {
        let job = self.job.as_mut()?;
        let event = if job.run_slice(&clock) {
            job.progress(clock())?
        } else {
            self.job.take()?.answer()
        };
        Some(WorkerMessage::Event(event))
    }
}
