//! What is kept beside a match, each in an entry of its own, so that the match itself is the
//! same on all devices and programs that do not know the entry read the match as before.

use super::{Annotations, Mailbox, OUTCOME, REVIEW, SUMMARY, Storage, Store};
use records::archive::{Archive, KeyValueStore, StoreError};
use std::collections::{BTreeMap, BTreeSet};

/// The kinds of entries that nothing else can replace. They are stored in two generations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beside {
    Mailbox,
    /// [`Annotations`].
    Notes,
    /// [`super::PractisedPositions`].
    Cards,
}

/// What storage refused to write.
#[derive(Clone, Debug, Default)]
pub(super) struct RefusedText {
    text: String,
    /// Whether what was stored could not be read either, so that it is not part of the text.
    is_partial: bool,
}

impl Beside {
    const ALL: [Self; 3] = [Self::Mailbox, Self::Notes, Self::Cards];

    /// The part of the key before the number of the match.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Mailbox => "mailbox.",
            Self::Notes => "notes.",
            Self::Cards => "cards.",
        }
    }

    /// The name in the journal.
    fn name(self, id: &str) -> String {
        format!("{}{id}", self.prefix())
    }
}

impl Store {
    /// What this device knows of a match by link; empty if nothing is known, or it cannot be
    /// read.
    pub fn mailbox(&self, id: &str) -> Mailbox {
        self.try_mailbox(id).unwrap_or_default()
    }

    /// What this device knows of a match by link; empty if nothing is known.
    pub(super) fn try_mailbox(&self, id: &str) -> Result<Mailbox, StoreError> {
        self.try_beside(Beside::Mailbox, id, Mailbox::read)
    }

    /// What this device knows of a stored match that is by link, or that only some at the table have played.
    pub(super) fn mailbox_of(
        &self,
        id: &str,
        is_by_link: bool,
    ) -> Result<Option<Mailbox>, StoreError> {
        if is_by_link {
            self.try_mailbox(id).map(Some)
        } else {
            Ok(self.kept_mailbox(id))
        }
    }

    /// Who has played a match here that was not by link, where that is not everybody at the table.
    pub(super) fn kept_mailbox(&self, id: &str) -> Option<Mailbox> {
        let kept = self.read_beside(Beside::Mailbox, id).ok()??;
        Mailbox::read(&kept)
    }

    /// Keeps what this device knows of a match by link, or who has played another one. Where
    /// storage is denied, it lasts until the page is closed.
    pub fn save_mailbox(&self, id: &str, mailbox: &Mailbox) -> Result<(), StoreError> {
        self.write_beside(Beside::Mailbox, id, mailbox.write(), false)
    }

    /// What the player has added to a match.
    pub fn annotations(&self, id: &str) -> Annotations {
        self.try_annotations(id).unwrap_or_default()
    }

    /// What the player has added to a match.
    pub(super) fn try_annotations(&self, id: &str) -> Result<Annotations, StoreError> {
        self.try_beside(Beside::Notes, id, Annotations::read)
    }

    /// Changes what the player has added to a match; another window may have added something.
    /// Where storage is denied, the change lasts until the page is closed.
    pub fn change_annotations(
        &self,
        id: &str,
        change: impl FnOnce(&mut Annotations),
    ) -> Result<(), StoreError> {
        let kind = Beside::Notes;
        let key = self.key_beside(kind, id);
        let stored = self.read_stored_beside(kind, id);
        let refused = self.beside.borrow().get(&key).cloned();
        let (own, is_partial) = match &refused {
            Some(refused) => (Annotations::read(&refused.text), refused.is_partial),
            None => (None, true),
        };
        let mut annotations = own.unwrap_or_default();
        let is_readable = match stored {
            Ok(None) => true,
            Ok(Some(text)) => {
                let stored = Annotations::read(&text).ok_or(StoreError::NewerFormat)?;
                if is_partial {
                    annotations.merge(&stored);
                }
                true
            }
            Err(StoreError::NewerFormat) => return Err(StoreError::NewerFormat),
            Err(_) => !is_partial,
        };
        change(&mut annotations);
        if annotations.is_empty() && is_readable {
            self.archive_beside(kind).delete(id)?;
            self.note_removed(kind.name(id));
            self.beside.borrow_mut().remove(&key);
            return Ok(());
        }
        self.write_beside(kind, id, annotations.write(), !is_readable)
    }

