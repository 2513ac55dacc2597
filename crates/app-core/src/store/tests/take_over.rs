//! What earlier versions have stored under other spellings of the page's path.

use super::life::Life;
use super::things::version_of;
use super::{FOLDER, store_on};
use crate::settings::{DailyPuzzle, PuzzleResult, Settings, SettingsChange, TextSize, Theme};
use crate::store::{Mailbox, Store};
use crate::testing::device_of;
use crate::testing::{Entries, Fault, FaultStorage};
use records::archive::{Envelope, KeyValueStore};
use records::{Correspondence, Match, Player, SeatConfig, Title};
use rules::{GameId, Seat, Setup};
use std::rc::Rc;

/// Another spelling, and a third one.
const OTHER: &str = "wheelhouse:/Test:";
const THIRD: &str = "wheelhouse:/%54est/:";

/// What belongs to other sites, and looks alike.
const STRANGERS: [(&str, &str); 5] = [
    ("wheelhouse:/tests:settings", "theme=light"),
    ("wheelhouse:/Test/b:match.1.a", "theirs"),
    ("wheelhouse:/%2Ftest:order", "1"),
    ("other:/Test:settings", "x"),
    ("wheelhouse", "x"),
];

fn store_in(storage: &Rc<FaultStorage>, folder: &str) -> Store {
    let device = device_of(storage, Rc::new(|| 1_764_000_000_000));
    Store::of(device, folder.to_owned())
}

/// Takes over everything; whether there were settings.
fn take_over(store: &Store, spelt: &str) -> bool {
    let has_settings = store.take_over_settings(spelt);
    store.take_over_matches();
    has_settings
}

/// The page of an address is opened.
fn visit(storage: &Rc<FaultStorage>) -> Store {
    let store = store_on(storage);
    take_over(&store, "");
    store
}

fn after(seed: u64, actions: usize) -> Match {
    let setup = Setup::new(GameId::TurnOfTime, 2, seed).unwrap();
    let mut record = Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2]).unwrap();
    for _ in 0..actions {
        let action = record.state().legal_actions()[0];
        record.apply(action).unwrap();
    }
    record
}

fn theme(store: &Store, theme: Theme) {
    let change = SettingsChange::Theme(theme);
    assert_eq!(
        store.change_settings(&Settings::default(), change).1,
        Ok(())
    );
}

fn by_link(actions: usize) -> Match {
    let host = Seat::FIRST;
    after(8, actions).with_correspondence(Correspondence { id: 77, host })
}

/// Games under all three spellings, some of them under two.
fn entries() -> Entries {
    let storage = Rc::new(FaultStorage::default());
    for (key, text) in STRANGERS {
        storage.set(key, text).unwrap();
    }
    let stores = [FOLDER, OTHER, THIRD].map(|folder| store_in(&storage, folder));
    let [own, other, third] = &stores;
    let add = |store: &Store, name: &str, record: Match, note: Option<(usize, &str)>| {
        let id = store.save_new(&record, &Title::new(name));
        // Two generations.
        store.save(&id, &record, &Title::new(name), None).unwrap();
        if let Some((ply, text)) = note {
            let noted = store.change_annotations(&id, |own| own.set_note(ply, text));
            assert_eq!(noted, Ok(()));
        }
        id
    };
    add(own, "Own", after(1, 2), None);
    add(own, "Both", after(2, 2), Some((0, "here")));
    let mut varied = after(3, 4);
    varied.go_to(2);
    assert!(varied.start_variation());
    varied.apply(varied.state().legal_actions()[1]).unwrap();
    add(other, "Varied", varied, Some((1, "there")));
    add(other, "Both", after(2, 5), Some((2, "there")));
    add(other, "Three", after(4, 3), None);
    add(third, "Three", after(4, 1), Some((0, "third")));
    for (store, actions, exchanged) in [(own, 1, 0), (other, 3, 2)] {
        let mut mailbox = Mailbox::new(vec![Seat::FIRST]);
        mailbox.send(exchanged, 5);
        store.save_new_with(&by_link(actions), &Title::new("Link"), Some(&mailbox));
    }
    theme(other, Theme::Dark);
    let mut entries = storage.entries();
    entries.insert(format!("{OTHER}match.000000001.a"), "damaged".to_owned());
    entries.insert(format!("{OTHER}claim.000000001"), "a window".to_owned());
    entries.insert(format!("{OTHER}asked-to-keep"), "1".to_owned());
    entries
}

