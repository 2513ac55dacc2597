//! Commands for stored matches.

use crate::browser;
use crate::context::{StoreHandle, use_locale, use_store};
use crate::pages::send_again::send_again;
use crate::store::Mailbox;
use crate::text::Locale;
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
    /// Send a match by link.
    Send(String),
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
    pub deleted: Option<Rc<Deleted>>,
    /// What came of sending a match.
    pub feedback: Option<&'static str>,
    /// Error of the last command.
    pub error: Option<String>,
    /// Number of commands so far.
    pub commands: u32,
}

/// A deleted match.
pub struct Deleted {
    id: String,
    stored: StoredMatch,
    /// Of a match by link.
    mailbox: Option<Mailbox>,
}

/// State changes caused by commands.
pub enum Outcome {
    /// The title form was opened or closed.
    Naming(Option<AttrValue>),
    /// A match was deleted and can be restored, or no longer can.
    Deleted(Option<Rc<Deleted>>),
    /// A match was sent, or could not be: what to say about it.
    Sent(&'static str),
    /// The command has finished, with an error if it failed.
    Finished(Option<String>),
}

impl Reducible for GamesState {
    type Action = Outcome;

    fn reduce(self: Rc<Self>, outcome: Outcome) -> Rc<Self> {
        let mut next = Self {
            naming: self.naming.clone(),
            deleted: self.deleted.clone(),
            feedback: None,
            error: self.error.clone(),
            commands: self.commands,
        };
        match outcome {
            Outcome::Naming(id) => next.naming = id,
            Outcome::Deleted(deleted) => next.deleted = deleted,
            Outcome::Sent(feedback) => next.feedback = Some(feedback),
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
            let done = perform(store, locale, &state, refresh, command);
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
    locale: Locale,
    state: &UseReducerHandle<GamesState>,
    refresh: &Callback<()>,
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
            let mailbox = store.mailbox(&id);
            store.delete(&id)?;
            let deleted = stored.map(|(stored, _)| {
                let mailbox = stored.summary.correspondence.map(|_| mailbox);
                Rc::new(Deleted {
                    id,
                    stored,
                    mailbox,
                })
            });
            state.dispatch(Outcome::Deleted(deleted));
        }
        Command::Undo => {
            if let Some(deleted) = state.deleted.clone() {
                state.dispatch(Outcome::Deleted(None));
                if let Some(mailbox) = &deleted.mailbox {
                    store.save_mailbox(&deleted.id, mailbox);
                }
                store.restore(&deleted.id, deleted.stored.clone(), None)?;
            }
        }
        Command::Send(id) => {
            let (state, refresh) = (state.clone(), refresh.clone());
            let on_done = Callback::from(move |words| {
                state.dispatch(Outcome::Sent(words));
                refresh.emit(());
            });
            send_again(store, locale, &id, on_done);
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
