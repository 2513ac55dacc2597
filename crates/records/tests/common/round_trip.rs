//! A match written and read again, in each format.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

use super::{colours, stored};
use records::{Colour, Entry, Match, SeatConfig, StoredMatch, TableRules, link, text};
use rules::{Setup, StateHash};

pub type Table = (TableRules, Vec<Colour>);

/// All that a match is, apart from lines that are not shown.
pub fn contents(match_: &Match) -> (Setup, Table, Vec<SeatConfig>, Vec<Entry>, usize, StateHash) {
    (
        match_.setup().clone(),
        (match_.table_rules(), colours(match_)),
        match_.seats().to_vec(),
        match_.entries().to_vec(),
        match_.ply(),
        match_.state().hash(),
    )
}

/// The match out of a link.
pub fn through_link(match_: &Match) -> Match {
    link::read(&link::write(match_).unwrap()).unwrap()
}

/// The match out of a text.
pub fn through_text(match_: &Match) -> Match {
    text::read(&text::write(match_)).unwrap()
}

/// The match out of a save.
pub fn through_save(match_: &Match) -> Match {
    let stored = stored(match_);
    let back = StoredMatch::read(&stored.write().unwrap()).unwrap();
    assert_eq!(back, stored);
    back.open().unwrap()
}
