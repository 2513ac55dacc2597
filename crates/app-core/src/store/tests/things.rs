//! What a test knows of the things that were stored: all versions that there ever were, and the
//! last one that was reported as stored.

use crate::store::{Mailbox, OpenError, Store};
use records::{Match, StoredMatch, Title};
use std::collections::BTreeMap;

/// A thing that is stored.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    /// The match with this title.
    Game(String),
    /// What was added to the match with this title.
    Notes(String),
    /// What was practised of the match with this title.
    Practised(String),
    /// What is known of the match by link with this title.
    Mailbox(String),
    Settings,
}

/// The versions of a thing; `None` where it is not there.
#[derive(Clone, Debug)]
pub struct Versions {
    all: Vec<Option<String>>,
    /// The number of the last one that was reported as stored.
    stored: usize,
}

/// All things.
#[derive(Clone, Debug, Default)]
pub struct Things(BTreeMap<Thing, Versions>);

impl Things {
    /// An attempt to store a version of a thing.
    pub fn attempt(&mut self, thing: &Thing, version: Option<String>) {
        let nothing = || Versions {
            all: vec![None],
            stored: 0,
        };
        let versions = self.0.entry(thing.clone()).or_insert_with(nothing);
        versions.all.push(version);
    }

    /// The last version of a thing was reported as stored.
    pub fn is_stored(&mut self, thing: &Thing) {
        if let Some(versions) = self.0.get_mut(thing) {
            versions.stored = versions.all.len() - 1;
        }
    }

    /// A version of a thing is stored before anything goes wrong.
    pub fn has(&mut self, thing: &Thing, version: String) {
        self.attempt(thing, Some(version));
        self.is_stored(thing);
    }

    /// All things that there were.
    pub fn all(&self) -> impl Iterator<Item = &Thing> {
        self.0.keys()
    }

    /// Whether a deletion was attempted.
    pub fn was_deleted(&self, thing: &Thing) -> bool {
        let versions = self.0.get(thing);
        versions.is_some_and(|versions| versions.all.iter().skip(1).any(Option::is_none))
    }

    /// Asserts that what the store has of a thing is a version that there was, no older than
    /// the last one that was stored.
    pub fn check(&self, thing: &Thing, found: Option<&String>, what: &str) {
        let versions = &self.0[thing];
        let possible = &versions.all[versions.stored..];
        assert!(
            possible.iter().any(|version| version.as_ref() == found),
            "{what}: {thing:?} is {found:?}\nand should be one of {possible:#?}"
        );
    }

    /// As [`Things::check`], but an older version will do.
    pub fn check_any_version(&self, thing: &Thing, found: Option<&String>, what: &str) {
        let all = &self.0[thing].all;
        assert!(
            all.iter().any(|version| version.as_ref() == found),
            "{what}: {thing:?} is {found:?}\nand should be one of {all:#?}"
        );
    }
}

/// A match as a version.
pub fn version_of(record: &Match) -> String {
    let stored = StoredMatch::new(record, Title::default(), 0);
    stored.write().unwrap()
}

/// The number of the match that had this title at first, or has this number.
pub fn id_of(store: &Store, title: &str) -> Option<String> {
    let mut found =
        store.list().matches.into_iter().filter(|stored| {
            stored.id == title || stored.summary.title.as_str().starts_with(title)
        });
    let id = found.next().map(|stored| stored.id);
    assert_eq!(found.next().map(|other| other.id), None, "{title} twice");
    id
}

/// The version of a thing that the store has.
pub fn found(store: &Store, thing: &Thing) -> Result<Option<String>, OpenError> {
    let id = |title: &str| id_of(store, title);
    Ok(match thing {
        Thing::Game(title) => match id(title) {
            Some(id) => {
                let opened = store.get(&id)?;
                Some(version_of(&opened.record) + opened.title.as_str())
            }
            None => None,
        },
        Thing::Notes(title) => id(title)
            .map(|id| store.annotations(&id))
            .filter(|notes| !notes.is_empty())
            .map(|notes| notes.write()),
        Thing::Practised(title) => id(title)
            .and_then(|id| store.practised(&id).spacing(3))
            .map(|spacing| format!("{spacing:?}")),
        Thing::Mailbox(title) => id(title)
            .map(|id| store.mailbox(&id))
            .filter(|mailbox| *mailbox != Mailbox::default())
            .map(|mailbox| mailbox.write()),
        Thing::Settings => Some(store.settings().write()),
    })
}
