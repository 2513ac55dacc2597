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
    /// Entries that only the games can judge; see [`Store::know_games`].
    pub undecided: Vec<(String, String)>,
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
                Noted::Ahead => recovered.names.push(name),
                Noted::Needless => recovered.needless.push((name, text)),
                Noted::Undecided => recovered.undecided.push((name, text)),
                Noted::Refused => {}
            }
        }
        recovered
    }

    fn recover_one(&self, name: &str, text: &str) -> Noted {
        let Ok(noted) = Envelope::decode(text) else {
            return Noted::Needless;
        };
        let Some((archive, id, is_match)) = self.archive_of(name) else {
            return Noted::Needless;
        };
        let Ok(stored) = archive.peek(id) else {
            return Noted::Refused;
        };
        let after = stored.as_ref().map_or(0, |stored| stored.revision);
        if noted.revision <= after {
            return Noted::Needless;
        }
        if is_match {
            match self.is_continuation(stored.as_ref(), &noted) {
                Some(true) => {}
                Some(false) => return Noted::Needless,
                None => return Noted::Undecided,
            }
        }
        let above = noted.revision - 1;
        let saved = archive.save_above(id, &noted.text, Some(after), above);
        if saved.is_err() {
            return Noted::Refused;
        }
        if is_match {
            self.note_played(id);
        }
        Noted::Ahead
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

    /// Whether a match that was noted is sound, and the same game as the stored one, if there is
    /// one; `None` without the games.
    fn is_continuation(&self, stored: Option<&Envelope>, noted: &Envelope) -> Option<bool> {
        let Ok(noted) = StoredMatch::read(&noted.text) else {
            return Some(false);
        };
        let is_same = match stored.map(|stored| StoredMatch::read(&stored.text)) {
            Some(Ok(stored)) => stored.summary.game == noted.summary.game,
            Some(Err(_)) => false,
            None => true,
        };
        if !is_same {
            return Some(false);
        }
        Some((self.games.get()?.can_replay)(&noted))
    }
}

/// What becomes of an entry of a journal.
enum Noted {
    /// It went further than local storage, and has been copied to it.
    Ahead,
    /// Local storage has it too, or it is unusable.
    Needless,
    /// Only the games can tell.
    Undecided,
    /// Storage refuses it; it is tried again when the page starts the next time.
    Refused,
}
