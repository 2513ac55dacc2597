//! [`MatchRecord`]: a match as plain data, with every entry in notation and state
//! hashes that reveal whether other rules replay it differently.

use crate::correspondence::{Correspondence, EXPECTED_FORMAT};
use crate::line::CHECKPOINT_EVERY;
use crate::position::{Entry, EntryError, Position};
use crate::seats::SeatConfig;
use crate::{Match, SeatCountError};
use rules::setup::{Setup, SetupError};
use rules::{Action, GameId, IllegalAction};
use serde::{Deserialize, Serialize};

/// What a line of a record should have.
#[allow(missing_docs, reason = "the texts of the others say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Expected {
    /// The first line, as it is written.
    #[error("{0}")]
    Title(&'static str),
    #[error("name: value")]
    Header,
    /// The header with this name, somewhere.
    #[error("{0}: value")]
    Named(&'static str),
    #[error("= entries hash")]
    Hash,
    #[error("a number")]
    Number,
    /// One of these words.
    #[error("{}", .0.join(" or "))]
    OneOf(&'static [&'static str]),
    #[error("one colour for each seat, none twice")]
    Colours,
    /// What identifies a match by link.
    #[error("{EXPECTED_FORMAT}")]
    Correspondence,
    #[error("the next seat")]
    NextSeat,
    #[error("human or a level")]
    Player,
    /// Nothing.
    #[error("the end of the record")]
    End,
    #[error("a shorter text")]
    ShorterText,
    /// A record, of which a stored match has none.
    #[error("a record")]
    Record,
}

/// Why a record is not a match.
#[allow(missing_docs, reason = "the texts of the others say it")]
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// A line does not follow the format.
    #[error("line {line}: expected {expected}")]
    Malformed {
        /// Line number from 1; 1 where the format has no lines.
        line: usize,
        expected: Expected,
    },
    #[error("there is no game '{0}'")]
    UnknownGame(String),
    /// The record was written under a later version of the game's rules.
    #[error(
        "it was written under version {version} of the rules, this program has version {latest}"
    )]
    NewerRules { version: u16, latest: u16 },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Seats(#[from] SeatCountError),
    #[error("line {line}: the turn is labelled {written}, but it is {expected}")]
    TurnLabel {
        line: usize,
        written: String,
        expected: String,
    },
    /// An entry is malformed or cannot follow.
    #[error("entry {number}, '{written}', {}", fault_of_entry(.illegal.as_ref(), .legal))]
    Entry {
        /// Number of the entry in its line of play, from 1.
        number: usize,
        written: String,
        /// Why it is illegal, if it names an action of the game.
        illegal: Option<IllegalAction>,
        /// The actions that are legal in its place, in canonical order; empty if
        /// the match is over there.
        legal: Vec<Action>,
    },
    #[error("the state after entry {after} is not the recorded one: the record was changed")]
    HashMismatch { after: usize },
    /// The record refers to a line of play that does not exist, or has a
    /// variation that starts behind the end of the main line.
    #[error("it refers to a line of play that does not exist")]
    UnknownLine,
    #[error("it has more than {} variations", Match::MAX_VARIATIONS)]
    TooManyLines,
    #[error("there is no such seat as that of its host")]
    NoHost,
    /// The end of a text record is missing: it has fewer entries than it says, or no hash
    /// after them.
    #[error("its end is missing: {}", missing_end(*.announced, *.found))]
    Truncated { announced: usize, found: usize },
}

impl RecordError {
    pub(crate) const fn malformed(line: usize, expected: Expected) -> Self {
        Self::Malformed { line, expected }
    }
}

fn fault_of_entry(illegal: Option<&IllegalAction>, legal: &[Action]) -> String {
    match illegal {
        Some(illegal) => format!("is illegal: {illegal}"),
        None if legal.is_empty() => "comes after the end of the match".to_owned(),
        None => "is not possible here".to_owned(),
    }
}

fn missing_end(announced: usize, found: usize) -> String {
    if found >= announced {
        "the last line".to_owned()
    } else {
        format!("it should have {announced} entries, but has {found}")
    }
}

