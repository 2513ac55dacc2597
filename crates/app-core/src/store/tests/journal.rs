//! A journal that knows more than local storage, because the browser was killed.

use super::life::{Life, old_entries};
use super::things::found;
use super::{FOLDER, store_on};
use crate::store::journal::JournalWriter;
use crate::testing::{Entries, Fault, FaultStorage};
use records::archive::Envelope;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A journal in memory.
#[derive(Default)]
struct Journal(RefCell<BTreeMap<String, String>>);

impl JournalWriter for Journal {
    fn set(&self, name: String, text: Option<String>) {
        let mut texts = self.0.borrow_mut();
        match text {
            Some(text) => texts.insert(name, text),
            None => texts.remove(&name),
        };
    }

    fn clear(&self) {
        self.0.borrow_mut().clear();
    }
}

impl Journal {
    fn texts(&self) -> Vec<(String, String)> {
        self.0.borrow().clone().into_iter().collect()
    }
}

/// Leads a life with a journal until a call; returns the life and what the journal has then.
fn until(call: usize) -> (Life, Vec<(String, String)>) {
    let storage = FaultStorage::of(old_entries()).with_fault(call, Fault::Crash);
    let mut life = Life::new(storage);
    let journal = Rc::new(Journal::default());
    life.store.keep_journal(journal.clone());
    let _ = life.lead();
    (life, journal.texts())
}

/// The entries that are not in the journal: caches, and the settings.
fn is_of_journal(key: &str) -> bool {
    let kinds = ["match.", "mailbox.", "notes."];
    let rest = key.strip_prefix(FOLDER).unwrap_or(key);
    kinds.iter().any(|kind| rest.starts_with(kind))
}

/// Whatever local storage had on the disk when the browser was killed, with the journal
/// everything that was reported as stored is there.
#[test]
fn what_local_storage_has_lost_is_taken_from_the_journal() {
    let calls = until(usize::MAX).0.storage.calls();
    for call in (0..calls).step_by(5) {
        let (life, journal) = until(call);
        let now = life.storage.entries();
        for before in (0..call).step_by(40) {
            let on_disk = until(before).0.storage.entries();
            // Numbers of matches are random: only those of old can be compared.
            let old = |key: &String| key.contains("000000001");
            let mut entries: Entries = now.clone();
            entries.retain(|key, _| !is_of_journal(key));
            entries.extend(
                on_disk
                    .into_iter()
                    .filter(|(key, _)| is_of_journal(key) && old(key)),
            );
            let store = store_on(&Rc::new(FaultStorage::of(entries)));
            store.recover(journal.clone());
            for thing in life.things.all() {
                let what = format!("killed at call {call}, on the disk is call {before}");
                let now = found(&store, thing).unwrap();
                if !life.things.was_deleted(thing) || now.is_some() {
                    life.things.check(thing, now.as_ref(), &what);
                }
            }
        }
    }
}

#[test]
fn a_journal_that_knows_no_more_changes_nothing() {
    let (life, journal) = until(usize::MAX);
    let storage = Rc::new(FaultStorage::of(life.storage.entries()));
    let recovered = store_on(&storage).recover(journal.clone());
    assert_eq!(recovered.names, Vec::<String>::new());
    assert_eq!(recovered.needless, journal);
    assert_eq!(storage.entries(), life.storage.entries());
    // Recovering twice does no more than once.
    let empty = Rc::new(FaultStorage::default());
    let first = store_on(&empty).recover(journal.clone());
    assert_eq!(first.names.len(), journal.len());
    let entries = empty.entries();
    assert_eq!(store_on(&empty).recover(journal.clone()).needless, journal);
    assert_eq!(empty.entries(), entries);
}

#[test]
fn deleted_matches_are_not_in_the_journal() {
    let journal = Rc::new(Journal::default());
    let mut life = Life::new(FaultStorage::of(old_entries()));
    life.store.keep_journal(journal.clone());
    assert!(life.lead().is_ok());
    let matches = life.store.list().matches;
    assert!(journal.texts().len() > matches.len());
    for stored in &matches {
        life.store.delete(&stored.id).unwrap();
    }
    assert_eq!(journal.texts(), []);
    let mut life = Life::new(FaultStorage::of(old_entries()));
    life.store.keep_journal(journal.clone());
    assert!(life.lead().is_ok());
    life.store.delete_everything();
    assert_eq!(journal.texts(), []);
}

#[test]
fn nonsense_in_the_journal_changes_nothing() {
    let (life, journal) = until(usize::MAX);
    let (name, text) = journal
        .iter()
        .find(|(name, _)| name.starts_with("match."))
        .unwrap();
    let envelope = Envelope::decode(text).unwrap();
    let later = |text: &str| {
        let revision = envelope.revision + 5;
        let text = text.to_owned();
        Envelope { revision, text }.encode()
    };
    // Another game under the same number, and an entry that is missing.
    let other = journal.iter().find(|(_, other)| {
        other.contains(".A00AD2FyZ29uYXV0cy13aGVlbA") || other.contains("argonauts")
    });
    let cut = &envelope.text[..envelope.text.len() - 3];
    let mut nonsense = vec![
        (name.clone(), "nonsense".to_owned()),
        (name.clone(), text[..text.len() - 1].to_owned()),
        (name.clone(), later("nonsense")),
        (name.clone(), later(cut)),
        ("other.1".to_owned(), later("nonsense")),
        (String::new(), String::new()),
    ];
    nonsense.extend(other.map(|(_, other)| {
        let other = Envelope::decode(other).unwrap();
        (name.clone(), later(&other.text))
    }));
    let storage = Rc::new(FaultStorage::of(life.storage.entries()));
    let recovered = store_on(&storage).recover(nonsense.clone());
    assert_eq!(recovered.names, Vec::<String>::new());
    assert_eq!(recovered.needless, nonsense);
    assert_eq!(storage.entries(), life.storage.entries());
}

#[test]
fn what_cannot_be_stored_stays_in_the_journal() {
    let (_, journal) = until(usize::MAX);
    for fault in [Fault::Denied, Fault::Full] {
        let storage = Rc::new(FaultStorage::default().with_fault(0, fault));
        let recovered = store_on(&storage).recover(journal.clone());
        assert_eq!(recovered, Default::default());
    }
}
