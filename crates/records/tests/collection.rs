//! Many matches in one file.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::{every_setup, random_match};
use proptest::prelude::*;
use records::archive::{Envelope, EnvelopeError};
use records::{CollectedMatch, Collection, CollectionError, StoredMatch, Title, is_collection};

fn collected(number: u64) -> CollectedMatch {
    let setups = every_setup(number..number + 1);
    let record = random_match(&setups[0], number);
    let title = Title::new(&format!("Game {number}"));
    CollectedMatch {
        stored: StoredMatch::new(&record, title, 1_764_000_000_000 + number),
        extras: vec![("notes".to_owned(), format!("{{\"n\":{number}}}"))],
    }
}

fn three_matches() -> Vec<CollectedMatch> {
    let mut matches: Vec<CollectedMatch> = (0..3).map(collected).collect();
    matches[1].extras.clear();
    matches[2]
        .extras
        .push(("seats".to_owned(), "1 2".to_owned()));
    matches
}

#[test]
fn matches_and_their_extras_are_read_as_they_were_written() {
    let text = Collection::write(&[], &three_matches());
    assert!(text.starts_with("wheelhouse-games 1 3\nwheelhouse-save "));
    assert!(is_collection(&text));
    let read = Collection::read(&text).unwrap();
    assert_eq!(read.matches, three_matches());
    assert_eq!((read.damaged.len(), read.missing), (0, 0));
    // Other line ends, a byte order mark and empty lines do not matter.
    let other = format!("\u{feff}{}\r\n\r\n", text.replace('\n', "\r\n"));
    assert_eq!(Collection::read(&other).unwrap().matches, three_matches());
    assert_eq!(
        Collection::read(&Collection::write(&[], &[])).unwrap(),
        Collection::default()
    );
}

#[test]
fn damage_costs_only_its_own_match() {
    let text = Collection::write(&[], &three_matches());
    let second = text
        .find(&three_matches()[1].stored.write().unwrap()[..40])
        .unwrap();
    let mut damaged = text.clone();
    damaged.replace_range(second + 5..second + 6, "~");
    let read = Collection::read(&damaged).unwrap();
    assert_eq!(
        read.matches,
        [three_matches()[0].clone(), three_matches()[2].clone()]
    );
    assert_eq!(read.damaged, [EnvelopeError::Damaged]);
    assert_eq!(read.missing, 0);
}

#[test]
fn a_missing_end_is_noticed() {
    let text = Collection::write(&[], &three_matches());
    for cut in (text.find('\n').unwrap() + 1)..text.len() - 1 {
        let read = Collection::read(&text[..cut]).unwrap();
        let total = read.matches.len() + read.damaged.len() + read.missing;
        assert!(total >= 3, "{cut}: {read:?}");
        for (found, expected) in read.matches.iter().zip(three_matches()) {
            assert_eq!(found.stored, expected.stored);
        }
    }
}

#[test]
fn other_texts_are_no_collections() {
    let single = "wheelhouse-save 3 1 0 00000000\n";
    for text in [
        "",
        "wheelhouse-games",
        "wheelhouse-games x 1",
        "wheelhouse-games 1",
        single,
    ] {
        assert_eq!(
            Collection::read(text),
            Err(CollectionError::Unrecognized),
            "{text}"
        );
    }
    assert_eq!(
        Collection::read("wheelhouse-games 2 0\n"),
        Err(CollectionError::NewerFormat(2))
    );
}

/// A file of the first format, which must always open.
#[test]
fn a_collection_of_the_first_format_opens_forever() {
    let text = include_str!("fixtures/collection-1.wheelhouse");
    let read = Collection::read(text).unwrap();
    assert_eq!(
        (read.matches.len(), read.damaged.len(), read.missing),
        (3, 0, 0)
    );
    for found in &read.matches {
        assert!(found.stored.open().is_ok());
    }
    let titles = read
        .matches
        .iter()
        .map(|found| found.stored.summary.title.as_str());
    assert_eq!(titles.collect::<Vec<_>>(), ["Game 0", "Game 1", "Game 2"]);
    assert_eq!(
        read.matches[2].extras[1],
        ("seats".to_owned(), "1 2".to_owned())
    );
}

/// What programs did before there were extras of the whole file: an extra belongs to the sound
/// match before it.
fn titles_by_earlier_programs(text: &str) -> (Vec<String>, usize) {
    let lines: Vec<&str> = text.lines().skip(1).collect();
    let (mut titles, mut extras, mut is_after_match) = (Vec::new(), 0, false);
    for pair in lines.chunks(2) {
        let content = Envelope::decode(&pair.join("\n")).unwrap().text;
        if let Ok(stored) = StoredMatch::read(&content) {
            titles.push(stored.summary.title.as_str().to_owned());
            is_after_match = true;
        } else if is_after_match && content.contains(' ') {
            extras += 1;
        }
    }
    (titles, extras)
}

#[test]
fn earlier_programs_read_the_matches_of_a_file_with_extras() {
    let extras = [
        ("settings".to_owned(), "{\"theme\":\n\"dark\"}".to_owned()),
        ("later".to_owned(), "kind".to_owned()),
    ];
    let text = Collection::write(&extras, &three_matches());
    assert!(text.starts_with("wheelhouse-games 1 3\n"));
    let read = Collection::read(&text).unwrap();
    assert_eq!(read.matches, three_matches());
    assert_eq!((read.damaged.len(), read.missing), (0, 0));
    assert_eq!(read.extras[0].1, "{\"theme\": \"dark\"}");
    assert_eq!(read.extras[1], extras[1]);
    let own = three_matches().iter().map(|one| one.extras.len()).sum();
    let titles = ["Game 0", "Game 1", "Game 2"].map(String::from).to_vec();
    assert_eq!(titles_by_earlier_programs(&text), (titles, own));
    // Damaged extras are no match's.
    let damaged = text.replacen("settings", "sessions", 1);
    let read = Collection::read(&damaged).unwrap();
    assert_eq!(read.matches, three_matches());
    assert_eq!((read.damaged.len(), read.extras.len()), (1, 0));
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in "(wheelhouse-games [0-9] [0-9]{1,9}\n)?(wheelhouse-save [0-9] 1 [0-9]{1,3} [0-9a-f]{8}\n.{0,40}\n){0,4}.{0,60}") {
        let _ = Collection::read(&text);
    }
}
