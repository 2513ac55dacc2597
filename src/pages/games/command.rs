//! Commands for stored matches.

use crate::browser;
use crate::context::{StoreHandle, use_locale, use_settings, use_store};
use crate::pages::send_again::send_again;
use app_core::settings::SettingsChange;
use app_core::store::{Deleted, OpenError};
use l10n::{Message, house, pages};
use records::archive::StoreError;
use std::collections::BTreeSet;
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

/// A command. Matches are identified by number, damaged data by key.
#[derive(Clone, PartialEq)]
pub enum GamesCommand {
    /// Open or close the form for a match's title.
    Name(Option<AttrValue>),
    Rename(AttrValue, String),
    Delete(String),
    Undo,
    /// Give a match a star, or take it away.
    Star(String),
    ToggleSelecting,
    Select(AttrValue),
    /// Download matches as one file.
    Export(Rc<Vec<String>>),
    Send(String),
    /// Download a match that cannot be opened.
    SaveUnreadable(String),
    SaveQuarantined(String),
    DeleteQuarantined(String),
}

#[derive(Default)]
pub struct GamesState {
    /// The match whose title is being edited.
    pub naming: Option<AttrValue>,
    /// The last deleted match and its number.
    pub deleted: Option<Rc<Deleted>>,
    /// What came of sending or exporting matches.
    pub feedback: Option<Message>,
    /// The selected matches, while some are being selected.
    pub selected: Option<Rc<BTreeSet<AttrValue>>>,
    pub error: Option<String>,
    pub commands: u32,
}

/// State changes caused by commands.
pub enum GamesAction {
    Naming(Option<AttrValue>),
    /// A match was deleted and can be restored, or no longer can.
    Deleted(Option<Rc<Deleted>>),
    /// Matches were sent or exported, or could not be: what to say about it.
    Sent(Message),
    SelectingToggled,
    /// A match was selected, or is no longer.
    Selected(AttrValue),
    /// The command has finished, with an error if it failed.
    Finished(Option<String>),
}

impl Reducible for GamesState {
    type Action = GamesAction;

    fn reduce(self: Rc<Self>, action: GamesAction) -> Rc<Self> {
        let mut next = Self {
            naming: self.naming.clone(),
            deleted: self.deleted.clone(),
            feedback: None,
            selected: self.selected.clone(),
            error: self.error.clone(),
            commands: self.commands,
        };
        match action {
            GamesAction::Naming(id) => next.naming = id,
            GamesAction::Deleted(deleted) => next.deleted = deleted,
            GamesAction::Sent(feedback) => next.feedback = Some(feedback),
            GamesAction::SelectingToggled => {
                next.selected = match next.selected {
                    None => Some(Rc::default()),
                    Some(_) => None,
                };
            }
            GamesAction::Selected(id) => {
                if let Some(selected) = &mut next.selected {
                    let selected = Rc::make_mut(selected);
                    if !selected.remove(&id) {
                        selected.insert(id);
                    }
                }
            }
            GamesAction::Finished(error) => {
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
pub fn use_commands(
    refresh: Callback<()>,
) -> (UseReducerHandle<GamesState>, Callback<GamesCommand>) {
    let locale = use_locale();
    let store = use_store();
    let state = use_reducer(GamesState::default);
    let on_command = {
        let state = state.clone();
        let deps = (store, refresh, use_settings().change);
        use_callback(deps, move |command, (store, refresh, change)| {
            let done = perform(store, locale, &state, refresh, change, command);
            let (feedback, error) = match done {
                Ok(feedback) => (feedback, None),
                Err(error) => (None, Some(locale.text(text::store_error(&error)))),
            };
            state.dispatch(GamesAction::Finished(error));
            if let Some(feedback) = feedback {
                state.dispatch(GamesAction::Sent(feedback));
            }
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
    change: &Callback<SettingsChange>,
    command: GamesCommand,
) -> Result<Option<Message>, StoreError> {
    match command {
        GamesCommand::Name(id) => state.dispatch(GamesAction::Naming(id)),
        GamesCommand::Rename(id, title) => {
            state.dispatch(GamesAction::Naming(None));
            // The list says what else may be wrong.
            if let Err(OpenError::Storage(error)) = store.rename(&id, &title) {
                return Err(error);
            }
        }
        GamesCommand::Delete(id) => {
            let deleted = store.delete(&id)?;
            state.dispatch(GamesAction::Deleted(deleted.map(Rc::new)));
        }
        GamesCommand::Undo => {
            if let Some(deleted) = state.deleted.clone() {
                state.dispatch(GamesAction::Deleted(None));
                store.put_back(&deleted)?;
            }
        }
        GamesCommand::Star(id) => {
            store.change_annotations(&id, |annotations| annotations.is_starred ^= true)?;
        }
        GamesCommand::ToggleSelecting => state.dispatch(GamesAction::SelectingToggled),
        GamesCommand::Select(id) => state.dispatch(GamesAction::Selected(id)),
        GamesCommand::Export(ids) => {
            let matches = store.list().matches;
            let over = matches.iter().filter(|stored| stored.summary.over);
            let (finished, copied) = (
                over.clone().count(),
                over.filter(|stored| ids.contains(&stored.id)).count(),
            );
            // A copy of some games is not a copy of the others.
            if copied == finished {
                let finished = u32::try_from(finished).unwrap_or(u32::MAX);
                change.emit(SettingsChange::CopiedGames(finished));
            }
            let text = store.collect(ids.iter().map(String::as_str));
            let name = format!("wheelhouse-{}.wheelhouse", browser::today());
            return Ok(Some(if browser::download(&name, &text) {
                pages::FILE_SAVED_OF_GAMES
            } else {
                house::NOT_ALLOWED
            }));
        }
        GamesCommand::Send(id) => {
            let (state, refresh) = (state.clone(), refresh.clone());
            let on_done = Callback::from(move |feedback| {
                state.dispatch(GamesAction::Sent(feedback));
                refresh.emit(());
            });
            send_again(store, locale, &id, on_done);
        }
        GamesCommand::SaveUnreadable(id) => {
            if let Some(text) = store.file(&id) {
                browser::download("unread.wheelhouse", &text);
            }
        }
        GamesCommand::SaveQuarantined(key) => {
            if let Some(text) = store.read_quarantined(&key) {
                browser::download("damaged.wheelhouse", &text);
            }
        }
        GamesCommand::DeleteQuarantined(key) => store.delete_quarantined(&key)?,
    }
    Ok(None)
}
