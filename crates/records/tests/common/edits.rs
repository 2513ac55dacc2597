//! Matches to be damaged, and ways to damage what is written of them.

use super::{
    coloured, colours, every_colours, every_setup, every_table, random_match, stored, trials,
};
use base64ct::{Base64UrlUnpadded, Encoding};
use proptest::prelude::*;
use proptest::sample::Index;
use records::{Correspondence, Match, StoredMatch, link, text};
use rules::Seat;
use std::sync::LazyLock;

/// Whole random games, some of them by link, and some that are browsed before their end.
pub static MATCHES: LazyLock<Vec<Match>> = LazyLock::new(|| {
    every_setup(0..trials(1, 3))
        .into_iter()
        .enumerate()
        .map(|(number, setup)| {
            let mut record = random_match(&setup, number as u64);
            record.go_to(record.entries().len() - number % 3);
            let mut record = record.with_table_rules(every_table()[number % 6]);
            if number % 4 == 1 {
                let host = Seat::FIRST;
                let id = 0x1a2b_3c4d ^ number as u32;
                record = record.with_correspondence(Correspondence { id, host });
            }
            let every = every_colours(usize::from(setup.players()));
            coloured(record, &every[number * 7 % every.len()])
        })
        .collect()
});

/// Any of them.
pub fn any_match() -> impl Strategy<Value = &'static Match> {
    any::<Index>().prop_map(|index| index.get(&MATCHES))
}

/// Applies one random edit: removes, inserts or changes a character, or truncates.
fn apply_edit(text: &mut Vec<char>, at: Index, kind: u8, letter: char) {
    if text.is_empty() {
        return;
    }
    let at = at.index(text.len());
    match kind {
        0 => {
            text.remove(at);
        }
        1 => text.insert(at, letter),
        2 => text[at] = letter,
        3 => text.truncate(at),
        _ => text[at] = char::from(b' ' + (letter as u32 % 95) as u8),
    }
}

/// A few random edits.
pub fn edits() -> impl Strategy<Value = Vec<(Index, u8, char)>> {
    prop::collection::vec((any::<Index>(), 0..8_u8, any::<char>()), 1..5)
}

/// The text after the edits.
pub fn edited(text: &str, edits: Vec<(Index, u8, char)>) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, kind, letter) in edits {
        apply_edit(&mut letters, at, kind, letter);
    }
    letters.into_iter().collect()
}

/// Checks that a match that was read is a match like any other.
pub fn check_round_trip(read: &Match) -> Result<(), TestCaseError> {
    let contents = |record: Match| {
        let entries = record.entries().to_vec();
        (entries, record.table_rules(), colours(&record))
    };
    let again = text::read(&text::write(read));
    prop_assert_eq!(again.map(contents), Ok(contents(read.clone())));
    let again = link::write(read).and_then(|link| link::read(&link));
    prop_assert_eq!(again.map(contents), Ok(contents(read.clone())));
    let stored = stored(read);
    prop_assert_eq!(
        stored.open().map(|stored| colours(&stored)),
        Ok(colours(read))
    );
    let written = stored.write();
    prop_assert_eq!(
        written.and_then(|text| StoredMatch::read(&text)),
        Ok(stored)
    );
    Ok(())
}

/// A save with bytes changed in one of its parts: in each of the two that are
/// bytes, once.
pub fn with_changed_bytes(saved: &str, changes: &[(Index, u8)]) -> Vec<String> {
    // What comes before the parts stays.
    let prefix = if saved.starts_with("5.") { "5." } else { "" };
    let parts: Vec<String> = saved
        .strip_prefix(prefix)
        .unwrap_or(saved)
        .splitn(3, '.')
        .map(str::to_owned)
        .collect();
    (0..2)
        .map(|part| {
            let mut bytes = Base64UrlUnpadded::decode_vec(&parts[part]).unwrap_or_default();
            for (at, byte) in changes {
                let at = at.index(bytes.len());
                bytes[at] = *byte;
            }
            let mut changed = parts.clone();
            changed[part] = Base64UrlUnpadded::encode_string(&bytes);
            format!("{prefix}{}", changed.join("."))
        })
        .collect()
}
