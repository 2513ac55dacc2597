//! What the store notes in a journal, and what it takes from it when the page starts.
//!
//! Browsers write local storage to the disk some seconds after the page has set it. A journal
//! is there at once: it holds the last version of everything that was saved about a match, until
//! local storage has come back with the same or a later one.

use super::{Storage, Store};
use records::StoredMatch;
use records::archive::{Archive, Envelope};
use std::rc::Rc;

/// A journal of texts by name.
pub trait JournalWriter {
    /// Notes a text, or removes it.
    fn set(&self, name: String, text: Option<String>);
    /// Removes everything.
    fn clear(&self);
}

/// What was found in a journal.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Recovered {
    /// Entries that were ahead of local storage and have been copied to it.
    pub names: Vec<String>,
    /// Entries that local storage has too, or that are unusable.
    pub needless: Vec<(String, String)>,
}

impl Store {
    /// Uses a journal from now on.
    pub fn keep_journal(&self, journal: Rc<dyn JournalWriter>) {
        self.journal.replace(Some(journal));
    }

    /// Notes what was saved with a revision under a name.
    pub(super) fn note(&self, name: impl FnOnce() -> String, revision: u64, text: &str) {
        if let Some(journal) = &*self.journal.borrow() {
            let text = text.to_owned();
            let text = Envelope { revision, text }.encode();
            journal.set(name(), Some(text));
        }
    }

    /// Something was deleted.
    pub(super) fn note_removed(&self, name: String) {
        if let Some(journal) = &*self.journal.borrow() {
            journal.set(name, None);
        }
    }

    /// Takes from a journal what goes further than local storage.
    pub fn recover(&self, texts: Vec<(String, String)>) -> Recovered {
        let mut recovered = Recovered::default();
        for (name, text) in texts {
            match self.recover_one(&name, &text) {
                Some(true) => recovered.names.push(name),
                Some(false) => recovered.needless.push((name, text)),
                // It is tried again when the page starts the next time.
                None => {}
            }
        }
        recovered
    }

    /// Returns whether this went further than local storage; `None` if that is not known, or
    /// local storage refuses it.
    fn recover_one(&self, name: &str, text: &str) -> Option<bool> {
        let Ok(noted) = Envelope::decode(text) else {
            return Some(false);
        };
        let (archive, id, is_match) = match self.archive_of(name) {
            Some(found) => found,
            None => return Some(false),
        };
        let stored = archive.peek(id).ok()?;
        let after = stored.as_ref().map_or(0, |stored| stored.revision);
        if noted.revision <= after {
            return Some(false);
        }
        if is_match && !is_continuation(stored.as_ref(), &noted) {
            return Some(false);
        }
        let above = noted.revision - 1;
        archive.save_above(id, &noted.text, after, above).ok()?;
        if is_match {
            self.note_played(id);
        }
        Some(true)
    }

    /// The archive in which what has this name in the journal is stored, its name there, and
    /// whether it is a match.
    fn archive_of<'name>(&self, name: &'name str) -> Option<(Archive<Storage>, &'name str, bool)> {
        if let Some(id) = name.strip_prefix("match.") {
            return Some((Archive::clone(&self.archive), id, true));
        }
        let (archive, id) = self.archive_beside_of(name)?;
        Some((archive, id, false))
    }
}

/// Whether a match that was noted is sound, and the same game as the stored one, if there is one.
fn is_continuation(stored: Option<&Envelope>, noted: &Envelope) -> bool {
    let Ok(noted) = StoredMatch::read(&noted.text) else {
        return false;
    };
    let is_same = match stored.map(|stored| StoredMatch::read(&stored.text)) {
        Some(Ok(stored)) => stored.summary.game == noted.summary.game,
        Some(Err(_)) => false,
        None => true,
    };
    is_same && noted.open().is_ok()
}
