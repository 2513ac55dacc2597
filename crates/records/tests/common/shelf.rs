//! A shelf that fails: denied, full, torn in the middle of a writing.

use records::archive::{Archive, Envelope, KeyValueStore, StoreError};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// What goes wrong on a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    None,
    /// Every call is denied.
    Denied,
    /// So many bytes fit, keys and values together.
    Room(usize),
    /// A writing keeps so many bytes at most and says that it went well.
    Torn(usize),
    /// A writing keeps so many bytes at most and fails.
    Broken(usize),
}

/// A shelf in memory that something goes wrong with.
#[derive(Debug)]
pub struct Fake {
    pub kept: RefCell<BTreeMap<String, String>>,
    pub trouble: Cell<Trouble>,
}

impl Fake {
    pub fn new() -> Self {
        Self {
            kept: RefCell::default(),
            trouble: Cell::new(Trouble::None),
        }
    }

    pub fn archive(&self) -> Archive<&Self> {
        Archive::new(self, "house/".to_owned())
    }

    /// The revision and key of each sound generation, the newer one first.
    pub fn generations(&self, name: &str) -> Vec<(u64, String)> {
        let keys = ['a', 'b'].map(|generation| format!("house/{name}.{generation}"));
        let kept = self.kept.borrow();
        let sound = |key: String| Some((Envelope::decode(kept.get(&key)?).ok()?.revision, key));
        let mut found: Vec<_> = keys.into_iter().filter_map(sound).collect();
        found.sort();
        found.reverse();
        found
    }

    pub fn put(&self, key: &str, value: &str) {
        let mut kept = self.kept.borrow_mut();
        kept.insert(key.to_owned(), value.to_owned());
    }

    /// Bytes that are used by all other keys.
    pub fn used_without(&self, key: &str) -> usize {
        let kept = self.kept.borrow();
        let others = kept.iter().filter(|(other, _)| *other != key);
        others.map(|(key, value)| key.len() + value.len()).sum()
    }

    pub fn has(&self, value: &str) -> bool {
        self.kept.borrow().values().any(|other| other == value)
    }
}

pub fn prefix(value: &str, most: usize) -> &str {
    let mut end = most.min(value.len());
    while !value.is_char_boundary(end) {
        end -= 1;
    }
    &value[..end]
}

impl KeyValueStore for &Fake {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self.trouble.get() {
            Trouble::Denied => Err(StoreError::Denied),
            _ => Ok(self.kept.borrow().get(key).cloned()),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        match self.trouble.get() {
            Trouble::None => self.put(key, value),
            Trouble::Denied => return Err(StoreError::Denied),
            Trouble::Room(room) => {
                let used = self.used_without(key);
                if used + key.len() + value.len() > room {
                    return Err(StoreError::Full);
                }
                self.put(key, value);
            }
            Trouble::Torn(most) => self.put(key, prefix(value, most)),
            Trouble::Broken(most) => {
                self.put(key, prefix(value, most));
                return Err(StoreError::Other("out of order".to_owned()));
            }
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self.trouble.get() {
            Trouble::Denied => return Err(StoreError::Denied),
            _ => self.kept.borrow_mut().remove(key),
        };
        Ok(())
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        match self.trouble.get() {
            Trouble::Denied => Err(StoreError::Denied),
            _ => {
                let kept = self.kept.borrow();
                let keys = kept.keys().filter(|key| key.starts_with(prefix));
                Ok(keys.cloned().collect())
            }
        }
    }
}
