//! Matches that start from a given position: written and read in every format, and
//! errors for invalid ones.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use base64ct::{Base64UrlUnpadded, Encoding};
use common::envelopes::crc32;
use common::round_trip::{contents, through_link, through_save, through_text};
use common::{play_on, stored, unnamed};
use proptest::prelude::*;
use records::archive::{Envelope, EnvelopeError};
use records::link::LinkError;
use records::{
    Colour, Entry, ImportError, ImportFormat, Match, RecordError, Relation, StoredMatch,
    StoredMatchError, Summary, TableRules, UndoPolicy, import, link, text,
};
use rules::rng::Rng;
use rules::setup::PositionError;
use rules::{GameId, Seat, Setup, SetupError, State};

/// Both cones left their stations, one of them is upside down on a dead disc.
const POSITION: &str = "b B . w xW w . ., white battle r3";

fn setup_at(position: &str) -> Result<Setup, SetupError> {
    Setup::new(GameId::ArgonautsWheel, 2, 7)?.with_position(position)
}

fn match_at(position: &str) -> Match {
    let setup = setup_at(position).unwrap();
    let seats = unnamed(&setup);
    Match::new(setup, seats).unwrap()
}

fn played_at(position: &str, actions: usize, picks: u64) -> Match {
    let mut record = match_at(position);
    play_on(&mut record, actions, picks);
    record
}

/// Positions of random games, as text.
fn positions() -> Vec<String> {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
    let mut state = State::start(&setup);
    let mut rng = Rng::new(5, 7);
    let mut positions = Vec::new();
    while let Some(&action) = rng.pick(&state.legal_actions()) {
        let State::ArgonautsWheel(wheel) = &state else {
            unreachable!()
        };
        positions.push(wheel.position().to_string());
        state.apply_silent(action).unwrap();
    }
    positions
}

#[test]
fn a_match_from_a_position_survives_a_round_trip_in_every_format() {
    for (number, position) in positions().iter().enumerate() {
        let mut record = played_at(position, number % 40, number as u64);
        assert_eq!(record.setup().position(), Some(position.as_str()));
        assert_eq!(contents(&through_text(&record)), contents(&record));
        record.go_to(record.entries().len() / 2);
        assert_eq!(contents(&through_link(&record)), contents(&record));
        assert_eq!(contents(&through_save(&record)), contents(&record));
    }
}

#[test]
fn variations_and_table_rules_of_a_match_from_a_position_survive_a_round_trip() {
    let mut record = played_at(POSITION, 20, 1).with_table_rules(TableRules {
        undo: UndoPolicy::Off,
        aids: false,
    });
    record.go_to(3);
    assert!(record.start_variation());
    play_on(&mut record, 4, 2);
    assert_eq!(contents(&through_link(&record)), contents(&record));
    let back = through_save(&record);
    assert_eq!((back.line_count(), back.active_line()), (2, 1));
    assert_eq!(contents(&back), contents(&record));
}

#[test]
fn the_game_starts_from_the_position_and_ends_by_its_rules() {
    let record = match_at(POSITION);
    assert_eq!(record.position().to_act(), Seat::new(1));
    assert_eq!(record.state().turn(), 1);
    let written = text::write(&record);
    assert!(written.contains(&format!("\nPlayers: 2\nPosition: {POSITION}\nSeed: 7\n")));
    // The position contains the side to move.
    assert!(!written.contains("begins"));
    for picks in 0..20 {
        let record = played_at(POSITION, usize::MAX, picks);
        assert!(record.position().ending().is_some());
        assert!(link::write(&record).unwrap().len() <= 1900);
    }
}

#[test]
fn the_text_of_a_position_is_normalized() {
    let written = text::write(&match_at(POSITION));
    let spelled = written.replace(POSITION, " b  B . w xW w . .  ,white  r3 battle ");
    assert_eq!(text::write(&text::read(&spelled).unwrap()), written);
}

#[test]
fn matches_from_other_positions_are_other_games() {
    let (one, other) = (match_at(POSITION), match_at("b B . w W w . b, black"));
    let standard = Setup::new(GameId::ArgonautsWheel, 2, 7).unwrap();
    let standard = Match::new(standard.clone(), unnamed(&standard)).unwrap();
    for (left, right) in [(&one, &other), (&one, &standard), (&standard, &other)] {
        assert_eq!(left.compared_to(right), Relation::Other);
        assert_ne!(left.fingerprint(), right.fingerprint());
    }
    assert_eq!(one.compared_to(&match_at(POSITION)), Relation::Same);
}

