//! The error of all text forms of the game.

use core::error::Error;
use core::fmt;

/// A text is not in the notation of the type it was parsed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNotationError {
    /// Byte offset of the part of the text that is not understood.
    pub at: usize,
}

impl ParseNotationError {
    /// Nothing of the text is understood.
    pub(super) const START: Self = Self { at: 0 };

    /// The same error in a text with `bytes` more bytes in front.
    pub(super) const fn shifted(self, bytes: usize) -> Self {
        Self {
            at: self.at + bytes,
        }
    }
}

impl fmt::Display for ParseNotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid notation at byte {}", self.at)
    }
}

impl Error for ParseNotationError {}
