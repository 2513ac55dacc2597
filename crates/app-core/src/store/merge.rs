//! Many matches as a file, and adding those of a file to the store without duplicates.

use super::{Annotations, Mailbox, OpenError, Store};
use records::{CollectedMatch, Collection, Match, Player, Relation, SeatConfig, StoredMatch};
use rules::Seat;
use std::collections::BTreeMap;

/// Kinds of extras in files.
const NOTES: &str = "notes";
const MAILBOX: &str = "mailbox";

/// What became of a match that was merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Merged {
    /// It is new here.
    Added,
    /// The stored match is at least as long.
    Continued,
    /// It is here already, as far or further.
    Known,
    /// It cannot be replayed, or it or its notes cannot be stored.
    Failed,
}

/// Adds matches to a store, one after the other.
pub struct Merger {
    /// Numbers of the stored matches, by fingerprint.
    known: BTreeMap<u32, Vec<String>>,
    /// Whether all of them could be read. Otherwise matches would be added twice.
    is_complete: bool,
}

impl Store {
    /// The text of a file with these matches and what is kept beside them. Matches that cannot
    /// be read are left out.
    pub fn collect<'a>(&self, ids: impl Iterator<Item = &'a str>) -> String {
        let matches = ids.filter_map(|id| {
            let (stored, _) = self.load(id).ok()?;
            let mailbox = match stored.summary.correspondence {
                Some(_) => Some(self.mailbox(id)),
                None => self.kept_mailbox(id),
            };
            Some(collected(stored, &self.annotations(id), mailbox.as_ref()))
        });
        Collection::write(&matches.collect::<Vec<_>>())
    }

    /// A match and what is kept beside it; `None` if any of it cannot be read.
    pub(super) fn collect_whole(&self, id: &str) -> Option<CollectedMatch> {
        let (stored, _) = self.load(id).ok()?;
        let annotations = self.try_annotations(id).ok()?;
        let mailbox = match stored.summary.correspondence {
            Some(_) => Some(self.try_mailbox(id).ok()?),
            None => self.kept_mailbox(id),
        };
        Some(collected(stored, &annotations, mailbox.as_ref()))
    }

    /// Prepares merging; reads all summaries.
    pub fn merger(&self) -> Merger {
        let mut known: BTreeMap<u32, Vec<String>> = BTreeMap::new();
        let all = self.list();
        let is_complete = all.is_complete();
        for stored in all.matches {
            let ids = known.entry(stored.summary.fingerprint).or_default();
            ids.push(stored.id);
        }
        Merger { known, is_complete }
    }
}

fn collected(
    stored: StoredMatch,
    annotations: &Annotations,
    mailbox: Option<&Mailbox>,
) -> CollectedMatch {
    let mut extras = Vec::new();
    if !annotations.is_empty() {
        extras.push((NOTES.to_owned(), annotations.write()));
    }
    if let Some(mailbox) = mailbox {
        extras.push((MAILBOX.to_owned(), mailbox.write()));
    }
    CollectedMatch { stored, extras }
}

impl Merger {
    /// Whether all stored matches could be read.
    pub(super) const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Whether there is a match with this fingerprint under another number.
    pub(super) fn knows_other(&self, fingerprint: u32, id: &str) -> bool {
        self.known
            .get(&fingerprint)
            .is_some_and(|ids| ids.iter().any(|other| other != id))
    }

    /// A match was stored.
    pub(super) fn note(&mut self, fingerprint: u32, id: &str) {
        let ids = self.known.entry(fingerprint).or_default();
        if !ids.iter().any(|other| other == id) {
            ids.push(id.to_owned());
        }
    }

