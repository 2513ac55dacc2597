//! A key-value store in memory in which something goes wrong at a chosen call.

use records::archive::{KeyValueStore, StoreError};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// The entries of a store.
pub type Entries = BTreeMap<String, String>;

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The call fails, and has no effect.
    Fails,
    /// The call has its effect, and fails nevertheless.
    FailsAfterwards,
    /// A write stores only this many eighths of its text and reports success.
    TornSilently(usize),
    /// A write stores only this many eighths of its text and fails.
    Torn(usize),
    /// From this call on, every call is denied.
    Denied,
    /// From this call on, nothing may become longer.
    Full,
    /// The browser is killed before the call.
    Crash,
    /// The browser is killed while the call writes this many eighths of its text.
    CrashWithin(usize),
}

/// The store.
#[derive(Default)]
pub struct FaultStorage {
    entries: RefCell<Entries>,
    calls: Cell<usize>,
    /// The call from 0 at which something goes wrong, and what.
    plan: Cell<Option<(usize, Fault)>>,
    is_dead: Cell<bool>,
    /// What was left of torn writes: key and text.
    torn: RefCell<Vec<(String, String)>>,
}

/// What a call has to do.
enum Course {
    Normal,
    Fails(StoreError),
    FailsAfterwards,
    /// Write so many eighths, and then report this.
    Torn(usize, Result<(), StoreError>),
}

fn broken() -> StoreError {
    StoreError::Other("broken".to_owned())
}

impl FaultStorage {
    /// A store with these entries in which nothing goes wrong.
    pub fn of(entries: Entries) -> Self {
        Self {
            entries: RefCell::new(entries),
            ..Self::default()
        }
    }

    /// Lets something go wrong at a call.
    pub fn with_fault(self, call: usize, fault: Fault) -> Self {
        self.plan.set(Some((call, fault)));
        self
    }

    /// The number of calls so far.
    pub fn calls(&self) -> usize {
        self.calls.get()
    }

    /// Whether the browser was killed.
    pub fn is_dead(&self) -> bool {
        self.is_dead.get()
    }

    /// The entries as they are now.
    pub fn entries(&self) -> Entries {
        self.entries.borrow().clone()
    }

    /// What was left of torn writes.
    pub fn torn(&self) -> Vec<(String, String)> {
        self.torn.borrow().clone()
    }

    /// Begins a call.
    fn course(&self) -> Course {
        let call = self.calls.replace(self.calls.get() + 1);
        let Some((at, fault)) = self.plan.get().filter(|(at, _)| *at <= call) else {
            return Course::Normal;
        };
        if self.is_dead.get() {
            return Course::Fails(broken());
        }
        match fault {
            Fault::Denied => Course::Fails(StoreError::Denied),
            Fault::Crash | Fault::CrashWithin(_) => {
                self.is_dead.set(true);
                match fault {
                    Fault::CrashWithin(eighths) => Course::Torn(eighths, Err(broken())),
                    _ => Course::Fails(broken()),
                }
            }
            _ if at < call => Course::Normal,
            Fault::Fails => Course::Fails(broken()),
            Fault::FailsAfterwards => Course::FailsAfterwards,
            Fault::TornSilently(eighths) => Course::Torn(eighths, Ok(())),
            Fault::Torn(eighths) => Course::Torn(eighths, Err(broken())),
            Fault::Full => Course::Normal,
        }
    }

    /// Whether a write must fail because the store is full.
    fn is_full_for(&self, key: &str, value: &str) -> bool {
        let is_full = self
            .plan
            .get()
            .is_some_and(|(at, fault)| fault == Fault::Full && at < self.calls.get());
        let entries = self.entries.borrow();
        let before = entries.get(key).map_or(0, |old| key.len() + old.len());
        is_full && key.len() + value.len() > before
    }

    /// The result of a call that only reads.
    fn read<T>(&self, result: impl FnOnce(&Entries) -> T) -> Result<T, StoreError> {
        match self.course() {
            Course::Normal | Course::Torn(_, Ok(())) => Ok(result(&self.entries.borrow())),
            Course::Fails(error) | Course::Torn(_, Err(error)) => Err(error),
            Course::FailsAfterwards => Err(broken()),
        }
    }
}

impl KeyValueStore for FaultStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.read(|entries| entries.get(key).cloned())
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let course = self.course();
        if self.is_full_for(key, value) {
            return Err(StoreError::Full);
        }
        let put = |value: &str| {
            let mut entries = self.entries.borrow_mut();
            entries.insert(key.to_owned(), value.to_owned());
        };
        match course {
            Course::Normal => put(value),
            Course::Fails(error) => return Err(error),
            Course::FailsAfterwards => {
                put(value);
                return Err(broken());
            }
            Course::Torn(eighths, result) => {
                let mut end = value.len() * eighths / 8;
                while !value.is_char_boundary(end) {
                    end -= 1;
                }
                let left = &value[..end];
                put(left);
                let mut torn = self.torn.borrow_mut();
                torn.push((key.to_owned(), left.to_owned()));
                return result;
            }
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        let course = self.course();
        let remove = || self.entries.borrow_mut().remove(key);
        match course {
            Course::Normal | Course::Torn(_, Ok(())) => {
                remove();
                Ok(())
            }
            Course::Fails(error) | Course::Torn(_, Err(error)) => Err(error),
            Course::FailsAfterwards => {
                remove();
                Err(broken())
            }
        }
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.read(|entries| {
            entries
                .keys()
                .filter(|key| key.starts_with(prefix))
                .cloned()
                .collect()
        })
    }
}
