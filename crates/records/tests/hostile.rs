//! Hostile links: whatever the bytes are, decoding is bounded, never panics and
//! returns a precise error; damage never goes unnoticed.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use base64ct::{Base64UrlUnpadded, Encoding};
use common::edits::{MATCHES, any_match, check_round_trip, edited, edits};
use common::envelopes::crc32;
use common::{colours, new_match};
use proptest::prelude::*;
use proptest::sample::Index;
use records::link::{self, LinkError};
use records::{Colour, Entry, TableRules, UndoPolicy};
use rules::setup::{DrawError, SetupError};
use rules::{GameId, Seat, Setup, State, StateHash};

fn links() -> Vec<String> {
    MATCHES.iter().filter_map(|m| link::write(m).ok()).collect()
}

fn encode(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

fn decode(link: &str) -> Vec<u8> {
    Base64UrlUnpadded::decode_vec(link).unwrap_or_default()
}

/// A link with a valid envelope and arbitrary content.
fn envelope(format: u8, code: u8, version: u16, body: &[u8]) -> String {
    let mut bytes = vec![format, code];
    bytes.extend(version.to_be_bytes());
    bytes.extend((body.len() as u16).to_be_bytes());
    bytes.extend(body);
    bytes.extend(crc32(&bytes).to_be_bytes());
    encode(&bytes)
}

fn current_link(body: &[u8]) -> String {
    let game = GameId::ALL[0];
    envelope(1, game.code(), game.rules_version(), body)
}

/// What is wrong with a link.
fn error_of(link: &str) -> Option<LinkError> {
    link::read(link).err()
}

#[test]
fn a_truncated_link_is_reported_as_truncated() {
    for link in links() {
        for len in 1..link.len() {
            assert_eq!(
                error_of(&link[..len]),
                Some(LinkError::Truncated),
                "at {len}"
            );
        }
        assert_eq!(error_of(""), Some(LinkError::Unrecognized));
    }
}

#[test]
fn a_link_with_one_wrong_bit_is_an_error() {
    for link in links().iter().take(5) {
        let bytes = decode(link);
        assert_eq!(encode(&bytes), *link);
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 0x80 >> (bit % 8);
            let error = error_of(&encode(&flipped));
            // The format and the length are checked before the checksum.
            let expected = match bit / 8 {
                0 => matches!(error, Some(LinkError::Unrecognized | LinkError::Damaged)),
                4..=5 => matches!(error, Some(LinkError::Truncated | LinkError::Damaged)),
                _ => error == Some(LinkError::Damaged),
            };
            assert!(expected, "bit {bit}: {error:?}");
        }
    }
}

#[test]
fn a_link_with_trailing_data_is_an_error() {
    for link in links() {
        let bytes = decode(&link);
        for more in [&[0_u8][..], &[255], &[0; 40], &bytes] {
            let longer = encode(&[&bytes[..], more].concat());
            assert_eq!(error_of(&longer), Some(LinkError::Damaged));
        }
        for foreign in ["=", "==", "!", "%20", "é", "\0", "a b", "#/"] {
            assert_eq!(
                error_of(&format!("{link}{foreign}")),
                Some(LinkError::Unrecognized)
            );
        }
        // Mail programs put white space around what they wrap.
        assert!(link::read(&format!(" \r\n{link}\t\n")).is_ok());
    }
    let long = "A".repeat(1 << 20);
    assert_eq!(error_of(&long), Some(LinkError::Unrecognized));
}

