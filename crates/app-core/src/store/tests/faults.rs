//! Everything that can go wrong in storage, at every call of a [`Life`].

use super::life::{Life, old_entries};
use super::things::{Thing, found};
use super::{FOLDER, store_on};
use crate::testing::{Entries, Fault, FaultStorage, is_long_run};
use records::Title;
use std::rc::Rc;

/// A life in which nothing goes wrong.
fn healthy() -> Life {
    let mut life = Life::new(FaultStorage::of(old_entries()));
    assert!(life.lead().is_ok());
    assert_eq!(life.errors, []);
    life
}

/// Kinds of entries that nothing else can replace.
fn is_precious(key: &str) -> bool {
    let kinds = ["match.", "mailbox.", "notes.", "cards.", "settings"];
    let rest = key.strip_prefix(FOLDER).unwrap_or(key);
    rest != "match.check" && kinds.iter().any(|kind| rest.starts_with(kind))
}

/// Opens what is left of a life on healthy storage: everything is there as it was stored.
fn check_reopened(life: &Life, what: &str) {
    let storage = Rc::new(FaultStorage::of(life.storage.entries()));
    let store = store_on(&storage);
    let listing = store.list();
    assert_eq!(listing.lost, [], "{what}");
    for thing in life.things.all() {
        let now = found(&store, thing).unwrap_or_else(|why| panic!("{what}: {thing:?}: {why:?}"));
        let is_orphan = !matches!(thing, Thing::Game(_)) && life.things.was_deleted(thing);
        if is_orphan && now.is_none() {
            // What is beside a match goes with it.
            continue;
        }
        life.things.check(thing, now.as_ref(), what);
    }
    // What was torn was set aside, unless it was of a match that was deleted or not imported.
    let ids: Vec<String> = listing.matches.into_iter().map(|one| one.id).collect();
    for (key, text) in life.storage.torn() {
        let is_deleted = life.deleted.iter().any(|id| key.contains(id.as_str()));
        let is_known = key.contains("settings") || ids.iter().any(|id| key.contains(id));
        if is_precious(&key) && is_known && !is_deleted && !text.is_empty() {
            let entries = storage.entries();
            assert!(entries.values().any(|left| *left == text), "{what}: {key}");
        }
    }
    for key in store.quarantined() {
        assert!(store.read_quarantined(&key).is_some(), "{what}: {key}");
    }
    // Everything can be continued.
    for stored in store.list().matches {
        let opened = store.get(&stored.id).unwrap();
        let saved = store.save(
            &stored.id,
            &opened.record,
            &opened.title,
            Some(opened.revision),
        );
        assert!(saved.is_ok(), "{what}: {saved:?}");
    }
}

/// How many eighths of a text are written before something goes wrong: in the long run also nothing, and nearly
/// everything.
fn torn_at() -> impl Iterator<Item = usize> {
    let eighths = [0, 4, 7].into_iter();
    eighths.filter(|eighths| is_long_run() || *eighths == 4)
}

/// Lets something go wrong at every call.
fn check_every_call(fault: Fault) {
    let calls = healthy().storage.calls();
    assert!(calls > 300, "{calls}");
    for call in 0..calls {
        let storage = FaultStorage::of(old_entries()).with_fault(call, fault);
        let mut life = Life::new(storage);
        let _ = life.lead();
        check_reopened(&life, &format!("{fault:?} at call {call}"));
    }
}

#[test]
fn a_life_without_faults_stores_everything() {
    let life = healthy();
    check_reopened(&life, "no fault");
    let store = store_on(&Rc::new(FaultStorage::of(life.storage.entries())));
    assert_eq!(store.quarantined(), Vec::<String>::new());
    let mut reader = store.outcomes(None);
    while reader.step() {}
    let matches = store.list().matches;
    let over = matches.iter().filter(|stored| stored.summary.over).count();
    assert!(over > 0);
    assert_eq!(reader.into_finished().len(), over);
}

#[test]
fn a_call_that_fails_loses_nothing_that_was_stored() {
    check_every_call(Fault::Fails);
}

#[test]
fn a_call_that_works_and_reports_an_error_loses_nothing() {
    check_every_call(Fault::FailsAfterwards);
}

#[test]
fn a_write_that_is_cut_off_loses_nothing() {
    for eighths in torn_at() {
        check_every_call(Fault::Torn(eighths));
        check_every_call(Fault::TornSilently(eighths));
    }
}

#[test]
fn storage_that_is_denied_from_some_call_on_keeps_what_was_stored() {
    check_every_call(Fault::Denied);
}

