//! The error type of tests.

use std::fmt;

/// The result of a test and of most of its steps.
pub type TestResult<T = ()> = Result<T, TestError>;

/// Why a test failed.
pub struct TestError(String);

impl TestError {
    /// An error with a message.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Prefixes the message with the step that failed.
    #[must_use]
    pub fn context(self, what: &str) -> Self {
        Self(format!("{what}: {}", self.0))
    }
}

impl fmt::Display for TestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The test runner prints errors with `Debug`.
impl fmt::Debug for TestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: std::error::Error> From<E> for TestError {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}
