//! Text records and arbitrary pasted text.

use crate::assert_same;
use records::{Match, RecordError, text};

/// Reads a text record.
pub fn read(data: &[u8]) {
    let written = String::from_utf8_lossy(data);
    match text::read(&written) {
        Ok(record) => survives_writing(record),
        Err(error) => {
            // Errors name their line.
            assert!(!error.to_string().is_empty());
            if let Some(line) = text::error_line(&written, &error) {
                assert!((1..=written.lines().count() + 1).contains(&line));
            }
            if let RecordError::Truncated { .. } = error {
                assert!(written.contains("Entries:"));
            }
        }
    }
}

/// Reads whatever it is.
pub fn import(data: &[u8]) {
    let pasted = String::from_utf8_lossy(data);
    match records::import(&pasted) {
        Ok(imported) => survives_writing(imported.record),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A match is the same after it was written as a record and read.
fn survives_writing(record: Match) {
    let back = text::read(&text::write(&record))
        .expect("a match that was read can be written and read again");
    assert_same(record, back);
}
