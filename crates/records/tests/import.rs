//! Importing links, records and saves: as they are, in emails, quoted and broken into
//! lines by mail programs; and the errors for everything else.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use base64ct::{Base64UrlUnpadded, Encoding};
use common::edits::{MATCHES, any_match, check_round_trip, edited, edits, with_changed_bytes};
use common::envelopes::envelope_of_format;
use common::{colours, every_setup, random_match, stored};
use proptest::prelude::*;
use proptest::sample::Index;
use records::archive::{Envelope, EnvelopeError};
use records::link::LinkError;
use records::{
    Expected, ImportError, ImportFormat, Imported, Match, MatchRecord, RecordError, StoredMatch,
    Title, import, link, text,
};

fn link_of(record: &Match) -> String {
    link::write(record).unwrap()
}

fn address_of(record: &Match) -> String {
    format!("https://x.example/w/#/open/{}", link_of(record))
}

fn encoded(text: String) -> String {
    Envelope { revision: 3, text }.encode()
}

fn file_of(record: &Match) -> String {
    encoded(stored(record).write().unwrap())
}

/// Imports a text that holds this match, and returns the format.
fn imported(text: &str, record: &Match) -> ImportFormat {
    let imported = match import(text) {
        Ok(imported) => imported,
        Err(error) => unreachable!("{error:?}: {text}"),
    };
    let Imported {
        record: mut read,
        title,
        format,
        ..
    } = imported;
    // A text record does not contain the browsed position.
    if format == ImportFormat::Text {
        read.go_to(record.ply());
    }
    assert_eq!(MatchRecord::from(&read), MatchRecord::from(record));
    assert_eq!(read.table_rules(), record.table_rules());
    assert_eq!(colours(&read), colours(record));
    let stored = stored(record).summary.title;
    let expected = if format == ImportFormat::File {
        stored
    } else {
        Title::default()
    };
    assert_eq!(title, expected);
    format
}

fn wrong(text: &str) -> ImportError {
    match import(text) {
        Ok(imported) => unreachable!("{imported:?}"),
        Err(error) => error,
    }
}

/// As mail programs quote what they answer.
fn quoted(text: &str, mark: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}\n")).collect()
}

/// Broken into lines of this number of letters.
fn broken(text: &str, letters: usize, line_break: &str) -> String {
    let all: Vec<char> = text.chars().collect();
    let lines: Vec<String> = all
        .chunks(letters)
        .map(|line| line.iter().collect())
        .collect();
    lines.join(line_break)
}

#[test]
fn links_records_and_saves_are_imported_as_written() {
    for record in MATCHES.iter() {
        assert_eq!(imported(&link_of(record), record), ImportFormat::Link);
        assert_eq!(imported(&address_of(record), record), ImportFormat::Link);
        assert_eq!(imported(&text::write(record), record), ImportFormat::Text);
        assert_eq!(imported(&file_of(record), record), ImportFormat::File);
    }
}

#[test]
fn an_address_is_found_in_an_email() {
    for record in MATCHES.iter() {
        let address = address_of(record);
        for letter in [
            format!("Your turn: {address}… see you"),
            format!("Hello Ada,\r\n\r\nyour turn: {address}.\r\n-- \r\nGrace"),
            format!("<{address}>"),
            format!("({address})!"),
            format!("[your turn]({address} \"go on\")"),
            format!("{address}?utm_source=letter"),
            format!("é漢\u{1F3AE}{address}é漢\u{1F3AE}"),
            format!("On Sunday Ada wrote:\n>> {address}\n> I am late"),
            format!("\u{feff}\n\n  {address}  \n\n"),
        ] {
            assert_eq!(imported(&letter, record), ImportFormat::Link, "{letter}");
        }
    }
}

/// With every character but letters and digits percent-encoded.
fn percent_encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}

/// As redirectors and gateways lead to an address.
fn redirected(address: &str) -> Vec<String> {
    let encoded = percent_encoded(address);
    let by_hyphens = encoded
        .replace("%2D", "-2D")
        .replace("%5F", "-5F")
        .replace("%3A", "-3A")
        .replace("%2F", "_")
        .replace("%23", "-23")
        .replace("%2E", ".");
    let (host, code) = address.split_once('#').unwrap();
    vec![
        format!("https://l.x.example/l.php?u={encoded}&h=AT0xAQEAAQ-_-_"),
        format!("https://www.x.example/url?q={address}&sa=D&source=editors"),
        format!(
            "https://x.example/away?to={}&s=1",
            percent_encoded(&format!("https://y.example/?u={encoded}&v=2"))
        ),
        format!("https://eur.x.example/?url={encoded}&amp;data=05%7C02%7C%7C&amp;reserved=0"),
        format!("https://gate.example/v2/url?u={by_hyphens}&d=DwMFAg&c=AQEAAQ"),
        format!("https://gate.example/v3/__{host}*{code}__;Iw!!AQ-_!"),
    ]
}

