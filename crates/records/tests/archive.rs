//! Texts in key-value stores that fail: denied, full, interrupted in the middle of a
//! write, damaged afterwards. The newest valid text is always loaded, and damaged
//! bytes are never deleted.

mod common;

use common::envelopes::envelope_of_format;
use common::store::{FakeStore, Fault, prefix};
use proptest::prelude::*;
use records::archive::{Archive, Envelope, FORMAT, KeyValueStore, StoreError};

/// The text that is found, if any.
fn found(store: &FakeStore, name: &str) -> Option<String> {
    let found = store.archive().load(name);
    found.ok()?.envelope.map(|envelope| envelope.text)
}

#[test]
fn the_newest_text_is_loaded_and_revisions_grow() {
    let store = FakeStore::new();
    let archive = store.archive();
    assert_eq!(archive.load("game").map(|f| f.envelope), Ok(None));
    for revision in 1..=7 {
        let text = format!("text {revision}");
        assert_eq!(archive.save("game", &text, None), Ok(revision));
        let envelope = Envelope { revision, text };
        let lookup = archive.load("game").unwrap();
        assert_eq!(
            (lookup.envelope, lookup.quarantined),
            (Some(envelope), vec![])
        );
    }
    // The one before it is still there.
    let revisions: Vec<u64> = store.generations("game").iter().map(|g| g.0).collect();
    assert_eq!(revisions, [7, 6]);
    assert_eq!(store.stored.borrow().len(), 2);
}

#[test]
fn names_are_listed_and_deleted_one_by_one() {
    let store = FakeStore::new();
    let archive = store.archive();
    store.put("house", "not ours");
    store.put("other/game.a", "not ours");
    for name in ["two", "one", "with.dots", "one"] {
        assert!(archive.save(name, "text", None).is_ok());
    }
    store.put("house/one.a.damaged-00000000", "set aside");
    // The store lists its keys the other way round.
    let names = || archive.names().unwrap();
    assert_eq!(names(), ["one", "two", "with.dots"]);
    assert_eq!(archive.delete("one"), Ok(()));
    assert_eq!(names(), ["two", "with.dots"]);
    assert_eq!(found(&store, "one"), None);
    assert_eq!(found(&store, "two").as_deref(), Some("text"));
    assert!(store.has("not ours") && store.has("set aside"));
}

#[test]
fn a_denied_store_returns_an_error_and_keeps_its_contents() {
    let store = FakeStore::new();
    let archive = store.archive();
    assert!(archive.save("game", "before", None).is_ok());
    store.fault.set(Fault::Denied);
    assert_eq!(archive.save("game", "after", None), Err(StoreError::Denied));
    assert_eq!(archive.load("game"), Err(StoreError::Denied));
    assert_eq!(archive.names(), Err(StoreError::Denied));
    assert_eq!(archive.delete("game"), Err(StoreError::Denied));
    store.fault.set(Fault::None);
    assert_eq!(found(&store, "game").as_deref(), Some("before"));
}

#[test]
fn a_full_store_leaves_the_older_text_readable() {
    for room in 0..400 {
        let store = FakeStore::new();
        let archive = store.archive();
        store.fault.set(Fault::Room(room));
        let mut last = None;
        for length in [10, 40, 90, 20, 200, 1] {
            let text = "x".repeat(length);
            match archive.save("game", &text, None) {
                Ok(_) => last = Some(text),
                Err(error) => assert_eq!(error, StoreError::Full),
            }
            assert_eq!(found(&store, "game"), last, "room for {room}");
        }
    }
}

