//! Error messages.

use super::Locale;
use crate::store::OpenError;
use records::archive::{EnvelopeError, StoreError};
use records::link::LinkError;
use records::{EntryError, ImportError, RecordError};
use rules::game::ParseActionError;
use rules::{IllegalAction, State};

const NEWER: &str =
    "This game was saved by a newer Wheelhouse. Reload the page to get the new version.";

impl Locale {
    /// Why a typed text is not an action.
    pub fn unreadable_action(
        self,
        state: &State,
        error: &ParseActionError<IllegalAction>,
    ) -> String {
        match error {
            ParseActionError::Malformed { at } => format!(
                "This makes no sense from character {} on. {}",
                at + 1,
                self.notation(state.game())
            ),
            ParseActionError::Illegal(illegal) => self.illegal_action(illegal),
        }
    }

    /// Why an import failed.
    pub fn import_error(self, why: &ImportError) -> String {
        match why {
            ImportError::Empty => "There is nothing yet: paste a link or a text first.".to_owned(),
            ImportError::Unrecognized => "This is no game of this house.".to_owned(),
            ImportError::Link(error) => self.link_error(error),
            ImportError::Text(error) | ImportError::Record(error) => self.record_error(error),
            ImportError::File(error) => match error {
                EnvelopeError::Unrecognized => "This file is no game of this house.".to_owned(),
                EnvelopeError::NewerFormat(_) => NEWER.to_owned(),
                EnvelopeError::Truncated => "The end of this file is missing.".to_owned(),
                EnvelopeError::Damaged => {
                    "Something in this file was changed: it is damaged.".to_owned()
                }
            },
            ImportError::NoMatch => "This file holds something else than a game.".to_owned(),
        }
    }

    fn link_error(self, error: &LinkError) -> String {
        match error {
            LinkError::Unrecognized => "This link holds no game of this house.",
            LinkError::Truncated => "The end of this link is missing: copy all of it.",
            LinkError::Damaged => "Something in this link was changed on the way: it is damaged.",
            LinkError::UnknownFormat(_) => NEWER,
            LinkError::UnknownGame(_) => "This link holds a game that this house does not have.",
            LinkError::RulesMismatch { written, here } if written > here => NEWER,
            LinkError::RulesMismatch { .. } => {
                "This link was made by other rules of the game; with the rules here it would become another game."
            }
            LinkError::Setup(_) => "The set-up in this link does not fit the rules of its game.",
            LinkError::TooLong => "This game is too long for a link.",
        }
        .to_owned()
    }

    /// Why a record cannot be read.
    pub fn record_error(self, error: &RecordError) -> String {
        match error {
            RecordError::Malformed { line, expected } => {
                format!("Line {line} does not fit: {expected} should stand there.")
            }
            RecordError::UnknownGame(game) => format!("This house has no game called {game}."),
            RecordError::NewerRules { .. } => NEWER.to_owned(),
            RecordError::Setup(_) | RecordError::Seats(_) => {
                "The set-up of this game does not fit its rules.".to_owned()
            }
            RecordError::Entry {
                number,
                written,
                illegal,
                ..
            } => {
                let why = illegal
                    .as_ref()
                    .map(|illegal| self.illegal_action(illegal))
                    .unwrap_or_default();
                format!("Action {number}, {written}, cannot follow. {why}")
                    .trim_end()
                    .to_owned()
            }
            RecordError::TurnLabel {
                line,
                written,
                expected,
            } => format!("Line {line} is labelled {written}, but the turn is {expected}."),
            RecordError::HashMismatch { after } => {
                format!(
                    "After {} the game is not what it was when it was saved: something was changed.",
                    self.count(*after as u64, "action", "actions")
                )
            }
            RecordError::UnknownLine => "A line tried out in this game begins nowhere.".to_owned(),
            RecordError::TooManyLines => {
                "There are too many lines tried out in this game.".to_owned()
            }
        }
    }

    /// Why a match cannot be opened.
    pub fn open_error(self, why: &OpenError) -> String {
        match why {
            OpenError::Unknown => "This browser keeps no such game. Perhaps it was deleted, or it was played in another browser.",
            OpenError::NewerVersion => NEWER,
            OpenError::Unreadable => "What was saved of this game is whole, but this house cannot read it.",
            OpenError::Damaged => "What was saved of this game is damaged. Nothing is thrown away: you find the damaged data under \"Your games\".",
            OpenError::Record(error) => return self.record_error(error),
            OpenError::Storage(_) => "This browser does not let the page read what it keeps.",
        }
        .to_owned()
    }

    /// Why an entry is not allowed.
    pub fn entry_error(self, refused: &EntryError) -> String {
        match refused {
            EntryError::MatchOver => "The game is over.".to_owned(),
            EntryError::Rules(illegal) => self.illegal_action(illegal),
            EntryError::CannotResign(_) => "This seat cannot resign.".to_owned(),
            EntryError::NobodyToAgree => "There is nobody to agree with.".to_owned(),
            EntryError::CannotUndo => {
                "At this table that cannot be taken back any more.".to_owned()
            }
            EntryError::NotRevealedYet => {
                "What comes then is not known yet: it cannot be tried out.".to_owned()
            }
        }
    }

    /// Why saving failed.
    pub const fn store_error(self, error: &StoreError) -> &'static str {
        match error {
            StoreError::Denied => {
                "This browser does not let the page keep anything: the game is lost when you close it."
            }
            StoreError::Full => {
                "The browser's storage is full: this is not saved. Delete older games under \"Your games\", or other data of this site."
            }
            StoreError::NewerFormat => NEWER,
            StoreError::Conflict => "Another window has changed this game meanwhile.",
            StoreError::Other(_) => {
                "The browser could not save this. The game goes on here as long as the page is open."
            }
        }
    }
}
