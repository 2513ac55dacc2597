//! [`import`]: reads whatever a person pastes or opens.

use crate::archive::{self, Envelope, EnvelopeError};
use crate::link::{self, LinkError};
use crate::names::Title;
use crate::record::RecordError;
use crate::text;
use crate::{Match, StoredMatch};

/// What comes before the text of a link in an address of the app.
const ADDRESS_PREFIX: &str = "#/open/";
/// How the text of every link of format 1 begins: the format, and half of the code of
/// a game. It distinguishes a damaged link from other words.
const LINK_PREFIX: &str = "AQ";
/// The same for formats 2 and 3. Words may begin like this too, so that they count only
/// in longer ones.
const LATER_LINK_PREFIXES: [&str; 2] = ["Ag", "Aw"];
/// From this length on, in bytes, a word is taken for a link by its prefix alone.
const MIN_LINK_BYTES: usize = 24;
/// Everything after this many bytes is ignored.
const MAX_BYTES: usize = 1 << 20;
/// Upper bound on the number of lines that a mail program breaks a link into.
const MAX_LINK_LINES: usize = 64;

/// An imported match.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The match.
    pub match_: Match,
    /// Its title; only save files have one.
    pub title: Title,
    /// The format it was read from.
    pub format: ImportFormat,
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
#[derive(Clone, Debug, PartialEq)]
pub enum ImportError {
    /// There is no text.
    Empty,
    /// There is no link, text record or save file in it.
    Unrecognized,
    /// There is a link in it that cannot be read.
    Link(LinkError),
    /// There is a text record in it that cannot be read or replayed. Line numbers
    /// count the lines of the imported text; see [`text::error_line`].
    Text(RecordError),
    /// There is a save file in it that is damaged.
    File(EnvelopeError),
    /// There is a sound save file in it that does not hold a match.
    NoMatch,
    /// There is a save file in it whose match cannot be replayed.
    Record(RecordError),
}

impl core::fmt::Display for ImportError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no text"),
            Self::Unrecognized => f.write_str("it is neither a text record, a save nor a link"),
            Self::Link(error) => write!(f, "the link cannot be read: {error}"),
            Self::Text(error) => write!(f, "the text record cannot be read: {error}"),
            Self::File(error) => write!(f, "the save cannot be read: {error}"),
            Self::NoMatch => f.write_str("the save does not hold a match"),
            Self::Record(error) => write!(f, "the match in the save cannot be replayed: {error}"),
        }
    }
}

impl core::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Link(error) => Some(error),
            Self::Text(error) | Self::Record(error) => Some(error),
            Self::File(error) => Some(error),
            Self::Empty | Self::Unrecognized | Self::NoMatch => None,
        }
    }
}

/// Reads a match from a text record, a save file or a link, or from an email with one
/// of them in it, also where a mail program quotes it or breaks a link into lines. The
/// first line in which one of them begins decides.
///
/// Time and memory are bounded: only the first mebibyte counts.
///
/// ```
/// use records::{ImportFormat, Match, Player, SeatConfig, import, link};
/// use rules::{GameId, Setup};
///
/// let setup = Setup::new(GameId::WheelsOfTime, 2, 7)?;
/// let match_ = Match::new(setup, vec![SeatConfig::unnamed(Player::Human); 2])?;
/// let email = format!(
///     "Your turn: https://example.org/#/open/{}\n\nAda",
///     link::write(&match_)?
/// );
/// let imported = import(&email)?;
/// assert_eq!(imported.format, ImportFormat::Link);
/// assert_eq!(imported.match_.setup(), match_.setup());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
/// What the text seems to be, and what is wrong with it.
pub fn import(text: &str) -> Result<Imported, ImportError> {
    let mut rest = text
        .get(..text.floor_char_boundary(MAX_BYTES))
        .unwrap_or_default();
    let mut first_words = None;
    let mut lines_before = 0;
    while !rest.is_empty() {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        let content = unquoted(line);
        if content.starts_with(archive::MAGIC) {
            return import_file(&unquoted_block(rest));
        }
        if content.starts_with(text::TITLE_PREFIX) {
            let before = "\n".repeat(lines_before);
            return import_text(&(before + &unquoted_block(rest)));
        }
        if let Some(link) = after_first(content, ADDRESS_PREFIX) {
            return import_link(link, after);
        }
        if first_words.is_none() && !content.is_empty() {
            first_words = Some((content, after));
        }
        rest = after;
        lines_before += 1;
    }
    let (words, after) = first_words.ok_or(ImportError::Empty)?;
    if looks_like_link(words) {
        return import_link(words, after);
    }
    // Whatever its prefix, a sound link is a link.
    match link::read(words) {
        Err(LinkError::Unrecognized | LinkError::Truncated | LinkError::Damaged) => {
            Err(ImportError::Unrecognized)
        }
        result => imported_link(result),
    }
}

