//! Pages before the part of the program is there that knows the games.

use super::{Mounted, settle};
use crate::app::{App, AppProps, open_store};
use crate::browser;
use crate::context::StoreHandle;
use crate::games;
use app_core::Route;
use app_core::store::{GameAccess, Store};
use std::cell::Cell;
use std::time::Duration;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::platform::time::sleep;

thread_local! {
    static ATTEMPTS: Cell<u32> = const { Cell::new(0) };
}

/// The games come with the second attempt.
async fn fetch_games(store: Store) -> bool {
    ATTEMPTS.set(ATTEMPTS.get() + 1);
    if ATTEMPTS.get() < 2 {
        return false;
    }
    store.know_games(GameAccess::new(games::thumbnail, games::milestones));
    true
}

/// A match of the first version, which has no summary.
fn store_older_match() -> Option<()> {
    open_store().delete_everything();
    let older = include_str!("../../crates/records/tests/fixtures/format-1.save");
    let storage = gloo::utils::window().local_storage().ok()??;
    let key = format!("{}.a", open_store().key("000000001"));
    storage.set_item(&key, older.trim_end()).ok()
}

#[wasm_bindgen_test]
async fn older_matches_are_listed_once_the_games_are_there() {
    store_older_match().expect("local storage takes a match");
    ATTEMPTS.set(0);
    let app = Mounted::<App>::new(AppProps {
        route: Route::Games,
        store: StoreHandle::with_games(browser::open_store, |store| Box::pin(fetch_games(store))),
        ..AppProps::default()
    })
    .await;
    sleep(Duration::from_millis(50)).await;
    assert_eq!(ATTEMPTS.get(), 1);
    assert!(app.all(".match-row, #lost").is_empty());
    // It is tried again as everything is that is fetched.
    let online = web_sys::Event::new("online").expect("events can be made");
    let _ = gloo::utils::window().dispatch_event(&online);
    app.until("the match", |app| !app.all(".match-row").is_empty())
        .await;
    assert_eq!(ATTEMPTS.get(), 2);
    settle().await;
    assert_eq!(app.all(".match-board svg").len(), 1);
    open_store().delete_everything();
}