    /// What the player has added to matches, by their numbers. Reads only what there is.
    pub fn all_annotations(&self) -> BTreeMap<String, Annotations> {
        let stored = self.archive_beside(Beside::Notes).names();
        let mut ids: BTreeSet<String> = stored.unwrap_or_default().into_iter().collect();
        let prefix = self.key_beside(Beside::Notes, "");
        let refused = self.beside.borrow().clone();
        let refused = refused.keys().filter_map(|key| key.strip_prefix(&prefix));
        ids.extend(refused.map(String::from));
        ids.into_iter()
            .map(|id| (id.clone(), self.annotations(&id)))
            .collect()
    }

    /// Keeps the review of a match. If there is no room, the match is reviewed again when
    /// somebody asks.
    pub fn save_review(&self, id: &str, text: String) {
        self.cache(REVIEW, id, 1, text);
    }

    /// The review of a match, if one was kept and is intact.
    pub fn review(&self, id: &str) -> Option<String> {
        Some(self.cached(REVIEW, id)?.text)
    }

    /// The review of a match does not belong to it as it is now.
    pub fn drop_review(&self, id: &str) {
        let _ = self.storage.remove(&self.entry_key(REVIEW, id));
    }

    /// Removes everything that is kept beside a match. What cannot be removed no longer
    /// belongs to a match.
    pub(super) fn remove_beside(&self, id: &str) {
        for kind in Beside::ALL {
            self.beside.borrow_mut().remove(&self.key_beside(kind, id));
            let _ = self.archive_beside(kind).delete(id);
            self.note_removed(kind.name(id));
        }
        self.change_due(id, None);
        for kind in [REVIEW, SUMMARY, OUTCOME] {
            let _ = self.storage.remove(&self.entry_key(kind, id));
        }
        let _ = self.storage.remove(&self.lock_key(id));
    }

    /// Keys of damaged bytes that were kept beside matches.
    pub(super) fn quarantined_beside(&self) -> Vec<String> {
        Beside::ALL
            .map(|kind| self.archive_beside(kind))
            .iter()
            .filter_map(|own| own.quarantined().ok())
            .flatten()
            .collect()
    }

    /// Shows what another store has beside a match until the page is closed.
    pub(super) fn show_beside(&self, id: &str, other: &Self) {
        for kind in Beside::ALL {
            if let Ok(Some(text)) = other.read_stored_beside(kind, id) {
                let is_partial = false;
                let refused = RefusedText { text, is_partial };
                let key = self.key_beside(kind, id);
                self.beside.borrow_mut().insert(key, refused);
            }
        }
    }

    /// The archive for this journal name, and the name in that archive.
    pub(super) fn archive_beside_of<'name>(
        &self,
        name: &'name str,
    ) -> Option<(Archive<Storage>, &'name str)> {
        Beside::ALL.into_iter().find_map(|kind| {
            let id = name.strip_prefix(kind.prefix())?;
            Some((self.archive_beside(kind), id))
        })
    }

    fn archive_beside(&self, kind: Beside) -> Archive<Storage> {
        Archive::upgrading_single_generation(self.storage.clone(), self.key_beside(kind, ""))
    }

    fn key_beside(&self, kind: Beside, id: &str) -> String {
        self.entry_key(kind.prefix(), id)
    }

    /// What was kept last, whether it could be stored or not.
    pub(super) fn read_beside(&self, kind: Beside, id: &str) -> Result<Option<String>, StoreError> {
        let refused = self.beside.borrow();
        match refused.get(&self.key_beside(kind, id)) {
            Some(refused) => Ok(Some(refused.text.clone())),
            None => self.read_stored_beside(kind, id),
        }
    }

    fn try_beside<T: Default>(
        &self,
        kind: Beside,
        id: &str,
        read: fn(&str) -> Option<T>,
    ) -> Result<T, StoreError> {
        match self.read_beside(kind, id)? {
            Some(text) => read(&text).ok_or(StoreError::NewerFormat),
            None => Ok(T::default()),
        }
    }

    fn read_stored_beside(&self, kind: Beside, id: &str) -> Result<Option<String>, StoreError> {
        let found = self.archive_beside(kind).load(id)?;
        if found.newer_format {
            return Err(StoreError::NewerFormat);
        }
        Ok(found.envelope.map(|envelope| envelope.text))
    }

    pub(super) fn write_beside(
        &self,
        kind: Beside,
        id: &str,
        text: String,
        is_partial: bool,
    ) -> Result<(), StoreError> {
        let written = if is_partial {
            Err(StoreError::Denied)
        } else {
            self.archive_beside(kind).save(id, &text, None)
        };
        let key = self.key_beside(kind, id);
        let mut refused = self.beside.borrow_mut();
        match written {
            Ok(revision) => {
                self.note(|| kind.name(id), revision, &text);
                refused.remove(&key);
                Ok(())
            }
            Err(error) => {
                refused.insert(key, RefusedText { text, is_partial });
                Err(error)
            }
        }
    }
}
