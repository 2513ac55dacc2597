//! Everything goes to another device: as a file, and as a series of codes.

use crate::Challenge;
use crate::day::Day;
use crate::puzzle_spec::PuzzleSpec;
use crate::settings::{PuzzleResult, Settings, SettingsChange, Theme};
use crate::spacing::{Recall, Spacing};
use crate::store::{Extent, Merged, Store, settings_of};
use crate::testing::{FaultStorage, empty_store, match_of, store_on};
use bots::puzzles::PuzzleKind;
use records::series::{Series, codes_of};
use records::{Collection, Entry, Player, Title};
use rules::{GameId, Seat};
use std::collections::BTreeMap;
use std::rc::Rc;

fn change(store: &Store, change: SettingsChange) {
    let (_, saved) = store.change_settings(&store.settings(), change);
    assert_eq!(saved, Ok(()));
}

/// The file of everything arrives: what became of the games.
fn arrive(store: &Store, text: &str) -> BTreeMap<Merged, usize> {
    let collection = Collection::read(text).unwrap();
    assert_eq!((collection.damaged.len(), collection.missing), (0, 0));
    let settings = settings_of(&collection).unwrap();
    change(store, SettingsChange::Merge(Box::new(settings)));
    let mut merger = store.merger();
    let mut counts = BTreeMap::new();
    for collected in &collection.matches {
        *counts.entry(merger.merge(store, collected)).or_default() += 1;
    }
    store.merge_rivals(&collection);
    counts
}

/// The titles of all games, when the finished ones were finished, and their reviews.
fn life(store: &Store) -> Vec<(String, Option<u64>, Option<String>)> {
    let mut all: Vec<_> = store
        .list()
        .matches
        .into_iter()
        .map(|listed| {
            let finished = store.finished(&listed.id, None);
            let at = finished.map(|finished| finished.outcome.finished);
            let title = listed.summary.title.as_str().to_owned();
            (title, at, store.review(&listed.id))
        })
        .collect();
    all.sort();
    all
}

fn solve(store: &Store, seed: u64) {
    let spec = PuzzleSpec {
        kind: PuzzleKind::Win,
        difficulty: 1,
        seed,
    };
    change(store, SettingsChange::Puzzle(spec, PuzzleResult::Solved));
}

/// A store with a running and a finished game; the finished one was reviewed and looked at again since.
fn phone() -> Store {
    let store = empty_store();
    let running = match_of(GameId::WorldWonders, &[Player::Human; 2]);
    store.save_new(&running, &Title::new("Running"));
    let mut finished = match_of(GameId::TurnOfTime, &[Player::Human; 2]);
    finished.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
    let id = store.save_new(&finished, &Title::new("Finished"));
    let at = store.finished(&id, None).unwrap().outcome.finished;
    store.save_review(&id, "1 2 3".to_owned());
    store
        .change_annotations(&id, |notes| notes.is_starred = true)
        .unwrap();
    // A later date: the clock of these tests runs backwards.
    let (mut stored, revision) = store.load(&id).unwrap();
    stored.summary.last_played += 86_400_000;
    store.restore(&id, stored, Some(revision)).unwrap();
    assert_eq!(store.finished(&id, None).unwrap().outcome.finished, at);
    change(&store, SettingsChange::Theme(Theme::Dark));
    solve(&store, 1);
    store.add_rival(&rival()).unwrap();
    store
}

/// How a friend has played a deal.
fn rival() -> Challenge {
    let mut record = match_of(GameId::WorldWonders, &[Player::Human]);
    record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
    Challenge::of(&record).unwrap()
}

#[test]
fn the_file_of_everything_makes_another_device_the_same() {
    let phone = phone();
    let laptop = empty_store();
    let file = phone.collect_everything(Extent::Whole);
    assert_eq!(arrive(&laptop, &file), BTreeMap::from([(Merged::Added, 2)]));
    assert_eq!(life(&laptop), life(&phone));
    assert_eq!(laptop.settings().theme, Theme::Dark);
    assert_eq!(laptop.settings().puzzle_counts(PuzzleKind::Win), (1, 0));
    assert_eq!(laptop.rivals(&rival().new_match()).len(), 1);
    // Once more changes nothing.
    let before = laptop.settings();
    assert_eq!(arrive(&laptop, &file), BTreeMap::from([(Merged::Known, 2)]));
    assert_eq!((life(&laptop), laptop.settings()), (life(&phone), before));
    // And back: nothing is there twice.
    solve(&laptop, 2);
    let back = laptop.collect_everything(Extent::Whole);
    assert_eq!(arrive(&phone, &back), BTreeMap::from([(Merged::Known, 2)]));
    for store in [&phone, &laptop] {
        assert_eq!(store.settings().puzzle_counts(PuzzleKind::Win), (2, 0));
    }
    assert_eq!(
        phone.collect_everything(Extent::Whole).lines().count(),
        file.lines().count()
    );
    assert_ne!(phone.settings().device, laptop.settings().device);
}

