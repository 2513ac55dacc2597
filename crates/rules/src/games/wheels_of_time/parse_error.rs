//! The error of all text forms of the game.

/// A text that could not be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected} at byte {at}")]
pub struct ParseError {
    /// What should have been there, in English.
    pub expected: &'static str,
    /// The byte of the text at which it was expected.
    pub at: usize,
}

impl ParseError {
    /// The value among `values` whose code is `text`, ignoring case.
    pub(super) fn find<T: Copy>(
        values: &[T],
        code: impl Fn(T) -> &'static str,
        text: &str,
        expected: &'static str,
    ) -> Result<T, Self> {
        values
            .iter()
            .find(|value| code(**value).eq_ignore_ascii_case(text))
            .copied()
            .ok_or(Self { expected, at: 0 })
    }

    /// The same error in a longer text in which the parsed part begins at byte
    /// `offset`.
    pub(super) const fn shifted(self, offset: usize) -> Self {
        Self {
            expected: self.expected,
            at: self.at + offset,
        }
    }
}
