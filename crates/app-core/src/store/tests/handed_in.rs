//! What the page hands in and asks for.

use super::FOLDER;
use crate::store::GameAccess;
use crate::testing::{empty_store, match_of};
use records::{Player, Title};
use rules::GameId;

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
