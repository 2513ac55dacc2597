//! The tablebase, computed when it is first needed and shared by all searches and
//! puzzles after that.

use super::solver::Solver;
use super::tablebase::Tablebase;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// One simulation of the tree search takes about as long as this many positions
/// of the solver.
const POSITIONS_PER_ITERATION: u32 = 16;

enum SharedTablebase {
    NotStarted,
    Solving(Box<Solver>),
    Solved(Arc<Tablebase>),
}

static TABLEBASE: Mutex<SharedTablebase> = Mutex::new(SharedTablebase::NotStarted);

fn lock() -> MutexGuard<'static, SharedTablebase> {
    // A poisoned lock holds a state from which the next step can continue.
    TABLEBASE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Works on the solution for about as long as this many simulations take; returns
/// the tablebase once it is finished.
pub(crate) fn step(iterations: u32) -> Option<Arc<Tablebase>> {
    let mut shared = lock();
    if let SharedTablebase::NotStarted = *shared {
        *shared = SharedTablebase::Solving(Box::default());
    }
    if let SharedTablebase::Solving(solver) = &mut *shared
        && !solver.step(iterations.saturating_mul(POSITIONS_PER_ITERATION))
        && let Some(tablebase) = solver.tablebase()
    {
        *shared = SharedTablebase::Solved(Arc::new(tablebase));
    }
    match &*shared {
        SharedTablebase::Solved(tablebase) => Some(tablebase.clone()),
        _ => None,
    }
}

/// The share of the work that is done, from 0 to 1.
pub(crate) fn progress() -> f32 {
    match &*lock() {
        SharedTablebase::NotStarted => 0.0,
        SharedTablebase::Solving(solver) => solver.progress(),
        SharedTablebase::Solved(_) => 1.0,
    }
}