#[test]
fn a_link_is_read_whatever_messengers_and_mail_programs_do_to_it() {
    for record in MATCHES.iter().step_by(3) {
        let (link, address) = (link_of(record), address_of(record));
        let mut sent = redirected(&address);
        for text in [&link, &address] {
            sent.extend([
                percent_encoded(text),
                percent_encoded(&percent_encoded(text)),
                with_lowercase_escapes(&percent_encoded(text)),
                text.replace('_', "%5F").replace('-', "%2d"),
                text.replace('_', "\\_").replace('-', "\\-"),
                text.replace('_', "\u{ff3f}").replace('-', "\u{2011}"),
                text.replace('-', "\u{2013}"),
                text.replace("--", "\u{2014}"),
                text.replace('/', "\\/").replace('#', "\\u0023"),
                text.replace('#', "&#35;").replace('/', "&#x2F;"),
                broken(text, 75, "=\r\n"),
                broken(text, 20, "\u{200b}"),
                broken(text, 20, "\u{ad}"),
                broken(text, 60, " "),
                broken(text, 60, "\n>  \t> "),
            ]);
            for (before, after) in [
                ("`", "`"),
                ("```\n", "\n```"),
                ("\"", "\""),
                ("\u{201e}", "\u{201c}"),
                ("\u{ab}", "\u{bb}"),
                ("'", "'"),
                ("[", "]"),
                ("(", ")"),
                ("{", "}"),
                ("<", ">"),
                ("\u{300c}", "\u{300d}"),
                ("_", "_"),
                ("__", "__"),
                ("*", "*"),
                ("~~", "~~"),
                ("||", "||"),
                ("", "_"),
                ("", "-"),
                ("", "--"),
                ("\u{2066}", "\u{2069}"),
                ("\u{200e}", "\u{200e}"),
                ("\u{feff}", ""),
                ("Your turn: ", "Ada"),
                ("<a href=\"", "\">open</a>"),
                ("{\"text\":\"", "\",\"from\":1}"),
                ("> ", ""),
                ("- ", "…"),
                ("1. ", "\u{3002}"),
                ("", "!"),
                ("\n\n\t", "\r\n"),
            ] {
                sent.push(format!("{before}{text}{after}"));
            }
        }
        for text in sent {
            assert_eq!(imported(&text, record), ImportFormat::Link, "{text}");
        }
    }
}

/// With the digits of percent-encoding in lower case.
fn with_lowercase_escapes(text: &str) -> String {
    let mut parts = text.split('%');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let (code, rest) = part.split_at(2);
        format!("{text}%{}{rest}", code.to_lowercase())
    })
}

/// The longest of the matches after each of these numbers of actions.
fn positions(counts: &[usize]) -> Vec<Match> {
    let whole = MATCHES
        .iter()
        .max_by_key(|record| record.entries().len())
        .unwrap();
    let at = |count: &usize| {
        let mut record = whole.clone();
        record.go_to(*count);
        record.without_undone()
    };
    counts.iter().map(at).collect()
}

#[test]
fn of_several_links_the_newest_position_of_the_first_game_counts() {
    let thread = positions(&[3, 5, 1]);
    let other = random_match(&every_setup(0..1).swap_remove(0), 1);
    let letter = format!(
        "Now you: {}\n\nOn Sunday Ada wrote:\n> {} or {}\n>> {}\n>> {}\n",
        address_of(&thread[0]),
        broken(&address_of(&thread[1]), 40, "\n> "),
        address_of(&other),
        address_of(&thread[2]),
        percent_encoded(&address_of(&thread[0])),
    );
    let found = import(&letter).unwrap();
    assert_eq!(found.record.entries(), thread[1].entries());
    assert_eq!((found.other_positions, found.other_games), (2, 1));
    let alone = import(&address_of(&thread[0])).unwrap();
    assert_eq!((alone.other_positions, alone.other_games), (0, 0));
}