#[test]
fn an_interrupted_write_loses_only_its_own_text() {
    let third = Envelope {
        revision: 3,
        text: "third".to_owned(),
    };
    for max_bytes in 0..third.encode().len() {
        for fault in [Fault::Torn(max_bytes), Fault::Broken(max_bytes)] {
            let store = FakeStore::new();
            let archive = store.archive();
            assert_eq!(archive.save("game", "first", None), Ok(1));
            assert_eq!(archive.save("game", "second", None), Ok(2));
            store.fault.set(fault);
            let stored = archive.save("game", "third", None);
            // Also where the store reports success.
            assert!(stored.is_err());
            store.fault.set(Fault::None);
            // What is left of it is quarantined, and the next save takes its place.
            let lookup = archive.load("game").unwrap();
            assert_eq!(lookup.envelope.map(|s| s.text).as_deref(), Some("second"));
            assert_eq!(lookup.quarantined.len(), 1);
            assert!(store.has(prefix(&third.encode(), max_bytes)));
            assert_eq!(archive.save("game", "fourth", None), Ok(3));
            assert_eq!(found(&store, "game").as_deref(), Some("fourth"));
            assert!(store.has(prefix(&third.encode(), max_bytes)));
        }
    }
}

#[test]
fn a_damaged_generation_is_quarantined_and_the_valid_one_is_loaded() {
    for newer in [true, false] {
        for saves_first in [true, false] {
            let store = FakeStore::new();
            let archive = store.archive();
            assert!(archive.save("game", "older", None).is_ok());
            assert!(archive.save("game", "newer", None).is_ok());
            let generations = store.generations("game");
            let (_, key) = &generations[usize::from(!newer)];
            let damaged = "wheelhouse-save 1 9 5 00000000\nwords";
            store.put(key, damaged);
            let sound = if newer { "older" } else { "newer" };
            if saves_first {
                let next = if newer { 2 } else { 3 };
                assert_eq!(archive.save("game", "newest", None), Ok(next));
                assert_eq!(found(&store, "game").as_deref(), Some("newest"));
                // The valid one was not overwritten.
                let texts: Vec<_> = store.generations("game");
                assert_eq!(texts.len(), 2);
                assert!(store.stored.borrow().values().any(|v| v.ends_with(sound)));
            } else {
                let lookup = archive.load("game").unwrap();
                assert_eq!(lookup.envelope.map(|s| s.text).as_deref(), Some(sound));
                assert!(lookup.quarantined[0].starts_with(&format!("{key}.damaged-")));
                assert_eq!(
                    store
                        .stored
                        .borrow()
                        .get(&lookup.quarantined[0])
                        .map(String::as_str),
                    Some(damaged)
                );
                // Only once.
                assert!(archive.load("game").unwrap().quarantined.is_empty());
            }
            assert!(store.has(damaged));
        }
    }
}

#[test]
fn two_damaged_generations_are_quarantined_and_saving_still_works() {
    let store = FakeStore::new();
    let archive = store.archive();
    for (key, damaged) in [("house/game.a", "one"), ("house/game.b", "")] {
        store.put(key, damaged);
    }
    let lookup = archive.load("game").unwrap();
    assert_eq!((lookup.envelope, lookup.quarantined.len()), (None, 2));
    assert_eq!(archive.save("game", "text", None), Ok(1));
    assert_eq!(found(&store, "game").as_deref(), Some("text"));
    assert!(store.has("one") && store.has(""));
}

#[test]
fn peeking_changes_nothing() {
    let store = FakeStore::new();
    let archive = store.archive();
    assert_eq!(archive.peek("game"), Ok(None));
    store.put("house/game.a", "one");
    assert_eq!(archive.peek("game"), Ok(None));
    assert_eq!(archive.save("other", "text", None), Ok(1));
    let envelope = archive.peek("other").unwrap();
    assert_eq!(
        envelope.map(|envelope| envelope.text).as_deref(),
        Some("text")
    );
    // The next reader finds the damage.
    let lookup = archive.load("game").unwrap();
    assert_eq!((lookup.envelope, lookup.quarantined.len()), (None, 1));
}

