//! [`StoredMatch`]: a match as it is stored in a browser, its summary first.
//!
//! The text is one line of three parts with dots between them:
//!
//! - the [`Summary`], and the frame of the record (setup, number of items in each line
//!   of play), both as base64url of serde's postcard form, which is half as long as
//!   JSON;
//! - the items of all lines of play: entries in notation and hashes, each with a
//!   semicolon behind it. A line of play stores its notation as it grows, so that
//!   storing a match copies it and replays nothing.
//!
//! If the match starts from a given position, `4.` comes before these parts and the
//! frame begins with the text of the position. If it is a match by link, `5.` comes
//! before all that, and the [`Correspondence`] before the summary; if it has entries that only such matches have, `6.`
//! in place of `5.`. Versions 1 and 2 were a single part,
//! base64url of the postcard form of [`StoredHead`]; they are still read.

use crate::Match;
use crate::colour::Colour;
use crate::correspondence::Correspondence;
use crate::line::{HASH_MARK, ITEM_END, write_hash};
use crate::names::Title;
use crate::record::{Expected, LineRecord, MatchRecord, RecordError, SetupRecord, hash_plies};
use crate::seats::SeatConfig;
use crate::summary::Summary;
use crate::table_rules::TableRules;
use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

/// Stands between the parts.
const PART_END: char = '.';
/// Begins the text of a match that starts from a given position. No base64url text is
/// a single character, so that earlier versions never begin like this.
const POSITION_PREFIX: &str = "4.";
const CORRESPONDENCE_PREFIX: &str = "5.";
const PROPOSAL_PREFIX: &str = "6.";

/// A match in the form in which it is stored.
///
/// ```
/// use records::{Match, Player, SeatConfig, StoredMatch, Summary, Title};
/// use rules::{GameId, Setup};
///
/// let setup = Setup::new(GameId::TurnOfTime, 2, 7)?;
/// let record = Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2])?;
/// let text = StoredMatch::new(&record, Title::new("Sunday"), 0).write()?;
///
/// assert_eq!(Summary::read(&text)?.title.as_str(), "Sunday");
/// assert_eq!(StoredMatch::read(&text)?.open()?.setup(), record.setup());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct StoredMatch {
    /// What lists show of the match.
    pub summary: Summary,
    prefix: Prefix,
    /// The frame and the items, as they are stored.
    record: String,
}

/// Version 1: before there were table rules, colours and titles.
#[derive(Deserialize)]
struct StoredV1 {
    last_played: u64,
    over: bool,
    #[serde(with = "RecordV1")]
    record: MatchRecord,
}

/// Version 2: before there were summaries.
#[derive(Deserialize)]
struct StoredV2 {
    last_played: u64,
    over: bool,
    title: Title,
    table: TableRules,
    colours: Vec<Colour>,
    #[serde(with = "RecordV1")]
    record: MatchRecord,
}

/// The record of a match in versions 1 and 2.
#[derive(Deserialize)]
#[serde(remote = "MatchRecord")]
struct RecordV1 {
    game: String,
    rules: u16,
    #[serde(with = "SetupFrame")]
    setup: SetupRecord,
    seats: Vec<SeatConfig>,
    #[serde(skip)]
    correspondence: Option<Correspondence>,
    lines: Vec<LineRecord>,
    active: usize,
    ply: usize,
}

/// All versions, in the order of their postcard numbers; from version 3 on only the
/// first part.
#[derive(Serialize, Deserialize)]
enum StoredHead {
    #[serde(skip_serializing)]
    V1(StoredV1),
    #[serde(skip_serializing)]
    V2(StoredV2),
    V3(Summary),
    V4(CorrespondenceSummary),
}

/// The summary of a match by link.
#[derive(Serialize, Deserialize)]
struct CorrespondenceSummary {
    correspondence: Correspondence,
    summary: Summary,
}

impl From<CorrespondenceSummary> for Summary {
    fn from(stored: CorrespondenceSummary) -> Self {
        Self {
            correspondence: Some(stored.correspondence),
            ..stored.summary
        }
    }
}

