//! For tests, also those of the page: a session whose worker, timers and storage are driven by the
//! test, and stores on storage that fails when it is told to.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that fails here fails"
)]

mod fault_storage;
mod rig;

pub use fault_storage::{Entries, Fault, FaultStorage};
pub use rig::*;

use crate::store::{Device, GameAccess, Store};
use std::cell::Cell;
use std::rc::Rc;

/// The beginning of the keys of all stores.
pub const FOLDER: &str = "wheelhouse:/test:";

/// Whether this is the long run (`scripts/test --all`), which tries more.
pub fn is_long_run() -> bool {
    std::env::var_os("WHEELHOUSE_LONG_RUN").is_some()
}

/// A device with this storage and clock.
pub fn device_of(storage: &Rc<FaultStorage>, clock: Rc<dyn Fn() -> u64>) -> Device {
    thread_local! {
        static SEED: Cell<u64> = const { Cell::new(0) };
    }
    Device {
        storage: storage.clone(),
        clock,
        fresh_seed: || {
            SEED.set(SEED.get() + 1);
            SEED.get() * 7_919 % 1_000_000_000
        },
        fold: str::to_lowercase,
    }
}

/// A store whose clock runs backwards, a minute with every reading, and in whose finished matches
/// every seat has reached the milestone `end`.
pub fn store_on(storage: &Rc<FaultStorage>) -> Store {
    let now = Cell::new(1_764_000_000_000);
    let clock = move || {
        now.set(now.get() - 60_000);
        now.get()
    };
    let store = Store::of(device_of(storage, Rc::new(clock)), FOLDER.to_owned());
    store.know_games(GameAccess::new(
        |_| None,
        |record| record.seats().iter().map(|_| vec!["end"]).collect(),
    ));
    store
}

/// An empty store, on storage that always works.
pub fn empty_store() -> Store {
    store_on(&Rc::new(FaultStorage::default()))
}
