//! What is kept of the positions of a match that the player has practised, and when the next one of each match is due.

use super::Store;
use super::beside::Beside;
use crate::day::Day;
use crate::json::integer;
use crate::spacing::Spacing;
use records::archive::{KeyValueStore, StoreError};
use serde_json::{Map, Value};

/// The practised positions of a match by the number of entries before them: a JSON object, of which everything that this
/// version does not know stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PractisedPositions {
    cards: Map<String, Value>,
    rest: Map<String, Value>,
}

/// The kind of the entry that tells when positions are due.
const DUE: &str = "due";
/// The member with the positions.
const CARDS: &str = "cards";

impl PractisedPositions {
    pub(super) fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.rest.is_empty()
    }

    /// What is known of a position.
    pub fn spacing(&self, ply: usize) -> Option<Spacing> {
        let card = self.cards.get(&ply.to_string())?;
        Spacing::new(
            Day::from_digits(integer(&card["on"])?)?,
            Day::from_digits(integer(&card["due"])?)?,
            card["stability"].as_f64()?,
            card["difficulty"].as_f64()?,
        )
    }

    /// A position was practised at this time, in milliseconds since 1970.
    pub(super) fn set(&mut self, ply: usize, spacing: Spacing, at: u64) {
        let (stability, difficulty) = spacing.memory();
        let ply = ply.to_string();
        let mut card = match self.cards.get(&ply) {
            Some(Value::Object(card)) => card.clone(),
            _ => Map::new(),
        };
        card.insert("at".to_owned(), at.into());
        card.insert("on".to_owned(), spacing.on.digits().into());
        card.insert("due".to_owned(), spacing.due.digits().into());
        card.insert("stability".to_owned(), stability.into());
        card.insert("difficulty".to_owned(), difficulty.into());
        self.cards.insert(ply, card.into());
    }

    /// Adds what another copy has. Of two states of a position the one that was practised last counts.
    pub(super) fn merge(&mut self, other: &Self) {
        for (member, value) in &other.rest {
            self.rest.entry(member).or_insert_with(|| value.clone());
        }
        for (ply, card) in &other.cards {
            if self.cards.get(ply).and_then(practised_at) < practised_at(card) {
                self.cards.insert(ply.clone(), card.clone());
            }
        }
    }

    /// The text that is stored.
    pub fn write(&self) -> String {
        let mut all = Map::new();
        all.insert(CARDS.to_owned(), self.cards.clone().into());
        all.extend(self.rest.clone());
        Value::from(all).to_string()
    }

    /// Reads a stored text; nothing was practised if it is something else.
    pub fn read(text: &str) -> Self {
        let mut rest: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
        let cards = match rest.shift_remove(CARDS) {
            Some(Value::Object(cards)) => cards,
            _ => Map::new(),
        };
        Self { cards, rest }
    }
}

/// When a position was practised, in milliseconds since 1970.
fn practised_at(card: &Value) -> Option<u64> {
    integer(&card["at"])
}

impl Store {
    /// What was practised of a match.
    pub fn practised(&self, id: &str) -> PractisedPositions {
        self.try_practised(id).unwrap_or_default()
    }

    fn try_practised(&self, id: &str) -> Result<PractisedPositions, StoreError> {
        let kept = self.read_beside(Beside::Cards, id)?;
        Ok(PractisedPositions::read(&kept.unwrap_or_default()))
    }