/// A match as plain data: what a save holds, and `lab replay --json` prints.
///
/// ```
/// use records::{Match, MatchRecord, Player, SeatConfig};
/// use rules::{GameId, Setup};
///
/// let setup = Setup::new(GameId::ArgonautsWheel, 2, 0)?;
/// let seats = vec![SeatConfig::unnamed(Player::Human); 2];
/// let mut record = Match::new(setup, seats)?;
/// record.apply(record.state().parse_action("7-6")?)?;
///
/// let plain = MatchRecord::from(&record);
/// assert_eq!(plain.lines[0].entries, ["7-6"]);
/// assert_eq!(plain.open()?.entries(), record.entries());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchRecord {
    /// Stable name of the game; see [`GameId::id`].
    pub game: String,
    /// Version of the game's rules that the match is played by.
    pub rules: u16,
    /// The setup.
    pub setup: SetupRecord,
    /// The seats in turn order.
    pub seats: Vec<SeatConfig>,
    /// What tells a match by link from others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correspondence: Option<Correspondence>,
    /// The main line, then the variations.
    pub lines: Vec<LineRecord>,
    /// Index of the current line.
    pub active: usize,
    /// Number of entries before the current position.
    pub ply: usize,
}

/// A setup as plain data.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetupRecord {
    pub players: u8,
    /// Stable names of the options that apply, and of the choices made.
    pub options: Vec<(String, String)>,
    /// The seed of everything random in the game.
    pub seed: u64,
    pub draws: Vec<String>,
    /// The position that the game starts from, if one was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// A line of play as plain data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineRecord {
    /// Number of entries shared with the main line; they are not repeated.
    pub from: usize,
    /// The further entries, in notation.
    pub entries: Vec<String>,
    /// State hashes, each with the number of entries before it.
    pub hashes: Vec<(usize, String)>,
}

/// The numbers of entries after which a line of `len` entries has a hash: every
/// [`CHECKPOINT_EVERY`], and at the end; without the first `from` entries, which are shared with
/// another line.
pub(crate) fn hash_plies(from: usize, len: usize) -> impl Iterator<Item = usize> {
    let first = from / CHECKPOINT_EVERY + 1;
    let every = (first..=len / CHECKPOINT_EVERY).map(|number| number * CHECKPOINT_EVERY);
    let at_end = (len > from && !len.is_multiple_of(CHECKPOINT_EVERY)).then_some(len);
    every.chain(at_end)
}

impl From<&Setup> for SetupRecord {
    fn from(setup: &Setup) -> Self {
        Self {
            players: setup.players(),
            options: setup
                .choices()
                .map(|(option, choice)| (option.id.to_owned(), choice.to_owned()))
                .collect(),
            seed: setup.seed(),
            draws: setup.draws().to_vec(),
            position: setup.position().map(str::to_owned),
        }
    }
}

impl SetupRecord {
    /// The setup, with any draws that its match has been played with; see
    /// [`Setup::with_recorded_draws`].
    fn open(&self, game: GameId, rules: u16) -> Result<Setup, SetupError> {
        let mut setup = Setup::new(game, self.players, self.seed)?.with_rules_version(rules)?;
        for (option, choice) in &self.options {
            setup = setup.with_choice(option, choice)?;
        }
        let setup = setup.with_recorded_draws(self.draws.clone())?;
        match &self.position {
            Some(position) => setup.with_position(position),
            None => Ok(setup),
        }
    }
}

impl From<&Match> for MatchRecord {
    fn from(record: &Match) -> Self {
        let game = record.setup.game();
        let lines = record.lines.iter().enumerate().map(|(index, line)| {
            let from = match index {
                0 => 0,
                _ => record.fork_ply(index),
            };
            let entries = line.entries();
            LineRecord {
                from,
                entries: entries[from..].iter().map(Entry::to_string).collect(),
                hashes: hash_plies(from, entries.len())
                    .map(|ply| (ply, line.hash(ply).to_string()))
                    .collect(),
            }
        });
        Self {
            game: game.id().to_owned(),
            rules: record.setup.rules_version(),
            setup: SetupRecord::from(&*record.setup),
            seats: record.seats.to_vec(),
            correspondence: record.correspondence(),
            lines: lines.collect(),
            active: record.active,
            ply: record.ply,
        }
    }
}

