//! Whole stores left by earlier versions: everything in them opens and can be
//! continued.

use super::{FOLDER, store_on};
use crate::settings::{Settings, TextSize, Theme};
use crate::store::Store;
use crate::testing::{Entries, FaultStorage};
use std::rc::Rc;

/// The entries in a fixture: an object of texts.
fn entries(text: &str) -> Entries {
    serde_json::from_str(text).unwrap()
}

fn store(text: &str) -> (Store, Rc<FaultStorage>) {
    let storage = Rc::new(FaultStorage::of(entries(text)));
    (store_on(&storage), storage)
}

/// Opens, saves and opens again every match; nothing is damaged.
fn check_matches(text: &str, expected: &[&str]) {
    let (store, storage) = store(text);
    let listing = store.list();
    assert_eq!((listing.lost, listing.unavailable), (vec![], None));
    let mut ids: Vec<String> = listing.matches.iter().map(|one| one.id.clone()).collect();
    ids.sort();
    assert_eq!(ids, expected);
    for id in expected {
        let opened = store.get(id).unwrap();
        assert!(!opened.record.entries().is_empty());
        let saved = store.save(id, &opened.record, &opened.title, Some(opened.revision));
        assert_eq!(saved, Ok(opened.revision + 1));
        let again = store_on(&storage).get(id).unwrap();
        assert_eq!(again.record.entries(), opened.record.entries());
        assert_eq!(again.title, opened.title);
        assert_eq!(again.mailbox, opened.mailbox);
    }
    assert_eq!(store.quarantined(), Vec::<String>::new());
    let mut reader = store.outcomes(None);
    while reader.step() {}
    for kept in reader.into_finished() {
        assert!(expected.contains(&kept.id.as_str()));
    }
}

/// What the settings of all fixtures have in common.
fn check_settings(settings: &Settings) {
    assert_eq!(settings.theme, Theme::Dark);
    assert_eq!(settings.text_size, TextSize::Larger);
    assert_eq!(settings.solved.len(), 2);
    assert_eq!(settings.helped.len(), 1);
}

#[test]
fn settings_as_words_and_matches_of_formats_1_and_2() {
    let text = include_str!("fixtures/local-storage-1-settings-as-words.json");
    check_matches(text, &["000000001", "000000002"]);
    let (store, storage) = store(text);
    check_settings(&store.settings());
    // The next change writes them in today's form.
    let theme = crate::settings::SettingsChange::Theme(Theme::Light);
    let (settings, saved) = store.change_settings(&Settings::default(), theme);
    assert_eq!(saved, Ok(()));
    assert_eq!(settings.solved.len(), 2);
    assert_eq!(store_on(&storage).settings(), settings);
}

#[test]
fn settings_as_json_and_what_is_beside_matches_in_one_generation() {
    let text = include_str!("fixtures/local-storage-2-settings-as-json.json");
    check_matches(text, &["000000003", "000000004", "000000005"]);
    let (store, storage) = store(text);
    let settings = store.settings();
    check_settings(&settings);
    assert_eq!(settings.profile.name.as_str(), "Ada");
    assert_eq!(settings.puzzles.len(), 1);
    assert_eq!(settings.daily_puzzles.len(), 2);
    assert_eq!(settings.last_setups.len(), 1);
    assert_eq!(settings.strengths.len(), 1);
    assert_eq!(settings.statistics_since, 1_764_000_000_123);
    // Read and written, they are the same text.
    assert_eq!(
        Some(&settings.write()),
        storage.entries().get(&format!("{FOLDER}settings"))
    );
    let notes = store.annotations("000000003");
    assert!(notes.is_starred);
    assert_eq!(notes.note(12), "The \"turning\" point");
    let mailbox = store.get("000000005").unwrap().mailbox.unwrap();
    assert_eq!((mailbox.exchanged, mailbox.unseen_from), (5, Some(2)));
    // A change keeps what there was, also if the new generation is lost.
    let changed = store.change_annotations("000000003", |own| own.set_note(5, "new"));
    assert_eq!(changed, Ok(()));
    let mut entries = storage.entries();
    assert!(
        entries
            .remove(&format!("{FOLDER}notes.000000003.b"))
            .is_some()
    );
    let without = store_on(&Rc::new(FaultStorage::of(entries)));
    assert_eq!(without.annotations("000000003"), notes);
}

#[test]
fn two_generations_of_everything() {
    let text = include_str!("fixtures/local-storage-3-two-generations-of-all.json");
    check_matches(text, &["000000003", "000000005"]);
    let (store, _) = store(text);
    check_settings(&store.settings());
    let listed = store.list().matches;
    let ids: Vec<&str> = listed.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids, ["000000005", "000000003"]);
    assert_eq!(store.annotations("000000003").notes().count(), 2);
    assert_eq!(store.mailbox("000000005").exchanged, 5);
}