#[test]
fn a_valid_link_of_another_format_game_or_version_is_reported_as_such() {
    for link in links() {
        let bytes = decode(&link);
        let body = &bytes[6..bytes.len() - 4];
        let (format, code, version) =
            (bytes[0], bytes[1], u16::from_be_bytes([bytes[2], bytes[3]]));
        assert_eq!(envelope(format, code, version, body), link);
        let other_format = Some(LinkError::UnknownFormat(5));
        assert_eq!(error_of(&envelope(5, code, version, body)), other_format);
        let other_game = Some(LinkError::UnknownGame(200));
        assert_eq!(error_of(&envelope(format, 200, version, body)), other_game);
        let latest = GameId::from_code(code).unwrap().rules_version();
        let newer = LinkError::NewerRules {
            version: latest + 1,
            latest,
        };
        assert_eq!(
            error_of(&envelope(format, code, latest + 1, body)),
            Some(newer)
        );
        let no_version = SetupError::RulesVersion {
            requested: 0,
            latest,
        };
        assert_eq!(
            error_of(&envelope(format, code, 0, body)),
            Some(LinkError::Setup(no_version))
        );
        let mut other_hash = body.to_vec();
        // In matches by link, their number comes before the hash.
        other_hash[if format == 3 { 5 } else { 0 }] ^= 1;
        let damaged = Some(LinkError::Damaged);
        assert_eq!(
            error_of(&envelope(format, code, version, &other_hash)),
            damaged
        );
    }
}

/// Bits as the body of a link has them, written a second time.
#[derive(Clone, Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn put(mut self, number: u64, bits: u32) -> Self {
        self.0
            .extend((0..bits).rev().map(|place| number >> place & 1 == 1));
        self
    }

    fn number(self, number: u64) -> Self {
        let bits = u64::BITS - number.leading_zeros();
        self.put(u64::from(bits), 7).put(number, bits)
    }

    fn text(self, bytes: &[u8]) -> Self {
        let start = self.number(bytes.len() as u64);
        let put = |bits: Self, byte: &u8| bits.put(u64::from(*byte), 8);
        bytes.iter().fold(start, put)
    }

    fn link(self) -> String {
        let byte = |bits: &[bool]| {
            bits.iter()
                .enumerate()
                .filter(|(_, bit)| **bit)
                .fold(0, |byte, (place, _)| byte | 0x80_u8 >> place)
        };
        let body: Vec<u8> = self.0.chunks(8).map(byte).collect();
        current_link(&body)
    }
}

/// A body for two players up to their names, with the hash of the first state.
fn two_players() -> Bits {
    Bits::default()
        .put(u64::from(first_hash().0), 32)
        .put(2, 3)
        .number(5)
        .number(0)
}

fn first_hash() -> StateHash {
    let setup = Setup::new(GameId::TurnOfTime, 2, 5);
    setup.map_or(StateHash(0), |setup| State::start(&setup).hash())
}

fn two_named_players() -> Bits {
    two_players().put(0, 3).text(b"Ada").put(4, 3).text(b"")
}

/// A match that has not begun, and these bits, grouped by spaces,
/// where table rules and colours are.
fn with_table(bits: &str) -> Bits {
    let start = two_named_players().number(0).number(0).number(0);
    bits.chars()
        .filter(|bit| *bit != ' ')
        .fold(start, |start, bit| start.put(u64::from(bit == '1'), 1))
}

#[test]
fn crafted_table_rules_are_read() {
    for (bits, undo, aids) in [
        ("1010 0", UndoPolicy::UntilRevealed, true),
        ("1100 0", UndoPolicy::Off, true),
        ("1001 0", UndoPolicy::Free, false),
        ("1011 0", UndoPolicy::UntilRevealed, false),
        ("1101 0", UndoPolicy::Off, false),
    ] {
        let link = with_table(bits).link();
        let read = link::read(&link).unwrap();
        assert_eq!(read.table_rules(), TableRules { undo, aids });
        assert_eq!(link::write(&read), Ok(link));
    }
}

#[test]
fn crafted_colours_are_read() {
    let strict = TableRules {
        undo: UndoPolicy::Off,
        aids: false,
    };
    for (bits, table, given) in [
        ("0 1 001 000", TableRules::default(), [1, 0]),
        ("0 1 000 010", TableRules::default(), [0, 2]),
        ("0 1 100 011", TableRules::default(), [4, 3]),
        ("1101 1 001 000", strict, [1, 0]),
        ("1101 1 100 001", strict, [4, 1]),
    ] {
        let link = with_table(bits).link();
        let read = link::read(&link).unwrap();
        assert_eq!(read.table_rules(), table);
        assert_eq!(colours(&read), given.map(|number| Colour::ALL[number]));
        assert_eq!(link::write(&read), Ok(link));
    }
}

