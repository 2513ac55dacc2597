//! Matches to be damaged, and ways to damage what is written of them.

use super::{coloured, colours, every_colours, every_setup, every_table, kept, random_match};
use base64ct::{Base64UrlUnpadded, Encoding};
use proptest::prelude::*;
use proptest::sample::Index;
use records::{Match, StoredMatch, link, text};
use std::sync::LazyLock;

/// Whole random games, and some that are looked at before their end.
pub static MATCHES: LazyLock<Vec<Match>> = LazyLock::new(|| {
    let games = every_setup(0..3).into_iter().enumerate();
    games
        .map(|(number, setup)| {
            let mut played = random_match(&setup, number as u64);
            played.go_to(played.entries().len() - number % 3);
            let played = played.with_table_rules(every_table()[number % 6]);
            let every = every_colours(usize::from(setup.players()));
            coloured(played, &every[number * 7 % every.len()])
        })
        .collect()
});

/// Any of them.
pub fn any_match() -> impl Strategy<Value = &'static Match> {
    any::<Index>().prop_map(|index| index.get(&MATCHES))
}

/// Puts one slip into a text: a letter taken out, put in, or changed, or the
/// rest cut off.
fn slip(text: &mut Vec<char>, at: Index, kind: u8, letter: char) {
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

/// Any few slips.
pub fn slips() -> impl Strategy<Value = Vec<(Index, u8, char)>> {
    prop::collection::vec((any::<Index>(), 0..8_u8, any::<char>()), 1..5)
}

/// The text with slips.
pub fn slipped(text: &str, slips: Vec<(Index, u8, char)>) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, kind, letter) in slips {
        slip(&mut letters, at, kind, letter);
    }
    letters.into_iter().collect()
}

/// Whatever was read is a match like any other.
pub fn is_sound(read: &Match) -> Result<(), TestCaseError> {
    let told = |played: Match| {
        let entries = played.entries().to_vec();
        (entries, played.table_rules(), colours(&played))
    };
    let again = text::read(&text::write(read));
    prop_assert_eq!(again.map(told), Ok(told(read.clone())));
    let again = link::write(read).and_then(|link| link::read(&link));
    prop_assert_eq!(again.map(told), Ok(told(read.clone())));
    let kept = kept(read);
    prop_assert_eq!(kept.open().map(|kept| colours(&kept)), Ok(colours(read)));
    let written = kept.write();
    prop_assert_eq!(written.and_then(|text| StoredMatch::read(&text)), Ok(kept));
    Ok(())
}

/// A save with bytes changed in one of its parts: in each of the two that are
/// bytes, once.
pub fn with_changed_bytes(saved: &str, changes: &[(Index, u8)]) -> Vec<String> {
    let parts: Vec<String> = saved.splitn(3, '.').map(str::to_owned).collect();
    let changed = (0..2).map(|part| {
        let mut bytes = Base64UrlUnpadded::decode_vec(&parts[part]).unwrap_or_default();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = *byte;
        }
        let mut changed = parts.clone();
        changed[part] = Base64UrlUnpadded::encode_string(&bytes);
        changed.join(".")
    });
    changed.collect()
}
