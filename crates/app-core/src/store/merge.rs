//! Many matches as a file, and adding those of a file to the store without duplicates.

use super::{Annotations, Mailbox, OpenError, PractisedPositions, Store};
use crate::settings::{Settings, SettingsChange};
use records::{CollectedMatch, Collection, Match, Relation, StoredMatch, people};
use std::collections::BTreeMap;

/// Kinds of extras of a match.
const NOTES: &str = "notes";
const MAILBOX: &str = "mailbox";
/// When a match was finished, in milliseconds since 1970, where statistics know that.
const FINISHED: &str = "finished";
const REVIEW: &str = "review";
const CARDS: &str = "cards";
/// The kind of the extra of a whole file with the settings.
const SETTINGS: &str = "settings";
/// The kind of the extra of a whole file with links to how others have played deals.
const RIVALS: &str = "rivals";

/// How much of everything goes to another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All there is.
    Whole,
    /// Without what is large and can be made again: thumbnails and reviews.
    Slim,
}

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
        let matches = ids.filter_map(|id| self.collect_match(id));
        Collection::write(&[], &matches.collect::<Vec<_>>())
    }

    /// The text of a file with all matches and the settings, for another device. This device gets a
    /// number by which others know it.
    pub fn collect_everything(&self, extent: Extent) -> String {
        let number = (self.device.fresh_seed)().try_into().unwrap_or(u32::MAX);
        let number = SettingsChange::Device(u32::max(number, 1));
        // Where storage is denied, it lasts until the page is closed, as everything does.
        let (settings, _) = self.change_settings(&self.settings(), number);
        let matches = self.list().matches.into_iter().filter_map(|listed| {
            let mut collected = self.collect_match(&listed.id)?;
            if extent == Extent::Slim {
                collected.stored = collected.stored.with_picture(None);
                collected.extras.retain(|(kind, _)| kind != REVIEW);
            }
            Some(collected)
        });
        let mut extras = vec![(SETTINGS.to_owned(), settings.write())];
        let rivals = self.all_rivals();
        if !rivals.is_empty() {
            extras.push((RIVALS.to_owned(), rivals));
        }
        Collection::write(&extras, &matches.collect::<Vec<_>>())
    }

    /// A match and what is kept beside it, as far as that can be read.
    fn collect_match(&self, id: &str) -> Option<CollectedMatch> {
        let (stored, revision) = self.load(id).ok()?;
        let mailbox = match stored.summary.correspondence {
            Some(_) => Some(self.mailbox(id)),
            None => self.kept_mailbox(id),
        };
        Some(self.collected(id, stored, revision, &self.annotations(id), mailbox))
    }

    /// A match and what is kept beside it; `None` if any of it cannot be read.
    pub(super) fn collect_whole(&self, id: &str) -> Option<CollectedMatch> {
        let (stored, revision) = self.load(id).ok()?;
        let annotations = self.try_annotations(id).ok()?;
        let is_by_link = stored.summary.correspondence.is_some();
        let mailbox = self.mailbox_of(id, is_by_link).ok()?;
        Some(self.collected(id, stored, revision, &annotations, mailbox))
    }

    fn collected(
        &self,
        id: &str,
        stored: StoredMatch,
        revision: u64,
        annotations: &Annotations,
        mailbox: Option<Mailbox>,
    ) -> CollectedMatch {
        let notes = (!annotations.is_empty()).then(|| (NOTES, annotations.write()));
        let mailbox = mailbox.map(|mailbox| (MAILBOX, mailbox.write()));
        let finished = self.finished_at(id, revision);
        let finished = finished.map(|at| (FINISHED, at.to_string()));
        let review = self.review(id).map(|review| (REVIEW, review));
        let practised = self.practised(id);
        let cards = (!practised.is_empty()).then(|| (CARDS, practised.write()));
        let extras = [notes, mailbox, finished, review, cards];
        let extras = extras.into_iter().flatten();
        CollectedMatch {
            stored,
            extras: extras.map(|(kind, text)| (kind.to_owned(), text)).collect(),
        }
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

/// The settings in a file, if it has some.
pub fn settings_of(collection: &Collection) -> Option<Settings> {
    extra(&collection.extras, SETTINGS)
        .filter(|text| Settings::is_intact(text))
        .map(Settings::read)
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
            if matches!(relation, Relation::Same | Relation::Ahead(_)) {
                add_results(store, id, collected);
            }
            add_practised(store, id, collected);
            return if is_annotated { merged } else { Merged::Failed };
        }
        let id = store.new_id();
        if let Some(mailbox) = extra(&collected.extras, MAILBOX).and_then(Mailbox::read) {
            let _ = store.save_mailbox(&id, &mailbox);
        }
        let is_annotated = annotate(store, &id, collected);
        // What was refused for lack of room is still there until the page is closed; a file is
        // kept by then.
        if !is_annotated || store.restore(&id, collected.stored.clone(), None).is_err() {
            let _ = store.delete(&id);
            return Merged::Failed;
        }
        add_results(store, &id, collected);
        add_practised(store, &id, collected);
        known.push(id);
        Merged::Added
    }
}

impl Store {
    /// Adds what a file has besides matches and settings: how others have played deals.
    pub fn merge_rivals(&self, collection: &Collection) {
        if let Some(links) = extra(&collection.extras, RIVALS) {
            self.add_rivals(links);
        }
    }
}

/// The text of this kind.
fn extra<'a>(extras: &'a [(String, String)], kind: &str) -> Option<&'a str> {
    extras
        .iter()
        .find(|(own, _)| own == kind)
        .map(|(_, text)| text.as_str())
}

/// Adds the notes of a match; returns whether there are none or they are stored. Where the match was
/// begun on the other device, nobody has shared it.
fn annotate(store: &Store, id: &str, collected: &CollectedMatch) -> bool {
    let added = extra(&collected.extras, NOTES).and_then(Annotations::read);
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
    let other = extra(&collected.extras, MAILBOX).and_then(Mailbox::read);
    let summary = &collected.stored.summary;
    if summary.correspondence.is_none() {
        let watched = store.kept_mailbox(id).filter(Mailbox::is_watched);
        let seats = other.map_or_else(|| people(&summary.seats).collect(), |other| other.seats);
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

/// Adds what was practised of a match; without it the positions come back sooner.
fn add_practised(store: &Store, id: &str, collected: &CollectedMatch) {
    if let Some(text) = extra(&collected.extras, CARDS) {
        let theirs = PractisedPositions::read(text);
        let _ = store.change_practised(id, |own| own.merge(&theirs));
    }
}

/// Adds what could be made again: when a match that is as far here was finished, and its review.
fn add_results(store: &Store, id: &str, collected: &CollectedMatch) {
    if let Some(review) = extra(&collected.extras, REVIEW)
        && store.review(id).is_none()
    {
        store.save_review(id, review.to_owned());
    }
    let finished = extra(&collected.extras, FINISHED).and_then(|at| at.parse().ok());
    if let Some(at) = finished
        && let Ok(stored) = store.summary(id)
    {
        store.note_finished(id, stored.revision, at);
    }
}

/// Adds the entries that the other match has more than the first `from` ones to a main line;
/// returns whether that was possible.
pub fn add_entries(stored: &mut Match, from: usize, further: &Match) -> bool {
    stored.switch_to_line(0);
    stored.go_to(from);
    let more = further.main_entries().get(from..).unwrap_or_default();
    more.iter().all(|entry| stored.apply_entry(*entry).is_ok())
}