#[test]
fn only_matches_from_a_position_are_written_in_the_newer_formats() {
    let standard = Setup::new(GameId::ArgonautsWheel, 2, 7).unwrap();
    let standard = Match::new(standard.clone(), unnamed(&standard)).unwrap();
    let from_position = played_at(POSITION, 9, 3);
    let first_byte =
        |record: &Match| Base64UrlUnpadded::decode_vec(&link::write(record).unwrap()).unwrap()[0];
    assert_eq!((first_byte(&standard), first_byte(&from_position)), (1, 2));
    let save = |record: &Match| {
        let text = stored(record).write().unwrap();
        Envelope { revision: 1, text }.encode()
    };
    // Earlier programs recognize both as saves of a later one.
    assert!(save(&standard).starts_with("wheelhouse-save 3 "));
    assert!(save(&from_position).starts_with("wheelhouse-save 4 "));
    let stored = stored(&from_position);
    let written = stored.write().unwrap();
    assert_eq!(Summary::read(&written), Ok(stored.summary));
}

#[test]
fn matches_from_a_position_are_imported() {
    let record = played_at(POSITION, 30, 4);
    let link = link::write(&record).unwrap();
    assert!(link.starts_with("Ag"));
    let broken: Vec<&str> = [&link[..40], &link[40..]].to_vec();
    let save = Envelope {
        revision: 3,
        text: stored(&record).write().unwrap(),
    };
    for (text, format) in [
        (link.clone(), ImportFormat::Link),
        (
            format!("Look: https://x.example/#/open/{link}."),
            ImportFormat::Link,
        ),
        (broken.join("\n> "), ImportFormat::Link),
        (text::write(&record), ImportFormat::Text),
        (
            format!("> {}", text::write(&record).replace('\n', "\n> ")),
            ImportFormat::Text,
        ),
        (save.encode(), ImportFormat::File),
    ] {
        let imported = import(&text).unwrap();
        assert_eq!(imported.format, format);
        assert_eq!(contents(&imported.record), contents(&record));
    }
    let damaged = link.replace(&link[20..22], "--");
    let error = import(&damaged).err();
    assert_eq!(error, Some(ImportError::Link(LinkError::Damaged)));
    let cut = import(&link[..link.len() - 3]).err();
    assert_eq!(cut, Some(ImportError::Link(LinkError::Truncated)));
    for words in ["Again, hello", "Ag", "Agreed"] {
        assert_eq!(
            import(words).err(),
            Some(ImportError::Unrecognized),
            "{words}"
        );
    }
}

#[test]
fn a_save_of_the_fourth_format_opens_forever_and_is_written_unchanged() {
    let save = include_str!("fixtures/format-4.save");
    let envelope = Envelope::decode(save).unwrap();
    assert_eq!(envelope.revision, 10);
    let stored = StoredMatch::read(&envelope.text).unwrap();
    let summary = &stored.summary;
    assert_eq!(summary.title.as_str(), "Study");
    assert_eq!(summary.game_id(), Some(GameId::ArgonautsWheel));
    assert_eq!(Summary::read(&envelope.text).as_ref(), Ok(summary));
    let mut record = stored.open().unwrap();
    assert_eq!(record.setup(), &setup_at(POSITION).unwrap());
    assert_eq!(summary.fingerprint, record.fingerprint());
    let table = TableRules {
        undo: UndoPolicy::UntilRevealed,
        aids: false,
    };
    assert_eq!(record.table_rules(), table);
    assert_eq!(record.colour(Seat::FIRST), Colour::Violet);
    assert_eq!(record.seats()[0].name.as_str(), "Ada");
    let again = StoredMatch::new(&record, summary.title.clone(), summary.last_played);
    let text = again.write().unwrap();
    assert_eq!(Envelope { revision: 10, text }.encode(), save);
    assert_eq!(
        (record.line_count(), record.active_line(), record.ply()),
        (2, 1, 9)
    );
    assert_eq!(record.fork_ply(1), 7);
    for (line, hash) in ["a38ce8f9", "1c4d990e"].into_iter().enumerate() {
        record.switch_to_line(line);
        record.go_to(usize::MAX);
        assert_eq!(record.state().hash().to_string(), hash);
    }
}