/// All that a store has, in words.
fn told(store: &Store) -> Vec<String> {
    let mut told: Vec<String> = store
        .list()
        .matches
        .into_iter()
        .map(|stored| {
            let opened = store.get(&stored.id).unwrap();
            let notes: Vec<(usize, String)> = store
                .annotations(&stored.id)
                .notes()
                .map(|(ply, text)| (ply, text.to_owned()))
                .collect();
            let exchanged = opened.mailbox.map(|mailbox| mailbox.exchanged);
            let version = version_of(&opened.record);
            format!(
                "{} {notes:?} {exchanged:?} {version}",
                opened.title.as_str()
            )
        })
        .collect();
    told.push(format!("{:?}", store.settings().theme));
    told.sort();
    told
}

fn check_strangers(storage: &FaultStorage, what: &str) {
    let entries = storage.entries();
    for (key, text) in STRANGERS {
        assert_eq!(entries.get(key).map(String::as_str), Some(text), "{what}");
    }
}

fn wanted() -> Vec<String> {
    let storage = Rc::new(FaultStorage::of(entries()));
    told(&visit(&storage))
}

#[test]
fn games_under_all_spellings_are_there_once() {
    let storage = Rc::new(FaultStorage::of(entries()));
    let id = {
        store_in(&storage, OTHER)
            .list()
            .matches
            .into_iter()
            .find(|stored| stored.summary.title.as_str() == "Varied")
            .unwrap()
            .id
    };
    let varied = version_of(&store_in(&storage, OTHER).get(&id).unwrap().record);
    let store = visit(&storage);
    let told = told(&store);
    let starts = [
        r#"Both [(0, "here"), (2, "there")] None"#,
        "Dark",
        "Link [] Some(2)",
        "Own [] None",
        r#"Three [(0, "third")] None"#,
        r#"Varied [(1, "there")] None"#,
    ];
    assert_eq!(told.len(), starts.len(), "{told:#?}");
    for (told, start) in told.iter().zip(starts) {
        assert!(told.starts_with(start), "{told}");
    }
    let length = |title: &str| {
        store
            .list()
            .matches
            .into_iter()
            .find(|stored| stored.summary.title.as_str() == title)
            .unwrap()
            .summary
            .entries
    };
    assert_eq!([length("Both"), length("Three"), length("Link")], [5, 3, 3]);
    // Addresses of the pages of games stay right, and lines that were tried out are kept.
    assert_eq!(version_of(&store.get(&id).unwrap().record), varied);
    assert_eq!(store.quarantined().len(), 1);
    check_strangers(&storage, "taken over");
    let entries = storage.entries();
    let left = entries
        .keys()
        .filter(|key| key.starts_with(OTHER) || key.starts_with(THIRD));
    assert_eq!(left.collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(entries.contains_key(&format!("{FOLDER}asked-to-keep")));
    // Once.
    assert!(!take_over(&store_on(&storage), ""));
    assert_eq!(storage.entries(), entries);
}

/// Whatever goes wrong, and at which call: after the next visit everything is there, once.
#[test]
fn an_attempt_that_fails_loses_nothing_and_the_next_one_succeeds() {
    let wanted = wanted();
    let healthy = Rc::new(FaultStorage::of(entries()));
    visit(&healthy);
    for fault in [
        Fault::Fails,
        Fault::FailsAfterwards,
        Fault::Torn(4),
        Fault::TornSilently(4),
        Fault::Denied,
        Fault::Full,
        Fault::Crash,
        Fault::CrashWithin(4),
        Fault::CrashWithin(0),
    ] {
        for call in 0..healthy.calls() {
            let what = format!("{fault:?} at call {call}");
            let storage = Rc::new(FaultStorage::of(entries()).with_fault(call, fault));
            visit(&storage);
            check_strangers(&storage, &what);
            let next = Rc::new(FaultStorage::of(storage.entries()));
            assert_eq!(told(&visit(&next)), wanted, "{what}");
        }
    }
}

#[test]
fn what_there_is_no_room_for_stays_and_is_shown() {
    let mut entries = entries();
    entries.retain(|key, _| !key.starts_with(FOLDER));
    let free = Rc::new(FaultStorage::of(entries.clone()));
    let wanted = told(&visit(&free));
    let storage = Rc::new(FaultStorage::of(entries.clone()).with_fault(0, Fault::Full));
    let store = visit(&storage);
    assert_eq!(store.settings().theme, Theme::Dark);
    let shown = store.list().matches;
    assert_eq!(shown.len(), wanted.len() - 1);
    assert!(shown.iter().all(|stored| store.get(&stored.id).is_ok()));
    let of_varied = shown
        .iter()
        .find(|one| one.summary.title.as_str() == "Varied");
    assert_eq!(store.annotations(&of_varied.unwrap().id).note(1), "there");
    // Bytes that are damaged are set aside where there is room.
    let kept = storage.entries();
    let is_kept = |(key, text): (&String, &String)| {
        kept.get(key) == Some(text) || key.contains("claim.") || key.contains("000000001")
    };
    assert!(entries.iter().all(is_kept));
}

#[test]
fn the_settings_of_the_address_count_and_what_was_solved_is_added() {
    let day = crate::day::Day::FIRST;
    let next = day.next().unwrap();
    let solved = |day| DailyPuzzle {
        deal: 6,
        day,
        result: PuzzleResult::Solved,
        on: day,
    };
    for (spelt, expected) in [
        (FOLDER, Theme::Light),
        ("", Theme::Light),
        (OTHER, Theme::Dark),
    ] {
        let storage = Rc::new(FaultStorage::default());
        let [own, other] = [FOLDER, OTHER].map(|folder| store_in(&storage, folder));
        for (store, its_theme, day) in [(&own, Theme::Light, day), (&other, Theme::Dark, next)] {
            theme(store, its_theme);
            let change = SettingsChange::DailyPuzzle(solved(day));
            store
                .change_settings(&Settings::default(), change)
                .1
                .unwrap();
        }
        let text = SettingsChange::TextSize(TextSize::Larger);
        other.change_settings(&Settings::default(), text).1.unwrap();
        let store = store_on(&storage);
        assert!(take_over(&store, spelt));
        let settings = store.settings();
        assert_eq!(settings.theme, expected, "{spelt}");
        assert_eq!(settings.text_size == TextSize::Larger, spelt == OTHER);
        let mut puzzles = settings.daily_puzzles;
        puzzles.sort_by_key(|puzzle| puzzle.day);
        assert_eq!(puzzles, [solved(day), solved(next)]);
    }
}

/// A whole life under another spelling is the same life here.
#[test]
fn a_life_goes_on_under_the_name_of_the_folder() {
    let mut life = Life::new(FaultStorage::of(super::life::old_entries()));
    let _ = life.lead();
    let before = told(&life.store);
    let moved = life.storage.entries().into_iter().map(|(key, text)| {
        let name = key.strip_prefix(FOLDER).unwrap();
        (format!("{OTHER}{name}"), text)
    });
    let storage = Rc::new(FaultStorage::of(moved.collect()));
    let store = visit(&storage);
    assert_eq!(told(&store), before);
    // Every entry came as it was.
    assert_eq!(storage.entries(), life.storage.entries());
}

/// The browser was killed before local storage was on the disk.
#[test]
fn the_journal_of_another_spelling_is_read_too() {
    let storage = Rc::new(FaultStorage::of(entries()));
    let noted = |record: &Match, name: &str, id: &str, revision| {
        let stored = records::StoredMatch::new(record, Title::new(name), 0);
        let text = stored.write().unwrap();
        (format!("match.{id}"), Envelope { revision, text }.encode())
    };
    let mut three = store_in(&storage, OTHER)
        .list()
        .matches
        .into_iter()
        .filter(|stored| stored.summary.title.as_str() == "Three");
    let id = three.next().unwrap().id;
    let store = visit(&storage);
    let texts = vec![
        noted(&after(4, 6), "Three", &id, 9),
        noted(&after(9, 2), "Lost", "000000009", 1),
    ];
    let (further, is_empty) = store.take_noted(OTHER, texts);
    assert!(is_empty);
    assert_eq!(further.len(), 2);
    let told = told(&store);
    assert_eq!(told.len(), wanted().len() + 1, "{told:#?}");
    let mut three = store
        .list()
        .matches
        .into_iter()
        .filter(|stored| stored.summary.title.as_str() == "Three");
    assert_eq!(three.next().unwrap().summary.entries, 6);
    assert!(store.other_folders().is_empty());
}

#[test]
fn everything_is_deleted_under_all_spellings() {
    let storage = Rc::new(FaultStorage::of(entries()));
    store_on(&storage).delete_everything();
    assert_eq!(storage.entries().len(), STRANGERS.len());
    check_strangers(&storage, "deleted");
}