    /// Adds a match unless it is here; notes and stars are added in any case.
    pub fn merge(&mut self, store: &Store, collected: &CollectedMatch) -> Merged {
        let Ok(record) = collected.stored.open() else {
            return Merged::Failed;
        };
        if !self.is_complete {
            return Merged::Failed;
        }
        let known = self.known.entry(record.fingerprint()).or_default();
        for id in known.iter() {
            let opened = match store.get(id) {
                Ok(opened) => opened,
                Err(OpenError::Storage(_)) => return Merged::Failed,
                Err(_) => continue,
            };
            let relation = opened.record.compared_to(&record);
            let merged = match relation {
                Relation::Same | Relation::Behind(_) => Merged::Known,
                Relation::Ahead(_) | Relation::Crossed => {
                    let at = collected.stored.summary.last_played;
                    let mut longer = opened.record;
                    let is_added = match longer.crossed_with(&record) {
                        Some(crossing) => longer.cross(&crossing),
                        None => {
                            let end = longer.main_entries().len();
                            add_entries(&mut longer, end, &record)
                        }
                    };
                    if !is_added {
                        return Merged::Failed;
                    }
                    let stored = StoredMatch::new(&longer, opened.title, at)
                        .with_picture(store.thumbnail_of(&longer));
                    if store.restore(id, stored, Some(opened.revision)).is_err() {
                        return Merged::Failed;
                    }
                    Merged::Continued
                }
                Relation::Diverged(_) | Relation::Altered | Relation::Other => continue,
            };
            let is_annotated = annotate(store, id, collected) && settle(store, id, collected);
            return if is_annotated { merged } else { Merged::Failed };
        }
        let id = store.new_id();
        if let Some(mailbox) = extra(collected, MAILBOX).and_then(Mailbox::read) {
            let _ = store.save_mailbox(&id, &mailbox);
        }
        let is_annotated = annotate(store, &id, collected);
        // What was refused for lack of room is still there until the page is closed; a file is
        // kept by then.
        if !is_annotated || store.restore(&id, collected.stored.clone(), None).is_err() {
            let _ = store.delete(&id);
            return Merged::Failed;
        }
        known.push(id);
        Merged::Added
    }
}

fn extra<'a>(collected: &'a CollectedMatch, kind: &str) -> Option<&'a str> {
    collected
        .extras
        .iter()
        .find(|(own, _)| own == kind)
        .map(|(_, text)| text.as_str())
}

/// Adds the notes of a match; returns whether there are none or they are stored. Where the match was
/// begun on the other device, nobody has shared it.
fn annotate(store: &Store, id: &str, collected: &CollectedMatch) -> bool {
    let added = extra(collected, NOTES).and_then(Annotations::read);
    if added.is_none() && store.annotations(id).came.is_none() {
        return true;
    }
    let added = added.unwrap_or_default();
    let merge = |own: &mut Annotations| {
        own.merge(&added);
        own.came = own.came.filter(|_| added.came.is_some());
    };
    store.change_annotations(id, merge).is_ok()
}

/// What the other copy of a match by link has sent stays as it is here too, and what was played on
/// either device is no match of others; returns whether that is stored.
fn settle(store: &Store, id: &str, collected: &CollectedMatch) -> bool {
    let other = extra(collected, MAILBOX).and_then(Mailbox::read);
    let summary = &collected.stored.summary;
    if summary.correspondence.is_none() {
        let watched = store.kept_mailbox(id).filter(Mailbox::is_watched);
        let seats = other.map_or_else(|| people(&summary.seats), |other| other.seats);
        return match watched {
            Some(own) if !seats.is_empty() => {
                store.save_mailbox(id, &Mailbox { seats, ..own }).is_ok()
            }
            _ => true,
        };
    }
    let Some(other) = other else {
        return true;
    };
    let Ok(mut own) = store.try_mailbox(id) else {
        return false;
    };
    if own.exchanged >= other.exchanged {
        return true;
    }
    own.exchanged = other.exchanged;
    own.sent = other.sent.or(own.sent);
    store.save_mailbox(id, &own).is_ok()
}

/// The seats that people have.
pub(super) fn people(seats: &[SeatConfig]) -> Vec<Seat> {
    Seat::all(seats.len() as u8)
        .zip(seats)
        .filter(|(_, config)| config.player == Player::Human)
        .map(|(seat, _)| seat)
        .collect()
}

/// Adds the entries that the other match has more than the first `from` ones to a main line;
/// returns whether that was possible.
pub fn add_entries(stored: &mut Match, from: usize, further: &Match) -> bool {
    stored.switch_to_line(0);
    stored.go_to(from);
    let more = further.main_entries().get(from..).unwrap_or_default();
    more.iter().all(|entry| stored.apply_entry(*entry).is_ok())
}
