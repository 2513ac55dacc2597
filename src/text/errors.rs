//! Error messages.

use super::{Locale, capital};
use app_core::store::OpenError;
use records::archive::{EnvelopeError, StoreError};
use records::link::LinkError;
use records::{CollectionError, EntryError, ImportError, RecordError, text};
use rules::game::ParseActionError;
use rules::setup::SetupError;
use rules::{IllegalAction, State};

const NEWER: &str =
    "This game was saved by a newer version of Wheelhouse. Reload the page to update.";

impl Locale {
    /// Why a typed text is not an action.
    pub fn unreadable_action(
        self,
        state: &State,
        error: &ParseActionError<IllegalAction>,
    ) -> String {
        match error {
            ParseActionError::Malformed { at } => {
                let notation = self.notation(state.game());
                match at {
                    0 => format!("Not understood. {notation}"),
                    at => format!("Not understood from character {} on. {notation}", at + 1),
                }
            }
            ParseActionError::Illegal(illegal) => self.illegal_action(illegal),
        }
    }

    /// Why an import failed.
    pub fn import_error(self, why: &ImportError) -> String {
        match why {
            ImportError::Empty => "Paste a link or a text first.".to_owned(),
            ImportError::Unrecognized => "This is not a Wheelhouse game.".to_owned(),
            ImportError::Link(error) => self.link_error(error),
            ImportError::Text(error) | ImportError::Record(error) => self.record_error(error),
            ImportError::File(error) => match error {
                EnvelopeError::Unrecognized => "This file is not a Wheelhouse game.".to_owned(),
                EnvelopeError::NewerFormat(_) => NEWER.to_owned(),
                EnvelopeError::Truncated => "The end of this file is missing.".to_owned(),
                EnvelopeError::Damaged => {
                    "This file is damaged: something in it has changed.".to_owned()
                }
            },
            ImportError::NoMatch => "This file contains something other than a game.".to_owned(),
        }
    }

    /// Why the import of a text failed; of a setup that does not fit, also in which line.
    pub fn import_error_in(self, imported: &str, why: &ImportError) -> String {
        let line = match why {
            ImportError::Text(error @ RecordError::Setup(_)) => text::error_line(imported, error),
            _ => None,
        };
        let why = self.import_error(why);
        line.map_or_else(|| why.clone(), |line| format!("Line {line}: {why}"))
    }

    /// Why a file of several games cannot be read.
    pub fn collection_error(self, error: CollectionError) -> String {
        match error {
            CollectionError::NewerFormat(_) => NEWER.to_owned(),
            CollectionError::Unrecognized => "This file is not a Wheelhouse file.".to_owned(),
        }
    }

    fn link_error(self, error: &LinkError) -> String {
        match error {
            LinkError::Unrecognized => "This link does not contain a Wheelhouse game.",
            LinkError::Truncated => "The end of this link is missing. Make sure to copy all of it.",
            LinkError::Damaged => "This link is damaged: something in it has changed.",
            LinkError::UnknownFormat(_) | LinkError::NewerRules { .. } => NEWER,
            LinkError::UnknownGame(_) => "This link is for a game that Wheelhouse does not have.",
            LinkError::Setup(_) => "The setup in this link does not fit the rules of the game.",
            LinkError::TooLong => "This game is too long for a link.",
        }
        .to_owned()
    }