#[test]
fn a_crafted_link_is_read_if_all_of_it_is_valid() {
    let link = two_named_players().number(0).number(0).number(0).link();
    let read = link::read(&link).map(|record| link::write(&record));
    assert_eq!(read, Ok(Ok(link)));
}

#[test]
fn crafted_links_with_invalid_contents_are_errors() {
    let hash = || Bits::default().put(u64::from(first_hash().0), 32);
    let huge = [u64::MAX, 1 << 62, 1 << 32, 4_000_000, 70_000];
    let mut crafted = vec![
        // No such player, broken names.
        two_players().put(5, 3).text(b""),
        two_players().put(0, 3).text(&[0xff, 0xfe]),
        two_players().put(0, 3).text(&[b'a'; 81]),
        // Numbers of more bits than there are.
        hash().put(2, 3).put(65, 7),
        hash().put(2, 3).put(127, 7),
        // More entries undone, or more resignations and draws, than there are.
        two_named_players().number(0).number(1).number(0),
        two_named_players().number(0).number(0).number(1).number(0),
        // More entries than the bits hold.
        two_named_players().number(10).number(0).number(0),
        // A missing seat, one that resigns twice, a draw after the end.
        two_named_players()
            .number(1)
            .number(0)
            .number(1)
            .number(0)
            .put(3, 3),
        two_named_players()
            .number(1)
            .number(0)
            .number(1)
            .number(0)
            .put(7, 3),
        two_named_players()
            .number(2)
            .number(0)
            .number(2)
            .number(0)
            .number(1)
            .put(1, 3)
            .put(1, 3),
        two_named_players()
            .number(2)
            .number(0)
            .number(2)
            .number(0)
            .number(1)
            .put(0, 3)
            .put(0, 3),
        // Trailing data.
        two_named_players().number(0).number(0).number(0).put(0, 8),
        two_named_players().number(0).number(0).number(0).put(1, 1),
        // Table rules: the usual, neither rules nor colours, unknown, without an
        // end, and twice.
        with_table("1000 0"),
        with_table("00000000 1000 0"),
        with_table("0001 0"),
        with_table("1110 0"),
        with_table("1111 0"),
        with_table("1 1001 0"),
        with_table("1100 0 1100 0"),
        with_table("1100 0 00000000"),
        // Colours: the usual, also at a strict table, and with usual table rules
        // spelled out; twice the same, unknown, cut, and something behind.
        with_table("0 1 000 001"),
        with_table("1101 1 000 001"),
        with_table("1000 1 001 000"),
        with_table("0 1 000 000"),
        with_table("0 1 011 011"),
        with_table("1101 1 010 010"),
        with_table("0 1 001 101"),
        with_table("0 1 110 000"),
        with_table("0 1 111 111"),
        with_table("01"),
        with_table("0 1 001 000 1"),
        with_table("0 1 001 000 00000000"),
        with_table("0 1 001 000 010"),
        with_table("0 1 001 000 0 1 001 000"),
    ];
    for number in huge {
        crafted.extend([
            hash().put(2, 3).number(5).number(number),
            hash().put(2, 3).number(5).number(1).number(number),
            two_players().put(0, 3).number(number),
            two_named_players().number(number).number(0).number(0),
            two_named_players().number(0).number(number).number(0),
            two_named_players().number(0).number(0).number(number),
            two_named_players()
                .number(number)
                .number(number)
                .number(number),
        ]);
    }
    for bits in crafted {
        let link = bits.link();
        assert_eq!(error_of(&link), Some(LinkError::Damaged), "{link}");
    }
}

