//! The store of matches.

use crate::browser::open_store;
use app_core::store::Store;
use core::future::ready;
use std::cell::LazyCell;
use std::ops::Deref;
use std::pin::Pin;
use std::rc::Rc;
use yew::prelude::*;

/// The store, opened on first use. Clones share it.
#[derive(Clone)]
pub struct StoreHandle(Rc<Shared>);

struct Shared {
    store: LazyCell<Store, Box<dyn FnOnce() -> Store>>,
    fetch_games: fn(Store) -> LocalBoxFuture<bool>,
}

/// A future of this thread.
type LocalBoxFuture<T> = Pin<Box<dyn Future<Output = T>>>;

impl StoreHandle {
    /// A handle that opens the store with this function on first use.
    pub fn new(open: impl FnOnce() -> Store + 'static) -> Self {
        Self::with_games(open, |_| Box::pin(ready(false)))
    }

    /// The same, with a function that fetches what the store asks of the games, and says whether it is there.
    pub fn with_games(
        open: impl FnOnce() -> Store + 'static,
        fetch_games: fn(Store) -> LocalBoxFuture<bool>,
    ) -> Self {
        Self(Rc::new(Shared {
            store: LazyCell::new(Box::new(open)),
            fetch_games,
        }))
    }

    /// Waits until the store knows the games; whether that has succeeded.
    pub async fn fetch_games(&self) -> bool {
        (self.0.fetch_games)(Store::clone(self)).await
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
        &self.0.store
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
