//! The store on storage that fails, at every call of a life of games.

mod claims;
mod fault_storage;
mod faults;
mod formats;
mod journal;
mod life;
mod order;
mod take_over;
mod things;

use super::Store;
use fault_storage::FaultStorage;
use std::cell::Cell;
use std::rc::Rc;

/// The folder of all tests.
const FOLDER: &str = "wheelhouse:/test:";

/// A store whose clock runs backwards, a minute with every reading.
fn store_on(storage: &Rc<FaultStorage>) -> Store {
    let now = Cell::new(1_764_000_000_000);
    let clock = move || {
        now.set(now.get() - 60_000);
        now.get()
    };
    Store::of(storage.clone(), FOLDER.to_owned(), Rc::new(clock))
        .with_milestones(crate::games::milestones)
}

/// An empty store, on storage that always works.
#[cfg(not(target_arch = "wasm32"))]
pub fn empty_store() -> Store {
    store_on(&Rc::new(FaultStorage::default()))
}
