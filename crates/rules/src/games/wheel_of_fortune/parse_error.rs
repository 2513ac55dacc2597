//! The error of all text forms of the game.

/// A text is not in the notation of the type it was parsed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid notation at byte {at}")]
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
