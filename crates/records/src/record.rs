//! A match as data to be written down: every action in notation, with hashes
//! that tell whether other rules replay it to the same states.

use crate::line::CHECKPOINT_EVERY;
use crate::position::{Entry, Position};
use crate::seats::SeatConfig;
use crate::{Match, SeatCountError};
use core::fmt::Write;
use rules::digest::{Digest, StateHash};
use rules::game::ParseActionError;
use rules::registry::{GameId, IllegalAction};
use rules::seat::Seat;
use rules::setup::{Setup, SetupError};
use serde::{Deserialize, Serialize};

const RESIGN: &str = "resign:";
const AGREED_DRAW: &str = "agreed-draw";

/// Why something written is no match.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordError {
    /// It is not written as matches are.
    Malformed {
        /// Line from 1, where there are lines.
        line: usize,
        /// What was expected there, in a few words of the format.
        expected: &'static str,
    },
    /// The house does not have the game.
    UnknownGame(String),
    /// It was written by later rules than these.
    NewerRules {
        /// The version it was written by.
        written: u16,
        /// The version here.
        here: u16,
    },
    /// The setup does not fit the game.
    Setup(SetupError),
    /// The seats do not fit the setup.
    Seats(SeatCountError),
    /// An entry cannot be read or does not follow.
    Entry {
        /// Its number from 1.
        number: usize,
        /// What is written there.
        written: String,
        /// What the rules say, if it is an action that they refuse.
        illegal: Option<IllegalAction>,
    },
    /// The state after so many entries is not the one that was written down:
    /// the record was changed, or other rules wrote it.
    HashMismatch {
        /// After so many entries.
        after: usize,
    },
    /// A line is named that is not there, or begins where the main line does not go.
    UnknownLine,
    /// There are more lines tried out than a match keeps.
    TooManyLines,
}

impl core::fmt::Display for RecordError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Malformed { line, expected } => write!(f, "line {line}: expected {expected}"),
            Self::UnknownGame(game) => write!(f, "there is no game '{game}'"),
            Self::NewerRules { written, here } => {
                write!(f, "written by rules {written}, these are {here}")
            }
            Self::Setup(error) => write!(f, "the setup does not fit the game: {error:?}"),
            Self::Seats(error) => error.fmt(f),
            Self::Entry {
                number,
                written,
                illegal: None,
            } => write!(f, "entry {number}, '{written}', does not follow"),
            Self::Entry {
                number,
                written,
                illegal: Some(refusal),
            } => write!(f, "entry {number}, '{written}', is illegal: {refusal:?}"),
            Self::HashMismatch { after } => {
                write!(f, "another state after {after} entries than was written")
            }
            Self::UnknownLine => f.write_str("there is no such line"),
            Self::TooManyLines => f.write_str("there are too many lines"),
        }
    }
}

impl core::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Seats(error) => Some(error),
            _ => None,
        }
    }
}

/// A match as it is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedMatch {
    /// The game's lasting name.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The setup.
    pub setup: SavedSetup,
    /// Who sits where.
    pub seats: Vec<SeatConfig>,
    /// The main line, then lines that were tried out.
    pub lines: Vec<SavedLine>,
    /// Which line was looked at.
    pub active: usize,
    /// After how many entries.
    pub ply: usize,
}

/// A setup as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSetup {
    /// How many play.
    pub players: u8,
    /// Options that are asked, and the choices taken.
    pub options: Vec<(String, String)>,
    /// What chance follows from.
    pub seed: u64,
    /// Draws listed instead.
    pub draws: Vec<String>,
}

/// A line as it is written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLine {
    /// How many entries it shares with the main line; they are not repeated.
    pub from: usize,
    /// Its entries, in notation.
    pub entries: Vec<String>,
    /// State hashes: after how many entries, and which.
    pub hashes: Vec<(usize, String)>,
}

/// Writes an entry behind a text.
pub(crate) fn write_entry(out: &mut String, entry: Entry) {
    // Writing to a string cannot fail.
    let _ = match entry {
        Entry::Action(action) => write!(out, "{action}"),
        Entry::Resign(seat) => write!(out, "{RESIGN}{}", seat.number()),
        Entry::AgreedDraw => out.write_str(AGREED_DRAW),
    };
}

/// An entry as text.
pub(crate) fn entry_text(entry: Entry) -> String {
    let mut text = String::new();
    write_entry(&mut text, entry);
    text
}

/// Reads an entry that follows a position.
pub(crate) fn read_entry(position: &Position, text: &str) -> Result<Entry, Option<IllegalAction>> {
    if text == AGREED_DRAW {
        return Ok(Entry::AgreedDraw);
    }
    if let Some(number) = text.strip_prefix(RESIGN) {
        let seat = number
            .parse::<u8>()
            .ok()
            .and_then(|number| Seat::new(number.checked_sub(1)?));
        return seat.map(Entry::Resign).ok_or(None);
    }
    match position.state().parse_action(text) {
        Ok(action) => Ok(Entry::Action(action)),
        Err(ParseActionError::Malformed { .. }) => Err(None),
        Err(ParseActionError::Illegal(refusal)) => Err(Some(refusal)),
    }
}

