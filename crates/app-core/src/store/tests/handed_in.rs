//! What the page hands in and asks for.

use super::{FOLDER, store_on};
use crate::store::{GameAccess, Store};
use crate::testing::{FaultStorage, device_of, empty_store, match_of};
use records::archive::KeyValueStore;
use records::{Entry, Player, Title};
use rules::{GameId, Seat};
use std::rc::Rc;

#[test]
fn a_thumbnail_is_stored_with_its_match() {
    let store = empty_store();
    store.know_games(GameAccess::new(
        |state| Some(vec![state.players(), 42]),
        |_| Vec::new(),
    ));
    store.save_new(
        &match_of(GameId::WorldWonders, &[Player::Human; 3]),
        &Title::default(),
    );
    let listed = store.list().matches;
    let standing = listed[0].summary.standing.as_ref().unwrap();
    assert_eq!(standing.picture.as_deref(), Some(&[3, 42][..]));
}

/// Journals and events of storage are named after it, and clones are one store.
#[test]
fn a_store_is_known_by_its_folder_and_only_equal_to_its_clones() {
    let store = empty_store();
    assert_eq!(store.folder(), FOLDER);
    assert!(store == store.clone());
    assert!(store != empty_store());
}

/// A page that has not fetched what knows the games.
fn without_games(storage: &Rc<FaultStorage>) -> Store {
    Store::of(device_of(storage, Rc::new(|| 7)), FOLDER.to_owned())
}

fn know_games(store: &Store) {
    store.know_games(GameAccess::new(|_| None, |_| Vec::new()));
}

fn saved(store: &Store) -> String {
    store.save_new(
        &match_of(GameId::TurnOfTime, &[Player::Human; 2]),
        &Title::new("Kept"),
    )
}

#[test]
fn matches_are_listed_and_moved_without_the_games() {
    let storage = Rc::new(FaultStorage::default());
    let id = saved(&store_on(&storage));
    let store = without_games(&storage);
    let listed = store.list();
    assert_eq!(listed.matches.len(), 1);
    assert!(!listed.needs_games && listed.lost.is_empty());
    assert_eq!(store.rename(&id, "Renamed"), Ok(()));
    assert_eq!(store.list().matches[0].summary.title.as_str(), "Renamed");
}

/// Matches of earlier versions have no summary, and nothing says that they are lost.
#[test]
fn an_older_match_is_listed_once_the_games_are_known() {
    let storage = Rc::new(FaultStorage::default());
    let older = include_str!("../../../../records/tests/fixtures/format-1.save");
    storage
        .set(&format!("{FOLDER}match.000000001.a"), older.trim_end())
        .unwrap();
    let store = without_games(&storage);
    let listed = store.list();
    assert!(listed.needs_games);
    assert!(listed.matches.is_empty() && listed.lost.is_empty());
    know_games(&store);
    let listed = store.list();
    assert!(!listed.needs_games);
    assert_eq!(listed.matches[0].id, "000000001");
}

#[test]
fn a_journal_waits_for_the_games() {
    let storage = Rc::new(FaultStorage::default());
    let id = saved(&store_on(&storage));
    let text = storage
        .get(&format!("{FOLDER}match.{id}.a"))
        .unwrap()
        .unwrap();
    let noted = vec![(format!("match.{id}"), text)];

    // Local storage has lost it.
    let store = without_games(&Rc::new(FaultStorage::default()));
    let found = store.recover(noted.clone());
    assert_eq!(found.undecided, noted);
    assert!(found.names.is_empty() && found.needless.is_empty());
    know_games(&store);
    let found = store.recover(found.undecided);
    assert_eq!(found.names, [format!("match.{id}")]);
    assert!(store.get(&id).is_ok());
}

/// Statistics would lack milestones for ever if an outcome were stored without the games.
#[test]
fn no_outcome_is_stored_without_the_games() {
    let storage = Rc::new(FaultStorage::default());
    let store = store_on(&storage);
    let mut over = match_of(GameId::TurnOfTime, &[Player::Human; 2]);
    over.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
    let id = store.save_new(&over, &Title::default());
    let before = storage.entries();
    assert_eq!(without_games(&storage).finished(&id, None), None);
    assert_eq!(storage.entries(), before);
    assert!(store.finished(&id, None).is_some());
}
