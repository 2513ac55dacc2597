//! What goes wrong in a test, in one sentence.

use std::fmt;

use fantoccini::error::CmdError;

/// What a test, and most of what it does, gives back.
pub type TestResult<T = ()> = Result<T, TestError>;

/// Why a test failed.
pub struct TestError(String);

impl TestError {
    /// A failure with its reason.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The same with what was being done.
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

/// The test runner prints it so.
impl fmt::Debug for TestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<CmdError> for TestError {
    fn from(error: CmdError) -> Self {
        Self(match error {
            // Without the driver's stack.
            CmdError::Standard(error) => format!("{}: {}", error.error(), error.message),
            other => other.to_string(),
        })
    }
}

impl From<std::io::Error> for TestError {
    fn from(error: std::io::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<url::ParseError> for TestError {
    fn from(error: url::ParseError) -> Self {
        Self(error.to_string())
    }
}
