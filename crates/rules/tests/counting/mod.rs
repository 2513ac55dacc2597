//! An allocator that counts allocations.

// A global allocator takes unsafe code; this one forwards every call to the
// system allocator.
#![allow(unsafe_code)]
// Not every test uses all of it.
#![allow(dead_code)]

use rules::Seat;
use rules::game::{Game, NullSink};
use rules::rng::Rng;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    // Tests run in parallel; each thread counts its own allocations.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread may still allocate after its counter has been dropped.
    let _ = ALLOCATIONS.try_with(|counter| counter.set(counter.get() + 1));
}

// SAFETY: every call is the system allocator's own; counting allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The number of allocations of a closure on this thread.
pub fn allocations(mut run: impl FnMut()) -> u64 {
    let before = ALLOCATIONS.get();
    run();
    ALLOCATIONS.get() - before
}

/// Checks that a random game allocates nothing but its list of actions. Returns
/// its last state.
pub fn playing_allocates_nothing<G: Game>(mut game: G, rng: &mut Rng) -> G {
    let mut actions = 0;
    let counted = allocations(|| {
        let mut legal = Vec::with_capacity(G::MAX_LEGAL_ACTIONS);
        loop {
            legal.clear();
            game.legal_actions(&mut legal);
            let Some(&action) = rng.pick(&legal) else {
                break;
            };
            game.apply_unchecked(action, &mut NullSink);
            actions += 1;
        }
    });
    assert_eq!(counted, 1, "in {actions} actions");
    game
}

/// Checks that determinizing a state allocates nothing.
pub fn determinizing_allocates_nothing<G: Game>(game: &mut G, rng: &mut Rng) {
    let counted = allocations(|| game.determinize(Seat::FIRST, rng));
    assert_eq!(counted, 0);
}