#[test]
fn what_is_sound_counts_beside_what_is_not() {
    let record = &MATCHES[0];
    let (address, written) = (address_of(record), text::write(record));
    let cut = &address[..address.len() - 9];
    for sound in [&address, &written] {
        let letter = format!("{cut} oh, once more:\n{sound}");
        imported(&letter, record);
    }
    let cut_record = &written[..written.len() - 20];
    assert!(matches!(wrong(cut_record), ImportError::Text(_)));
    let cut_twice = format!("{cut}\n{cut_record}");
    assert_eq!(wrong(&cut_twice), ImportError::Link(LinkError::Truncated));
}

#[test]
fn a_letter_goes_on_behind_a_record_or_a_save() {
    for record in MATCHES.iter() {
        for (written, format) in [
            (text::write(record), ImportFormat::Text),
            (file_of(record), ImportFormat::File),
        ] {
            for end in [
                "-- \nAda",
                "\n-- \nAda Lovelace\nhttps://x.example/\n2 Analytical Row",
                "\nSee you: on Sunday!\n\n3 cheers\nAda",
                "Sent from my phone",
                "________________\nThis list: https://x.example/2/",
                "```",
                "= = =",
            ] {
                if record.entries().is_empty() && !end.starts_with('\n') {
                    continue;
                }
                let letter = format!("{}\n{end}", written.trim_end());
                assert_eq!(imported(&letter, record), format, "{letter}");
                let answer = format!("{}> {end}", quoted(&written, "> "));
                assert_eq!(imported(&answer, record), format, "{answer}");
            }
        }
    }
}

#[test]
fn a_record_is_read_as_mail_programs_and_offices_send_it() {
    // Lines of words that are at most this long.
    let wrapped = |text: &str, width: usize| {
        let mut out = String::new();
        for line in text.lines() {
            let mut length = 0;
            for word in line.split(' ') {
                if length > 0 && length + word.len() >= width && !line.starts_with(['=', 'S']) {
                    out.push('\n');
                    length = 0;
                } else if length > 0 {
                    out.push(' ');
                }
                out.push_str(word);
                length += word.len() + 1;
            }
            out.push('\n');
        }
        out
    };
    for record in MATCHES.iter() {
        let written = text::write(record);
        for sent in [
            wrapped(&written, 72),
            wrapped(&written, 50),
            quoted(&wrapped(&written, 60), "> "),
            written.replace('-', "\u{2013}"),
            written.replace(' ', "\u{a0}").replacen('\u{a0}', " ", 2),
            written.replace(": ", ":\u{200b} "),
        ] {
            assert_eq!(imported(&sent, record), ImportFormat::Text, "{sent}");
        }
    }
}

#[test]
fn a_link_that_was_broken_into_lines_is_joined() {
    for record in MATCHES.iter() {
        for text in [link_of(record), address_of(record)] {
            for line_break in ["\n", "\r\n", "\n> ", " \r\n  "] {
                let broken = broken(&text, 76, line_break);
                assert_eq!(imported(&broken, record), ImportFormat::Link);
                let letter = format!("{broken}\n\nsee you");
                assert_eq!(imported(&letter, record), ImportFormat::Link);
                let next_word = format!("{broken}\nsee you");
                assert_eq!(imported(&next_word, record), ImportFormat::Link);
            }
        }
        let after_address = format!("https://x.example/#/open/\r\n{}", link_of(record));
        assert_eq!(imported(&after_address, record), ImportFormat::Link);
    }
}

#[test]
fn records_and_saves_are_found_in_quoted_emails() {
    for record in MATCHES.iter() {
        for (written, format) in [
            (text::write(record), ImportFormat::Text),
            (file_of(record), ImportFormat::File),
        ] {
            for sent in [
                format!("\n \n\n{written}\n\n \n"),
                format!("\u{feff}{written}"),
                written.replace('\n', "\r\n"),
                quoted(&written, "> "),
                quoted(&written, ">"),
                quoted(&written, ">> > ").replace('\n', "\r\n"),
                format!("Ada wrote:\n\n{}\nWell played!\n", quoted(&written, "> ")),
                format!("Here it is:\n{written}"),
            ] {
                assert_eq!(imported(&sent, record), format, "{sent}");
            }
        }
    }
}

#[test]
fn the_first_match_in_a_text_is_imported() {
    let (one, other) = (&MATCHES[0], &MATCHES[1]);
    let link_first = format!("{}\n{}", address_of(one), text::write(other));
    assert_eq!(imported(&link_first, one), ImportFormat::Link);
    let text_first = format!("{}# {}\n", text::write(one), address_of(other));
    assert_eq!(imported(&text_first, one), ImportFormat::Text);
    let remarked = format!("# What we played.\n{}", text::write(one));
    assert_eq!(imported(&remarked, one), ImportFormat::Text);
}

