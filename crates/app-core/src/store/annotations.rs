//! What is kept of a stored match beside its record: a star, notes on positions, the day on which a
//! deal of the day was begun, and what others have played of it.

use crate::day::Day;
use crate::json::{integer, items, versioned};
use serde_json::json;
use std::collections::BTreeMap;

/// Version of the stored form.
const VERSION: u32 = 1;
/// Upper bound on the number of characters of a note.
pub const MAX_NOTE_CHARS: usize = 280;

/// What the player has added to a match. It is kept beside the match and goes into files, but
/// not into links.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// Whether the match has a star.
    pub is_starred: bool,
    /// For a deal of the day: the local date on which it was begun. Written at the
    /// start, because clock, time zone and last-played time may suggest another date
    /// later.
    pub begun_on: Option<Day>,
    /// For a match that somebody shared unfinished: the number of entries of its main line that came.
    /// What follows them was played here.
    pub came: Option<usize>,
    /// Notes on positions of the main line, by the number of entries before them. None is
    /// empty.
    notes: BTreeMap<usize, String>,
}

impl Annotations {
    /// Whether nothing was added.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The note on the position after so many entries; empty if there is none.
    pub fn note(&self, ply: usize) -> &str {
        self.notes.get(&ply).map_or("", String::as_str)
    }

    /// Sets or, with an empty text, removes the note on a position.
    pub fn set_note(&mut self, ply: usize, text: &str) {
        let text = cleaned(text);
        if text.is_empty() {
            self.notes.remove(&ply);
        } else {
            self.notes.insert(ply, text);
        }
    }

    /// All notes, in the order of their positions.
    pub fn notes(&self) -> impl Iterator<Item = (usize, &str)> {
        self.notes.iter().map(|(ply, note)| (*ply, note.as_str()))
    }

    /// Adds what another copy of the match has. Where both have a note on a position, this one
    /// stays; where both were begun, the earlier day counts.
    pub fn merge(&mut self, other: &Self) {
        self.is_starred |= other.is_starred;
        self.begun_on = [self.begun_on, other.begun_on].into_iter().flatten().min();
        self.came = self.came.or(other.came);
        for (ply, note) in &other.notes {
            self.notes.entry(*ply).or_insert_with(|| note.clone());
        }
    }

    /// The text that is stored.
    pub fn write(&self) -> String {
        let mut json = json!({ "version": VERSION });
        if self.is_starred {
            json["star"] = true.into();
        }
        if let Some(day) = self.begun_on {
            json["begun"] = day.digits().into();
        }
        if let Some(came) = self.came {
            json["came"] = came.into();
        }
        if !self.notes.is_empty() {
            json["notes"] = self.notes.iter().map(|note| json!(note)).collect();
        }
        json.to_string()
    }

    /// Reads a stored text; `None` if it is something else, or of a later version. Notes that
    /// cannot be read are left out.
    pub fn read(text: &str) -> Option<Self> {
        let json = versioned(text, VERSION)?;
        let mut read = Self {
            is_starred: json["star"] == true,
            begun_on: integer(&json["begun"]).and_then(Day::from_digits),
            came: integer(&json["came"]),
            ..Self::default()
        };
        for (ply, note) in items(&json["notes"], |item| {
            Some((integer::<u32>(&item[0])?, item[1].as_str()?))
        }) {
            read.set_note(ply as usize, note);
        }
        Some(read)
    }
}

/// The text in one line, without control characters, cut to length.
fn cleaned(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    line.chars()
        .filter(|c| !c.is_control())
        .take(MAX_NOTE_CHARS)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn annotated() -> Annotations {
        let mut annotations = Annotations {
            is_starred: true,
            ..Annotations::default()
        };
        annotations.set_note(12, "  The \"turning\"\n point ");
        annotations.set_note(3, "é");
        annotations
    }

    #[test]
    fn the_first_version_is_read_and_written_unchanged_forever() {
        let text = r#"{"version":1,"star":true,"notes":[[3,"é"],[12,"The \"turning\" point"]]}"#;
        assert_eq!(annotated().write(), text);
        assert_eq!(Annotations::read(text), Some(annotated()));
        assert_eq!(Annotations::default().write(), r#"{"version":1}"#);
    }

    #[test]
    fn notes_are_set_changed_and_removed() {
        let mut annotations = annotated();
        assert_eq!(annotations.note(12), "The \"turning\" point");
        assert_eq!(annotations.note(4), "");
        annotations.set_note(12, " \n ");
        annotations.set_note(3, &"x".repeat(1000));
        assert_eq!(annotations.note(3).len(), MAX_NOTE_CHARS);
        assert_eq!(annotations.notes().count(), 1);
        annotations.set_note(3, "");
        annotations.is_starred = false;
        assert!(annotations.is_empty());
    }

    #[test]
    fn two_copies_are_merged() {
        let mut own = Annotations::default();
        own.set_note(3, "mine");
        own.merge(&annotated());
        assert!(own.is_starred);
        let notes: Vec<_> = own.notes().collect();
        assert_eq!(notes, [(3, "mine"), (12, "The \"turning\" point")]);
    }

    #[test]
    fn the_day_on_which_a_deal_was_begun_is_kept() {
        let begun = |text| Annotations {
            begun_on: Day::read(text),
            ..Annotations::default()
        };
        let text = r#"{"version":1,"begun":20261126}"#;
        assert_eq!(begun("2026-11-26").write(), text);
        assert_eq!(Annotations::read(text), Some(begun("2026-11-26")));
        assert!(!begun("2026-11-26").is_empty());
        // Of two copies the one that knows the day, or the earlier day.
        for (one, other) in [("2026-11-26", ""), ("2026-11-26", "2026-11-27")] {
            for [one, other] in [[one, other], [other, one]] {
                let mut own = begun(one);
                own.merge(&begun(other));
                assert_eq!(own, begun("2026-11-26"));
            }
        }
        let damaged = r#"{"version":1,"star":true,"begun":20261332}"#;
        let read = Annotations::read(damaged).expect("it is of this version");
        assert!(read.is_starred && read.begun_on.is_none());
    }

    #[test]
    fn what_came_is_kept() {
        let came = |came| Annotations {
            came,
            ..Annotations::default()
        };
        let text = r#"{"version":1,"came":12}"#;
        assert_eq!(came(Some(12)).write(), text);
        assert_eq!(Annotations::read(text), Some(came(Some(12))));
        for own in [Some(12), None] {
            let mut own = came(own);
            own.merge(&came(Some(12)));
            assert_eq!(own, came(Some(12)));
        }
    }

    #[test]
    fn damaged_texts_are_read_as_far_as_possible() {
        for text in ["", "[]", "{}", r#"{"version":2}"#, r#"{"version":"1"}"#] {
            assert_eq!(Annotations::read(text), None, "{text}");
        }
        let some = r#"{"version":1,"star":3,"notes":[[1],[-1,"x"],["2","y"],[4,5],[5,"z"],7]}"#;
        let read = Annotations::read(some).expect("it is of this version");
        assert!(!read.is_starred);
        assert_eq!(read.notes().collect::<Vec<_>>(), [(5, "z")]);
    }
}
