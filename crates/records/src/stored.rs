//! A match as it is kept in a browser: its summary, then its record.
//!
//! Three parts in one line, with a dot between each two: the summary, then what
//! the entries begin from, both base64url of serde's postcard form (JSON would
//! double what the page has to load), then the entries of all lines in notation
//! and the hashes between them, each with a semicolon behind it. A line keeps
//! its notation as it grows, so that writing a match is copying it. What was
//! kept in the first two versions is one part, base64url of the postcard form
//! of [`Versions`]. A sealed text of any version is a save file.

use crate::Match;
use crate::colour::Colour;
use crate::line::{HASH_MARK, ITEM_END, write_hash};
use crate::names::Title;
use crate::record::{RecordError, SavedLine, SavedMatch, SavedSetup, checks_between};
use crate::summary::Summary;
use crate::table_rules::TableRules;
use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

/// Stands between the parts.
const PART_END: char = '.';

/// A match that is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredMatch {
    /// What lists show of it.
    pub summary: Summary,
    /// The second and the third part of the text.
    record: String,
}

/// A match as the first house kept it: nobody had agreed on anything,
/// and all seats had the usual colours.
#[derive(Deserialize)]
struct StoredV1 {
    touched: u64,
    over: bool,
    record: SavedMatch,
}

/// A match as it was kept before there were summaries.
#[derive(Deserialize)]
struct StoredV2 {
    touched: u64,
    over: bool,
    title: Title,
    table: TableRules,
    colours: Vec<Colour>,
    record: SavedMatch,
}

/// Every form in which a match was ever kept, in the order in which they came;
/// of the latest one the first part.
#[derive(Serialize, Deserialize)]
enum Versions {
    #[serde(skip_serializing)]
    V1(StoredV1),
    #[serde(skip_serializing)]
    V2(StoredV2),
    V3(Summary),
}

/// What the entries begin from, and where they are looked at.
#[derive(Serialize, Deserialize)]
struct Frame {
    setup: SavedSetup,
    lines: Vec<LineFrame>,
    active: usize,
    ply: usize,
}

/// A line without its entries.
#[derive(Serialize, Deserialize)]
struct LineFrame {
    /// How many entries it shares with the main line; they are not repeated.
    from: usize,
    /// How many entries and hashes follow.
    items: usize,
}

/// What cannot be kept, or was not kept by this house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredMatchError;

impl core::fmt::Display for StoredMatchError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("this is no match as the house keeps them")
    }
}

impl core::error::Error for StoredMatchError {}

impl From<postcard::Error> for StoredMatchError {
    fn from(_: postcard::Error) -> Self {
        Self
    }
}

impl TryFrom<StoredV1> for StoredMatch {
    type Error = StoredMatchError;

    fn try_from(first: StoredV1) -> Result<Self, StoredMatchError> {
        Ok(Self {
            summary: Summary::of_record(&first.record, first.touched, first.over),
            record: write_record(&first.record)?,
        })
    }
}

impl TryFrom<StoredV2> for StoredMatch {
    type Error = StoredMatchError;

    fn try_from(second: StoredV2) -> Result<Self, StoredMatchError> {
        Ok(Self {
            summary: Summary {
                title: second.title,
                table: second.table,
                colours: second.colours,
                ..Summary::of_record(&second.record, second.touched, second.over)
            },
            record: write_record(&second.record)?,
        })
    }
}

impl StoredMatch {
    /// All of a match, with every line tried out, last played at `touched`.
    /// Nothing is replayed or put into notation for it.
    #[must_use]
    pub fn of(played: &Match, title: Title, touched: u64) -> Self {
        Self {
            summary: Summary::of(played, title, touched),
            // Only a lack of memory is in the way, which ends the program.
            record: record_of(played).unwrap_or_default(),
        }
    }

    /// The same with a picture in its summary.
    #[must_use]
    pub fn with_picture(mut self, picture: Option<Vec<u8>>) -> Self {
        self.summary = self.summary.with_picture(picture);
        self
    }

    /// The record of the match, as data.
    ///
    /// # Errors
    /// If there is none in what was kept.
    pub fn record(&self) -> Result<SavedMatch, StoredMatchError> {
        read_record(&self.summary, &self.record)
    }

