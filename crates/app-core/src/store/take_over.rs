//! What earlier versions have stored under other spellings of the page's path is taken over. It is
//! removed there only once it is here: where storage is full or denied, it stays, is shown, and is
//! taken over by a later visit.

use super::folder::folder_of;
use super::merge::Merger;
use super::{Merged, Recent, Store};
use records::archive::{KeyValueStore, QUARANTINE, StoreError, set_checked};
use std::collections::BTreeMap;

/// Prefixes of all entries that belong to a match; its number follows.
const OF_MATCHES: [&str; 6] = ["match", "notes", "mailbox", "review", "outcome", "summary"];

impl Store {
    /// The folders under which something is stored for other spellings of this store's folder.
    pub(super) fn other_folders(&self) -> Vec<String> {
        let keys = self.storage.keys("wheelhouse:").unwrap_or_default();
        let folders = keys
            .iter()
            .filter(|key| !key.starts_with(&*self.folder))
            .filter_map(|key| Some(key.rsplit_once(':')?.0))
            .filter_map(|folder| {
                let path = folder.strip_prefix("wheelhouse:")?;
                let name = super::key_start(&folder_of(&format!("{path}/"), self.device.fold));
                let folder = format!("{folder}:");
                (name == *self.folder && folder != name).then_some(folder)
            });
        let mut folders: Vec<String> = folders.collect();
        folders.sort_unstable();
        folders.dedup();
        folders
    }

    /// Takes over the settings of other spellings, of which `spelt` is that in the address, and notes
    /// those whose matches are still to be taken over. Returns whether there were settings.
    pub(super) fn take_over_settings(&self, spelt: &str) -> bool {
        let folders = self.other_folders();
        let mut has_settings = false;
        for folder in &folders {
            let other = self.store_of(folder);
            has_settings |= self.take_settings(&other, folder == spelt);
        }
        self.untaken.borrow_mut().extend(folders);
        has_settings
    }

    /// Takes over the matches of other spellings. They are merged as those of a file are, which takes
    /// the games.
    pub(super) fn take_over_matches(&self) {
        if self.untaken.borrow().is_empty() {
            return;
        }
        let mut merger = self.merger();
        if !merger.is_complete() {
            return;
        }
        for folder in self.untaken.take() {
            self.take_matches(&self.store_of(&folder), &mut merger);
            self.former.borrow_mut().push(folder);
        }
    }

    /// The store of another spelling.
    fn store_of(&self, folder: &str) -> Self {
        let other = Self::of(self.device.clone(), folder.to_owned());
        other.games.set(self.games.get());
        other
    }

    /// The folders of other spellings from which something was taken over, once.
    pub fn take_former_folders(&self) -> Vec<String> {
        self.former.take()
    }

    /// Takes over what the journal of another spelling knows, as if it had been in local storage.
    /// Returns the names of what went further, and whether nothing is left in the journal.
    pub fn take_noted(&self, folder: &str, texts: Vec<(String, String)>) -> (Vec<String>, bool) {
        let count = texts.len();
        let recovered = self.store_of(folder).recover(texts);
        self.take_over_settings("");
        if let Some(games) = self.games.get() {
            (games.take_over_matches)(self);
        }
        let is_empty = recovered.names.len() + recovered.needless.len() == count;
        (recovered.names, is_empty)
    }

    fn take_matches(&self, other: &Self, merger: &mut Merger) {
        // What is damaged is set aside by this, and so comes under its last name.
        let listed = other.list();
        if !listed.is_complete() {
            return;
        }
        let fingerprints: BTreeMap<String, u32> = listed
            .matches
            .into_iter()
            .map(|stored| (stored.id, stored.summary.fingerprint))
            .collect();
        let keys = self.storage.keys(&other.folder).unwrap_or_default();
        let names = keys
            .iter()
            .filter_map(|key| key.strip_prefix(&*other.folder));
        let mut of_matches: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for name in names {
            let mut parts = name.split('.');
            let kind = parts.next().unwrap_or_default();
            match parts.next().filter(|_| OF_MATCHES.contains(&kind)) {
                Some(id) => of_matches.entry(id).or_default().push(name),
                // The settings are here, unless they could not be taken.
                None if ["settings", "settings.copy"].contains(&name) => {}
                // A window that plays there makes its claim again.
                None if kind == "claim" => {
                    let _ = self.storage.remove(&format!("{}{name}", other.folder));
                }
                None => {
                    let _ = self.take_entry(other, name);
                }
            }
        }
        for (id, names) in of_matches {
            let fingerprint = fingerprints.get(id).copied();
            let is_known = fingerprint.is_some_and(|print| merger.knows_other(print, id));
            if !is_known && self.is_free(other, &names) {
                if self.move_entries(other, &names).is_err() {
                    self.show(other, id);
                }
                if let Some(fingerprint) = fingerprint {
                    merger.note(fingerprint, id);
                }
            } else if let Some(collected) = other.collect_whole(id)
                && merger.merge(self, &collected) != Merged::Failed
            {
                // What cannot be removed is merged again, which changes nothing.
                let _ = other.archive.delete(id);
                other.remove_beside(id);
                let set_aside = names.iter().filter(|name| name.contains(QUARANTINE));
                for name in set_aside {
                    let _ = self.take_entry(other, name);
                }
            }
        }
    }

    /// Moves an entry, unless there is one of this name already, which counts.
    fn take_entry(&self, other: &Self, name: &str) -> Result<(), StoreError> {
        match self.storage.get(&format!("{}{name}", self.folder))? {
            Some(_) => self.storage.remove(&format!("{}{name}", other.folder)),
            None => self.move_entries(other, &[name]),
        }
    }

    /// Whether nothing is stored here under these names except leftovers of an earlier
    /// attempt to move them.
    fn is_free(&self, other: &Self, names: &[&str]) -> bool {
        names.iter().all(|name| {
            let at = |folder: &str| self.storage.get(&format!("{folder}{name}"));
            match (at(&self.folder), at(&other.folder)) {
                (Ok(None), _) => true,
                (Ok(Some(own)), Ok(Some(theirs))) => theirs.starts_with(&own),
                _ => false,
            }
        })
    }

    /// Moves entries as they are, all or none.
    fn move_entries(&self, other: &Self, names: &[&str]) -> Result<(), StoreError> {
        let mut copied = Vec::new();
        let mut copy = |name: &&str| {
            let own = format!("{}{name}", self.folder);
            let text = self.storage.get(&format!("{}{name}", other.folder))?;
            if let Some(text) = text
                && self.storage.get(&own)?.as_ref() != Some(&text)
            {
                copied.push(own.clone());
                set_checked(&self.storage, &own, &text)?;
            }
            Ok(())
        };
        if let Err(error) = names.iter().try_for_each(&mut copy) {
            for own in copied {
                // What is left is replaced by the next attempt.
                let _ = self.storage.remove(&own);
            }
            return Err(error);
        }
        for name in names {
            // What stays is known the next time.
            let _ = self.storage.remove(&format!("{}{name}", other.folder));
        }
        Ok(())
    }

    /// Shows a match of another store, and what is beside it, until the page is closed.
    fn show(&self, other: &Self, id: &str) {
        if let Ok((stored, _)) = other.load(id) {
            self.show_beside(id, other);
            let recent = Recent { stored, after: 0 };
            self.recent.borrow_mut().insert(id.to_owned(), recent);
        }
    }
}
