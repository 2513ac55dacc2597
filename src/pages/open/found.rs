//! What was found in a text, and what is stored of the same match.

use crate::store::Store;
use records::{ImportError, Imported, Match, Relation, import};

/// A match that was found.
pub struct Found {
    /// The match.
    pub brought: Imported,
    /// The number of the same match in the store, and how that one stands to
    /// this one.
    pub kept: Option<(String, Relation)>,
}

impl Found {
    /// Looks for a match in a text, and for the same match in the store.
    pub fn look(store: &Store, text: &str) -> Result<Self, ImportError> {
        let brought = import(text)?;
        let kept = store.related(&brought.played);
        Ok(Self { brought, kept })
    }

    /// Stores it as a match of its own; tells its number.
    pub fn keep(&self, store: &Store) -> String {
        store.begin(&self.brought.played, &self.brought.title)
    }

    /// The number of the same match in the store. Where this one goes further,
    /// its entries are added there first, so that variations stay.
    pub fn go_on(&self, store: &Store) -> Option<String> {
        let (id, _) = self.kept.as_ref()?;
        let played = &self.brought.played;
        // It may have been played on in another window since.
        if let Ok(mut opened) = store.get(id)
            && let Relation::Ahead(_) = opened.played.compared_to(played)
            && add_entries(&mut opened.played, played)
        {
            // The match page says what is wrong if the browser stores nothing.
            let _ = store.keep(id, &opened.played, &opened.title, Some(opened.revision));
        }
        Some(id.clone())
    }
}

/// Adds what the other match has more on the main line; tells whether it could.
fn add_entries(stored: &mut Match, further: &Match) -> bool {
    stored.switch_to_line(0);
    stored.go_to(usize::MAX);
    let from = stored.ply();
    let further = further.main_only();
    let more = further.entries().get(from..).unwrap_or_default();
    more.iter().all(|entry| stored.apply_entry(*entry).is_ok())
}
