//! A key-value store that fails: denied, full, interrupted in the middle of a write.

use records::archive::{Archive, Envelope, KeyValueStore, StoreError};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// What goes wrong in a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,
    /// Every call is denied.
    Denied,
    /// This number of bytes fits, keys and values together.
    Room(usize),
    /// A write stores at most this number of bytes and reports success.
    Torn(usize),
    /// A write stores at most this number of bytes and fails.
    Broken(usize),
}

/// A store in memory that fails on demand.
#[derive(Debug)]
pub struct FakeStore {
    pub stored: RefCell<BTreeMap<String, String>>,
    pub fault: Cell<Fault>,
}

impl FakeStore {
    pub fn new() -> Self {
        Self {
            stored: RefCell::default(),
            fault: Cell::new(Fault::None),
        }
    }

    pub fn archive(&self) -> Archive<&Self> {
        Archive::new(self, "house/".to_owned())
    }

    /// The revision and key of each valid generation, the newer one first.
    pub fn generations(&self, name: &str) -> Vec<(u64, String)> {
        let keys = ['a', 'b'].map(|generation| format!("house/{name}.{generation}"));
        let stored = self.stored.borrow();
        let sound = |key: String| Some((Envelope::decode(stored.get(&key)?).ok()?.revision, key));
        let mut found: Vec<_> = keys.into_iter().filter_map(sound).collect();
        found.sort();
        found.reverse();
        found
    }

    pub fn put(&self, key: &str, value: &str) {
        let mut stored = self.stored.borrow_mut();
        stored.insert(key.to_owned(), value.to_owned());
    }

    /// Bytes that are used by all other keys.
    pub fn used_without(&self, key: &str) -> usize {
        let stored = self.stored.borrow();
        stored
            .iter()
            .filter(|(other, _)| *other != key)
            .map(|(key, value)| key.len() + value.len())
            .sum()
    }

    pub fn has(&self, value: &str) -> bool {
        self.stored.borrow().values().any(|other| other == value)
    }
}

pub fn prefix(value: &str, max_bytes: usize) -> &str {
    let mut end = max_bytes.min(value.len());
    while !value.is_char_boundary(end) {
        end -= 1;
    }
    &value[..end]
}

impl KeyValueStore for &FakeStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self.fault.get() {
            Fault::Denied => Err(StoreError::Denied),
            _ => Ok(self.stored.borrow().get(key).cloned()),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        match self.fault.get() {
            Fault::None => self.put(key, value),
            Fault::Denied => return Err(StoreError::Denied),
            Fault::Room(room) => {
                let used = self.used_without(key);
                if used + key.len() + value.len() > room {
                    return Err(StoreError::Full);
                }
                self.put(key, value);
            }
            Fault::Torn(max_bytes) => self.put(key, prefix(value, max_bytes)),
            Fault::Broken(max_bytes) => {
                self.put(key, prefix(value, max_bytes));
                return Err(StoreError::Other("out of order".to_owned()));
            }
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self.fault.get() {
            Fault::Denied => return Err(StoreError::Denied),
            _ => self.stored.borrow_mut().remove(key),
        };
        Ok(())
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        match self.fault.get() {
            Fault::Denied => Err(StoreError::Denied),
            _ => {
                let stored = self.stored.borrow();
                let keys = stored.keys().rev().filter(|key| key.starts_with(prefix));
                Ok(keys.cloned().collect())
            }
        }
    }
}
