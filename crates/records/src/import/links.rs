//! Links in a text.

use super::unescape::{Dashes, unescape};
use crate::Match;
use crate::link::{self, LinkError};
use std::collections::BTreeSet;

/// What comes before the text of a link in the addresses of the app.
const ADDRESS_ENDS: [&str; 2] = ["/open/", "/challenge/"];
/// How links of the formats 1 to 3 begin: the format, and half of the code of a game. A damaged
/// link is recognized by it.
const PREFIXES: [&str; 3] = ["AQ", "Ag", "Aw"];
/// The one of them that no usual word begins with.
const SHORT_PREFIX: &str = "AQ";
/// From this length on, a word is taken for a link by its prefix alone.
const MIN_CHARS: usize = 24;
/// Upper bound on the number of links that are read in one text.
const MAX_LINKS: usize = 128;
/// Upper bound on the number of characters of other kinds within a link: line breaks, marks of
/// quotations.
const MAX_GAPS: usize = 4096;

/// The links of a text.
#[derive(Debug, Default)]
pub(super) struct Links {
    /// The matches of the sound ones, in the order of the text, each once.
    pub(super) matches: Vec<Match>,
    /// What is wrong with the first one that cannot be read.
    pub(super) error: Option<LinkError>,
}

impl Links {
    /// Finds the links in a text, even if programs in transit have changed its
    /// characters.
    pub(super) fn find(text: &str) -> Self {
        let mut tried = Vec::new();
        let mut first = Self::default();
        for dashes in Dashes::ALL {
            let unescaped = unescape(text, dashes);
            if tried.contains(&unescaped) {
                continue;
            }
            let links = Self::find_unescaped(&unescaped);
            if !links.matches.is_empty() {
                return links;
            }
            if first.error.is_none() {
                first = links;
            }
            tried.push(unescaped);
        }
        first
    }

    fn find_unescaped(text: &str) -> Self {
        let mut links = Self::default();
        let mut seen = BTreeSet::new();
        for candidate in candidates(text).take(MAX_LINKS) {
            match read_start(candidate).or_else(|error| {
                let joined = join(candidate);
                read_start(&joined).map_err(|_| error)
            }) {
                Ok((code, record)) => {
                    if seen.insert(code) {
                        links.matches.push(record);
                    }
                }
                Err(error) => {
                    links.error.get_or_insert(error);
                }
            }
        }
        links
    }
}

/// The texts from where a link may begin: after each beginning of an address of the app, and at
/// words that look like one.
fn candidates(text: &str) -> impl Iterator<Item = &str> {
    let mut is_first = true;
    let mut start = 0;
    let pieces = text.split_inclusive(|c| !link::is_link_char(c));
    // What comes after an address at the end is empty.
    pieces.chain([""]).filter_map(move |piece| {
        let (before, rest) = text.split_at_checked(start)?;
        start += piece.len();
        if ADDRESS_ENDS.iter().any(|end| before.ends_with(end)) {
            return Some(rest);
        }
        let run = piece.trim_end_matches(|c| !link::is_link_char(c));
        // Markdown has these around words.
        let word = run.trim_start_matches(['-', '_']);
        let has_prefix = || PREFIXES.iter().any(|prefix| word.starts_with(prefix));
        let is_link = if word.len() < MIN_CHARS {
            is_first && word.starts_with(SHORT_PREFIX)
        } else {
            link::link_len(word).is_some() || has_prefix()
        };
        is_first &= run.is_empty();
        rest.get(run.len() - word.len()..).filter(|_| is_link)
    })
}

/// Reads the link at the start of a text, whatever follows it. Returns its characters too.
fn read_start(text: &str) -> Result<(String, Match), LinkError> {
    let end = text.find(|c| !link::is_link_char(c)).unwrap_or(text.len());
    let run = text.get(..end).unwrap_or_default();
    if run.is_empty() {
        return Err(LinkError::Truncated);
    }
    let code = match link::link_len(run) {
        Some(length) => run.get(..length).ok_or(LinkError::Truncated)?,
        None => run,
    };
    Ok((code.to_owned(), link::read(code)?))
}

/// The characters of the link at the start of a text, without those that are between them: line
/// breaks, marks of quotations.
fn join(text: &str) -> String {
    let mut joined = String::new();
    let mut gaps = 0;
    let mut length = None;
    for c in text.chars() {
        if link::is_link_char(c) {
            joined.push(c);
        } else {
            gaps += 1;
        }
        if length.is_none() {
            length = link::link_len(&joined);
        }
        // The length of other formats is unknown.
        let is_unknown = length.is_none() && joined.len() >= MIN_CHARS;
        if gaps > MAX_GAPS || length == Some(joined.len()) || is_unknown {
            break;
        }
    }
    joined
}