/// A position is given where options or draws are, or there is no such text.
#[test]
fn a_position_excludes_options_and_draws() {
    let position_error = |setup: Result<Setup, SetupError>| match setup {
        Err(SetupError::Position(error)) => error,
        other => unreachable!("{other:?}"),
    };
    let with_choice = PositionError::WithChoice { option: "begins" };
    let chosen = setup_at(POSITION).and_then(|setup| setup.with_choice("begins", "white"));
    assert_eq!(position_error(chosen), with_choice);
    let standard = Setup::new(GameId::ArgonautsWheel, 2, 0);
    let chosen = standard
        .and_then(|setup| setup.with_choice("begins", "white"))
        .and_then(|setup| setup.with_position(POSITION));
    assert_eq!(position_error(chosen), with_choice);
    // The default choice is not an explicit one.
    assert!(
        setup_at(POSITION)
            .unwrap()
            .with_choice("begins", "black")
            .is_ok()
    );
    for &game in GameId::ALL {
        if game.setup_rules().check_position.is_none() {
            for setup in Setup::all_combinations(game, 0) {
                let setup = setup.with_position(POSITION);
                assert_eq!(position_error(setup), PositionError::Unsupported);
            }
        }
    }
    for text in [
        "",
        " ",
        ",",
        "white",
        "b B . w xW w . ., white battle r24",
        &"b ".repeat(1000),
    ] {
        let error = position_error(setup_at(text));
        assert!(matches!(error, PositionError::Invalid { .. }), "{text}");
        let record =
            format!("Wheelhouse record 1\nGame: argonauts-wheel\nPlayers: 2\nPosition: {text}\n");
        let error = text::read(&record).unwrap_err();
        assert!(
            matches!(error, RecordError::Setup(SetupError::Position(_))),
            "{error}"
        );
        assert_eq!(text::error_line(&record, &error), Some(4));
    }
}

/// A link of format 2 with a sound checksum, with other bits from the setup on.
fn crafted(game: GameId, change: impl Fn(&mut Vec<bool>)) -> String {
    let link = link::write(&match_at(POSITION)).unwrap();
    let mut bytes = Base64UrlUnpadded::decode_vec(&link).unwrap();
    bytes[1] = game.code();
    bytes[2..4].copy_from_slice(&game.rules_version().to_be_bytes());
    let body = &bytes[6..bytes.len() - 4];
    let mut bits: Vec<bool> = (0..body.len() * 8)
        .map(|bit| body[bit / 8] >> (7 - bit % 8) & 1 == 1)
        .collect();
    change(&mut bits);
    let body: Vec<u8> = bits
        .chunks(8)
        .map(|bits| {
            (0..8).fold(0, |byte, bit| {
                byte << 1 | u8::from(bits.get(bit) == Some(&true))
            })
        })
        .collect();
    let mut sent = bytes[..4].to_vec();
    sent.extend((body.len() as u16).to_be_bytes());
    sent.extend(body);
    sent.extend(crc32(&sent).to_be_bytes());
    Base64UrlUnpadded::encode_string(&sent)
}

/// Where the text of the position begins in the body of a link: after the hash, the
/// number of players and the length in bytes (6 bits, whose number takes 7).
const TEXT_AT: usize = 32 + 3 + 7 + 6;

