//! The store of matches.

use crate::store::Store;
use std::cell::LazyCell;
use std::ops::Deref;
use std::rc::Rc;
use yew::prelude::*;

/// The store, opened when it is first used. All clones share one.
#[derive(Clone)]
pub struct StoreHandle(Rc<LazyCell<Store, Box<dyn FnOnce() -> Store>>>);

impl StoreHandle {
    /// A store that is opened so when it is first used.
    pub fn opened_by(open: impl FnOnce() -> Store + 'static) -> Self {
        Self(Rc::new(LazyCell::new(Box::new(open))))
    }
}

impl Default for StoreHandle {
    fn default() -> Self {
        Self::opened_by(Store::open)
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

/// The store of matches. Pages that are to be rendered on a server read it in
/// effects only.
#[hook]
pub fn use_store() -> StoreHandle {
    use_context().unwrap_or_default()
}
