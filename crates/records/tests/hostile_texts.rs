//! Hostile text records, saves and envelopes: reading them never panics, and damage
//! never goes unnoticed.

mod common;

use common::edits::{any_match, check_round_trip, edited, edits, with_changed_bytes};
use common::envelopes::envelope_of_format;
use common::{colours, stored};
use proptest::prelude::*;
use proptest::sample::Index;
use records::archive::{Envelope, EnvelopeError};
use records::{
    Colour, Match, MatchRecord, RecordError, StoredMatch, StoredMatchError, Title, text,
};

/// A text read as a save is a match or an error.
fn check_save(text: &str) -> Result<(), TestCaseError> {
    if let Ok(stored) = StoredMatch::read(text)
        && let Ok(read) = stored.open()
    {
        prop_assert_eq!(read.table_rules(), stored.summary.table);
        let seated = colours(&read);
        prop_assert!(seated == stored.summary.colours || Colour::ALL.starts_with(&seated));
        prop_assert!(stored.summary.title.as_str().chars().count() <= Title::MAX_CHARS);
        check_round_trip(&read)?;
    }
    Ok(())
}

/// A number that may fit, or any.
fn small_or_any() -> impl Strategy<Value = usize> {
    prop_oneof![0..40_usize, any::<usize>()]
}

proptest! {
    #[test]
    fn arbitrary_text_is_not_a_record(text in any::<String>()) {
        prop_assert!(text::read(&text).is_err());
        let titled = format!("Wheelhouse record 1\n{text}");
        prop_assert!(text::read(&titled).is_err());
    }

    #[test]
    fn an_edited_record_is_a_match_or_an_error(record in any_match(), edits in edits()) {
        let other = edited(&text::write(record), edits);
        if let Ok(read) = text::read(&other) {
            check_round_trip(&read)?;
        }
    }

    #[test]
    fn arbitrary_text_is_not_a_save(text in any::<String>(), letters in "[A-Za-z0-9_-]{0,200}") {
        check_save(&text)?;
        check_save(&letters)?;
        // The beginnings of the versions there are, and of another one.
        check_save(&format!("AA{letters}"))?;
        check_save(&format!("AQ{letters}"))?;
        check_save(&format!("Ag{letters}.{letters}.{letters}"))?;
        let other = format!("Aw{letters}");
        prop_assert_eq!(StoredMatch::read(&other), Err(StoredMatchError));
    }

    #[test]
    fn an_edited_save_is_a_match_or_an_error(record in any_match(), edits in edits()) {
        let saved = stored(record).write().unwrap();
        check_save(&edited(&saved, edits))?;
    }

    #[test]
    fn a_save_with_changed_bytes_is_a_match_or_an_error(
        record in any_match(),
        changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..5),
    ) {
        for changed in with_changed_bytes(&stored(record).write().unwrap(), &changes) {
            check_save(&changed)?;
        }
    }

    #[test]
    fn a_truncated_or_extended_save_is_an_error(
        record in any_match(),
        at in any::<Index>(),
        more in "[A-Za-z0-9_;=.-]{1,9}",
    ) {
        let saved = stored(record).write().unwrap();
        prop_assert_eq!(StoredMatch::read(&saved[..at.index(saved.len())]), Err(StoredMatchError));
        prop_assert_eq!(StoredMatch::read(&format!("{saved}{more}")), Err(StoredMatchError));
    }

    #[test]
    fn arbitrary_numbers_in_a_save_are_bounded(
        record in any_match(),
        numbers in (small_or_any(), small_or_any(), small_or_any()),
        lines in 0..40_usize,
    ) {
        let mut saved = MatchRecord::from(record);
        let mut line = saved.lines[0].clone();
        let main = line.entries.len();
        (saved.active, saved.ply, line.from) = (numbers.0, numbers.1, numbers.2);
        line.entries.clear();
        line.hashes = Vec::new();
        saved.lines.extend(vec![line; lines]);
        match saved.open() {
            Ok(read) => {
                prop_assert_eq!(read.line_count(), lines + 1);
                prop_assert!(numbers.0 <= lines && (lines == 0 || numbers.2 <= main));
                prop_assert!(read.ply() <= read.entries().len());
                check_round_trip(&read)?;
            }
            Err(RecordError::TooManyLines) => prop_assert!(lines > Match::MAX_VARIATIONS),
            Err(error) => {
                prop_assert_eq!(error, RecordError::UnknownLine);
                prop_assert!(numbers.0 > lines || (lines > 0 && numbers.2 > main));
            }
        }
    }

    #[test]
    fn arbitrary_text_is_not_an_envelope(text in any::<String>()) {
        prop_assert!(Envelope::decode(&text).is_err());
        for start in ["wheelhouse-save ", "wheelhouse-save 3 1 ", "wheelhouse-save 1 1 0 "] {
            let written = format!("{start}{text}");
            prop_assert!(Envelope::decode(&written).is_err());
        }
    }

    #[test]
    fn an_envelope_survives_a_round_trip_and_edits_never_give_another_text(
        text in any::<String>(),
        revision in 0..u64::MAX,
        edits in edits(),
    ) {
        let encoded = Envelope { revision, text };
        let written = encoded.encode();
        // Stored matches that start from a position or are by link begin like this, and earlier
        // programs cannot read them.
        let format = match encoded.text.get(..2) {
            Some("6.") => 6,
            Some("5.") => 5,
            Some("4.") => 4,
            _ => 3,
        };
        prop_assert_eq!(&written, &envelope_of_format(format, revision, &encoded.text));
        prop_assert_eq!(Envelope::decode(&written), Ok(encoded.clone()));
        for before in 1..3 {
            let before = envelope_of_format(before, revision, &encoded.text);
            prop_assert_eq!(Envelope::decode(&before), Ok(encoded.clone()));
        }
        // Editors end a file with a line break.
        prop_assert_eq!(Envelope::decode(&format!("{written}\r\n")), Ok(encoded.clone()));
        if let Ok(other) = Envelope::decode(&edited(&written, edits)) {
            prop_assert_eq!(other, encoded);
        }
    }

    #[test]
    fn a_truncated_envelope_is_reported_as_truncated(text in ".{1,60}", at in any::<Index>()) {
        let written = Envelope { revision: 3, text: text.clone() }.encode();
        let head = written.len() - text.len();
        let mut at = head + at.index(text.len());
        while !written.is_char_boundary(at) {
            at -= 1;
        }
        prop_assert_eq!(Envelope::decode(&written[..at]), Err(EnvelopeError::Truncated));
    }
}

