//! Reads whatever a person brings: a link's text or an address with it in the
//! middle of a letter, a text record, a save file; also as mail programs quote
//! them.
//!
//! The first line that shows one of them decides what it is taken for.

use crate::archive::{self, Envelope, EnvelopeError};
use crate::link::{self, LinkError};
use crate::names::Title;
use crate::record::RecordError;
use crate::text;
use crate::{Match, StoredMatch};

/// What comes before a link's text in an address of the house.
const IN_ADDRESS: &str = "#/open/";
/// How every link's text of today begins: the format, and half the code of a
/// game; so a word that stands alone is told from one that is damaged.
const BARE_LINK: &str = "AQ";
/// No more bytes are looked at.
const MOST_BYTES: usize = 1 << 20;
/// A link is not broken into more lines by any mail program.
const MOST_LINK_LINES: usize = 64;

/// A match that was brought.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The match.
    pub played: Match,
    /// Its title; only save files have one.
    pub title: Title,
    /// What it was brought as.
    pub format: ImportFormat,
}

/// What a match was brought as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportFormat {
    /// A link's text, alone or in an address.
    Link,
    /// A text record.
    Text,
    /// A save file.
    File,
}

/// Why what was brought is no match.
#[derive(Clone, Debug, PartialEq)]
pub enum ImportError {
    /// There is nothing.
    Empty,
    /// There is nothing in it that the house wrote.
    Foreign,
    /// It has a link that cannot be read.
    Link(LinkError),
    /// It has a text record that cannot be read or replayed. Lines are counted
    /// in what was brought.
    Text(RecordError),
    /// It has a save file that cannot be opened.
    File(EnvelopeError),
    /// A save file is sound, but what is in it is no game.
    Kept,
    /// The game of a save file cannot be replayed.
    Record(RecordError),
}

impl core::fmt::Display for ImportError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Empty => f.write_str("there is nothing"),
            Self::Foreign => f.write_str("neither a link nor a record nor a save"),
            Self::Link(error) => write!(f, "no sound link: {error}"),
            Self::Text(error) => write!(f, "no sound record: {error}"),
            Self::File(error) => write!(f, "no sound save: {error}"),
            Self::Kept => f.write_str("there is no match in the save"),
            Self::Record(error) => write!(f, "no sound match in the save: {error}"),
        }
    }
}

impl core::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Link(error) => Some(error),
            Self::Text(error) | Self::Record(error) => Some(error),
            Self::File(error) => Some(error),
            Self::Empty | Self::Foreign | Self::Kept => None,
        }
    }
}

/// The match in whatever a person brings. Time and memory are bounded: what is
/// behind the first mebibyte is not looked at.
///
/// # Errors
/// Says what it seems to be, and what is wrong with that.
pub fn import(brought: &str) -> Result<Imported, ImportError> {
    let mut rest = brought
        .get(..brought.floor_char_boundary(MOST_BYTES))
        .unwrap_or_default();
    let mut bare = None;
    let mut lines_before = 0;
    while !rest.is_empty() {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        let content = unquoted(line);
        if content.starts_with(archive::MARK) {
            return file(&passage(rest));
        }
        if content.starts_with(text::MARK) {
            let before = "\n".repeat(lines_before);
            return record(&(before + &passage(rest)));
        }
        if let Some(code) = after_first(content, IN_ADDRESS) {
            return linked(code, after);
        }
        if bare.is_none() && !content.is_empty() {
            bare = Some((content, after));
        }
        rest = after;
        lines_before += 1;
    }
    let (word, after) = bare.ok_or(ImportError::Empty)?;
    if word.starts_with(BARE_LINK) {
        return linked(word, after);
    }
    // A sound one of another house may begin in any way.
    match link::read(word) {
        Err(LinkError::Unrecognized | LinkError::Truncated | LinkError::Damaged) => {
            Err(ImportError::Foreign)
        }
        read => from_link(read),
    }
}

/// What comes after the first of these words. The library's own search for words is quick in long
/// texts and much more code.
fn after_first<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let mut places = text.as_bytes().windows(words.len());
    let place = places.position(|there| there == words.as_bytes())?;
    text.get(place + words.len()..)
}

/// What mail programs and editors put before a line.
const fn is_quote(c: char) -> bool {
    matches!(c, '>' | ' ' | '\t' | '\u{feff}')
}

fn unquoted(line: &str) -> &str {
    line.trim_start_matches(is_quote).trim_end()
}

/// The lines from here on as they are; of a quotation only its own, unquoted.
fn passage(rest: &str) -> String {
    if !is_quoted(rest) {
        return rest.trim_start_matches(is_quote).to_owned();
    }
    let lines: Vec<&str> = rest
        .lines()
        .take_while(|line| is_quoted(line) || line.trim().is_empty())
        .map(unquoted)
        .collect();
    lines.join("\n")
}

fn is_quoted(line: &str) -> bool {
    line.chars().take_while(|c| is_quote(*c)).any(|c| c == '>')
}

fn file(passage: &str) -> Result<Imported, ImportError> {
    let sealed = Envelope::decode(passage).map_err(ImportError::File)?;
    let kept = StoredMatch::read(&sealed.text).map_err(|_| ImportError::Kept)?;
    Ok(Imported {
        played: kept.open().map_err(ImportError::Record)?,
        title: kept.summary.title,
        format: ImportFormat::File,
    })
}

fn record(passage: &str) -> Result<Imported, ImportError> {
    Ok(Imported {
        played: text::read(passage).map_err(ImportError::Text)?,
        title: Title::default(),
        format: ImportFormat::Text,
    })
}

fn from_link(read: Result<Match, LinkError>) -> Result<Imported, ImportError> {
    Ok(Imported {
        played: read.map_err(ImportError::Link)?,
        title: Title::default(),
        format: ImportFormat::Link,
    })
}

/// The match of the link that the line goes on with; its text may be broken
/// into lines.
fn linked(line: &str, after: &str) -> Result<Imported, ImportError> {
    let mut link = String::new();
    let mut found = LinkError::Truncated;
    let lines = core::iter::once(line).chain(after.lines().map(unquoted));
    for (number, line) in lines.take(MOST_LINK_LINES).enumerate() {
        let end = line.find(|c| !link::is_letter(c)).unwrap_or(line.len());
        let whole_line = end == line.len();
        link.push_str(line.get(..end).unwrap_or_default());
        match link::read(&link) {
            // There may be more of it in the next line.
            Err(LinkError::Truncated) if whole_line => {}
            _ if link.is_empty() && whole_line => {}
            // What follows a link that is cut is not part of it.
            Err(error @ (LinkError::Truncated | LinkError::Damaged | LinkError::Unrecognized)) => {
                if number == 0 && !link.is_empty() {
                    found = error;
                }
                break;
            }
            read => return from_link(read),
        }
    }
    Err(ImportError::Link(found))
}
