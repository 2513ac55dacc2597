//! What is kept beside a match, each in an entry of its own, so that the match itself is the
//! same on all devices and programs that do not know the entry read the match as before.

use super::{Annotations, LocalStorage, Mailbox, Store};
use records::archive::{Envelope, KeyValueStore};
use std::collections::BTreeMap;

/// The kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beside {
    /// A [`Mailbox`].
    Mailbox,
    /// [`Annotations`].
    Notes,
    /// A review of the match.
    Review,
}

impl Beside {
    const ALL: [Self; 3] = [Self::Mailbox, Self::Notes, Self::Review];

    /// The part of the key before the number of the match.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Mailbox => "mailbox.",
            Self::Notes => "notes.",
            Self::Review => "review.",
        }
    }
}

impl Store {
    /// What this device knows of a match by link; empty if nothing is known.
    pub fn mailbox(&self, id: &str) -> Mailbox {
        let kept = self.read_beside(Beside::Mailbox, id);
        kept.and_then(|text| Mailbox::read(&text))
            .unwrap_or_default()
    }

    /// Keeps what this device knows of a match by link. Where storage is denied, it lasts until
    /// the page is closed.
    pub fn save_mailbox(&self, id: &str, mailbox: &Mailbox) {
        self.write_beside(Beside::Mailbox, id, mailbox.write());
    }

    /// What the player has added to a match.
    pub fn annotations(&self, id: &str) -> Annotations {
        let kept = self.read_beside(Beside::Notes, id);
        kept.and_then(|text| Annotations::read(&text))
            .unwrap_or_default()
    }

    /// Keeps what the player has added to a match. Where storage is denied, it lasts until the
    /// page is closed.
    pub fn save_annotations(&self, id: &str, annotations: &Annotations) {
        if annotations.is_empty() {
            self.remove_entry(Beside::Notes, id);
        } else {
            self.write_beside(Beside::Notes, id, annotations.write());
        }
    }

    /// What the player has added to matches, by their numbers. Reads only what there is.
    pub fn all_annotations(&self) -> BTreeMap<String, Annotations> {
        let prefix = self.key_beside(Beside::Notes, "");
        let stored = LocalStorage.keys(&prefix).unwrap_or_default();
        let refused = self.beside.borrow();
        let keys = stored.iter().chain(refused.keys());
        let ids = keys.filter_map(|key| key.strip_prefix(&prefix));
        ids.map(|id| (id.to_owned(), self.annotations(id)))
            .collect()
    }

    /// Keeps the review of a match. If there is no room, the match is reviewed again when
    /// somebody asks after the page was closed.
    pub fn save_review(&self, id: &str, text: String) {
        self.write_beside(Beside::Review, id, text);
    }

    /// The review of a match, if one was kept and is intact.
    pub fn review(&self, id: &str) -> Option<String> {
        self.read_beside(Beside::Review, id)
    }

    /// Removes everything that is kept beside a match.
    pub(super) fn remove_beside(&self, id: &str) {
        for kind in Beside::ALL {
            self.remove_entry(kind, id);
        }
    }

    fn key_beside(&self, kind: Beside, id: &str) -> String {
        format!("{}{}{id}", self.folder, kind.prefix())
    }

    fn read_beside(&self, kind: Beside, id: &str) -> Option<String> {
        let key = self.key_beside(kind, id);
        if let Some(text) = self.beside.borrow().get(&key) {
            return Some(text.clone());
        }
        let kept = LocalStorage.get(&key).ok().flatten()?;
        Some(Envelope::decode(&kept).ok()?.text)
    }

    fn write_beside(&self, kind: Beside, id: &str, text: String) {
        let key = self.key_beside(kind, id);
        let envelope = Envelope { revision: 1, text };
        let written = LocalStorage.set(&key, &envelope.encode());
        let mut refused = self.beside.borrow_mut();
        match written {
            Ok(()) => refused.remove(&key),
            Err(_) => refused.insert(key, envelope.text),
        };
    }

    fn remove_entry(&self, kind: Beside, id: &str) {
        let key = self.key_beside(kind, id);
        self.beside.borrow_mut().remove(&key);
        // An entry that cannot be removed is of no match any more.
        let _ = LocalStorage.remove(&key);
    }
}
