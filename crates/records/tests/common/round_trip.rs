//! A match written and read again, in each format.

// Helpers may say what they expect by failing, as tests do.
#![allow(clippy::unwrap_used)]

use super::{colours, kept};
use records::{Colour, Entry, Match, SeatConfig, StoredMatch, TableRules, link, text};
use rules::{Setup, StateHash};

pub type Table = (TableRules, Vec<Colour>);

/// All that a match is, apart from lines that are not looked at.
pub fn seen(played: &Match) -> (Setup, Table, Vec<SeatConfig>, Vec<Entry>, usize, StateHash) {
    (
        played.setup().clone(),
        (played.table_rules(), colours(played)),
        played.seats().to_vec(),
        played.entries().to_vec(),
        played.ply(),
        played.state().hash(),
    )
}

/// The match out of a link.
pub fn through_link(played: &Match) -> Match {
    link::read(&link::write(played).unwrap()).unwrap()
}

/// The match out of a text.
pub fn through_text(played: &Match) -> Match {
    text::read(&text::write(played)).unwrap()
}

/// The match out of a save.
pub fn through_save(played: &Match) -> Match {
    let kept = kept(played);
    let back = StoredMatch::read(&kept.write().unwrap()).unwrap();
    assert_eq!(back, kept);
    back.open().unwrap()
}
