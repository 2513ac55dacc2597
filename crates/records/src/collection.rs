//! Many matches in one file, each as in a save file, with what else is kept of them.
//!
//! The first line is `wheelhouse-games FORMAT COUNT`, with the number of matches. Then come
//! [`Envelope`]s: that of a [`StoredMatch`], and those of its extras, each a kind, a space
//! and a text of one line. Extras before the first match belong to the whole file. A damaged
//! envelope costs only its own match.

use crate::StoredMatch;
use crate::archive::{self, Envelope, EnvelopeError};
use core::iter::Peekable;
use core::str::Lines;

/// The first word of a collection.
const MAGIC: &str = "wheelhouse-games";
/// The latest format.
const FORMAT: u32 = 1;

/// A match of a collection.
#[derive(Clone, Debug, PartialEq)]
pub struct CollectedMatch {
    /// The match.
    pub stored: StoredMatch,
    /// What else is kept of it: kind and text, of which only the program that wrote them
    /// knows more.
    pub extras: Vec<(String, String)>,
}

/// What was read from a collection.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    /// What comes with all of them, such as the settings: kind and text, as with a match.
    pub extras: Vec<(String, String)>,
    /// The matches that are sound.
    pub matches: Vec<CollectedMatch>,
    /// Why others cannot be read.
    pub damaged: Vec<EnvelopeError>,
    /// Number of matches whose part of the file is missing.
    pub missing: usize,
}

/// Why a text is not a collection.
#[allow(missing_docs, reason = "the texts of the errors say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CollectionError {
    #[error("it is not a file of several games")]
    Unrecognized,
    #[error(
        "the file was written by a newer version of Wheelhouse, in format {0}; this version reads \
         format {FORMAT}"
    )]
    NewerFormat(u32),
}

/// Whether a text claims to be a collection.
pub fn is_collection(text: &str) -> bool {
    header_fields(text).is_some()
}

/// The words of the first line after [`MAGIC`].
fn header_fields(text: &str) -> Option<&str> {
    let line = text.trim_start_matches('\u{feff}').lines().next()?;
    line.strip_prefix(MAGIC)?.strip_prefix(' ')
}

impl Collection {
    /// Writes matches, and extras of all of them, as a text. Programs that know no such extras
    /// read the matches. Line breaks in extras become spaces. Matches that cannot be written for
    /// lack of memory are left out.
    pub fn write(extras: &[(String, String)], matches: &[CollectedMatch]) -> String {
        let mut text = format!("{MAGIC} {FORMAT} {}\n", matches.len());
        let mut push = |content: String| {
            let envelope = Envelope {
                revision: 1,
                text: content,
            };
            text.push_str(&envelope.encode());
            text.push('\n');
        };
        let line_of =
            |(kind, extra): &(String, String)| format!("{kind} {extra}").replace(['\n', '\r'], " ");
        extras.iter().map(line_of).for_each(&mut push);
        for CollectedMatch { stored, extras } in matches {
            let Ok(written) = stored.write() else {
                continue;
            };
            push(written);
            extras.iter().map(line_of).for_each(&mut push);
        }
        text
    }

    /// Reads what [`Collection::write`] writes.
    ///
    /// # Errors
    /// If the text is something else. What is wrong with single matches is part of the
    /// collection.
    pub fn read(text: &str) -> Result<Self, CollectionError> {
        let mut words = header_fields(text)
            .ok_or(CollectionError::Unrecognized)?
            .split(' ')
            .map(str::parse::<u32>);
        let (Some(Ok(format)), Some(Ok(count))) = (words.next(), words.next()) else {
            return Err(CollectionError::Unrecognized);
        };
        if format > FORMAT {
            return Err(CollectionError::NewerFormat(format));
        }
        let mut collection = Self::default();
        let mut lines = text.lines().peekable();
        lines.next();
        // Those of the last match, or of the whole collection; unknown behind what cannot be read.
        let mut extras = Some(&mut collection.extras);
        while let Some(line) = lines.next() {
            if !line.starts_with(archive::MAGIC) {
                continue;
            }
            match read_envelope(line, &mut lines) {
                Ok(Content::Match(stored)) => {
                    collection.matches.push(CollectedMatch {
                        stored: *stored,
                        extras: Vec::new(),
                    });
                    let last = collection.matches.last_mut();
                    extras = last.map(|last| &mut last.extras);
                }
                Ok(Content::Extra(kind, text)) => {
                    if let Some(extras) = &mut extras {
                        extras.push((kind, text));
                    }
                }
                Err(error) => {
                    collection.damaged.push(error);
                    extras = None;
                }
            }
        }
        let read_count = collection.matches.len() + collection.damaged.len();
        collection.missing = (count as usize).saturating_sub(read_count);
        Ok(collection)
    }
}

/// What an envelope of a collection holds.
enum Content {
    Match(Box<StoredMatch>),
    Extra(String, String),
}

/// Reads an envelope whose first line this is.
fn read_envelope(first: &str, lines: &mut Peekable<Lines<'_>>) -> Result<Content, EnvelopeError> {
    let content = lines
        .next_if(|line| !line.starts_with(archive::MAGIC))
        .ok_or(EnvelopeError::Truncated)?;
    let text = Envelope::decode(&format!("{first}\n{content}"))?.text;
    if let Ok(stored) = StoredMatch::read(&text) {
        return Ok(Content::Match(Box::new(stored)));
    }
    match text.split_once(' ') {
        Some((kind, extra)) => Ok(Content::Extra(kind.to_owned(), extra.to_owned())),
        None => Err(EnvelopeError::Damaged),
    }
}
