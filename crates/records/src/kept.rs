//! A match as it is kept in a browser: the match, what it is called, what the
//! table agreed on, the colours of the seats, when it was last played, and
//! whether it is over.
//!
//! The text is base64url of serde's postcard form of [`Versions`]; JSON would
//! double what the page has to load. A sealed text of it is a save file.

use crate::Match;
use crate::colour::Colour;
use crate::names::Title;
use crate::saved::{RecordError, SavedMatch};
use crate::table_rules::TableRules;
use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

/// A match that is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// When it was last played, in milliseconds since 1970.
    pub touched: u64,
    /// Whether it is over.
    pub over: bool,
    /// What it is called; empty if it was given no title.
    pub title: Title,
    /// What the table agreed on.
    pub table: TableRules,
    /// The colours of all seats, in turn order; empty if all are the usual ones.
    pub colours: Vec<Colour>,
    /// The match.
    pub record: SavedMatch,
}

/// A match as the first house kept it: nobody had agreed on anything,
/// and all seats had the usual colours.
#[derive(Deserialize)]
struct FirstKept {
    touched: u64,
    over: bool,
    record: SavedMatch,
}

/// Every form in which a match was ever kept, in the order in which they came.
#[derive(Serialize, Deserialize)]
enum Versions {
    #[serde(skip_serializing)]
    V1(FirstKept),
    V2(Kept),
}

/// What cannot be kept, or was not kept by this house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

impl From<FirstKept> for Kept {
    fn from(first: FirstKept) -> Self {
        Self {
            touched: first.touched,
            over: first.over,
            title: Title::default(),
            table: TableRules::default(),
            colours: Vec::new(),
            record: first.record,
        }
    }
}

impl Kept {
    /// All of a match, with every line tried out, last played at `touched`.
    #[must_use]
    pub fn of(played: &Match, title: Title, touched: u64) -> Self {
        Self {
            touched,
            over: played.position().ending().is_some(),
            title,
            table: played.table_rules(),
            colours: played.unusual_colours().unwrap_or_default().to_vec(),
            record: SavedMatch::from(played),
        }
    }

    /// The match, replayed by the rules here, at a table with its rules and in
    /// its colours. No game is lost over colours: where they are not one for
    /// each seat, none twice, all seats have the usual ones.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn open(&self) -> Result<Match, RecordError> {
        let mut opened = self.record.open()?.with_table_rules(self.table);
        opened.set_colours(&self.colours);
        Ok(opened)
    }

    /// The text to keep.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn write(self) -> Result<String, NotKept> {
        postcard::to_allocvec(&Versions::V2(self))
            .map(|bytes| Base64UrlUnpadded::encode_string(&bytes))
            .map_err(|_| NotKept)
    }

    /// Reads what `write` writes, and wrote in earlier versions.
    ///
    /// # Errors
    /// If it is something else.
    pub fn read(text: &str) -> Result<Self, NotKept> {
        let bytes = Base64UrlUnpadded::decode_vec(text).map_err(|_| NotKept)?;
        match postcard::take_from_bytes(&bytes) {
            Ok((Versions::V1(kept), [])) => Ok(kept.into()),
            Ok((Versions::V2(kept), [])) => Ok(kept),
            _ => Err(NotKept),
        }
    }
}
