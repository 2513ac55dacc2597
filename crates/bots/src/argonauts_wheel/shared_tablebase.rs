//! The tablebase, computed when it is first needed and shared by all searches and
//! puzzles after that.

use super::solver::Solver;
use super::tablebase::Tablebase;
use std::sync::{Arc, Mutex, PoisonError};

/// One simulation of the tree search takes about as long as this many positions
/// of the solver.
const POSITIONS_PER_ITERATION: u32 = 16;

enum SharedTablebase {
    NotStarted,
    Solving(Box<Solver>),
    Solved(Arc<Tablebase>),
}

static TABLEBASE: Mutex<SharedTablebase> = Mutex::new(SharedTablebase::NotStarted);

impl SharedTablebase {
    /// Processes about this many positions; returns the tablebase once it is
    /// finished.
    fn step(&mut self, positions: u32) -> Option<Arc<Tablebase>> {
        if let Self::NotStarted = self {
            *self = Self::Solving(Box::default());
        }
        if let Self::Solving(solver) = self
            && !solver.step(positions)
            && let Some(tablebase) = solver.tablebase()
        {
            *self = Self::Solved(Arc::new(tablebase));
        }
        match self {
            Self::Solved(tablebase) => Some(tablebase.clone()),
            _ => None,
        }
    }

    fn progress(&self) -> f32 {
        match self {
            Self::NotStarted => 0.0,
            Self::Solving(solver) => solver.progress(),
            Self::Solved(_) => 1.0,
        }
    }
}

fn with_tablebase<T>(f: impl FnOnce(&mut SharedTablebase) -> T) -> T {
    // A poisoned lock holds a state from which the next step can continue.
    f(&mut TABLEBASE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Works on the solution for about as long as this many simulations take; returns
/// the tablebase once it is finished.
pub(crate) fn step(iterations: u32) -> Option<Arc<Tablebase>> {
    let positions = iterations.saturating_mul(POSITIONS_PER_ITERATION);
    with_tablebase(|shared| shared.step(positions))
}

/// The share of the work that is done, from 0 to 1.
pub(crate) fn progress() -> f32 {
    with_tablebase(|shared| shared.progress())
}