#[test]
fn damaged_bytes_that_cannot_be_quarantined_are_not_overwritten() {
    let store = FakeStore::new();
    let archive = store.archive();
    let damaged = "wheelhouse-save 1 9 5 00000000\nwords";
    assert!(archive.save("game", "sound", None).is_ok());
    store.put("house/game.b", damaged);
    // There is room for the text in place of the damaged bytes, but not for
    // a copy of these.
    let used: usize = store
        .stored
        .borrow()
        .iter()
        .map(|(k, v)| k.len() + v.len())
        .sum();
    store.fault.set(Fault::Room(used + 8));
    let lookup = archive.load("game").unwrap();
    assert_eq!(lookup.envelope.map(|s| s.text).as_deref(), Some("sound"));
    assert_eq!(lookup.quarantined, ["house/game.b"]);
    assert_eq!(archive.save("game", "next", None), Err(StoreError::Full));
    assert!(store.has(damaged));
    assert_eq!(found(&store, "game").as_deref(), Some("sound"));
    // With room again, saving works.
    store.fault.set(Fault::None);
    assert_eq!(archive.save("game", "next", None), Ok(2));
    assert!(store.has(damaged));
    assert_eq!(found(&store, "game").as_deref(), Some("next"));
}

#[test]
fn saving_works_at_the_highest_revision() {
    let store = FakeStore::new();
    let last = Envelope {
        revision: u64::MAX,
        text: "crafted".to_owned(),
    };
    store.put("house/game.a", &last.encode());
    let archive = store.archive();
    assert!(archive.save("game", "text", None).is_ok());
    assert_eq!(found(&store, "game").as_deref(), Some("text"));
    assert!(store.has(&last.encode()));
}

#[test]
fn an_envelope_of_a_newer_format_is_reported_and_left_in_place() {
    let later = envelope_of_format(FORMAT + 1, 8, "in another way");
    let other = |generation| if generation == 'a' { 'b' } else { 'a' };
    for generation in ['a', 'b'] {
        for sound in [None, Some("sound")] {
            let store = FakeStore::new();
            let archive = store.archive();
            store.put(&format!("house/game.{generation}"), &later);
            if let Some(text) = sound {
                let key = format!("house/game.{}", other(generation));
                store.put(&key, &envelope_of_format(1, 7, text));
            }
            let before = store.stored.borrow().clone();
            let lookup = archive.load("game").unwrap();
            assert!(lookup.newer_format && lookup.quarantined.is_empty());
            assert_eq!(lookup.envelope.map(|s| s.text).as_deref(), sound);
            for _ in 0..2 {
                assert_eq!(
                    archive.save("game", "text", None),
                    Err(StoreError::NewerFormat)
                );
            }
            assert_eq!(*store.stored.borrow(), before);
            // Other names can still be saved.
            assert_eq!(archive.save("other", "text", None), Ok(1));
            assert_eq!(found(&store, "other").as_deref(), Some("text"));
        }
        // The damaged generation beside it remains.
        let store = FakeStore::new();
        let archive = store.archive();
        store.put(&format!("house/game.{generation}"), &later);
        store.put(&format!("house/game.{}", other(generation)), "damaged");
        assert_eq!(
            archive.save("game", "text", None),
            Err(StoreError::NewerFormat)
        );
        let lookup = archive.load("game").unwrap();
        assert!(lookup.newer_format && lookup.envelope.is_none());
        assert_eq!(
            archive.save("game", "text", None),
            Err(StoreError::NewerFormat)
        );
        assert!(store.has("damaged") && store.has(&later));
        assert_eq!(store.stored.borrow().len(), 2);
    }
}

#[test]
fn an_envelope_of_a_newer_format_with_a_wrong_checksum_is_damaged() {
    let store = FakeStore::new();
    let archive = store.archive();
    let changed =
        envelope_of_format(1, 1, "text").replacen("save 1", &format!("save {}", FORMAT + 1), 1);
    for (key, damaged) in [
        ("house/game.a", changed.as_str()),
        ("house/game.b", &envelope_of_format(0, 3, "text")),
    ] {
        store.put(key, damaged);
    }
    let lookup = archive.load("game").unwrap();
    assert_eq!((lookup.newer_format, lookup.envelope), (false, None));
    assert_eq!(lookup.quarantined.len(), 2);
    assert_eq!(archive.save("game", "text", None), Ok(1));
    assert!(store.has(&changed));
}