    /// A position of a match was practised now. Where storage is denied, that lasts until the page is closed.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub fn note_practised(&self, id: &str, ply: usize, spacing: Spacing) -> Result<(), StoreError> {
        let at = (self.device.clock)();
        self.change_practised(id, |own| own.set(ply, spacing, at))
    }

    /// Changes what was practised of a match.
    pub(super) fn change_practised(
        &self,
        id: &str,
        change: impl FnOnce(&mut PractisedPositions),
    ) -> Result<(), StoreError> {
        let before = self.try_practised(id)?;
        let mut after = before.clone();
        change(&mut after);
        if after == before {
            return Ok(());
        }
        self.write_beside(Beside::Cards, id, after.write(), false)
    }

    /// Keeps when the next position of each match is due, by which the home page counts them. It follows from the reviews
    /// and from what was practised.
    pub fn keep_due(&self, due: Vec<(String, Day)>) {
        let due = due.into_iter().map(|(id, day)| (id, day.digits()));
        self.write_due(&due.collect::<Vec<_>>());
    }

    /// The next position of a match is due on this day; without one, it has none.
    pub fn change_due(&self, id: &str, due: Option<Day>) {
        let before = self.read_due();
        let mut after = before.clone();
        after.retain(|(other, _)| other != id);
        after.extend(due.map(|day| (id.to_owned(), day.digits())));
        if after != before {
            self.write_due(&after);
        }
    }

    /// In how many matches a position is due on a day; `None` if there are no positions.
    pub fn due_matches(&self, today: Day) -> Option<usize> {
        let kept = self.read_due();
        let due = kept.iter().filter(|(_, day)| *day <= today.digits());
        (!kept.is_empty()).then(|| due.count())
    }

    /// Matches and the digits of days.
    fn read_due(&self) -> Vec<(String, u64)> {
        let text = self.storage.get(&self.entry_key(DUE, "")).ok().flatten();
        let text = text.unwrap_or_default();
        let mut words = text.split(' ');
        let mut due = Vec::new();
        while let (Some(id), Some(day)) = (words.next(), words.next()) {
            due.extend(day.parse().ok().map(|day| (id.to_owned(), day)));
        }
        due
    }

    fn write_due(&self, due: &[(String, u64)]) {
        let words: Vec<String> = due.iter().map(|(id, day)| format!("{id} {day}")).collect();
        // Without it the home page shows nothing until it is made again.
        let _ = self.storage.set(&self.entry_key(DUE, ""), &words.join(" "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spacing::Recall;
    use crate::testing::{HUMAN, NOVICE, empty_store, new_match};
    use records::Title;

    fn spacing(recall: Recall) -> Spacing {
        Spacing::after(None, recall, Day::FIRST)
    }

    #[test]
    fn the_first_form_is_read_and_written_unchanged_forever() {
        let mut own = PractisedPositions::default();
        own.set(12, spacing(Recall::Found), 1_767_225_600_000);
        let text = r#"{"cards":{"12":{"at":1767225600000,"on":20260101,"due":20260104,"stability":3.1262,"difficulty":5.3146}}}"#;
        assert_eq!(own.write(), text);
        assert_eq!(PractisedPositions::read(text), own);
        assert_eq!(own.spacing(12), Some(spacing(Recall::Found)));
        assert_eq!(own.spacing(13), None);
    }

    #[test]
    fn what_later_versions_have_added_stays() {
        let text =
            r#"{"new":[1],"cards":{"3":{"more":true,"at":5},"x":7},"newer":{"cards":"none"}}"#;
        let mut own = PractisedPositions::read(text);
        assert_eq!(own.spacing(3), None);
        own.set(3, spacing(Recall::Missed), 9);
        let written = own.write();
        for kept in [
            r#""new":[1]"#,
            r#""more":true"#,
            r#""x":7"#,
            r#""newer":{"cards":"none"}"#,
        ] {
            assert!(written.contains(kept), "{written}");
        }
        let mut other = PractisedPositions::default();
        other.merge(&own);
        assert_eq!(other.spacing(3), own.spacing(3));
        assert!(other.write().contains("newer"));
    }

    #[test]
    fn damaged_texts_start_afresh() {
        let mut own = PractisedPositions::default();
        own.set(3, spacing(Recall::Found), 9);
        let text = own.write();
        for at in 0..text.len() {
            let read = PractisedPositions::read(&text[..at]);
            assert!(read.is_empty());
            for letter in ["", "9", "-", "}", "\"", "x"] {
                let changed = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
                let mut read = PractisedPositions::read(&changed);
                read.set(3, spacing(Recall::Missed), 10);
                assert_eq!(read.spacing(3), Some(spacing(Recall::Missed)));
            }
        }
        for text in ["[]", "7", r#"{"cards":[]}"#, r#"{"cards":{"3":{"at":-1}}}"#] {
            assert_eq!(PractisedPositions::read(text).spacing(3), None);
        }
    }

    #[test]
    fn of_two_states_the_later_one_counts_in_any_order_and_once() {
        let (mut earlier, mut later) =
            (PractisedPositions::default(), PractisedPositions::default());
        earlier.set(3, spacing(Recall::Found), 5);
        earlier.set(7, spacing(Recall::Found), 5);
        later.set(3, spacing(Recall::Missed), 6);
        later.set(8, spacing(Recall::Missed), 6);
        for (one, other) in [(&earlier, &later), (&later, &earlier)] {
            let mut merged = one.clone();
            merged.merge(other);
            assert_eq!(merged.spacing(3), Some(spacing(Recall::Missed)));
            assert_eq!(merged.spacing(7), Some(spacing(Recall::Found)));
            assert_eq!(merged.spacing(8), Some(spacing(Recall::Missed)));
            let once = merged.clone();
            merged.merge(other);
            merged.merge(&once);
            assert_eq!(merged, once);
        }
    }

    #[test]
    fn what_was_practised_goes_with_the_match() {
        let store = empty_store();
        let id = store.save_new(&new_match(&[HUMAN, NOVICE]), &Title::default());
        assert!(store.practised(&id).is_empty());
        store
            .note_practised(&id, 3, spacing(Recall::Found))
            .unwrap();
        store.change_due(&id, Some(Day::FIRST));
        assert_eq!(
            store.practised(&id).spacing(3),
            Some(spacing(Recall::Found))
        );
        let deleted = store.delete(&id).unwrap().unwrap();
        assert!(store.practised(&id).is_empty());
        assert_eq!(store.due_matches(Day::FIRST), None);
        store.put_back(&deleted).unwrap();
        assert_eq!(
            store.practised(&id).spacing(3),
            Some(spacing(Recall::Found))
        );
    }

    #[test]
    fn what_is_due_is_counted_by_day() {
        let store = empty_store();
        let (today, later) = (Day::FIRST, Day::FIRST.later_by(3));
        assert_eq!(store.due_matches(today), None);
        store.keep_due(vec![("1".to_owned(), today), ("2".to_owned(), later)]);
        assert_eq!(store.due_matches(today), Some(1));
        assert_eq!(store.due_matches(later), Some(2));
        store.change_due("1", Some(later));
        assert_eq!(store.due_matches(today), Some(0));
        store.change_due("2", None);
        store.change_due("3", None);
        assert_eq!(store.due_matches(later), Some(1));
        for damaged in ["x", "1", "1 x 2 20260101 3"] {
            store
                .storage
                .set(&store.entry_key(DUE, ""), damaged)
                .unwrap();
            let due = damaged.contains("2026").then_some(1);
            assert_eq!(store.due_matches(later), due, "{damaged}");
        }
    }
}
