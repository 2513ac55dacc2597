//! Matches by link: what tells them from others survives every form of a record, and what
//! was sent stays as it is.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::recorded::files;
use common::round_trip::{contents, through_link, through_save, through_text};
use common::{every_setup, new_match, play_on, random_match, some_setups};
use records::archive::Envelope;
use records::link::{self, LinkError};
use records::{
    Correspondence, Entry, EntryError, Match, MatchRecord, Name, RecordError, Relation,
    StoredMatch, Summary, TableRules, Title, UndoPolicy, import, text,
};
use rules::rng::Rng;
use rules::{GameId, Seat, Setup};

const CORRESPONDENCE: Correspondence = Correspondence {
    id: 0x1a2b_3c4d,
    host: Seat::FIRST,
};

fn by_link(record: Match) -> Match {
    record.with_correspondence(CORRESPONDENCE)
}

fn round_trips(record: &Match) -> [Match; 4] {
    let reopened = MatchRecord::from(record).open().unwrap();
    [
        through_link(record),
        through_text(record),
        through_save(record),
        reopened,
    ]
}

#[test]
fn every_form_of_a_record_keeps_it() {
    for setup in some_setups(0..1, 1) {
        let plain = random_match(&setup, 5);
        for host in Seat::all(setup.players()) {
            let correspondence = Correspondence {
                host,
                ..CORRESPONDENCE
            };
            let record = plain.clone().with_correspondence(correspondence);
            for back in round_trips(&record) {
                assert_eq!(back.correspondence(), Some(correspondence));
                assert_eq!(contents(&back), contents(&record));
            }
        }
        for back in round_trips(&plain) {
            assert_eq!(back.correspondence(), None);
        }
    }
}

#[test]
fn a_match_that_starts_from_a_position_can_be_played_by_link() {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0)
        .unwrap()
        .with_position("b B . w xW w . ., white battle")
        .unwrap();
    let mut record = by_link(new_match(&setup));
    play_on(&mut record, 3, 1);
    for back in round_trips(&record) {
        assert_eq!(back.correspondence(), Some(CORRESPONDENCE));
        assert_eq!(contents(&back), contents(&record));
    }
}

#[test]
fn the_summary_has_it() {
    let record = by_link(new_match(&every_setup(0..1)[0]));
    let text = StoredMatch::new(&record, Title::default(), 7)
        .write()
        .unwrap();
    let summary = Summary::read(&text).unwrap();
    assert_eq!(summary.correspondence, Some(CORRESPONDENCE));
    assert_eq!(summary.fingerprint, record.fingerprint());
    assert_eq!(Summary::read(&summary.write().unwrap()), Ok(summary));
}

/// Earlier programs call such links and saves those of a newer version, not damaged.
#[test]
fn links_and_saves_have_formats_of_their_own() {
    let record = by_link(random_match(&every_setup(0..1)[0], 1));
    assert!(link::write(&record).unwrap().starts_with("Aw"));
    let text = StoredMatch::new(&record, Title::default(), 7)
        .write()
        .unwrap();
    let save = Envelope { revision: 1, text }.encode();
    assert!(save.starts_with("wheelhouse-save 5 "));
}

#[test]
fn a_host_without_a_seat_is_refused() {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
    let host = Seat::new(3).unwrap();
    let record = new_match(&setup).with_correspondence(Correspondence {
        host,
        ..CORRESPONDENCE
    });
    let link = link::write(&record).unwrap();
    assert_eq!(link::read(&link).err(), Some(LinkError::Damaged));
    let written = text::write(&record);
    let error = text::read(&written).unwrap_err();
    assert_eq!(error, RecordError::NoHost);
    let line = text::error_line(&written, &error).unwrap();
    assert!(
        written
            .lines()
            .nth(line - 1)
            .unwrap()
            .starts_with("Correspondence")
    );
    let wrong = written.replace("1a2b3c4d 4", "1a2b3c4d");
    assert!(matches!(
        text::read(&wrong),
        Err(RecordError::Malformed { .. })
    ));
}