#[test]
fn of_two_windows_only_the_one_that_loaded_the_newest_revision_saves() {
    let store = FakeStore::new();
    let (here, there) = (store.archive(), store.archive());
    // Both start without a save; one saves first.
    assert_eq!(here.save("game", "here 1", Some(0)), Ok(1));
    let before = store.stored.borrow().clone();
    assert_eq!(
        there.save("game", "there 1", Some(0)),
        Err(StoreError::Conflict)
    );
    assert_eq!(*store.stored.borrow(), before);
    // The other one loads, then saves.
    let contents = there.load("game").unwrap().envelope.unwrap();
    assert_eq!((contents.revision, contents.text.as_str()), (1, "here 1"));
    assert_eq!(there.save("game", "there 2", Some(1)), Ok(2));
    assert_eq!(there.save("game", "there 3", Some(2)), Ok(3));
    let before = store.stored.borrow().clone();
    for after in [0, 1, 2, 4, u64::MAX] {
        let stored = here.save("game", "here 4", Some(after));
        assert_eq!(stored, Err(StoreError::Conflict), "after {after}");
        assert_eq!(*store.stored.borrow(), before);
    }
    // Without a revision to compare, it is written.
    assert_eq!(here.save("game", "here 4", None), Ok(4));
    // What was deleted in one window is not saved again by the other one.
    assert_eq!(here.delete("game"), Ok(()));
    assert_eq!(
        there.save("game", "there 5", Some(4)),
        Err(StoreError::Conflict)
    );
    assert!(store.stored.borrow().is_empty());
    assert_eq!(there.save("game", "anew", Some(0)), Ok(1));
    assert_eq!(found(&store, "game").as_deref(), Some("anew"));
}

#[test]
fn a_damaged_generation_counts_as_absent() {
    let store = FakeStore::new();
    let archive = store.archive();
    assert_eq!(archive.save("game", "first", Some(0)), Ok(1));
    store.put("house/game.b", "damaged");
    let before = store.stored.borrow().clone();
    let stored = archive.save("game", "second", Some(2));
    assert_eq!(stored, Err(StoreError::Conflict));
    assert_eq!(*store.stored.borrow(), before);
    assert_eq!(archive.save("game", "second", Some(1)), Ok(2));
    assert!(store.has("damaged"));
    store.put("house/game.a", "one");
    store.put("house/game.b", "two");
    assert_eq!(archive.save("game", "third", Some(0)), Ok(1));
    assert!(store.has("one") && store.has("two"));
    // A later format takes precedence over all that.
    store.put(
        "house/game.a",
        &envelope_of_format(FORMAT + 1, 8, "in another way"),
    );
    let stored = archive.save("game", "fourth", Some(7));
    assert_eq!(stored, Err(StoreError::NewerFormat));
}

#[test]
fn a_text_that_was_restored_is_not_taken_for_what_was_deleted() {
    let store = FakeStore::new();
    let (here, there) = (store.archive(), store.archive());
    for text in ["one", "two", "three"] {
        assert!(here.save("game", text, None).is_ok());
    }
    assert_eq!(there.delete("game"), Ok(()));
    assert_eq!(there.save_above("game", "three", Some(0), 3), Ok(4));
    // A window that knows the deleted match does not overwrite what was played since.
    let stored = here.save("game", "here", Some(3));
    assert_eq!(stored, Err(StoreError::Conflict));
    assert_eq!(
        there.save_above("game", "again", Some(0), 3),
        Err(StoreError::Conflict)
    );
    assert_eq!(found(&store, "game").as_deref(), Some("three"));
}