#[test]
fn crafted_links_are_errors_with_their_reason() {
    let unchanged = crafted(GameId::ArgonautsWheel, |_| {});
    assert_eq!(unchanged, link::write(&match_at(POSITION)).unwrap());
    let other_game = crafted(GameId::TurnOfTime, |_| {});
    let unsupported = SetupError::Position(PositionError::Unsupported);
    assert_eq!(
        link::read(&other_game).err(),
        Some(LinkError::Setup(unsupported))
    );
    // A comma instead of a station: not a position.
    let set_byte = |bits: &mut Vec<bool>, index: usize, byte: u8| {
        for bit in 0..8 {
            bits[TEXT_AT + index * 8 + bit] = byte >> (7 - bit) & 1 == 1;
        }
    };
    let invalid = crafted(GameId::ArgonautsWheel, |bits| set_byte(bits, 0, b','));
    let error = link::read(&invalid).err();
    let position_error = |error: &Option<LinkError>| {
        matches!(
            error,
            Some(LinkError::Setup(SetupError::Position(
                PositionError::Invalid { .. }
            )))
        )
    };
    assert!(position_error(&error), "{error:?}");
    // A tab instead of a space: the same position, but every match has one link.
    let spelled = crafted(GameId::ArgonautsWheel, |bits| set_byte(bits, 1, b'\t'));
    assert_eq!(link::read(&spelled).err(), Some(LinkError::Damaged));
    // Longer than any position, or longer than the link.
    for length in [0_u8, 1, 63] {
        let wrong = crafted(GameId::ArgonautsWheel, |bits| {
            for bit in 0..6 {
                bits[TEXT_AT - 6 + bit] = length >> (5 - bit) & 1 == 1;
            }
        });
        assert!(link::read(&wrong).is_err());
    }
    // Read as a link of the other format.
    let mut bytes = Base64UrlUnpadded::decode_vec(&unchanged).unwrap();
    bytes[0] = 1;
    let sum = bytes.len() - 4;
    let crc = crc32(&bytes[..sum]).to_be_bytes();
    bytes[sum..].copy_from_slice(&crc);
    assert!(link::read(&Base64UrlUnpadded::encode_string(&bytes)).is_err());
}

#[test]
fn saves_with_a_missing_or_surplus_position_marker_are_errors() {
    let from_position = stored(&played_at(POSITION, 9, 3)).write().unwrap();
    let unmarked = from_position.strip_prefix("4.").unwrap();
    assert_eq!(StoredMatch::read(unmarked), Err(StoredMatchError));
    let standard = Setup::new(GameId::ArgonautsWheel, 2, 7).unwrap();
    let standard = Match::new(standard.clone(), unnamed(&standard)).unwrap();
    let standard = stored(&standard).write().unwrap();
    for text in [
        format!("4.{standard}"),
        format!("4.{from_position}"),
        "4.".to_owned(),
    ] {
        assert_eq!(StoredMatch::read(&text), Err(StoredMatchError));
    }
    let envelope = Envelope {
        revision: 1,
        text: from_position,
    };
    let encoded = envelope.encode();
    assert_eq!(Envelope::decode(&encoded), Ok(envelope));
    let as_earlier = encoded.replace("save 4", "save 3");
    assert_eq!(Envelope::decode(&as_earlier), Err(EnvelopeError::Damaged));
}

proptest! {
    #[test]
    fn arbitrary_text_is_a_position_or_an_error(text in any::<String>(), letters in "[bBwWxy. ,a-k0-9]{0,40}") {
        for text in [&text, &letters] {
            let Ok(setup) = setup_at(text) else { continue };
            let position = setup.position().map(str::to_owned);
            let again = setup_at(position.as_deref().unwrap_or_default());
            prop_assert_eq!(again.as_ref(), Ok(&setup));
            prop_assert!(!State::start(&setup).legal_actions().is_empty());
        }
    }

    /// Also positions that no game comes to: all pieces anywhere.
    #[test]
    fn games_from_any_position_end_and_survive_a_round_trip(
        stations in Just([".", ".", "b", "b", "w", "w", "B", "W"]).prop_shuffle(),
        dead in any::<(bool, bool)>(),
        side in prop_oneof![Just("black"), Just("white")],
        battle in any::<bool>(),
        idle in 0..24_u8,
        picks in any::<u64>(),
    ) {
        let stations = stations.map(|station| match station {
            "b" if dead.0 => "x",
            "w" if dead.1 => "y",
            other => other,
        });
        let battle = if battle { " battle" } else { "" };
        let position = format!("{}, {side}{battle} r{idle}", stations.join(" "));
        let record = played_at(&position, usize::MAX, picks);
        prop_assert!(record.position().ending().is_some());
        prop_assert!(record.entries().iter().all(|entry| matches!(entry, Entry::Action(_))));
        prop_assert_eq!(contents(&through_link(&record)), contents(&record));
        prop_assert_eq!(contents(&through_text(&record)), contents(&record));
        prop_assert_eq!(contents(&through_save(&record)), contents(&record));
    }
}