#[test]
fn a_save_of_the_first_format_is_imported_without_title() {
    let save = include_str!("fixtures/format-1.save");
    let imported = import(save).unwrap();
    assert_eq!(
        (imported.format, imported.title),
        (ImportFormat::File, Title::default())
    );
    assert_eq!(imported.record.line_count(), 3);
}

#[test]
fn foreign_text_is_not_recognized() {
    for nothing in ["", " ", "\r\n\t\n", "\u{feff}", "> \n>> \n"] {
        assert_eq!(wrong(nothing), ImportError::Empty, "{nothing:?}");
    }
    for foreign in [
        "hello there",
        "hello",
        "AB",
        "0",
        "é漢",
        "https://x.example/w/#/game/12",
        "Wheelhouse",
        "a wheelhouse-save 1 2",
        "{\"game\": \"chess\"}",
        "1. e4 e5 2. Nf3",
    ] {
        assert_eq!(wrong(foreign), ImportError::Unrecognized, "{foreign}");
    }
}

#[test]
fn errors_name_what_is_wrong_with_a_link() {
    let link = link_of(&MATCHES[0]);
    for part in [&link[..2], &link[..7], &link[..link.len() - 1]] {
        for text in [
            part.to_owned(),
            format!("Look: https://x.example/#/open/{part} and answer"),
            format!("{part}\n\nsee you"),
            format!("{part}…"),
        ] {
            assert_eq!(
                wrong(&text),
                ImportError::Link(LinkError::Truncated),
                "{text}"
            );
        }
    }
    let empty = wrong("https://x.example/#/open/ and answer");
    assert_eq!(empty, ImportError::Link(LinkError::Truncated));
    assert_eq!(wrong("#/open/"), ImportError::Link(LinkError::Truncated));
    let damaged = ImportError::Link(LinkError::Damaged);
    let middle = link.len() / 2;
    let letter = if &link[middle..=middle] == "A" {
        "B"
    } else {
        "A"
    };
    let changed = format!("{}{letter}{}", &link[..middle], &link[middle + 1..]);
    assert_eq!(wrong(&changed), damaged);
    assert_eq!(wrong(&format!("see #/open/{changed} there")), damaged);
    // Its end is there, and more than that.
    for more in ["x", "xy", "xyz", "_", "-and-so-on"] {
        assert_eq!(wrong(&format!("#/open/{changed}{more}")), damaged);
    }
    let foreign = ImportError::Link(LinkError::Unrecognized);
    assert_eq!(wrong(&format!("#/open/B{}", &link[1..])), foreign);
    // Sound ones of other houses, standing alone too.
    for (head, error) in [
        ([5, 1, 0, 1, 0, 0], LinkError::UnknownFormat(5)),
        ([1, 200, 0, 1, 0, 0], LinkError::UnknownGame(200)),
    ] {
        let mut bytes = head.to_vec();
        bytes.extend(common::envelopes::crc32(&bytes).to_be_bytes());
        let text = Base64UrlUnpadded::encode_string(&bytes);
        assert_eq!(wrong(&text), ImportError::Link(error.clone()), "{text}");
        assert_eq!(
            wrong(&format!("to #/open/{text}")),
            ImportError::Link(error)
        );
    }
}

#[test]
fn errors_name_the_wrong_line_of_a_record() {
    let malformed = |line, expected| ImportError::Text(RecordError::Malformed { line, expected });
    let other = "Wheelhouse record 9\nGame: turn-of-time\n";
    assert_eq!(
        wrong(other),
        malformed(1, Expected::Title("Wheelhouse record 1"))
    );
    let letter = format!("Hello,\n\n{}", quoted(other, "> "));
    assert_eq!(
        wrong(&letter),
        malformed(3, Expected::Title("Wheelhouse record 1"))
    );
    let bad = "Wheelhouse record 1\nGame: turn-of-time\nPlayers: two\n";
    assert_eq!(wrong(bad), malformed(3, Expected::Number));
    assert_eq!(wrong(&format!("\n\n{bad}")), malformed(5, Expected::Number));
    let chess = "Wheelhouse record 1\nGame: chess\nPlayers: 2\n";
    let unknown = RecordError::UnknownGame("chess".to_owned());
    assert_eq!(wrong(chess), ImportError::Text(unknown));
}

