//! Commands for stored matches.

use crate::browser;
use crate::context::{StoreHandle, use_locale, use_store};
use records::archive::StoreError;
use records::{StoredMatch, Title};
use std::rc::Rc;
use yew::prelude::*;

/// A command. Matches are identified by number, damaged data by key.
#[derive(Clone, PartialEq)]
pub enum Command {
    /// Open or close the form for a match's title.
    Name(Option<AttrValue>),
    /// Rename a match.
    Rename(AttrValue, String),
    /// Delete a match.
    Delete(String),
    /// Restore the last deleted match.
    Undo,
    /// Download a match that cannot be opened.
    SaveUnreadable(String),
    /// Download damaged data.
    SaveQuarantined(String),
    /// Delete damaged data.
    DeleteQuarantined(String),
}

/// State of the page.
#[derive(Default)]
pub struct GamesState {
    /// The match whose title is being edited.
    pub naming: Option<AttrValue>,
    /// The last deleted match and its number.
    pub deleted: Option<Rc<(String, StoredMatch)>>,
    /// Error of the last command.
    pub error: Option<String>,
    /// Number of commands so far.
    pub commands: u32,
}

/// State changes caused by commands.
pub enum Outcome {
    /// The title form was opened or closed.
    Naming(Option<AttrValue>),
    /// A match was deleted and can be restored, or no longer can.
    Deleted(Option<Rc<(String, StoredMatch)>>),
    /// The command has finished, with an error if it failed.
    Finished(Option<String>),
}

impl Reducible for GamesState {
    type Action = Outcome;

    fn reduce(self: Rc<Self>, outcome: Outcome) -> Rc<Self> {
        let mut next = Self {
            naming: self.naming.clone(),
            deleted: self.deleted.clone(),
            error: self.error.clone(),
            commands: self.commands,
        };
        match outcome {
            Outcome::Naming(id) => next.naming = id,
            Outcome::Deleted(deleted) => next.deleted = deleted,
            Outcome::Finished(error) => {
                next.error = error;
                next.commands += 1;
            }
        }
        next.into()
    }
}

/// The state of the page, and a callback that performs commands. `refresh` is called
/// after each command.
#[hook]
pub fn use_commands(refresh: Callback<()>) -> (UseReducerHandle<GamesState>, Callback<Command>) {
    let locale = use_locale();
    let store = use_store();
    let state = use_reducer(GamesState::default);
    let on_command = {
        let state = state.clone();
        use_callback((store, refresh), move |command, (store, refresh)| {
            let done = perform(store, &state, command);
            let error = done
                .err()
                .map(|error| locale.store_error(&error).to_owned());
            state.dispatch(Outcome::Finished(error));
            refresh.emit(());
        })
    };
    (state, on_command)
}

fn perform(
    store: &StoreHandle,
    state: &UseReducerHandle<GamesState>,
    command: Command,
) -> Result<(), StoreError> {
    match command {
        Command::Name(id) => state.dispatch(Outcome::Naming(id)),
        Command::Rename(id, title) => {
            state.dispatch(Outcome::Naming(None));
            if let Ok((mut stored, revision)) = store.load(&id) {
                stored.summary.title = Title::new(&title);
                store.restore(&id, stored, Some(revision))?;
            }
        }
        Command::Delete(id) => {
            let stored = store.load(&id).ok();
            store.delete(&id)?;
            let deleted = stored.map(|(stored, _)| Rc::new((id, stored)));
            state.dispatch(Outcome::Deleted(deleted));
        }
        Command::Undo => {
            if let Some(deleted) = state.deleted.clone() {
                state.dispatch(Outcome::Deleted(None));
                store.restore(&deleted.0, deleted.1.clone(), None)?;
            }
        }
        Command::SaveUnreadable(id) => {
            if let Some(text) = store.file(&id) {
                browser::download("unread.wheelhouse", &text);
            }
        }
        Command::SaveQuarantined(key) => {
            if let Some(text) = store.read_quarantined(&key) {
                browser::download("damaged.wheelhouse", &text);
            }
        }
        Command::DeleteQuarantined(key) => store.delete_quarantined(&key)?,
    }
    Ok(())
}
