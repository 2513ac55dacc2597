//! [`import`]: reads whatever a person pastes or opens.

mod links;
mod unescape;

use crate::archive::{self, Envelope, EnvelopeError};
use crate::characters::is_quote_mark;
use crate::link::{self, LinkError};
use crate::names::Title;
use crate::record::RecordError;
use crate::text;
use crate::{Match, Relation, StoredMatch};
use links::Links;

/// Everything after this many bytes is ignored.
const MAX_BYTES: usize = 1 << 20;

/// An imported match.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The match.
    pub record: Match,
    /// Its title; only save files have one.
    pub title: Title,
    /// The format it was read from.
    pub format: ImportFormat,
    /// Number of other links in the text to this game, to earlier positions of it or to other
    /// ways to continue it.
    pub other_positions: usize,
    /// Number of links in the text to other games.
    pub other_games: usize,
}

impl Imported {
    fn single(record: Match, title: Title, format: ImportFormat) -> Self {
        Self {
            record,
            title,
            format,
            other_positions: 0,
            other_games: 0,
        }
    }
}

/// The formats that can be imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportFormat {
    /// A link, alone or in an address.
    Link,
    /// A text record.
    Text,
    /// A save file.
    File,
}

/// Why a text cannot be imported.
#[allow(missing_docs, reason = "the texts of the others say it")]
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ImportError {
    #[error("there is no text")]
    Empty,
    #[error("it is neither a text record, a save nor a link")]
    Unrecognized,
    #[error("the link cannot be read: {0}")]
    Link(#[source] LinkError),
    /// There is a text record in it that cannot be read or replayed. Line numbers
    /// count the lines of the imported text; see [`text::error_line`].
    #[error("the text record cannot be read: {0}")]
    Text(#[source] RecordError),
    #[error("the save cannot be read: {0}")]
    File(#[source] EnvelopeError),
    /// There is a sound save file in it that does not hold a match.
    #[error("the save does not hold a match")]
    NoMatch,
    #[error("the match in the save cannot be replayed: {0}")]
    Record(#[source] RecordError),
}

/// Reads a match from a text record, a save file or a link, or from an email with one
/// of them in it, also where programs on the way have quoted or escaped it, or broken it into
/// lines. What comes first decides if it can be read. Of several links, the first one decides
/// which game it is, and the newest position of that game counts.
///
/// Time and memory are bounded: only the first mebibyte counts.
///
/// ```
/// use records::{ImportFormat, Match, Player, SeatConfig, import, link};
/// use rules::{GameId, Setup};
///
/// let setup = Setup::new(GameId::WheelsOfTime, 2, 7)?;
/// let record = Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2])?;
/// let email = format!(
///     "Your turn: https://example.org/#/open/{}\n\nAda",
///     link::write(&record)?
/// );
/// let imported = import(&email)?;
/// assert_eq!(imported.format, ImportFormat::Link);
/// assert_eq!(imported.record.setup(), record.setup());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
/// What the text seems to be, and what is wrong with it.
pub fn import(text: &str) -> Result<Imported, ImportError> {
    let text = text
        .get(..text.floor_char_boundary(MAX_BYTES))
        .unwrap_or_default();
    let Some(block) = Block::find(text) else {
        return import_links(text).unwrap_or_else(|| Err(no_link_error(text)));
    };
    let before = text.get(..block.start).unwrap_or_default();
    let link = import_links(before);
    if let Some(Ok(_)) = link {
        // There may be a newer position of the same game behind it.
        return import_links(text).unwrap_or(Err(ImportError::Unrecognized));
    }
    let imported = if block.is_file {
        import_file(&block.text)
    } else {
        import_text(&block.text)
    };
    match (imported, link) {
        (Err(_), Some(Err(error))) => Err(error),
        (imported, _) => imported,
    }
}

/// The matches of all links in a text, each once, in the order of the text. Links that cannot be read are left out.
pub fn linked_matches(text: &str) -> Vec<Match> {
    let text = text.get(..text.floor_char_boundary(MAX_BYTES));
    Links::find(text.unwrap_or_default()).matches
}

/// The newest position of the first game that the text has a link to; `None` without a link.
fn import_links(text: &str) -> Option<Result<Imported, ImportError>> {
    let links = Links::find(text);
    let mut matches = links.matches.into_iter();
    let Some(mut newest) = matches.next() else {
        return links.error.map(|error| Err(ImportError::Link(error)));
    };
    let (mut other_positions, mut other_games) = (0, 0);
    for other in matches {
        match newest.compared_to(&other) {
            Relation::Other => {
                other_games += 1;
                continue;
            }
            Relation::Ahead(_) => newest = other,
            _ => {}
        }
        other_positions += 1;
    }
    Some(Ok(Imported {
        other_positions,
        other_games,
        ..Imported::single(newest, Title::default(), ImportFormat::Link)
    }))
}

/// Why a text without a link cannot be read.
fn no_link_error(text: &str) -> ImportError {
    let trimmed = text.trim_matches(|c: char| is_quote_mark(c) || c.is_whitespace());
    if trimmed.is_empty() {
        return ImportError::Empty;
    }
    // A sound link of a format to come.
    match link::read(trimmed) {
        Err(error @ (LinkError::UnknownFormat(_) | LinkError::UnknownGame(_))) => {
            ImportError::Link(error)
        }
        _ => ImportError::Unrecognized,
    }
}

/// A save file or a text record in a text.
struct Block {
    /// Index of its first byte.
    start: usize,
    is_file: bool,
    /// The text from here on without marks of quotation; that of a record with as many lines before
    /// it as in the whole text.
    text: String,
}

impl Block {
    fn find(text: &str) -> Option<Self> {
        let mut start = 0;
        for (index, line) in text.split_inclusive('\n').enumerate() {
            let content = unquoted(line);
            let is_file = content.starts_with(archive::MAGIC);
            if is_file || content.starts_with(text::TITLE_PREFIX) {
                let lines_before = if is_file { 0 } else { index };
                let rest = text.get(start..).unwrap_or_default();
                return Some(Self {
                    start,
                    is_file,
                    text: "\n".repeat(lines_before) + &unquoted_block(rest),
                });
            }
            start += line.len();
        }
        None
    }
}

fn unquoted(line: &str) -> &str {
    line.trim_start_matches(is_quote_mark).trim_end()
}

/// The text from here on; if it begins with a quotation, only that, without marks.
fn unquoted_block(rest: &str) -> String {
    if !is_quoted(rest) {
        return rest.trim_start_matches(is_quote_mark).to_owned();
    }
    let lines: Vec<&str> = rest
        .lines()
        .take_while(|line| is_quoted(line) || line.trim().is_empty())
        .map(unquoted)
        .collect();
    lines.join("\n")
}

fn is_quoted(line: &str) -> bool {
    line.chars()
        .take_while(|c| is_quote_mark(*c))
        .any(|c| c == '>')
}

fn import_file(block: &str) -> Result<Imported, ImportError> {
    let envelope = Envelope::decode(block).or_else(|error| {
        // A save has two lines; a signature may follow.
        let mut lines = block.lines();
        let (head, content) = (lines.next(), lines.next());
        let (head, content) = head.zip(content).ok_or(error)?;
        Envelope::decode(&format!("{head}\n{content}")).map_err(|_| error)
    });
    let envelope = envelope.map_err(ImportError::File)?;
    let stored = StoredMatch::read(&envelope.text).map_err(|_| ImportError::NoMatch)?;
    let record = stored.open().map_err(ImportError::Record)?;
    Ok(Imported::single(
        record,
        stored.summary.title,
        ImportFormat::File,
    ))
}

fn import_text(block: &str) -> Result<Imported, ImportError> {
    let record = text::read(block).map_err(ImportError::Text)?;
    Ok(Imported::single(
        record,
        Title::default(),
        ImportFormat::Text,
    ))
}