#[test]
fn errors_name_what_is_wrong_with_a_save() {
    let file = file_of(&MATCHES[0]);
    let error = |text: &str| wrong(text);
    assert_eq!(
        error(&file[..40]),
        ImportError::File(EnvelopeError::Truncated)
    );
    assert_eq!(
        error("wheelhouse-save"),
        ImportError::File(EnvelopeError::Truncated)
    );
    let damaged = file.replacen(" 3 ", " 4 ", 1);
    assert_eq!(error(&damaged), ImportError::File(EnvelopeError::Damaged));
    let later = envelope_of_format(9, 1, "news");
    assert_eq!(
        error(&later),
        ImportError::File(EnvelopeError::NewerFormat(9))
    );
    let no_game = encoded("something else".to_owned());
    assert_eq!(error(&no_game), ImportError::NoMatch);
    let mut stored = stored(&MATCHES[0]);
    stored.summary.game = "chess".to_owned();
    let unknown = RecordError::UnknownGame("chess".to_owned());
    let chess = encoded(stored.write().unwrap());
    assert_eq!(error(&chess), ImportError::Record(unknown));
}

#[test]
fn only_the_first_mebibyte_is_read() {
    let record = &MATCHES[0];
    let address = address_of(record);
    let room = (1 << 20) - address.len();
    let near = format!("{}{address}", " \n".repeat(room / 2));
    assert_eq!(imported(&near, record), ImportFormat::Link);
    let far = format!("{}{address}", " \n".repeat(1 << 19));
    assert_eq!(wrong(&far), ImportError::Empty);
    let far = format!("{}{address}", "é\n".repeat(1 << 20));
    assert_eq!(wrong(&far), ImportError::Unrecognized);
    for piece in [
        "AQ\n",
        "AQEA",
        "#/open/",
        ">",
        "Wheelhouse record 1\n",
        "é",
        "&#",
        "%25",
        "\\",
        "=\n",
    ] {
        assert!(import(&piece.repeat(1 << 20)).is_err());
    }
}

/// An imported match can be imported again.
fn check_import(text: &str) -> Result<(), TestCaseError> {
    if let Ok(Imported { record, .. }) = import(text) {
        check_round_trip(&record)?;
        let again = import(&text::write(&record)).map(|again| again.record.entries().to_vec());
        prop_assert_eq!(again, Ok(record.entries().to_vec()));
    }
    Ok(())
}

proptest! {
    #[test]
    fn arbitrary_text_is_imported_or_an_error(text in any::<String>(), line in ".{0,40}", word in "[A-Za-z0-9_-]{0,60}") {
        for start in [
            "", "> ", "#/open/", "#/open/AQEAAQ", "AQ", "Wheelhouse record 1\n",
            "> Wheelhouse record 1\n", "wheelhouse-save 2 1 3 ",
        ] {
            for rest in [&text, &line, &word] {
                let made_up = format!("{start}{rest}");
                prop_assert!(import(&made_up).is_err());
            }
        }
    }

    #[test]
    fn arbitrary_bytes_in_a_valid_envelope_are_a_match_or_an_error(
        record in any_match(),
        changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..5),
        text in any::<String>(),
    ) {
        prop_assert_eq!(import(&encoded(text)).err(), Some(ImportError::NoMatch));
        for changed in with_changed_bytes(&stored(record).write().unwrap(), &changes) {
            check_import(&encoded(changed))?;
        }
    }

    #[test]
    fn edited_text_is_imported_or_an_error(record in any_match(), edits in edits()) {
        for whole in [
            address_of(record),
            format!("Hello,\n{}\nsee you", address_of(record)),
            broken(&address_of(record), 40, "\n> "),
            text::write(record),
            quoted(&text::write(record), "> "),
            file_of(record),
            quoted(&file_of(record), "> "),
        ] {
            check_import(&edited(&whole, edits.clone()))?;
        }
    }

    #[test]
    fn a_link_is_found_between_arbitrary_words(before in any::<String>(), after in any::<String>()) {
        let setup = every_setup(0..1).swap_remove(0);
        let record = random_match(&setup, 1);
        let letter = format!("{before}\n{} {after}", address_of(&record));
        prop_assert_eq!(imported(&letter, &record), ImportFormat::Link);
    }
}

#[test]
fn a_save_is_imported_with_its_title() {
    let stored = StoredMatch::new(&MATCHES[0], Title::new("Sunday"), 0);
    let imported = import(&encoded(stored.write().unwrap())).unwrap();
    assert_eq!(imported.title, Title::new("Sunday"));
}