#[test]
fn copies_are_related_whatever_people_are_called() {
    for setup in some_setups(0..1, 1) {
        let whole = by_link(random_match(&setup, 3));
        let mut started = by_link(new_match(&setup));
        play_on(&mut started, 2, 3);
        let more = whole.entries().len() - started.entries().len();
        assert!(started.set_name(Seat::FIRST, Name::new("Benjamin")));
        assert_eq!(started.fingerprint(), whole.fingerprint());
        assert_eq!(started.compared_to(&whole), Relation::Ahead(more));
        assert_eq!(whole.compared_to(&started), Relation::Behind(more));
        // Another game of the same people, and the same one as it is read at one screen.
        let other = new_match(&setup).with_correspondence(Correspondence {
            id: 1,
            ..CORRESPONDENCE
        });
        assert_eq!(whole.compared_to(&other), Relation::Other);
        assert_ne!(whole.fingerprint(), other.fingerprint());
        assert_eq!(whole.compared_to(&random_match(&setup, 3)), Relation::Other);
        if setup.game().setup_rules().seeded && setup.draws().is_empty() {
            let dealt = by_link(new_match(&setup.clone().with_seed(setup.seed() + 1)));
            assert_eq!(whole.compared_to(&dealt), Relation::Altered);
            assert_eq!(whole.fingerprint(), dealt.fingerprint());
        }
    }
}

#[test]
fn what_was_sent_cannot_be_replaced() {
    for setup in some_setups(0..1, 1) {
        for undo in UndoPolicy::ALL {
            let mut record = by_link(new_match(&setup));
            record = record.with_table_rules(TableRules { undo, aids: true });
            play_on(&mut record, 6, 3);
            let len = record.entries().len();
            record.set_exchanged_entries(4);
            for ply in 0..=len {
                let by_policy = undo == UndoPolicy::Free || ply == len;
                assert!(record.can_undo_to(ply) || ply < 4 || !by_policy);
                assert!(!record.can_undo_to(ply) || ply >= 4);
                // The entries themselves can be made again, which is redo.
                record.go_to(ply);
                if let Some(&next) = record.entries().get(ply) {
                    assert!(record.apply_entry(next).is_ok());
                }
            }
            let mut rng = Rng::new(1, 1);
            for ply in 0..4 {
                record.go_to(ply);
                let next = record.entries()[ply];
                let others: Vec<_> = record
                    .state()
                    .legal_actions()
                    .into_iter()
                    .map(Entry::Action)
                    .filter(|e| *e != next)
                    .collect();
                if let Some(other) = rng.pick(&others) {
                    let before = record.entries().to_vec();
                    assert_eq!(record.apply_entry(*other), Err(EntryError::AlreadySent));
                    assert_eq!(record.entries(), before);
                }
            }
            // A line that was tried out does not replace it either.
            record.go_to(2);
            assert!(record.start_variation());
            assert!(!record.can_promote());
        }
    }
}

/// A phone reads a QR code of up to 700 characters well; the address of the page takes some.
#[test]
fn the_link_of_a_typical_game_fits_a_code() {
    let mut games = 0;
    for (name, written) in files("txt") {
        // No game has a hundred turns in which nothing happens.
        if name.contains("too-many-turns") {
            continue;
        }
        let mut record = text::read(&written).unwrap();
        for seat in Seat::all(record.setup().players()) {
            record.set_name(seat, Name::new("Bartholomew Longname"));
        }
        let link = link::write(&by_link(record)).unwrap();
        assert!(link.len() <= 600, "{name}: {}", link.len());
        games += 1;
    }
    assert!(games > 70, "{games}");
}

#[test]
fn a_save_of_the_fifth_format_opens_forever_and_is_written_unchanged() {
    let save = include_str!("fixtures/format-5.save");
    let envelope = Envelope::decode(save).unwrap();
    let stored = StoredMatch::read(&envelope.text).unwrap();
    let record = stored.open().unwrap();
    let correspondence = record.correspondence().unwrap();
    assert_eq!(correspondence.to_string(), "1a2b3c4d 2");
    assert_eq!(record.seats()[1].name.as_str(), "Ben");
    assert_eq!(record.entries().len(), 5);
    let again = StoredMatch::new(&record, Title::new("By post"), 1_764_000_000_123);
    let text = again.write().unwrap();
    assert_eq!(Envelope { revision: 3, text }.encode(), save);
}

#[test]
fn a_link_of_the_third_format_opens_forever_and_is_written_unchanged() {
    let link = "AwEAAQAdGis8TScVNDj0FiAAOILc3MIBaEytwOgABy8njwAz9zgt";
    let imported = import(&format!("Your turn: https://example.org/#/open/{link}")).unwrap();
    let stored = Envelope::decode(include_str!("fixtures/format-5.save")).unwrap();
    let stored = StoredMatch::read(&stored.text).unwrap().open().unwrap();
    assert_eq!(imported.record.compared_to(&stored), Relation::Same);
    assert_eq!(link::write(&imported.record).as_deref(), Ok(link));
}
