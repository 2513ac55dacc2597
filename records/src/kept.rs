//! A match as it is kept in a browser: the match, when it was last played, and
//! whether it is over.
//!
//! The text is base64url of serde's postcard form of [`Versions`]; JSON would
//! double what the page has to load. A sealed text of it is a save file.

use crate::saved::SavedMatch;
use base64ct::{Base64UrlUnpadded, Encoding};
use serde::{Deserialize, Serialize};

/// A match that is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// When it was last played, in milliseconds since 1970.
    pub touched: u64,
    /// Whether it is over.
    pub over: bool,
    /// The match.
    pub record: SavedMatch,
}

/// Every form in which a match was ever kept, in the order in which they came.
#[derive(Serialize, Deserialize)]
enum Versions {
    V1(Kept),
}

/// What cannot be kept, or was not kept by this house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

impl Kept {
    /// The text to keep.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn write(self) -> Result<String, NotKept> {
        postcard::to_allocvec(&Versions::V1(self))
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
            Ok((Versions::V1(kept), [])) => Ok(kept),
            _ => Err(NotKept),
        }
    }
}