#[test]
fn what_was_not_deleted_entirely_is_the_newest_text() {
    struct FailingSecondRemoval<'a>(&'a FakeStore, std::cell::Cell<bool>);
    impl KeyValueStore for FailingSecondRemoval<'_> {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            self.0.get(key)
        }
        fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
            self.0.set(key, value)
        }
        fn remove(&self, key: &str) -> Result<(), StoreError> {
            if self.1.replace(true) {
                return Err(StoreError::Denied);
            }
            self.0.remove(key)
        }
        fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
            self.0.keys(prefix)
        }
    }
    for saves in 1..5 {
        let store = FakeStore::new();
        for number in 1..=saves {
            let saved = store.archive().save("game", &format!("{number}"), None);
            assert_eq!(saved, Ok(number));
        }
        let broken = Archive::new(
            FailingSecondRemoval(&store, std::cell::Cell::new(false)),
            "house/".to_owned(),
        );
        assert_eq!(broken.delete("game"), Err(StoreError::Denied));
        assert_eq!(found(&store, "game"), Some(format!("{saves}")));
    }
}

#[test]
fn texts_of_a_single_generation_get_a_second_one() {
    let store = FakeStore::new();
    let archive = Archive::upgrading_single_generation(&store, "notes.".to_owned());
    let old = Envelope {
        revision: 1,
        text: "old".to_owned(),
    };
    store.put("notes.12", &old.encode());
    let load = || archive.load("12").unwrap().envelope.map(|e| e.text);
    assert_eq!(load().as_deref(), Some("old"));
    for (text, keys) in [("new", 2), ("newer", 2)] {
        assert!(archive.save("12", text, None).is_ok());
        assert_eq!(load().as_deref(), Some(text));
        assert_eq!(store.stored.borrow().len(), keys);
    }
    store.put("notes.12", "damaged");
    assert_eq!(load().as_deref(), Some("new"));
    assert!(store.has("damaged"));
    assert_eq!(archive.quarantined().unwrap().len(), 1);
    assert_eq!(archive.names(), Ok(vec!["12".to_owned()]));
    assert_eq!(archive.delete("12"), Ok(()));
    assert_eq!(archive.names(), Ok(Vec::new()));
    assert_eq!(archive.quarantined().unwrap().len(), 1);
}

#[test]
fn quarantined_texts_are_listed_until_they_are_deleted() {
    let store = FakeStore::new();
    let archive = store.archive();
    assert_eq!(archive.quarantined(), Ok(Vec::new()));
    for (name, damaged) in [("one", "torn"), ("with.dots", ""), ("gone", "bent")] {
        store.put(&format!("house/{name}.a"), damaged);
        archive.load(name).unwrap();
    }
    assert_eq!(archive.save("one", "sound", None), Ok(1));
    assert_eq!(archive.delete("gone"), Ok(()));
    let mut keys = archive.quarantined().unwrap();
    keys.sort();
    let texts: Vec<_> = keys.iter().map(|key| (&store).get(key)).collect();
    let expected = ["bent", "torn", ""].map(|text| Ok(Some(text.to_owned())));
    assert_eq!(texts, expected);
    assert_eq!((&store).remove(&keys[1]), Ok(()));
    assert_eq!(archive.quarantined().unwrap().len(), 2);
    assert_eq!(found(&store, "one").as_deref(), Some("sound"));
    // Only names that can be loaded are listed.
    assert_eq!(archive.names(), Ok(vec!["one".to_owned()]));
}

#[test]
fn keys_outside_the_quarantine_are_not_listed() {
    let store = FakeStore::new();
    let archive = store.archive();
    let others = [
        "",
        "house/",
        "house/game.a",
        "house/game.b",
        "house/check",
        "house/game.damaged-0123abcd",
        "house/game.c.damaged-0123abcd",
        "house/game.a.damaged-0123abc",
        "house/game.a.damaged-0123abcde",
        "house/game.a.damaged-0123ABCD",
        "house/game.a.damaged-+123abcd",
        "house/game.a.damaged-0123abcd.a",
        "house/game.a.damaged-é23abcd",
        "mouse/game.a.damaged-0123abcd",
        "game.a.damaged-0123abcd",
    ];
    for key in others {
        store.put(key, "not yours");
    }
    assert_eq!(archive.quarantined(), Ok(Vec::new()));
    assert_eq!(store.stored.borrow().len(), others.len());
    let quarantined = "house/game.a.damaged-0123abcd";
    store.put(quarantined, "torn");
    assert_eq!(archive.quarantined(), Ok(vec![quarantined.to_owned()]));
    store.fault.set(Fault::Denied);
    assert_eq!(archive.quarantined(), Err(StoreError::Denied));
}

