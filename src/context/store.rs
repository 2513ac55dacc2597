//! The store of matches.

use crate::browser::open_store;
use app_core::store::Store;
use std::cell::LazyCell;
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// The store, opened on first use. Clones share it.
#[derive(Clone)]
pub struct StoreHandle(Rc<LazyCell<Store, Box<dyn FnOnce() -> Store>>>);

impl StoreHandle {
    /// A handle that opens the store with this function on first use.
    pub fn new(open: impl FnOnce() -> Store + 'static) -> Self {
        Self(Rc::new(LazyCell::new(Box::new(open))))
    }
}

impl Default for StoreHandle {
    fn default() -> Self {
        Self::new(open_store)
    }
}

impl Deref for StoreHandle {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.0
    }
}

impl PartialEq for StoreHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The store of matches. Pages that are rendered on a server may read it only in
/// effects.
#[hook]
pub fn use_store() -> StoreHandle {
    use_context().unwrap_or_default()
}