impl MatchRecord {
    /// Replays the match by the version of the rules that it was written under.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn open(&self) -> Result<Match, RecordError> {
        self.open_checked(|_, _| Ok(()))
    }

    /// Checks that the game has everything that the setup names. What a program has
    /// written may name more: draws that decided nothing were accepted once.
    pub(crate) fn check_setup(&self) -> Result<(), RecordError> {
        let setup =
            GameId::from_id(&self.game).and_then(|game| self.setup.open(game, self.rules).ok());
        let Some(setup) = setup else {
            // Opening the record says more.
            return Ok(());
        };
        for (name, choice) in &self.setup.options {
            let options = setup.game().setup_rules().options;
            let option = options.iter().find(|option| option.id == name);
            if let Some(option) = option.filter(|option| !option.applies_to(self.setup.players)) {
                return Err(RecordError::Setup(SetupError::InvalidChoice {
                    option: option.id,
                    requested: choice.clone(),
                }));
            }
        }
        Ok(setup.check_has_draws()?)
    }

    /// Opens the record. `check` is called before each entry, and at the end of each
    /// line, with the number of entries so far and the position; its errors are
    /// returned.
    pub(crate) fn open_checked(
        &self,
        mut check: impl FnMut(usize, &Position) -> Result<(), RecordError>,
    ) -> Result<Match, RecordError> {
        let game = GameId::from_id(&self.game)
            .ok_or_else(|| RecordError::UnknownGame(self.game.clone()))?;
        if self.rules > game.rules_version() {
            return Err(RecordError::NewerRules {
                version: self.rules,
                latest: game.rules_version(),
            });
        }
        let setup = self.setup.open(game, self.rules)?;
        let mut record = Match::new(setup, self.seats.clone())?;
        if let Some(correspondence) = self.correspondence {
            if correspondence.host.index() >= self.seats.len() {
                return Err(RecordError::NoHost);
            }
            record = record.with_correspondence(correspondence);
        }
        if self.lines.len() > Match::MAX_VARIATIONS + 1 {
            return Err(RecordError::TooManyLines);
        }
        for (index, line) in self.lines.iter().enumerate() {
            if index > 0 {
                record.switch_to_line(0);
                if line.from > record.entries().len() {
                    return Err(RecordError::UnknownLine);
                }
                record.go_to(line.from);
                record.start_variation();
            }
            line.replay(&mut record, &mut check)?;
        }
        if self.active >= self.lines.len() {
            return Err(RecordError::UnknownLine);
        }
        record.switch_to_line(self.active);
        record.go_to(self.ply);
        Ok(record)
    }
}

impl LineRecord {
    fn replay(
        &self,
        record: &mut Match,
        check: &mut impl FnMut(usize, &Position) -> Result<(), RecordError>,
    ) -> Result<(), RecordError> {
        for text in &self.entries {
            check(record.ply(), record.position())?;
            append_entry(record, text)?;
        }
        check(record.ply(), record.position())?;
        let mut last = 0;
        for (after, written) in &self.hashes {
            // Each hash costs a replay: there is at most one per entry.
            let in_order = last < *after && *after <= record.entries().len();
            last = *after;
            if !in_order || written.parse() != Ok(record.line().hash(*after)) {
                return Err(RecordError::HashMismatch { after: *after });
            }
        }
        Ok(())
    }
}

/// Parses an entry and applies it at the end of a match.
fn append_entry(record: &mut Match, text: &str) -> Result<(), RecordError> {
    let entry = record.position().parse_entry(text);
    let applied = entry.and_then(|entry| match record.apply_entry(entry) {
        Ok(_) => Ok(()),
        Err(EntryError::Rules(illegal)) => Err(Some(illegal)),
        Err(_) => Err(None),
    });
    applied.map_err(|illegal| RecordError::Entry {
        number: record.ply() + 1,
        written: text.to_owned(),
        illegal,
        legal: match record.position().ending() {
            None => record.state().legal_actions(),
            Some(_) => Vec::new(),
        },
    })
}
