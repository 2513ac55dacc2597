//! The match found in a text, and its relation to the store.

use crate::store::Store;
use records::{ImportError, Imported, Match, Relation, import};

/// A match that was found.
pub struct FoundMatch {
    /// The match.
    pub imported: Imported,
    /// The number of the same match in the store, and its relation to this one.
    pub stored: Option<(String, Relation)>,
}

impl FoundMatch {
    /// Finds a match in a text, and the same match in the store.
    pub fn find(store: &Store, text: &str) -> Result<Self, ImportError> {
        let imported = import(text)?;
        let stored = store.related(&imported.match_);
        Ok(Self { imported, stored })
    }

    /// Saves it as a new match; returns its number.
    pub fn save_new(&self, store: &Store) -> String {
        store.save_new(&self.imported.match_, &self.imported.title)
    }

    /// The number of the same match in the store. If this one is ahead, its additional
    /// entries are appended there first, so that stored variations are kept.
    pub fn continue_stored(&self, store: &Store) -> Option<String> {
        let (id, _) = self.stored.as_ref()?;
        let match_ = &self.imported.match_;
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