/// What one of two windows does to the save that both show.
#[derive(Clone, Copy, Debug)]
enum WindowAction {
    Load,
    Save,
    Delete,
}

#[derive(Clone, Debug)]
enum Step {
    Save,
    /// Saves while the store fails.
    SaveWithFault(Fault),
    Load,
    /// Changes one character of the older generation.
    DamageOlder(prop::sample::Index),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => Just(Step::Save),
        1 => Just(Step::SaveWithFault(Fault::Denied)),
        1 => (0..400_usize).prop_map(|room| Step::SaveWithFault(Fault::Room(room))),
        1 => (0..30_usize).prop_map(|max_bytes| Step::SaveWithFault(Fault::Broken(max_bytes))),
        2 => Just(Step::Load),
        1 => any::<prop::sample::Index>().prop_map(Step::DamageOlder),
    ]
}

proptest! {
    #[test]
    fn the_last_saved_text_is_loaded_whatever_goes_wrong(
        steps in prop::collection::vec(step(), 1..40),
    ) {
        let store = FakeStore::new();
        let archive = store.archive();
        let mut last: Option<String> = None;
        let mut damaged = Vec::new();
        for (number, step) in steps.into_iter().enumerate() {
            let text = format!("text {number}");
            match step {
                Step::Save => {
                    prop_assert!(archive.save("game", &text, None).is_ok());
                    last = Some(text);
                }
                Step::SaveWithFault(fault) => {
                    store.fault.set(fault);
                    if archive.save("game", &text, None).is_ok() {
                        last = Some(text);
                    }
                    store.fault.set(Fault::None);
                }
                Step::Load => {}
                Step::DamageOlder(at) => {
                    let generations = store.generations("game");
                    if let [_, (_, older)] = generations.as_slice() {
                        let mut stored = store.stored.borrow().get(older).cloned().unwrap();
                        stored.replace_range(at.index(stored.len()).., "?");
                        store.put(older, &stored);
                        damaged.push(stored);
                    }
                }
            }
            prop_assert_eq!(found(&store, "game"), last.clone());
            prop_assert!(damaged.iter().all(|bytes| store.has(bytes)));
        }
    }

    #[test]
    fn neither_of_two_windows_overwrites_a_revision_it_has_not_loaded(
        steps in prop::collection::vec(
            (0..2_usize, prop_oneof![Just(WindowAction::Load), Just(WindowAction::Save), Just(WindowAction::Save), Just(WindowAction::Delete)]),
            0..40,
        ),
    ) {
        let store = FakeStore::new();
        let windows = [store.archive(), store.archive()];
        // What each window has loaded, and what is stored: revision and text.
        let mut contents = [(0, None), (0, None)];
        let mut stored: (u64, Option<String>) = (0, None);
        for (number, (window, action)) in steps.into_iter().enumerate() {
            let archive = &windows[window];
            match action {
                WindowAction::Load => {
                    let envelope = archive.load("game").unwrap().envelope;
                    contents[window] = envelope.map_or((0, None), |s| (s.revision, Some(s.text)));
                    prop_assert_eq!(&contents[window], &stored);
                }
                WindowAction::Save => {
                    let text = format!("text {number}");
                    match archive.save("game", &text, Some(contents[window].0)) {
                        Ok(revision) => {
                            prop_assert_eq!(contents[window].0, stored.0);
                            prop_assert_eq!(revision, stored.0 + 1);
                            stored = (revision, Some(text));
                            contents[window] = stored.clone();
                        }
                        Err(error) => {
                            prop_assert_eq!(error, StoreError::Conflict);
                            prop_assert!(contents[window].0 != stored.0);
                        }
                    }
                }
                WindowAction::Delete => {
                    prop_assert!(archive.delete("game").is_ok());
                    stored = (0, None);
                    contents[window] = (0, None);
                }
            }
            prop_assert_eq!(found(&store, "game"), stored.1.clone());
        }
    }
}