/// The hash of what was done so far: of the state, and of what was said where
/// anything was.
pub(crate) fn hash_of(position: &Position) -> StateHash {
    let state = position.state().hash();
    let resigned = position.resigned();
    let agreed = position.agreed_draw();
    if !agreed && resigned.iter().all(|(_, gone)| !gone) {
        return state;
    }
    let mut digest = Digest::new();
    digest.number(u64::from(state.0));
    digest.byte(u8::from(agreed));
    for (_, gone) in resigned.iter() {
        digest.byte(u8::from(*gone));
    }
    digest.finish()
}

/// After how many entries of a line of `len` a hash is written: every
/// sixteen, and at the end.
pub(crate) fn checked_plies(len: usize) -> impl Iterator<Item = usize> {
    checks_between(0, len)
}

/// Those of them that come after more than `from` entries.
pub(crate) fn checks_between(from: usize, len: usize) -> impl Iterator<Item = usize> {
    let first = from / CHECKPOINT_EVERY + 1;
    let every = (first..=len / CHECKPOINT_EVERY).map(|number| number * CHECKPOINT_EVERY);
    let at_end = (len > from && !len.is_multiple_of(CHECKPOINT_EVERY)).then_some(len);
    every.chain(at_end)
}

impl SavedSetup {
    pub(crate) fn of(setup: &Setup) -> Self {
        Self {
            players: setup.players(),
            options: setup
                .choices()
                .map(|(option, choice)| (option.id.to_owned(), choice.to_owned()))
                .collect(),
            seed: setup.seed(),
            draws: setup.draws().to_vec(),
        }
    }

    fn open(&self, game: GameId) -> Result<Setup, SetupError> {
        let mut setup = Setup::new(game, self.players, self.seed)?;
        for (option, choice) in &self.options {
            setup = setup.with_choice(option, choice)?;
        }
        setup.with_draws(self.draws.clone())
    }
}

impl From<&Match> for SavedMatch {
    fn from(played: &Match) -> Self {
        let game = played.setup.game();
        let lines = played.lines.iter().enumerate().map(|(number, line)| {
            let from = if number == 0 {
                0
            } else {
                played.fork_ply(number)
            };
            let entries = line.entries();
            SavedLine {
                from,
                entries: entries[from..].iter().copied().map(entry_text).collect(),
                hashes: checks_between(from, entries.len())
                    .map(|ply| (ply, line.hash(ply).to_string()))
                    .collect(),
            }
        });
        Self {
            game: game.id().to_owned(),
            rules: game.rules_version(),
            setup: SavedSetup::of(&played.setup),
            seats: played.seats.to_vec(),
            lines: lines.collect(),
            active: played.active,
            ply: played.ply,
        }
    }
}

impl SavedMatch {
    /// The match that was written down, replayed by the rules here.
    ///
    /// # Errors
    /// Says what does not fit. Records of earlier rules open if they lead to
    /// the same states by the rules here.
    pub fn open(&self) -> Result<Match, RecordError> {
        let game = GameId::from_id(&self.game)
            .ok_or_else(|| RecordError::UnknownGame(self.game.clone()))?;
        if self.rules > game.rules_version() {
            return Err(RecordError::NewerRules {
                written: self.rules,
                here: game.rules_version(),
            });
        }
        let setup = self.setup.open(game).map_err(RecordError::Setup)?;
        let mut opened = Match::new(setup, self.seats.clone()).map_err(RecordError::Seats)?;
        if self.lines.len() > Match::MAX_VARIATIONS + 1 {
            return Err(RecordError::TooManyLines);
        }
        for (number, line) in self.lines.iter().enumerate() {
            if number > 0 {
                opened.switch_to_line(0);
                if line.from > opened.entries().len() {
                    return Err(RecordError::UnknownLine);
                }
                opened.go_to(line.from);
                opened.start_variation();
            }
            line.replay(&mut opened)?;
        }
        if self.active >= self.lines.len() {
            return Err(RecordError::UnknownLine);
        }
        opened.switch_to_line(self.active);
        opened.go_to(self.ply);
        Ok(opened)
    }
}

impl SavedLine {
    fn replay(&self, opened: &mut Match) -> Result<(), RecordError> {
        for text in &self.entries {
            let number = opened.ply() + 1;
            let refused = |refusal| RecordError::Entry {
                number,
                written: text.clone(),
                illegal: refusal,
            };
            let entry = read_entry(opened.position(), text).map_err(refused)?;
            opened.apply_entry(entry).map_err(|_| refused(None))?;
        }
        let mut last = 0;
        for (after, written) in &self.hashes {
            // Each is checked by replaying: there is at most one an entry.
            let reached = last < *after && *after <= opened.entries().len();
            last = *after;
            let same = StateHash::read(written) == Some(opened.line().hash(*after));
            if !reached || !same {
                return Err(RecordError::HashMismatch { after: *after });
            }
        }
        Ok(())
    }
}