#[test]
fn storage_that_is_full_from_some_call_on_keeps_what_was_stored() {
    check_every_call(Fault::Full);
}

#[test]
fn a_crash_between_or_within_any_two_writes_loses_nothing_that_was_stored() {
    check_every_call(Fault::Crash);
    for eighths in torn_at() {
        check_every_call(Fault::CrashWithin(eighths));
    }
}

/// The player can be told everything: where storage refuses, the life reports errors.
#[test]
fn refused_writes_are_reported() {
    for fault in [Fault::Denied, Fault::Full] {
        let mut life = Life::new(FaultStorage::of(old_entries()).with_fault(0, fault));
        assert!(life.lead().is_ok());
        assert!(life.errors.len() > 10, "{:?}", life.errors);
        // Nothing is lost until the page is closed.
        for thing in life.things.all() {
            if fault == Fault::Full {
                let now = found(&life.store, thing).unwrap();
                life.things.check(thing, now.as_ref(), "in memory");
            }
        }
    }
    let store = store_on(&Rc::new(
        FaultStorage::default().with_fault(0, Fault::Denied),
    ));
    assert!(store.list().unavailable.is_some());
}

/// What the store has after entries vanished or were damaged: of what they were of some version
/// that there was, and everything else.
fn check_damaged(life: &Life, entries: Entries, key: &str, damaged: Option<&str>, what: &str) {
    let storage = Rc::new(FaultStorage::of(entries));
    let store = store_on(&storage);
    for thing in life.things.all() {
        let now = found(&store, thing).unwrap_or_else(|why| panic!("{what}: {thing:?}: {why:?}"));
        let is_concerned = match thing {
            Thing::Settings => key.contains("settings"),
            Thing::Game(title)
            | Thing::Notes(title)
            | Thing::Practised(title)
            | Thing::Mailbox(title) => {
                let healthy = store_on(&Rc::new(FaultStorage::of(life.storage.entries())));
                super::things::id_of(&healthy, title).is_some_and(|id| key.contains(&id))
            }
        };
        if is_concerned {
            life.things.check_any_version(thing, now.as_ref(), what);
        } else if !life.things.was_deleted(thing) || now.is_some() {
            life.things.check(thing, now.as_ref(), what);
        }
    }
    if let Some(damaged) = damaged.filter(|text| is_precious(key) && !text.is_empty()) {
        assert!(
            storage.entries().values().any(|left| left == damaged),
            "{what}"
        );
        let quarantined = store.quarantined();
        // A second copy that is damaged costs nothing.
        let is_told = key.ends_with("settings.copy")
            || quarantined
                .iter()
                .any(|key| store.read_quarantined(key).as_deref() == Some(damaged));
        assert!(is_told, "{what}: {quarantined:?}");
    }
    // Whatever is gone, new games can be played.
    let new = store.list().matches.pop();
    if let Some(any) = new {
        let opened = store.get(&any.id).unwrap();
        let id = store.save_new(&opened.record, &Title::new("New"));
        assert!(!store.is_recent(&id), "{what}");
    }
}

#[test]
fn a_vanished_entry_costs_at_most_the_last_version_of_one_thing() {
    let life = healthy();
    for key in life.storage.entries().keys() {
        let mut entries = life.storage.entries();
        entries.remove(key);
        check_damaged(&life, entries, key, None, &format!("without {key}"));
    }
    let store = store_on(&Rc::new(FaultStorage::default()));
    assert_eq!(store.list().matches, []);
}

#[test]
fn a_damaged_entry_costs_at_most_the_last_version_of_one_thing_and_is_set_aside() {
    let life = healthy();
    for (key, text) in life.storage.entries() {
        let cuts = (0..8)
            .map(|eighths| text[..text.floor_char_boundary(text.len() * eighths / 8)].to_owned());
        let mut changed = text.clone().into_bytes();
        let middle = changed.len() / 2;
        changed[middle] ^= 1;
        let changed = String::from_utf8(changed).unwrap();
        for damaged in cuts.chain([changed, "\u{0}".to_owned(), "garbage".to_owned()]) {
            // The settings have no checksum: a text that can be read counts.
            let is_settings = key.ends_with("settings") || key.ends_with("settings.copy");
            if is_settings && crate::settings::Settings::is_intact(&damaged) {
                continue;
            }
            let mut entries = life.storage.entries();
            entries.insert(key.clone(), damaged.clone());
            let what = format!("{key} is {damaged:?}");
            check_damaged(&life, entries, &key, Some(&damaged), &what);
        }
    }
}
