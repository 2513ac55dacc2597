//! Error messages.

use crate::Locale;
use crate::games::{illegal_action, notation};
use app_core::store::OpenError;
use l10n::{Message, house};
use records::archive::{EnvelopeError, StoreError};
use records::link::LinkError;
use records::{CollectionError, EntryError, Expected, ImportError, RecordError, text};
use rules::game::ParseActionError;
use rules::setup::{AbsentDraw, DrawError, SetupError};
use rules::{IllegalAction, State};

/// Why a typed text is not an action.
pub fn unreadable_action(
    locale: Locale,
    state: &State,
    error: &ParseActionError<IllegalAction>,
) -> String {
    let notation = notation(locale, state.game());
    match error {
        ParseActionError::Malformed { at: 0 } => house::not_understood(locale, &notation),
        ParseActionError::Malformed { at } => house::not_understood_from(locale, at + 1, &notation),
        ParseActionError::Illegal(illegal) => illegal_action(locale, illegal),
    }
}

/// Why an import failed.
pub fn import_error(locale: Locale, why: &ImportError) -> String {
    locale.text(match why {
        ImportError::Empty => house::PASTE_FIRST,
        ImportError::Unrecognized => house::NOT_A_GAME,
        ImportError::Link(error) => link_error(error),
        ImportError::Text(error) | ImportError::Record(error) => {
            return record_error(locale, error);
        }
        ImportError::File(EnvelopeError::Unrecognized) => house::FILE_NOT_A_GAME,
        ImportError::File(EnvelopeError::NewerFormat(_)) => house::NEWER,
        ImportError::File(EnvelopeError::Truncated) => house::FILE_CUT_OFF,
        ImportError::File(EnvelopeError::Damaged) => house::FILE_DAMAGED,
        ImportError::NoMatch => house::FILE_WITHOUT_GAME,
    })
}

/// Why the import of a text failed; of a setup that does not fit, also in which line.
pub fn import_error_in(locale: Locale, imported: &str, why: &ImportError) -> String {
    let line = match why {
        ImportError::Text(error @ RecordError::Setup(_)) => text::error_line(imported, error),
        _ => None,
    };
    let why = import_error(locale, why);
    line.map_or_else(|| why.clone(), |line| house::in_line(locale, line, &why))
}

/// Why a file of several games cannot be read.
pub const fn collection_error(error: CollectionError) -> Message {
    match error {
        CollectionError::NewerFormat(_) => house::NEWER,
        CollectionError::Unrecognized => house::NOT_A_FILE,
    }
}

const fn link_error(error: &LinkError) -> Message {
    match error {
        LinkError::Unrecognized => house::LINK_NOT_A_GAME,
        LinkError::Truncated => house::LINK_CUT_OFF,
        LinkError::Damaged => house::LINK_DAMAGED,
        LinkError::UnknownFormat(_) | LinkError::NewerRules { .. } => house::NEWER,
        LinkError::UnknownGame(_) => house::LINK_UNKNOWN_GAME,
        LinkError::Setup(_) => house::LINK_WRONG_SETUP,
        LinkError::TooLong => house::LINK_TOO_LONG,
    }
}

/// Why a record cannot be read.
pub fn record_error(locale: Locale, error: &RecordError) -> String {
    match error {
        RecordError::Malformed { line, expected } => record_expected(locale, *line, *expected),
        RecordError::UnknownGame(game) => house::unknown_game(locale, &game.to_string()),
        RecordError::NewerRules { .. } => locale.text(house::NEWER),
        RecordError::Setup(SetupError::Draws(error)) => draw_error(locale, error),
        RecordError::Setup(_) | RecordError::Seats(_) => locale.text(house::WRONG_SETUP),
        RecordError::Entry {
            number,
            written,
            illegal,
            ..
        } => {
            let written = &written.to_string();
            match illegal {
                Some(illegal) => {
                    let why = illegal_action(locale, illegal);
                    house::impossible_action_because(locale, *number, written, &why)
                }
                None => house::impossible_action(locale, *number, written),
            }
        }
        RecordError::TurnLabel {
            line,
            written,
            expected,
        } => house::wrong_turn_label(locale, *line, &written.to_string(), &expected.to_string()),
        RecordError::HashMismatch { after } => house::hash_differs(locale, *after),
        RecordError::UnknownLine => locale.text(house::UNKNOWN_LINE),
        RecordError::TooManyLines => locale.text(house::TOO_MANY_LINES),
        RecordError::Truncated { announced, found } if found >= announced => {
            locale.text(house::LAST_LINE_MISSING)
        }
        RecordError::Truncated { announced, found } => {
            house::record_cut_off(locale, *announced, *found)
        }
        RecordError::NoHost => locale.text(house::NO_HOST),
    }
}

