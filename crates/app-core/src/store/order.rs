//! The order in which matches were played. Stored times do not give it if the clock was
//! set back in between.

use super::{Store, StoredSummary};
use records::archive::KeyValueStore;
use std::collections::BTreeMap;

const ORDER: &str = "order";
/// Upper bound on the number of matches whose order is stored.
const MAX_STORED: usize = 300;

impl Store {
    /// Notes that a match was played just now. If that cannot be stored, it is known until the
    /// page is closed.
    pub(super) fn note_played(&self, id: &str) {
        let stored = self.stored_order();
        if stored.first().is_some_and(|first| first == id) && self.played.borrow().is_empty() {
            return;
        }
        let mut order = self.order();
        order.retain(|other| other != id);
        order.insert(0, id.to_owned());
        let known = self.ids();
        order.retain(|id| known.contains(id));
        order.truncate(MAX_STORED);
        let written = self
            .storage
            .set(&self.entry_key(ORDER, ""), &order.join(" "));
        self.played.replace(match written {
            Ok(()) => Vec::new(),
            Err(_) => order,
        });
    }

    /// Sorts matches: the last played one first. Those whose order is not known, because they
    /// came from a file or an earlier version, stand where their time puts them.
    pub(super) fn sort_by_last_played(&self, matches: Vec<StoredSummary>) -> Vec<StoredSummary> {
        let order = self.order();
        let mut ranks: BTreeMap<&str, u64> = BTreeMap::new();
        ranks.extend(order.iter().map(String::as_str).zip(0..));
        let rank = |stored: &StoredSummary| ranks.get(stored.id.as_str()).copied();
        let (mut ordered, mut dated): (Vec<_>, Vec<_>) = matches
            .into_iter()
            .partition(|stored| rank(stored).is_some());
        sort_by_key(&mut ordered, &|stored| rank(stored).unwrap_or(u64::MAX));
        sort_by_key(&mut dated, &|stored| u64::MAX - stored.summary.last_played);
        let mut sorted = Vec::with_capacity(ordered.len() + dated.len());
        let (mut ordered, mut dated) =
            (ordered.into_iter().peekable(), dated.into_iter().peekable());
        loop {
            let time = |stored: &StoredSummary| stored.summary.last_played;
            let is_ordered_next = match (ordered.peek().map(time), dated.peek().map(time)) {
                (Some(ordered), Some(dated)) => ordered >= dated,
                (ordered, _) => ordered.is_some(),
            };
            let next = if is_ordered_next {
                ordered.next()
            } else {
                dated.next()
            };
            match next {
                Some(next) => sorted.push(next),
                None => return sorted,
            }
        }
    }

    /// Numbers of matches, the last played one first.
    fn order(&self) -> Vec<String> {
        let mut order = self.played.borrow().clone();
        for id in self.stored_order() {
            if !order.contains(&id) {
                order.push(id);
            }
        }
        order
    }

    fn stored_order(&self) -> Vec<String> {
        let stored = self.storage.get(&self.entry_key(ORDER, "")).ok().flatten();
        let stored = stored.unwrap_or_default();
        stored.split_whitespace().map(String::from).collect()
    }
}

/// One copy of the sort for all keys.
fn sort_by_key(matches: &mut [StoredSummary], key: &dyn Fn(&StoredSummary) -> u64) {
    matches.sort_by_key(|stored| key(stored));
}