/// The date of a copy that was finished earlier counts on both devices.
#[test]
fn a_game_was_finished_when_it_was_first_finished() {
    let phone = phone();
    let laptop = empty_store();
    // The game without its date, as earlier versions wrote it.
    let file = Collection::read(&phone.collect_everything(Extent::Whole)).unwrap();
    for mut collected in file.matches {
        collected.extras.clear();
        assert_eq!(laptop.merger().merge(&laptop, &collected), Merged::Added);
    }
    assert_ne!(life(&laptop), life(&phone));
    arrive(&laptop, &phone.collect_everything(Extent::Whole));
    assert_eq!(life(&laptop), life(&phone));
    arrive(&phone, &laptop.collect_everything(Extent::Whole));
    assert_eq!(life(&laptop), life(&phone));
}

#[test]
fn codes_carry_everything_but_what_can_be_made_again() {
    let phone = phone();
    let slim = phone.collect_everything(Extent::Slim);
    assert!(slim.len() < phone.collect_everything(Extent::Whole).len());
    let codes = codes_of(&slim);
    let laptop_storage = Rc::new(FaultStorage::default());
    // The page is closed after each code.
    for code in codes.iter().rev() {
        let laptop = store_on(&laptop_storage);
        let part = code.parse().unwrap();
        let series = match laptop.incoming() {
            Some(mut series) => {
                assert_eq!(series.add(part), Ok(()));
                series
            }
            None => Series::of(part),
        };
        assert_eq!(laptop.keep_incoming(&series), Ok(()));
    }
    let laptop = store_on(&laptop_storage);
    let text = laptop.incoming().unwrap().text().unwrap();
    assert_eq!(arrive(&laptop, &text), BTreeMap::from([(Merged::Added, 2)]));
    laptop.drop_incoming();
    assert_eq!(laptop.incoming(), None);
    let without_reviews = life(&phone)
        .into_iter()
        .map(|(title, at, _)| (title, at, None));
    assert_eq!(life(&laptop), without_reviews.collect::<Vec<_>>());
}

/// A file of games alone is as it was.
#[test]
fn a_file_of_games_has_no_settings() {
    let phone = phone();
    let ids: Vec<String> = phone.list().matches.into_iter().map(|it| it.id).collect();
    let file = phone.collect(ids.iter().map(String::as_str));
    assert_eq!(settings_of(&Collection::read(&file).unwrap()), None);
    assert_eq!(phone.settings().device, None);
    let damaged = Collection {
        extras: vec![("settings".to_owned(), "{\"theme\":".to_owned())],
        ..Collection::default()
    };
    assert_eq!(settings_of(&damaged), None);
    assert_eq!(Settings::default(), empty_store().settings());
}

/// When positions come back goes to other devices, with codes too; of two states the one that was practised last counts.
#[test]
fn what_was_practised_goes_to_other_devices() {
    let (phone, laptop) = (phone(), empty_store());
    let id = |store: &Store| {
        let matches = store.list().matches;
        let finished = matches.iter().find(|listed| listed.summary.over);
        finished.unwrap().id.clone()
    };
    let spacing = |recall| Spacing::after(None, recall, Day::FIRST);
    let (found, missed) = (spacing(Recall::Found), spacing(Recall::Missed));
    phone.note_practised(&id(&phone), 3, found).unwrap();
    for extent in [Extent::Slim, Extent::Whole, Extent::Slim] {
        arrive(&laptop, &phone.collect_everything(extent));
        assert_eq!(laptop.practised(&id(&laptop)).spacing(3), Some(found));
    }
    // Both go on.
    phone.note_practised(&id(&phone), 4, found).unwrap();
    phone.note_practised(&id(&phone), 5, found).unwrap();
    laptop.note_practised(&id(&laptop), 4, missed).unwrap();
    let (before, known) = (
        phone.practised(&id(&phone)).spacing(4),
        BTreeMap::from([(Merged::Known, 2)]),
    );
    assert_eq!(before, Some(found));
    for _ in 0..2 {
        let there = arrive(&phone, &laptop.collect_everything(Extent::Whole));
        let back = arrive(&laptop, &phone.collect_everything(Extent::Whole));
        assert_eq!((there, back), (known.clone(), known.clone()));
        let (one, other) = (phone.practised(&id(&phone)), laptop.practised(&id(&laptop)));
        for ply in [3, 4, 5] {
            assert!(one.spacing(ply).is_some());
            assert_eq!(one.spacing(ply), other.spacing(ply));
        }
    }
}
