//! The store of this page: local storage, and a journal beside it.

use super::local_storage::LocalStorage;
use super::{Journal, fold, fresh_seed, notify_of_storage, notify_scripts, now};
use app_core::store::{Device, JournalWriter, Store};
use std::rc::Rc;

pub fn open_store() -> Store {
    let path = gloo::utils::window()
        .location()
        .pathname()
        .unwrap_or_default();
    let device = Device {
        storage: Rc::new(LocalStorage),
        clock: Rc::new(now),
        fresh_seed,
        fold,
    };
    let (store, has_settings) = Store::open(device, &path);
    if has_settings {
        // The page's first script has not found them.
        notify_scripts("wheelhouse-settings", &store.settings().write());
    }
    store
}

/// Milliseconds after which local storage is certainly on the disk.
const WRITTEN_AFTER_MS: u32 = 60_000;

impl JournalWriter for Journal {
    fn set(&self, name: String, text: Option<String>) {
        Journal::set(self, name, text);
    }

    fn clear(&self) {
        Journal::clear(self);
    }
}

fn journal_name(folder: &str) -> String {
    format!("{folder}journal")
}

/// Takes from the journal of this browser what local storage has lost, and uses the journal
/// from now on; those of other spellings of the address are read once. Pages that are already shown are notified.
///
/// What goes further than local storage is a game that was being played; `fetch_games` gets what can judge it.
pub async fn open_journal(
    store: &Store,
    fetch_games: impl AsyncFn() -> bool,
    is_waiting: impl FnOnce() -> bool,
) {
    let mut names = Vec::new();
    if let Some((journal, texts)) = Journal::open(&journal_name(store.folder())).await {
        let mut recovered = store.recover(texts);
        if !recovered.undecided.is_empty() && fetch_games().await {
            let rest = store.recover(core::mem::take(&mut recovered.undecided));
            recovered.names.extend(rest.names);
            recovered.needless.extend(rest.needless);
        }
        journal.remove_later(recovered.needless, WRITTEN_AFTER_MS);
        names = recovered.names;
        store.keep_journal(Rc::new(journal));
    }
    if store.needs_games() {
        // Without them it is all taken over by a later visit.
        fetch_games().await;
    }
    for folder in store.take_former_folders() {
        let name = journal_name(&folder);
        if let Some((journal, texts)) = Journal::open(&name).await {
            let (further, is_empty) = store.take_noted(&folder, texts);
            names.extend(further);
            if is_empty {
                journal.delete(&name);
            }
        }
    }
    if !is_waiting() {
        for name in names {
            notify_of_storage(&format!("{}{name}.", store.folder()));
        }
    }
}
