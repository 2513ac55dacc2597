//! A puzzle being made, in slices.

use crate::pace::Pace;
use bots::puzzles::Generator;
use protocol::{PuzzleAnswer, PuzzleRecord, PuzzleRequest, RequestId, WorkerEvent};

/// A puzzle being made.
pub(crate) struct RunningPuzzle {
    request: RequestId,
    generator: Generator,
    pace: Pace,
}

impl RunningPuzzle {
    /// Starts to make a puzzle; `None` if there are none of this kind and difficulty.
    pub(crate) fn start(request: PuzzleRequest) -> Option<Self> {
        let PuzzleRequest {
            request,
            kind,
            difficulty,
            seed,
        } = request;
        Some(Self {
            request,
            generator: Generator::new(kind, difficulty, seed).ok()?,
            pace: Pace::starting_with(1),
        })
    }

    pub(crate) const fn request(&self) -> RequestId {
        self.request
    }

    /// Works for a slice; returns whether there is more to do.
    pub(crate) fn run_slice(&mut self, clock: impl Fn() -> f64) -> bool {
        let generator = &mut self.generator;
        self.pace
            .run_slice(clock, |iterations| generator.step(iterations))
    }

    /// The event for what was made.
    pub(crate) fn answer(&self) -> WorkerEvent {
        self.generator
            .puzzle()
            .map_or(WorkerEvent::Failed(self.request), |puzzle| {
                WorkerEvent::Puzzle(PuzzleAnswer {
                    request: self.request,
                    puzzle: PuzzleRecord::from(puzzle),
                })
            })
    }
}
