//! Text records, and whatever somebody may paste.

use crate::assert_same;
use records::{Match, RecordError, text};

/// Reads a text record.
pub fn read(data: &[u8]) {
    let record = String::from_utf8_lossy(data);
    match text::read(&record) {
        Ok(match_) => survives_writing(match_),
        Err(error) => {
            // What is wrong is told with the line where it is.
            assert!(!error.to_string().is_empty());
            if let Some(line) = text::error_line(&record, &error) {
                assert!((1..=record.lines().count() + 1).contains(&line));
            }
            if let RecordError::Truncated { .. } = error {
                assert!(record.contains("Entries:"));
            }
        }
    }
}

/// Reads whatever it is.
pub fn import(data: &[u8]) {
    let pasted = String::from_utf8_lossy(data);
    match records::import(&pasted) {
        Ok(imported) => survives_writing(imported.match_),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A match is the same after it was written as a record and read.
fn survives_writing(match_: Match) {
    let record = text::write(&match_);
    let back = text::read(&record).expect("a match that was read can be written and read again");
    assert_same(match_, back);
}