    /// Why a record cannot be read.
    pub fn record_error(self, error: &RecordError) -> String {
        match error {
            RecordError::Malformed { line, expected } => {
                format!("Line {line}: expected {expected}.")
            }
            RecordError::UnknownGame(game) => format!("Wheelhouse has no game called {game}."),
            RecordError::NewerRules { .. } => NEWER.to_owned(),
            RecordError::Setup(SetupError::Draws(error)) => {
                format!("{}.", capital(error.to_string()))
            }
            RecordError::Setup(_) | RecordError::Seats(_) => {
                "The setup of this game does not fit the rules.".to_owned()
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
                format!("Action {number}, {written}, is not possible here. {why}")
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
                    "After {} the game differs from the one that was saved: something has changed.",
                    self.count(*after as u64, "action", "actions")
                )
            }
            RecordError::UnknownLine => {
                "A variation in this game does not start anywhere.".to_owned()
            }
            RecordError::TooManyLines => "This game has too many variations.".to_owned(),
            RecordError::Truncated { announced, found } if found >= announced => {
                "The last line of this record is missing.".to_owned()
            }
            RecordError::Truncated { announced, found } => format!(
                "The end of this record is missing: it should have {}, but has {found}.",
                self.count(*announced as u64, "action", "actions")
            ),
            RecordError::NoHost => "The player who set up this game is not in it.".to_owned(),
        }
    }

    /// Why a match cannot be opened.
    pub fn open_error(self, why: &OpenError) -> String {
        match why {
            OpenError::Unknown => "There is no such game in this browser. It may have been deleted, or played in another browser.",
            OpenError::NewerVersion => NEWER,
            OpenError::Unreadable => "The saved data of this game is intact, but Wheelhouse cannot read it.",
            OpenError::Damaged => "The saved data of this game is damaged. It has been kept: you can find it under \"Your games\".",
            OpenError::GamesMissing => "This game can be shown once Wheelhouse has finished loading.",
            OpenError::Record(error) => return self.record_error(error),
            OpenError::Storage(_) => "This browser does not let Wheelhouse read its saved games.",
        }
        .to_owned()
    }

    /// A saved match that cannot be opened, for a page that does not show it; the list of all matches
    /// says more.
    pub fn lost_game(self, why: &OpenError) -> &'static str {
        match why {
            OpenError::NewerVersion | OpenError::Record(RecordError::NewerRules { .. }) => NEWER,
            _ => "One of your saved games cannot be opened. You can see why under “Your games”.",
        }
    }

    /// Why an entry is not allowed.
    pub fn entry_error(self, refused: &EntryError) -> String {
        match refused {
            EntryError::MatchOver => "The game is over.".to_owned(),
            EntryError::Rules(illegal) => self.illegal_action(illegal),
            EntryError::CannotResign(_) => "This seat cannot resign.".to_owned(),
            EntryError::NobodyToAgree => "There is no opponent to agree with.".to_owned(),
            EntryError::CannotUndo => {
                "The house rules of this game do not allow undoing that.".to_owned()
            }
            EntryError::AlreadySent => {
                "This has already been sent, so it can't be undone.".to_owned()
            }
            EntryError::NotRevealedYet => {
                "What comes next is still hidden, so it cannot be tried out.".to_owned()
            }
        }
    }

    /// Why saving failed.
    pub const fn store_error(self, error: &StoreError) -> &'static str {
        match error {
            StoreError::Denied => {
                "This browser does not let Wheelhouse save anything: the game will be lost when you close the page."
            }
            StoreError::Full => {
                "The browser's storage is full, so the game is not being saved. Delete older games under \"Your games\", or other data of this site."
            }
            StoreError::NewerFormat => NEWER,
            StoreError::Conflict => "This game has been changed in another window.",
            StoreError::Other(_) => {
                "The browser could not save the game. You can keep playing as long as this page is open."
            }
        }
    }

    /// Why a change of the settings is not stored.
    pub const fn unsaved_settings(self, error: &StoreError) -> &'static str {
        match error {
            StoreError::Full => {
                "The browser's storage is full, so your settings last only until you close this page."
            }
            _ => {
                "The browser does not let Wheelhouse save settings. They last until you close this page."
            }
        }
    }

    /// Why the stored games cannot be listed.
    pub const fn unavailable_games(self, error: &StoreError) -> &'static str {
        match error {
            StoreError::Denied => {
                "The browser does not let Wheelhouse read your saved games. Allow this site to store data, then reload the page."
            }
            _ => "The browser could not read your saved games. Reload the page to try again.",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{GameId, Setup};

    #[test]
    fn a_draw_that_the_game_does_not_have_is_named_with_its_line() {
        let message = |draws: &str| {
            let record = format!(
                "Hello,\n> Wheelhouse record 1\n> Game: wheel-of-fortune\n> Players: 2\n> {draws}\n"
            );
            let error = records::import(&record).unwrap_err();
            Locale::english().import_error_in(&record, &error)
        };
        assert_eq!(
            message("Draws: 1 V V"),
            "Line 5: Draw 3, 'V', cannot come up: no such tile is left in the set of this game."
        );
        assert_eq!(
            message("tiles: 73"),
            "Line 5: The setup of this game does not fit the rules."
        );
    }

    /// People count characters from one.
    #[test]
    fn a_mistyped_action_says_from_which_character_it_is_not_understood() {
        let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
        let state = State::start(&setup);
        for (text, place) in [
            ("1-7?", "character 4 on"),
            ("1*7", "character 2 on"),
            ("?", "Not understood. "),
        ] {
            let error = state.parse_action(text).unwrap_err();
            let message = Locale::english().unreadable_action(&state, &error);
            assert!(message.contains(place), "{text}: {message}");
        }
    }
}