/// A setup without its position.
#[derive(Serialize, Deserialize)]
#[serde(remote = "SetupRecord")]
struct SetupFrame {
    players: u8,
    options: Vec<(String, String)>,
    seed: u64,
    draws: Vec<String>,
    #[serde(skip)]
    position: Option<String>,
}

/// A record without its entries and hashes.
#[derive(Serialize, Deserialize)]
struct Frame {
    #[serde(with = "SetupFrame")]
    setup: SetupRecord,
    lines: Vec<LineFrame>,
    active: usize,
    ply: usize,
}

/// The frame of a match that starts from a given position.
#[derive(Serialize, Deserialize)]
struct PositionFrame {
    position: String,
    frame: Frame,
}

/// A line of play without its entries and hashes.
#[derive(Serialize, Deserialize)]
struct LineFrame {
    /// Number of entries shared with the main line; they are not repeated.
    from: usize,
    /// Number of items: further entries and hashes.
    items: usize,
}

/// A text is not a stored match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is not a match in the form in which matches are stored")]
pub struct StoredMatchError;

impl From<postcard::Error> for StoredMatchError {
    fn from(_: postcard::Error) -> Self {
        Self
    }
}

impl StoredV1 {
    fn upgraded(self) -> Result<StoredMatch, StoredMatchError> {
        Ok(StoredMatch {
            summary: Summary::from_record(&self.record, self.last_played, self.over),
            prefix: Prefix::default(),
            record: encode_record(&self.record)?,
        })
    }
}

impl StoredV2 {
    fn upgraded(self) -> Result<StoredMatch, StoredMatchError> {
        let (last_played, over, record) = (self.last_played, self.over, self.record);
        let mut stored = StoredV1 {
            last_played,
            over,
            record,
        }
        .upgraded()?;
        stored.summary.title = self.title;
        stored.summary.table = self.table;
        stored.summary.colours = self.colours;
        Ok(stored)
    }
}

impl StoredMatch {
    /// The match with all its variations. `last_played` is in milliseconds since
    /// 1970. Nothing is replayed.
    pub fn new(record: &Match, title: Title, last_played: u64) -> Self {
        Self {
            summary: Summary::new(record, title, last_played),
            prefix: Prefix {
                correspondence: record.correspondence.is_some(),
                proposals: record.correspondence.is_some()
                    && record
                        .lines
                        .iter()
                        .any(|line| line.entries().iter().any(|entry| entry.is_by_link())),
                position: record.setup().position().is_some(),
            },
            // Fails only if memory runs out, which ends the program anyway.
            record: encode_match(record).unwrap_or_default(),
        }
    }

    /// The same with a picture in its summary.
    #[must_use]
    pub fn with_picture(mut self, picture: Option<Vec<u8>>) -> Self {
        self.summary = self.summary.with_picture(picture);
        self
    }

    /// The record of the match.
    ///
    /// # Errors
    /// If the stored text holds none.
    pub fn record(&self) -> Result<MatchRecord, StoredMatchError> {
        decode_record(&self.summary, self.prefix.position, &self.record)
    }

    /// Replays the match by the version of the rules it began under, with its table rules and
    /// colours. Invalid colours are replaced with the default ones, so that no match
    /// is lost over them.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn open(&self) -> Result<Match, RecordError> {
        let mut record = self
            .record()
            .map_err(|StoredMatchError| RecordError::malformed(1, Expected::Record))?
            .open()?
            .with_table_rules(self.summary.table);
        record.set_colours(&self.summary.colours);
        Ok(record)
    }

    /// The text to store.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn write(&self) -> Result<String, StoredMatchError> {
        let mut text = String::new();
        if self.prefix.proposals {
            text.push_str(PROPOSAL_PREFIX);
        } else if self.prefix.correspondence {
            text.push_str(CORRESPONDENCE_PREFIX);
        }
        if self.prefix.position {
            text.push_str(POSITION_PREFIX);
        }
        text.push_str(&self.summary.write()?);
        text.push(PART_END);
        text.push_str(&self.record);
        Ok(text)
    }

    /// Reads what [`StoredMatch::write`] writes, and wrote in earlier versions.
    ///
    /// # Errors
    /// If the text is not a stored match.
    pub fn read(text: &str) -> Result<Self, StoredMatchError> {
        let (prefix, text) = Prefix::split(text);
        let Some((head, record)) = text.split_once(PART_END) else {
            return match decode(text)? {
                StoredHead::V1(stored) if prefix == Prefix::default() => stored.upgraded(),
                StoredHead::V2(stored) if prefix == Prefix::default() => stored.upgraded(),
                _ => Err(StoredMatchError),
            };
        };
        let summary = prefix.summary(decode(head)?)?;
        // Truncated texts are detected here, not when the match is opened.
        decode_record(&summary, prefix.position, record)?;
        Ok(Self {
            summary,
            prefix,
            record: record.to_owned(),
        })
    }
}