/// Whether a line begins like the text of a link.
fn looks_like_link(line: &str) -> bool {
    let is_long = || {
        let link_chars = line.chars().take_while(|c| link::is_link_char(*c));
        link_chars.count() >= MIN_LINK_BYTES
    };
    let is_later = LATER_LINK_PREFIXES
        .iter()
        .any(|prefix| line.starts_with(prefix));
    line.starts_with(LINK_PREFIX) || (is_later && is_long())
}

/// The text after the first occurrence of a pattern. The search of the standard library
/// is faster in long texts, but adds far more to the size of the program.
fn after_first<'a>(text: &'a str, pattern: &str) -> Option<&'a str> {
    let mut windows = text.as_bytes().windows(pattern.len());
    let index = windows.position(|window| window == pattern.as_bytes())?;
    text.get(index + pattern.len()..)
}

/// Whether mail programs and editors put the character before a line.
pub(crate) const fn is_quote_mark(c: char) -> bool {
    matches!(c, '>' | ' ' | '\t' | '\u{feff}')
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
    let envelope = Envelope::decode(block).map_err(ImportError::File)?;
    let stored = StoredMatch::read(&envelope.text).map_err(|_| ImportError::NoMatch)?;
    Ok(Imported {
        match_: stored.open().map_err(ImportError::Record)?,
        title: stored.summary.title,
        format: ImportFormat::File,
    })
}

fn import_text(block: &str) -> Result<Imported, ImportError> {
    Ok(Imported {
        match_: text::read(block).map_err(ImportError::Text)?,
        title: Title::default(),
        format: ImportFormat::Text,
    })
}

fn imported_link(result: Result<Match, LinkError>) -> Result<Imported, ImportError> {
    Ok(Imported {
        match_: result.map_err(ImportError::Link)?,
        title: Title::default(),
        format: ImportFormat::Link,
    })
}

/// Reads the link at the start of a line, which may continue on the lines after it.
fn import_link(line: &str, after: &str) -> Result<Imported, ImportError> {
    let mut link = String::new();
    let mut error = LinkError::Truncated;
    let lines = core::iter::once(line).chain(after.lines().map(unquoted));
    for (index, line) in lines.take(MAX_LINK_LINES).enumerate() {
        let end = line.find(|c| !link::is_link_char(c)).unwrap_or(line.len());
        let whole_line = end == line.len();
        link.push_str(line.get(..end).unwrap_or_default());
        match link::read(&link) {
            // The next line may hold more of it.
            Err(LinkError::Truncated) if whole_line => {}
            _ if link.is_empty() && whole_line => {}
            // Text after a truncated link is not a part of it.
            Err(wrong @ (LinkError::Truncated | LinkError::Damaged | LinkError::Unrecognized)) => {
                if index == 0 && !link.is_empty() {
                    error = wrong;
                }
                break;
            }
            result => return imported_link(result),
        }
    }
    Err(ImportError::Link(error))
}