#[test]
fn errors_name_what_is_wrong_with_an_envelope() {
    let encoded = Envelope {
        revision: 12,
        text: "words".to_owned(),
    };
    let encoded = encoded.encode();
    assert!(encoded.starts_with("wheelhouse-save 3 12 5 "));
    let open = |text: &str| Envelope::decode(text).err();
    assert_eq!(
        open(&encoded.replace("words", "wordz")),
        Some(EnvelopeError::Damaged)
    );
    assert_eq!(
        open(&encoded.replace(" 12 ", " 13 ")),
        Some(EnvelopeError::Damaged)
    );
    assert_eq!(
        open(&encoded.replace(" 5 ", " 4 ")),
        Some(EnvelopeError::Damaged)
    );
    // The format is under the sum as well.
    for other in ["save 0", "save 1", "save 2", "save x", "save 4294967296"] {
        let changed = encoded.replace("save 3", other);
        assert_eq!(open(&changed), Some(EnvelopeError::Damaged), "{other}");
    }
    assert_eq!(
        open(&envelope_of_format(0, 12, "words")),
        Some(EnvelopeError::Damaged)
    );
    for later in [7, 8, u32::MAX] {
        let encoded = envelope_of_format(later, 12, "words");
        assert_eq!(open(&encoded), Some(EnvelopeError::NewerFormat(later)));
        let changed = encoded.replace("words", "wordz");
        assert_eq!(open(&changed), Some(EnvelopeError::Damaged));
        assert_eq!(
            open(&encoded.replace("ds", "")),
            Some(EnvelopeError::Truncated)
        );
    }
    assert_eq!(
        open(&format!("{encoded}more")),
        Some(EnvelopeError::Damaged)
    );
    assert_eq!(
        open(&encoded.replace("words", "")),
        Some(EnvelopeError::Truncated)
    );
    assert_eq!(open("wheelhouse-save 1 12"), Some(EnvelopeError::Truncated));
    assert_eq!(
        open("other words\nand lines"),
        Some(EnvelopeError::Unrecognized)
    );
    assert_eq!(open(""), Some(EnvelopeError::Unrecognized));
    let huge = format!("wheelhouse-save 1 1 {} 00000000\n", usize::MAX);
    assert_eq!(open(&huge), Some(EnvelopeError::Truncated));
}

/// If the end of a record is cut off, the error says so, unless only a hash is missing.
#[test]
fn a_truncated_record_is_an_error() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/");
    for name in ["wheel-of-fortune-2-sprint", "argonauts-wheel-2-resigned"] {
        let written = std::fs::read_to_string(format!("{folder}{name}.txt")).unwrap();
        let record = text::read(&written).unwrap();
        let whole = text::write(&record);
        let begin = whole.find("Entries: ").unwrap() + "Entries: ".len() + 4;
        for cut in begin..whole.len() {
            if !whole.is_char_boundary(cut) {
                continue;
            }
            match text::read(&whole[..cut]) {
                Ok(read) => assert_eq!(read.entries(), record.entries(), "{cut}"),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
        // In the middle, at the end of a line: nothing else would tell.
        let middle = begin + whole[begin..].find("\n= 16 ").unwrap_or(8);
        let at = middle + whole[middle..].find('\n').unwrap_or(0);
        let error = text::read(&whole[..at]).unwrap_err();
        assert!(matches!(error, RecordError::Truncated { .. }), "{error}");
        assert!(text::error_line(&whole[..at], &error).is_some());
        // Who writes on by hand need not count.
        let unannounced = whole.replace("Entries: ", "# ");
        assert!(text::read(&unannounced).is_ok());
        let fewer = whole.replace("Entries: ", "Entries: 1 # ");
        assert!(text::read(&fewer).is_err());
    }
}

/// A megabyte is far above any real record; one byte more is not read at all.
#[test]
fn a_text_of_more_than_a_megabyte_is_refused_at_once() {
    let read = |length: usize| text::read(&" ".repeat(length)).unwrap_err();
    let too_long = RecordError::Malformed {
        line: 1,
        expected: records::Expected::ShorterText,
    };
    assert_eq!(read((1 << 20) + 1), too_long);
    assert_ne!(read(1 << 20), too_long);
}
