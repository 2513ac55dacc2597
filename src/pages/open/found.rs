//! The match found in a text, and its relation to the store.

use crate::store::Store;
use records::{ImportError, Imported, Match, Relation, import};

/// A match that was found.
pub struct Found {
    /// The match.
    pub brought: Imported,
    /// The number of the same match in the store, and its relation to this one.
    pub kept: Option<(String, Relation)>,
}

impl Found {
    /// Finds a match in a text, and the same match in the store.
    pub fn look(store: &Store, text: &str) -> Result<Self, ImportError> {
        let brought = import(text)?;
        let kept = store.related(&brought.match_);
        Ok(Self { brought, kept })
    }

    /// Saves it as a new match; returns its number.
    pub fn keep(&self, store: &Store) -> String {
        store.save_new(&self.brought.match_, &self.brought.title)
    }

    /// The number of the same match in the store. If this one is ahead, its additional
    /// entries are appended there first, so that stored variations are kept.
    pub fn go_on(&self, store: &Store) -> Option<String> {
        let (id, _) = self.kept.as_ref()?;
        let match_ = &self.brought.match_;
        // Another window may have continued it since.
        if let Ok(mut opened) = store.get(id)
            && let Relation::Ahead(_) = opened.match_.compared_to(match_)
            && add_entries(&mut opened.match_, match_)
        {
            // The match page reports missing storage.
            let _ = store.save(id, &opened.match_, &opened.title, Some(opened.revision));
        }
        Some(id.clone())
    }
}

/// Appends the entries that the other match has more on its main line; returns whether
/// that was possible.
fn add_entries(stored: &mut Match, further: &Match) -> bool {
    stored.switch_to_line(0);
    stored.go_to(usize::MAX);
    let from = stored.ply();
    let further = further.main_only();
    let more = further.entries().get(from..).unwrap_or_default();
    more.iter().all(|entry| stored.apply_entry(*entry).is_ok())
}