/// What comes before the parts of a stored match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Prefix {
    /// It is a match by link.
    correspondence: bool,
    /// It has entries that only matches by link have.
    proposals: bool,
    /// It starts from a given position.
    position: bool,
}

impl Prefix {
    /// Splits it off a text.
    fn split(text: &str) -> (Self, &str) {
        let strip = |text, prefix| match str::strip_prefix(text, prefix) {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (proposals, text) = strip(text, PROPOSAL_PREFIX);
        let (correspondence, text) = match proposals {
            true => (true, text),
            false => strip(text, CORRESPONDENCE_PREFIX),
        };
        let (position, text) = strip(text, POSITION_PREFIX);
        let prefix = Self {
            correspondence,
            proposals,
            position,
        };
        (prefix, text)
    }

    /// The summary in the first part.
    fn summary(self, head: StoredHead) -> Result<Summary, StoredMatchError> {
        match (head, self.correspondence) {
            (StoredHead::V3(summary), false) => Ok(summary),
            (StoredHead::V4(stored), true) => Ok(stored.into()),
            _ => Err(StoredMatchError),
        }
    }
}

/// The first format of envelopes that hold a text like this; see
/// [`crate::archive::FORMAT`].
pub(crate) fn format_of(text: &str) -> u32 {
    let (prefix, _) = Prefix::split(text);
    match (prefix.proposals, prefix.correspondence, prefix.position) {
        (true, ..) => 6,
        (_, true, _) => 5,
        (.., true) => 4,
        _ => 3,
    }
}

impl Summary {
    /// The summary as a text of its own.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn write(&self) -> Result<String, StoredMatchError> {
        encode(&match self.correspondence {
            None => StoredHead::V3(self.clone()),
            Some(correspondence) => StoredHead::V4(CorrespondenceSummary {
                correspondence,
                summary: self.clone(),
            }),
        })
    }

    /// Reads the summary out of what [`StoredMatch::write`] or [`Summary::write`] wrote, in any
    /// version. The match itself is neither decoded nor replayed, unless it was stored without a
    /// summary.
    ///
    /// # Errors
    /// If the text is something else.
    pub fn read(text: &str) -> Result<Self, StoredMatchError> {
        let (prefix, text) = Prefix::split(text);
        let (head, record) = match text.split_once(PART_END) {
            Some((head, record)) => (head, Some(record)),
            None => (text, None),
        };
        match (decode(head)?, record) {
            (head, Some(_)) => prefix.summary(head),
            (StoredHead::V3(summary), None) => Ok(summary),
            (StoredHead::V4(stored), None) => Ok(stored.into()),
            (StoredHead::V1(stored), None) if prefix == Prefix::default() => {
                Ok(stored.upgraded()?.summary)
            }
            (StoredHead::V2(stored), None) if prefix == Prefix::default() => {
                Ok(stored.upgraded()?.summary)
            }
            _ => Err(StoredMatchError),
        }
    }
}

fn encode(part: &impl Serialize) -> Result<String, StoredMatchError> {
    let bytes = postcard::to_allocvec(part)?;
    Ok(Base64UrlUnpadded::encode_string(&bytes))
}

fn decode<T: serde::de::DeserializeOwned>(part: &str) -> Result<T, StoredMatchError> {
    let bytes = Base64UrlUnpadded::decode_vec(part).map_err(|_| StoredMatchError)?;
    match postcard::take_from_bytes(&bytes)? {
        (part, []) => Ok(part),
        _ => Err(StoredMatchError),
    }
}

