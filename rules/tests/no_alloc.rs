//! Random playouts allocate nothing per move: all that they need is there
//! before the first one. No game is named here.

// A counting allocator can only be written with unsafe code; this one passes
// every call on to the system's.
#![allow(unsafe_code)]

mod common;

use common::every_setup;
use rules::State;
use rules::rng::Rng;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    // Tests run side by side; each thread counts its own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that ends allocates after its counter is gone.
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

fn allocations(mut work: impl FnMut()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

#[test]
fn the_counter_counts() {
    let counted = allocations(|| {
        let mut list = vec![1_u64];
        list.reserve_exact(100);
        assert_eq!(std::hint::black_box(&list).len(), 1);
    });
    assert_eq!(counted, 2);
}

#[test]
fn a_playout_allocates_its_lists_once_however_many_moves_it_has() {
    // One list of legal actions; a few more are left to larger games.
    const MOST: u64 = 4;
    for setup in every_setup(0..20) {
        let start = State::start(&setup);
        let mut rng = Rng::new(setup.seed(), 7);
        let mut state = start.clone();
        let mut moves = 0;
        let whole = allocations(|| moves = state.play_out(&mut rng));
        assert!(whole <= MOST, "{setup:?}: {whole} in {moves} moves");
        // From a state near the end it is the same number.
        let late = common::states_of(&setup, 1).into_iter().rev().nth(1);
        let Some(mut late) = late else { continue };
        let short = allocations(|| moves = late.play_out(&mut rng));
        assert_eq!(whole, short, "{setup:?}: {moves} moves");
    }
}
