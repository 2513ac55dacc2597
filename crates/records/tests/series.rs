//! A text as a series of codes.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use records::series::{OtherSeries, Part, PartError, Series, SeriesError, codes_of};
use records::{CollectedMatch, Collection, StoredMatch, Title, text};
use std::fs;
use std::path::{Path, PathBuf};

/// A text that hardly gets shorter by compression.
fn noise(length: usize, seed: u64) -> String {
    let mut state = seed | 1;
    (0..length)
        .map(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            char::from(b' ' + (state >> 58) as u8)
        })
        .collect()
}

fn part(code: &str) -> Part {
    code.parse().unwrap()
}

fn series_of<'a>(codes: impl IntoIterator<Item = &'a String>) -> Series {
    let mut parts = codes.into_iter().map(|code| part(code));
    let mut series = Series::of(parts.next().unwrap());
    for part in parts {
        series.add(part).unwrap();
    }
    series
}

#[test]
fn codes_have_the_characters_of_the_dense_mode_and_one_size() {
    let codes = codes_of(&noise(20_000, 7));
    assert!(codes.len() > 20, "{}", codes.len());
    let is_dense =
        |c: char| c.is_ascii_digit() || c.is_ascii_uppercase() || " $%*+-./:".contains(c);
    for code in &codes {
        assert!(code.chars().all(is_dense), "{code}");
        // What fits into version 15, with the longest numbers.
        assert!(code.len() <= 758, "{}", code.len());
        assert!(code.len().abs_diff(codes[0].len()) <= 3 || Some(code) == codes.last());
    }
}

/// A code of the first format, which must always be read.
#[test]
fn a_code_of_the_first_format_is_read_forever() {
    let code = "WHG1:F5268CCC:1:1:+Z74:4AO5E69V0Q$DPXW5K/Q/3A2Y9E+A.SAGES00";
    let text = Series::of(part(code)).text();
    assert_eq!(text.as_deref(), Ok("wheelhouse-games 1 0\n"));
}

#[test]
fn a_code_that_is_no_part_says_why() {
    let code = &codes_of("a")[0];
    for (other, error) in [
        ("", PartError::Unrecognized),
        ("https://example.org/#/open/AwE", PartError::Unrecognized),
        ("WHG", PartError::Unrecognized),
        ("WHG1", PartError::Unrecognized),
        ("WHGX:1:1:1:", PartError::Unrecognized),
        ("WHG2:whatever", PartError::NewerFormat(2)),
        ("WHG0:00000000:1:1:", PartError::Damaged),
        ("WHG1:", PartError::Damaged),
        ("WHG1:00000000:1:1:", PartError::Damaged),
        ("WHG1:00000000:0:1:00000", PartError::Damaged),
        ("WHG1:00000000:2:1:00000", PartError::Damaged),
        ("WHG1:00000000:1:4294967295:00000", PartError::Damaged),
        ("WHG1:00000000:1:1:é", PartError::Damaged),
        (&code[..code.len() - 1], PartError::Damaged),
        (&format!("{code}0"), PartError::Damaged),
    ] {
        assert_eq!(other.parse::<Part>(), Err(error), "{other}");
    }
}

#[test]
fn parts_of_another_series_are_refused() {
    let (one, other) = (codes_of(&noise(3000, 1)), codes_of(&noise(3000, 2)));
    let mut series = series_of(&one[..1]);
    assert_eq!(series.add(part(&other[1])), Err(OtherSeries));
    assert_eq!(series, series_of(&one[..1]));
    // What was kept of several is the first one.
    let mixed = format!("{}\nnot a code\n{}\n{}", one[0], other[1], one[1]);
    assert_eq!(Series::read(&mixed), Some(series_of(&one[..2])));
    assert_eq!(Series::read("not a code\n"), None);
}

#[test]
fn what_would_be_enormous_is_no_text() {
    let codes = codes_of(&" ".repeat((1 << 25) + 1));
    assert_eq!(series_of(&codes).text(), Err(SeriesError::Damaged));
}

/// How many codes finished games take.
#[test]
fn games_take_few_codes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    // Of all games among each other.
    paths.sort_by_key(|path| path.to_string_lossy().bytes().rev().collect::<Vec<_>>());
    for (games, most) in [(10_usize, 20), (50, 100), (100, 180)] {
        let matches = paths.iter().take(games).map(|path| {
            let record = text::read(&fs::read_to_string(path).unwrap()).unwrap();
            CollectedMatch {
                stored: StoredMatch::new(&record, Title::default(), 1_764_000_000_000),
                extras: vec![("finished".to_owned(), "1764000000000".to_owned())],
            }
        });
        let text = Collection::write(&[], &matches.collect::<Vec<_>>());
        let codes = codes_of(&text);
        println!(
            "{games} games: {} characters, {} codes",
            text.len(),
            codes.len()
        );
        assert!(codes.len() <= most, "{games} games: {} codes", codes.len());
    }
}

proptest! {
    #[test]
    fn parts_are_put_together_in_any_order(
        length in 0_usize..6000,
        seed: u64,
        order in proptest::collection::vec(any::<prop::sample::Index>(), 0..60),
    ) {
        let text = noise(length, seed);
        let codes = codes_of(&text);
        // Any of them, some of them several times, then all.
        let some = order.iter().map(|index| index.get(&codes));
        let mut series = series_of(some.chain(codes.iter().rev()).collect::<Vec<_>>());
        prop_assert!(series.is_complete());
        prop_assert_eq!(series.received(), codes.len());
        prop_assert_eq!(series.text(), Ok(text));
        // They may be kept at any time.
        prop_assert_eq!(Series::read(&series.write()), Some(series.clone()));
        prop_assert_eq!(series.add(part(&codes[0])), Ok(()));
    }

    #[test]
    fn what_is_missing_is_known(missing: prop::sample::Index, seed: u64) {
        let codes = codes_of(&noise(5000, seed));
        let without = missing.index(codes.len());
        let others = codes.iter().enumerate().filter(|(at, _)| *at != without);
        let series = series_of(others.map(|(_, code)| code).collect::<Vec<_>>());
        prop_assert_eq!(series.missing().collect::<Vec<_>>(), [without as u32 + 1]);
        prop_assert_eq!(series.text(), Err(SeriesError::Incomplete));
    }

    #[test]
    fn a_damaged_code_is_never_taken(
        at: prop::sample::Index,
        to in "[ -~]",
        cut: prop::sample::Index,
    ) {
        let codes = codes_of(&noise(1500, 3));
        let code = &codes[1];
        let mut damaged = code.clone();
        let at = at.index(code.len());
        damaged.replace_range(at..=at, &to);
        for text in [damaged.as_str(), &code[..cut.index(code.len())]] {
            let read = text.parse::<Part>();
            prop_assert!(read.is_err() || read == Ok(part(code)), "{}", text);
        }
    }

    #[test]
    fn any_text_is_read_without_a_panic(text in "(WHG1:[0-9A-F]{0,9}:[0-9]{0,5}:[0-9]{0,5}:)?[0-9A-Z $%*+./:-]{0,80}") {
        let _ = text.parse::<Part>();
        let _ = Series::read(&text);
    }
}