/// Joins the frame and the items of all lines of play.
fn encode_parts(
    position: Option<&str>,
    frame: Frame,
    items: &str,
) -> Result<String, StoredMatchError> {
    let mut record = match position {
        None => encode(&frame)?,
        Some(position) => encode(&PositionFrame {
            position: position.to_owned(),
            frame,
        })?,
    };
    record.push(PART_END);
    record.push_str(items);
    Ok(record)
}

/// Copies the notation that the lines of a match store.
fn encode_match(record: &Match) -> Result<String, StoredMatchError> {
    let mut items = String::new();
    let lines = record.lines.iter().enumerate().map(|(index, line)| {
        let from = match index {
            0 => 0,
            _ => record.fork_ply(index),
        };
        let len = line.entries().len();
        items.push_str(line.notation_after(from));
        if len > from && !line.ends_with_checkpoint() {
            write_hash(&mut items, line.hash(len));
        }
        LineFrame {
            from,
            items: len - from + hash_plies(from, len).count(),
        }
    });
    let frame = Frame {
        lines: lines.collect(),
        setup: record.setup().into(),
        active: record.active,
        ply: record.ply,
    };
    encode_parts(record.setup().position(), frame, &items)
}

/// Converts the record of an earlier version. The errors are records that could not be
/// read back, which no program has written.
fn encode_record(record: &MatchRecord) -> Result<String, StoredMatchError> {
    let mut items = String::new();
    let mut push = |item: &str| {
        items.push_str(item);
        items.push(ITEM_END);
        if item.contains(ITEM_END) {
            Err(StoredMatchError)
        } else {
            Ok(())
        }
    };
    let mut lines = Vec::with_capacity(record.lines.len());
    for line in &record.lines {
        let mut hashes = line.hashes.iter().peekable();
        for (index, entry) in line.entries.iter().enumerate() {
            if entry.starts_with(HASH_MARK) {
                return Err(StoredMatchError);
            }
            push(entry)?;
            let ply = line.from.saturating_add(index + 1);
            while let Some((_, hash)) = hashes.next_if(|(after, _)| *after == ply) {
                push(&format!("{HASH_MARK}{hash}"))?;
            }
        }
        if hashes.next().is_some() {
            return Err(StoredMatchError);
        }
        lines.push(LineFrame {
            from: line.from,
            items: line.entries.len() + line.hashes.len(),
        });
    }
    let frame = Frame {
        setup: record.setup.clone(),
        lines,
        active: record.active,
        ply: record.ply,
    };
    encode_parts(None, frame, &items)
}

fn decode_record(
    summary: &Summary,
    has_position: bool,
    record: &str,
) -> Result<MatchRecord, StoredMatchError> {
    let (frame, items) = record.split_once(PART_END).ok_or(StoredMatchError)?;
    let (position, frame) = if has_position {
        let PositionFrame { position, frame } = decode(frame)?;
        (Some(position), frame)
    } else {
        (None, decode::<Frame>(frame)?)
    };
    if !items.is_empty() && !items.ends_with(ITEM_END) {
        return Err(StoredMatchError);
    }
    let mut items = items.split_terminator(ITEM_END);
    let mut lines = Vec::with_capacity(frame.lines.len());
    for LineFrame { from, items: count } in frame.lines {
        let mut line = LineRecord {
            from,
            ..LineRecord::default()
        };
        for _ in 0..count {
            let item = items.next().ok_or(StoredMatchError)?;
            match item.strip_prefix(HASH_MARK) {
                Some(hash) => {
                    let after = from.saturating_add(line.entries.len());
                    line.hashes.push((after, hash.to_owned()));
                }
                None => line.entries.push(item.to_owned()),
            }
        }
        lines.push(line);
    }
    if items.next().is_some() {
        return Err(StoredMatchError);
    }
    Ok(MatchRecord {
        game: summary.game.clone(),
        rules: summary.rules,
        setup: SetupRecord {
            position,
            ..frame.setup
        },
        seats: summary.seats.clone(),
        correspondence: summary.correspondence,
        lines,
        active: frame.active,
        ply: frame.ply,
    })
}