/// The body of the link of a match with this entry only, which is not an action.
fn body_with_entries(entries: &[Entry]) -> Vec<u8> {
    let setup = Setup::all_combinations(GameId::ALL[0], 5)
        .into_iter()
        .max_by_key(Setup::players)
        .unwrap();
    let mut record = new_match(&setup);
    for &entry in entries {
        assert!(record.apply_entry(entry).is_ok());
    }
    let bytes = decode(&link::write(&record).unwrap());
    bytes[6..bytes.len() - 4].to_vec()
}

#[test]
fn resignations_and_draws_in_a_link_are_covered_by_its_hash() {
    let [first, second] = [0, 1].map(|seat| Entry::Resign(Seat::new(seat).unwrap()));
    let all = [
        body_with_entries(&[]),
        body_with_entries(&[first]),
        body_with_entries(&[second]),
        body_with_entries(&[Entry::AgreedDraw]),
        body_with_entries(&[first, second]),
        body_with_entries(&[first, Entry::AgreedDraw]),
    ];
    for hash in &all {
        for body in &all {
            let link = current_link(&[&hash[..4], &body[4..]].concat());
            let expected = (hash != body).then_some(LinkError::Damaged);
            assert_eq!(error_of(&link), expected);
        }
    }
}

#[test]
fn crafted_setups_are_errors_with_their_reason() {
    let hash = || Bits::default().put(0, 32);
    for players in [0, 5, 6, 7] {
        let error = SetupError::PlayerCount {
            requested: players,
            min: 1,
            max: 4,
        };
        let link = hash().put(u64::from(players), 3).link();
        assert_eq!(error_of(&link), Some(LinkError::Setup(error)));
    }
    let draws = |draws: &[&str]| {
        let start = hash().put(2, 3).number(5).number(draws.len() as u64);
        let link = draws
            .iter()
            .fold(start, |bits, draw| bits.text(draw.as_bytes()));
        error_of(&link.link())
    };
    let problem = |problem| Some(LinkError::Setup(SetupError::Draws(problem)));
    assert_eq!(draws(&["?"]), problem(DrawError::Malformed { index: 0 }));
    assert_eq!(
        draws(&["Sp", "Sp"]),
        problem(DrawError::Unavailable { index: 1 })
    );
    let five = ["Sp", "Su", "Fa", "Wi", "Sp"];
    assert_eq!(draws(&five), problem(DrawError::TooMany { max: 4 }));
}

proptest! {
    #[test]
    fn arbitrary_text_is_not_a_link(text in any::<String>()) {
        prop_assert!(link::read(&text).is_err());
    }

    #[test]
    fn arbitrary_bytes_are_not_a_link(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(link::read(&encode(&bytes)).is_err());
    }

    #[test]
    fn a_valid_envelope_with_an_arbitrary_body_is_a_match_or_an_error(
        body in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        if let Ok(read) = link::read(&current_link(&body)) {
            check_round_trip(&read)?;
        }
    }

    #[test]
    fn a_valid_envelope_with_a_changed_body_is_a_match_or_an_error(
        record in any_match(),
        bits in prop::collection::vec(any::<Index>(), 1..6),
        skip_hash in any::<bool>(),
    ) {
        let bytes = decode(&link::write(record).unwrap());
        let mut body = bytes[6..bytes.len() - 4].to_vec();
        for bit in bits {
            let first = if skip_hash { 32 } else { 0 };
            let bit = first + bit.index(body.len() * 8 - first);
            body[bit / 8] ^= 0x80 >> (bit % 8);
        }
        if let Ok(read) = link::read(&current_link(&body)) {
            check_round_trip(&read)?;
        }
    }

    #[test]
    fn an_edited_link_is_the_same_link_or_an_error(record in any_match(), edits in edits()) {
        let link = link::write(record).unwrap();
        let other = edited(&link, edits);
        prop_assert_eq!(link::read(&other).is_ok(), other.trim() == link);
    }
}
