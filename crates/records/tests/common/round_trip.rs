//! A match written and read again, in each format.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

use super::{colours, stored};
use records::{Colour, Entry, Match, SeatConfig, StoredMatch, TableRules, link, text};
use rules::{Setup, StateHash};

pub type Table = (TableRules, Vec<Colour>);

/// All that a match is, apart from lines that are not shown.
pub fn contents(record: &Match) -> (Setup, Table, Vec<SeatConfig>, Vec<Entry>, usize, StateHash) {
    (
        record.setup().clone(),
        (record.table_rules(), colours(record)),
        record.seats().to_vec(),
        record.entries().to_vec(),
        record.ply(),
        record.state().hash(),
    )
}

/// The match out of a link.
pub fn through_link(record: &Match) -> Match {
    link::read(&link::write(record).unwrap()).unwrap()
}

/// The match out of a text.
pub fn through_text(record: &Match) -> Match {
    text::read(&text::write(record)).unwrap()
}

/// The match out of a save.
pub fn through_save(record: &Match) -> Match {
    let stored = stored(record);
    let back = StoredMatch::read(&stored.write().unwrap()).unwrap();
    assert_eq!(back, stored);
    back.open().unwrap()
}