    /// The match, replayed by the rules here, at a table with its rules and in
    /// its colours. No game is lost over colours: where they are not one for
    /// each seat, none twice, all seats have the usual ones.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn open(&self) -> Result<Match, RecordError> {
        let record = self
            .record()
            .map_err(|StoredMatchError| RecordError::Malformed {
                line: 1,
                expected: "a record",
            })?;
        let mut opened = record.open()?.with_table_rules(self.summary.table);
        opened.set_colours(&self.summary.colours);
        Ok(opened)
    }

    /// The text to keep.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn write(&self) -> Result<String, StoredMatchError> {
        let mut text = write_summary(&self.summary)?;
        text.push(PART_END);
        text.push_str(&self.record);
        Ok(text)
    }

    /// Reads what `write` writes, and wrote in earlier versions.
    ///
    /// # Errors
    /// If it is something else.
    pub fn read(text: &str) -> Result<Self, StoredMatchError> {
        let Some((head, record)) = text.split_once(PART_END) else {
            return match decode(text)? {
                Versions::V1(kept) => kept.try_into(),
                Versions::V2(kept) => kept.try_into(),
                Versions::V3(_) => Err(StoredMatchError),
            };
        };
        let Versions::V3(summary) = decode(head)? else {
            return Err(StoredMatchError);
        };
        // Nothing that is cut short is taken for whole.
        read_record(&summary, record)?;
        Ok(Self {
            summary,
            record: record.to_owned(),
        })
    }
}

pub(crate) fn write_summary(summary: &Summary) -> Result<String, StoredMatchError> {
    encode(&Versions::V3(summary.clone()))
}

pub(crate) fn read_summary(text: &str) -> Result<Summary, StoredMatchError> {
    let (head, record) = match text.split_once(PART_END) {
        Some((head, record)) => (head, Some(record)),
        None => (text, None),
    };
    match (decode(head)?, record) {
        (Versions::V3(summary), _) => Ok(summary),
        (Versions::V1(kept), None) => StoredMatch::try_from(kept).map(|kept| kept.summary),
        (Versions::V2(kept), None) => StoredMatch::try_from(kept).map(|kept| kept.summary),
        _ => Err(StoredMatchError),
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

/// The frame, and the items of all lines.
fn parts(frame: &Frame, items: &str) -> Result<String, StoredMatchError> {
    let mut record = encode(frame)?;
    record.push(PART_END);
    record.push_str(items);
    Ok(record)
}

/// Copies what the lines of a match keep of themselves.
fn record_of(played: &Match) -> Result<String, StoredMatchError> {
    let mut items = String::new();
    let lines = played.lines.iter().enumerate().map(|(number, line)| {
        let from = match number {
            0 => 0,
            _ => played.fork_ply(number),
        };
        let len = line.entries().len();
        items.push_str(line.notation_from(from));
        if len > from && !line.ends_with_checkpoint() {
            write_hash(&mut items, line.hash(len));
        }
        LineFrame {
            from,
            items: len - from + checks_between(from, len).count(),
        }
    });
    let frame = Frame {
        setup: SavedSetup::of(&played.setup),
        lines: lines.collect(),
        active: played.active,
        ply: played.ply,
    };
    parts(&frame, &items)
}

/// The record of a match of an earlier version, as it is written now. Whatever
/// could not be read back in this form was never a match.
fn write_record(record: &SavedMatch) -> Result<String, StoredMatchError> {
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
        let mut checks = line.hashes.iter().peekable();
        for (before, entry) in line.entries.iter().enumerate() {
            if entry.starts_with(HASH_MARK) {
                return Err(StoredMatchError);
            }
            push(entry)?;
            let after = line.from.saturating_add(before + 1);
            while let Some((_, hash)) = checks.next_if(|(at, _)| *at == after) {
                push(&format!("{HASH_MARK}{hash}"))?;
            }
        }
        if checks.next().is_some() {
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
    parts(&frame, &items)
}

fn read_record(summary: &Summary, record: &str) -> Result<SavedMatch, StoredMatchError> {
    let (frame, items) = record.split_once(PART_END).ok_or(StoredMatchError)?;
    let frame: Frame = decode(frame)?;
    if !items.is_empty() && !items.ends_with(ITEM_END) {
        return Err(StoredMatchError);
    }
    let mut items = items.split_terminator(ITEM_END);
    let mut lines = Vec::with_capacity(frame.lines.len());
    for LineFrame { from, items: count } in frame.lines {
        let mut line = SavedLine {
            from,
            ..SavedLine::default()
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
    Ok(SavedMatch {
        game: summary.game.clone(),
        rules: summary.rules,
        setup: frame.setup,
        seats: summary.seats.clone(),
        lines,
        active: frame.active,
        ply: frame.ply,
    })
}