/// What a line of a record should have.
fn record_expected(locale: Locale, line: usize, expected: Expected) -> String {
    match expected {
        Expected::Title(title) => house::record_expected(locale, line, title),
        Expected::Header => house::record_expected_header(locale, line),
        Expected::Named(header) => house::record_header_missing(locale, header),
        Expected::Hash => house::record_expected_hash(locale, line),
        Expected::Number => house::record_expected_number(locale, line),
        Expected::OneOf(words) => house::record_expected_one_of(locale, line, &words.join(", ")),
        Expected::Colours => house::record_expected_colors(locale, line),
        Expected::Correspondence => house::record_expected_link(locale, line),
        Expected::NextSeat => house::record_expected_seat(locale, line),
        Expected::Player => house::record_expected_player(locale, line),
        Expected::End => house::record_expected_end(locale, line),
        Expected::ShorterText => locale.text(house::RECORD_TOO_LONG),
        Expected::Record => locale.text(house::UNREADABLE_SAVE),
    }
}

/// What is wrong with draws given in advance.
fn draw_error(locale: Locale, error: &DrawError) -> String {
    match error {
        DrawError::Malformed { index } => house::draw_malformed(locale, index + 1),
        DrawError::Unavailable { index } => house::draw_unavailable(locale, index + 1),
        DrawError::NotInSetup {
            index,
            draw,
            reason,
        } => {
            let reason = locale.text(match reason {
                AbsentDraw::Tile => house::DRAW_ABSENT_TILE,
                AbsentDraw::AfterEnd => house::DRAW_ABSENT_AFTER_END,
                AbsentDraw::AutomatonCard => house::DRAW_ABSENT_AUTOMATON,
                AbsentDraw::Objective => house::DRAW_ABSENT_OBJECTIVES,
                AbsentDraw::Map => house::DRAW_ABSENT_MAPS,
                AbsentDraw::River => house::DRAW_ABSENT_RIVERS,
                AbsentDraw::Stack => house::DRAW_ABSENT_STACK,
                AbsentDraw::Wheels => house::DRAW_ABSENT_WHEELS,
            });
            house::draw_absent(locale, index + 1, draw, &reason)
        }
        DrawError::TooMany { max: 0 } => locale.text(house::NO_DRAWS),
        DrawError::TooMany { max } => house::too_many_draws(locale, *max),
    }
}

/// Why a match cannot be opened.
pub fn open_error(locale: Locale, why: &OpenError) -> String {
    locale.text(match why {
        OpenError::Unknown => house::NO_SUCH_GAME,
        OpenError::NewerVersion => house::NEWER,
        OpenError::Unreadable => house::UNREADABLE_SAVE,
        OpenError::Damaged => house::DAMAGED_SAVE,
        OpenError::GamesMissing => house::GAMES_MISSING,
        OpenError::Record(error) => return record_error(locale, error),
        OpenError::Storage(_) => house::STORAGE_CLOSED,
    })
}

/// A saved match that cannot be opened, for a page that does not show it; the list of all matches
/// says more.
pub const fn lost_game(why: &OpenError) -> Message {
    match why {
        OpenError::NewerVersion | OpenError::Record(RecordError::NewerRules { .. }) => house::NEWER,
        _ => house::LOST_GAME,
    }
}

/// Why an entry is not allowed.
pub fn entry_error(locale: Locale, refused: &EntryError) -> String {
    locale.text(match refused {
        EntryError::MatchOver => house::GAME_OVER,
        EntryError::Rules(illegal) => return illegal_action(locale, illegal),
        EntryError::CannotResign(_) => house::CANNOT_RESIGN,
        EntryError::NobodyToAgree => house::NOBODY_TO_AGREE,
        EntryError::NothingToAnswer(_) => house::NOTHING_TO_ANSWER,
        EntryError::AlreadyProposed => house::ALREADY_PROPOSED,
        EntryError::NothingToTakeBack(_) => house::NOTHING_TO_TAKE_BACK,
        EntryError::OnlyByLink => house::ONLY_BY_LINK,
        EntryError::CannotUndo => house::UNDO_NOT_ALLOWED,
        EntryError::AlreadySent => house::ALREADY_SENT,
        EntryError::NotRevealedYet => house::STILL_HIDDEN,
    })
}

/// Why saving failed.
pub const fn store_error(error: &StoreError) -> Message {
    match error {
        StoreError::Denied => house::NOT_SAVED_DENIED,
        StoreError::Full => house::NOT_SAVED_FULL,
        StoreError::NewerFormat => house::NEWER,
        StoreError::Conflict => house::NOT_SAVED_CONFLICT,
        StoreError::Other(_) => house::NOT_SAVED,
    }
}

/// Why a change of the settings is not stored.
pub const fn unsaved_settings(error: &StoreError) -> Message {
    match error {
        StoreError::Full => house::SETTINGS_FULL,
        _ => house::SETTINGS_DENIED,
    }
}

/// Why the stored games cannot be listed.
pub const fn unavailable_games(error: &StoreError) -> Message {
    match error {
        StoreError::Denied => house::GAMES_DENIED,
        _ => house::GAMES_UNREADABLE,
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
            import_error_in(Locale::ENGLISH, &record, &error)
        };
        assert_eq!(
            message("Draws: 1 V V"),
            "Line 5: Draw 3, “V”, cannot come up: no such tile is left in the set of this game."
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
            let message = unreadable_action(Locale::ENGLISH, &state, &error);
            assert!(message.contains(place), "{text}: {message}");
        }
    }
}
