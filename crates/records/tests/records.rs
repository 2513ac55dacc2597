//! Links, texts and saves give a match back as it was, at every ply of random
//! games of every game; errors for everything that does not fit.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::round_trip::{contents, through_link, through_save, through_text};
use common::{
    every_setup, every_table, new_match, play_on, random_match, some_setups, trials, unnamed,
};
use proptest::prelude::*;
use records::{
    Entry, Expected, Match, MatchRecord, Name, Player, RecordError, SeatConfig, StoredMatch,
    TableRules, Title, UndoPolicy, link, text,
};
use rules::setup::SetupError;
use rules::{GameId, Level, Seat, Setup};

/// A match after each entry of a random game, then with undone entries. Games
/// longer than the most of Turn of Time and Argonaut's Wheel are checked
/// only at some entries, because each check takes as long as the game.
fn for_each_ply(setup: &Setup, picks: u64, mut visit: impl FnMut(&Match)) {
    let (every, step) = trials((24, 37), (48, 17));
    let is_visited = |ply: usize| ply < every || ply.is_multiple_of(step);
    let mut record = new_match(setup);
    loop {
        let before = record.ply();
        if is_visited(before) || record.position().ending().is_some() {
            visit(&record);
        }
        play_on(&mut record, 1, picks + before as u64);
        if record.ply() == before {
            break;
        }
    }
    // From here on each check takes as long as the whole game, however much is undone.
    let long = record.ply() > every;
    while record.undo() {
        let ply = record.ply();
        if !long || ply < 3 || ply.is_multiple_of(step) {
            visit(&record);
        }
    }
}

/// Setups of every game with each of three seeds; where a game has many setups
/// and long games, each with one of them.
fn setups() -> Vec<Setup> {
    const MANY: usize = 12;
    let mut all = Vec::new();
    for seed in 0..trials(1, 3) {
        for &game in GameId::ALL {
            let mut setups = every_setup(seed..seed + 1);
            setups.retain(|setup| setup.game() == game);
            let has_many = setups.len() > MANY;
            let selected = setups
                .into_iter()
                .zip(0..)
                .filter(|(_, index)| !has_many || index % 3 == seed);
            all.extend(selected.map(|(setup, _)| setup));
        }
    }
    all
}

#[test]
fn every_public_error_type_implements_error() {
    fn check<E: core::error::Error + Send + Sync + 'static>() {}

    check::<records::EntryError>();
    check::<records::ImportError>();
    check::<records::ParsePlayerError>();
    check::<records::SeatCountError>();
    check::<records::StoredMatchError>();
    check::<RecordError>();
    check::<link::LinkError>();
    check::<records::archive::EnvelopeError>();
    check::<records::archive::StoreError>();
}

#[test]
fn links_survive_a_round_trip_at_every_ply() {
    for setup in setups() {
        for_each_ply(&setup, 1, |record| {
            let back = through_link(record);
            assert_eq!(contents(&back), contents(record));
            assert_eq!(link::write(&back), link::write(record));
        });
    }
}

#[test]
fn saves_survive_a_round_trip_at_every_ply() {
    for setup in setups() {
        for_each_ply(&setup, 2, |record| {
            let back = through_save(record);
            assert_eq!(contents(&back), contents(record));
            assert_eq!(MatchRecord::from(&back), MatchRecord::from(record));
        });
    }
}

#[test]
fn text_records_contain_the_whole_line_at_every_ply() {
    for setup in setups() {
        for_each_ply(&setup, 3, |record| {
            let mut back = through_text(record);
            assert_eq!(back.ply(), record.entries().len());
            back.go_to(record.ply());
            assert_eq!(contents(&back), contents(record));
            assert_eq!(text::write(&back), text::write(record));
        });
    }
}

#[test]
fn spaces_and_remarks_in_a_text_record_do_not_matter() {
    for setup in some_setups(0..1, 1) {
        let record = random_match(&setup, 4);
        let written = text::write(&record);
        let spaced: String = written
            .lines()
            .map(|line| format!("# a remark\r\n\r\n   {}  \r\n", line.replace(' ', "  ")))
            .collect();
        // A title is not spaced out.
        let spaced = spaced
            .replace("Wheelhouse  record  1", "Wheelhouse record 1")
            .replace("Seat  ", "Seat ");
        assert_eq!(contents(&text::read(&spaced).unwrap()), contents(&record));
        let without = |left_out: &[&str]| {
            written
                .lines()
                .filter(|line| !left_out.iter().any(|start| line.starts_with(start)))
                .collect::<Vec<_>>()
                .join("\n")
        };
        // Where the number of entries is announced, the hash after them is a part of the record.
        let cut = text::read(&without(&["="]));
        assert!(matches!(cut, Err(RecordError::Truncated { .. })));
        if setup != setup.clone().with_latest_rules() {
            continue;
        }
        // Without a version it is of the latest rules.
        let back = text::read(&without(&["=", "Rules:", "Seat ", "Entries:"])).unwrap();
        assert_eq!(back.entries(), record.entries());
        assert_eq!(back.state().hash(), record.state().hash());
        assert!(back.seats().iter().all(|s| s.player == Player::Human));
    }
}

#[test]
fn resignations_and_agreed_draws_survive_a_round_trip() {
    for setup in some_setups(0..2, 1).iter().filter(|s| s.players() > 2) {
        let mut record = new_match(setup);
        play_on(&mut record, 5, 1);
        record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
        play_on(&mut record, 9, 2);
        let mut drawn = record.clone();
        drawn.apply_entry(Entry::AgreedDraw).unwrap();
        for record in [record, drawn] {
            for back in [
                through_link(&record),
                through_text(&record),
                through_save(&record),
            ] {
                assert_eq!(contents(&back), contents(&record));
                assert_eq!(back.position().ending(), record.position().ending());
                assert_eq!(back.position().ranks(), record.position().ranks());
                assert_eq!(back.position().resigned(), record.position().resigned());
            }
        }
    }
}

#[test]
fn table_rules_survive_a_round_trip_at_every_ply() {
    for setup in setups() {
        for_each_ply(&setup, 5, |record| {
            let all = record.ply() < 12;
            let mut links = Vec::new();
            for (table, number) in every_table().into_iter().zip(0..) {
                let record = record.clone().with_table_rules(table);
                // Each check takes as long as the game: later one set of table rules a ply.
                if all || record.ply() % 6 == number {
                    links.push(link::write(&record).unwrap());
                } else {
                    continue;
                }
                assert_eq!(contents(&through_link(&record)), contents(&record));
                assert_eq!(contents(&through_save(&record)), contents(&record));
                let mut back = through_text(&record);
                back.go_to(record.ply());
                assert_eq!(contents(&back), contents(&record));
            }
            links.sort();
            links.dedup();
            assert_eq!(links.len(), if all { 6 } else { 1 });
        });
    }
}

#[test]
fn a_stored_match_contains_all_lines_and_whether_it_is_over() {
    for setup in some_setups(0..1, 1) {
        let mut record = random_match(&setup, 4);
        let title = Title::new("Sunday");
        let stored = StoredMatch::new(&record, title.clone(), 12);
        let summary = &stored.summary;
        assert_eq!(summary.colours, []);
        assert_eq!((summary.last_played, summary.over), (12, true));
        assert_eq!(
            (&summary.title, summary.table),
            (&title, TableRules::default())
        );
        record.go_to(3);
        assert!(record.start_variation());
        play_on(&mut record, 4, 1);
        let stored = StoredMatch::new(&record, title, 13);
        assert!(stored.summary.over, "whatever is tried out in it");
        assert_eq!(stored.record(), Ok(MatchRecord::from(&record)));
        let back = stored.open().unwrap();
        assert_eq!((back.line_count(), back.active_line()), (2, 1));
        assert_eq!(contents(&back), contents(&record));
    }
}

#[test]
fn default_table_rules_are_not_written() {
    for setup in some_setups(0..1, 1) {
        let record = random_match(&setup, 4);
        let written = text::write(&record);
        assert!(!written.contains("Undo") && !written.contains("Aids"));
        let spelled = written.replace("Seed:", "Undo: free\nAids: on\nSeed:");
        assert_eq!(contents(&text::read(&spelled).unwrap()), contents(&record));
        let strict = TableRules {
            undo: UndoPolicy::Off,
            aids: false,
        };
        let strict = text::write(&record.with_table_rules(strict));
        assert_eq!(strict.replace("Undo: off\nAids: off\n", ""), written);
        for (line, expected) in [
            (
                "Undo: often",
                Expected::OneOf(&["free", "until-revealed", "off"]),
            ),
            ("Undo:", Expected::OneOf(&["free", "until-revealed", "off"])),
            ("Aids: no", Expected::OneOf(&["on", "off"])),
        ] {
            let bad = written.replacen("Seed:", &format!("{line}\nSeed:"), 1);
            let line = 1 + bad
                .lines()
                .position(|other| other.starts_with(line))
                .unwrap();
            let error = RecordError::Malformed { line, expected };
            assert_eq!(text::read(&bad).err(), Some(error));
        }
    }
}

#[test]
fn the_link_of_a_finished_game_is_short() {
    for setup in every_setup(0..40) {
        // The longest names there are.
        let seat_configs = unnamed(&setup).into_iter().map(|seat_config| SeatConfig {
            name: Name::new(&"\u{1F3AE}".repeat(Name::MAX_CHARS)),
            ..seat_config
        });
        let mut record = Match::new(setup.clone(), seat_configs.collect()).unwrap();
        play_on(&mut record, usize::MAX, setup.seed());
        let table = every_table()[5];
        let record = record.with_table_rules(table);
        assert!(record.position().ending().is_some());
        let link = link::write(&record).unwrap();
        assert!(link.len() <= 1900, "{setup:?}: {}", link.len());
        assert!(
            link.bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
        );
    }
}

#[test]
fn unusual_names_survive_a_round_trip() {
    let names = [
        "",
        "#",
        "= 1 2",
        ": : :",
        "Seat 2: human x",
        "1.1 Sp",
        "human",
        "\"\\\"}",
        "\u{1F3AE}é漢",
        "a\u{301}",
        "\u{202E}abc",
        "\u{FEFF}x",
        "\t\n x \u{7}",
        "\u{85}x\u{2028}y",
        "&amp;<b>",
    ];
    for name in names {
        for setup in some_setups(0..1, 1) {
            let seat_configs = unnamed(&setup).into_iter().map(|seat_config| SeatConfig {
                name: Name::new(name),
                ..seat_config
            });
            let record = Match::new(setup, seat_configs.collect()).unwrap();
            for back in [
                through_link(&record),
                through_text(&record),
                through_save(&record),
            ] {
                assert_eq!(back.seats(), record.seats(), "{name:?}");
            }
        }
    }
}

proptest! {
    #[test]
    fn arbitrary_names_survive_a_round_trip(name in any::<String>(), player in 0..18_usize, seed in any::<u64>()) {
        let setup = Setup::all_combinations(GameId::ALL[0], seed).swap_remove(0);
        let name = Name::new(&name);
        prop_assert!(name.as_str().chars().count() <= Name::MAX_CHARS);
        let seat_config = SeatConfig { name, player: Player::all().nth(player).unwrap() };
        let seat_configs = vec![seat_config; usize::from(setup.players())];
        let record = Match::new(setup, seat_configs).unwrap();
        for back in [through_link(&record), through_text(&record), through_save(&record)] {
            prop_assert_eq!(contents(&back), contents(&record));
        }
    }
}

/// The text of an action that leads to another state than the one taken.
fn other_choice(record: &Match, ply: usize) -> Option<String> {
    let before = record.position_at(ply);
    let after = record.position_at(ply + 1).state().hash();
    before
        .state()
        .legal_actions()
        .into_iter()
        .filter(|&action| {
            let mut state = before.state().clone();
            state.apply_silent(action) == Ok(()) && state.hash() != after
        })
        .map(|action| action.to_string())
        .next()
}

#[test]
fn a_changed_action_is_detected_unless_it_leads_to_the_same_states() {
    let mut by_hash = 0;
    for setup in some_setups(0..4, 1) {
        let record = random_match(&setup, 5);
        for ply in 0..record.entries().len() {
            let Some(other) = other_choice(&record, ply) else {
                continue;
            };
            let mut saved = MatchRecord::from(&record);
            saved.lines[0].entries[ply] = other.clone();
            match saved.open() {
                Err(RecordError::HashMismatch { after }) => {
                    assert!(after > ply);
                    by_hash += 1;
                }
                Err(RecordError::Entry { number, .. }) => assert!(number > ply + 1),
                Err(other) => unreachable!("{other:?} after a change at {ply}"),
                // Another way to the same states is no damage.
                Ok(same) => {
                    assert_eq!(same.state().hash(), record.state().hash());
                }
            }
        }
        // In a text it is found by the same rules.
        let last = record.entries().len() - 1;
        if let Some(other) = other_choice(&record, last) {
            let Entry::Action(action) = record.entries()[last] else {
                continue;
            };
            let written = text::write(&record);
            let (start, end) = written.rsplit_once(&action.to_string()).unwrap();
            assert_eq!(
                text::read(&format!("{start}{other}{end}")).map(|_| ()),
                Err(RecordError::HashMismatch { after: last + 1 })
            );
        }
    }
    assert!(by_hash > 0);
}

/// Records of a match whose last entry is a resignation or an agreed draw, before the
/// first checkpoint, with that entry changed or removed.
#[test]
fn changed_resignations_and_draws_are_detected() {
    for setup in some_setups(0..2, 1).iter().filter(|s| s.players() > 2) {
        let mut before = new_match(setup);
        play_on(&mut before, 5, 1);
        let notations = ["resign:1", "resign:2", "agreed-draw"];
        let entries = [0, 1].map(|seat| Entry::Resign(Seat::new(seat).unwrap()));
        for (entry, words) in entries
            .into_iter()
            .chain([Entry::AgreedDraw])
            .zip(notations)
        {
            let mut record = before.clone();
            record.apply_entry(entry).unwrap();
            let len = record.entries().len();
            let saved = MatchRecord::from(&record);
            let written = text::write(&record);
            assert!(saved.open().is_ok() && text::read(&written).is_ok());
            let found = |after| Err(RecordError::HashMismatch { after });
            for other in notations.iter().filter(|other| **other != words) {
                let mut saved = saved.clone();
                saved.lines[0].entries[len - 1] = (*other).to_owned();
                assert_eq!(saved.open().map(|_| ()), found(len));
                let written = written.replace(words, other);
                assert_eq!(text::read(&written).map(|_| ()), found(len));
            }
            // Taken out, also where the number beside the hash is mended.
            let mut saved = saved.clone();
            saved.lines[0].entries.pop();
            assert_eq!(saved.open().map(|_| ()), found(len));
            saved.lines[0].hashes[0].0 = len - 1;
            assert_eq!(saved.open().map(|_| ()), found(len - 1));
            let dropped = written.replace(words, "");
            assert_eq!(text::read(&dropped).map(|_| ()), found(len));
            let dropped = dropped.replace(&format!("= {len} "), &format!("= {} ", len - 1));
            assert_eq!(text::read(&dropped).map(|_| ()), found(len - 1));
            // Inserted where there was none.
            let mut saved = MatchRecord::from(&before);
            saved.lines[0].entries.push(words.to_owned());
            saved.lines[0].hashes[0].0 = len;
            assert_eq!(saved.open().map(|_| ()), found(len));
        }
        // An early resignation changes every later hash.
        before.apply_entry(entries[0]).unwrap();
        play_on(&mut before, usize::MAX, 2);
        let saved = MatchRecord::from(&before);
        assert!(saved.lines[0].entries.contains(&notations[0].to_owned()));
        for (after, hash) in &saved.lines[0].hashes {
            let state = before.position_at(*after).state().hash();
            assert_ne!(hash.parse(), Ok(state));
        }
    }
}

#[test]
fn a_changed_hash_is_detected() {
    for setup in some_setups(0..2, 1) {
        let saved = MatchRecord::from(&random_match(&setup, 6));
        let checks = saved.lines[0].hashes.len();
        assert!(checks > 0);
        for check in 0..checks {
            for wrong in ["00000000", "", "no hash", "ffffffffff"] {
                let mut changed = saved.clone();
                let (after, hash) = &mut changed.lines[0].hashes[check];
                let after = *after;
                *hash = wrong.to_owned();
                assert_eq!(
                    changed.open().map(|_| ()),
                    Err(RecordError::HashMismatch { after })
                );
            }
            let mut beyond = saved.clone();
            beyond.lines[0].hashes[check].0 = usize::MAX;
            assert_eq!(
                beyond.open().map(|_| ()),
                Err(RecordError::HashMismatch { after: usize::MAX })
            );
        }
    }
}

#[test]
fn hashes_are_written_every_sixteen_entries_and_at_the_end() {
    for setup in some_setups(0..2, 1) {
        let record = random_match(&setup, 7);
        let len = record.entries().len();
        let mut expected: Vec<usize> = (1..).map(|n| 16 * n).take_while(|n| *n <= len).collect();
        if !len.is_multiple_of(16) {
            expected.push(len);
        }
        let saved = MatchRecord::from(&record);
        let plies: Vec<usize> = saved.lines[0].hashes.iter().map(|c| c.0).collect();
        assert_eq!(plies, expected);
        for (after, hash) in &saved.lines[0].hashes {
            let here = record.position_at(*after).state().hash();
            assert_eq!(hash.parse(), Ok(here));
        }
    }
}

#[test]
fn records_of_newer_rules_unknown_games_and_wrong_seats_are_errors() {
    for setup in some_setups(0..1, 1) {
        let record = random_match(&setup, 8);
        let latest = setup.game().rules_version();
        let later = RecordError::NewerRules {
            version: latest + 1,
            latest,
        };
        let mut saved = MatchRecord::from(&record);
        saved.rules = latest + 1;
        assert_eq!(saved.open().map(|_| ()), Err(later.clone()));
        let rules = format!("Rules: {}\n", setup.rules_version());
        let written = text::write(&record);
        assert!(written.contains(&rules));
        let written = written.replace(&rules, &format!("Rules: {}\n", latest + 1));
        assert_eq!(text::read(&written).map(|_| ()), Err(later));

        let mut saved = MatchRecord::from(&record);
        saved.game = "chess".to_owned();
        let unknown = RecordError::UnknownGame("chess".to_owned());
        assert_eq!(saved.open().map(|_| ()), Err(unknown));

        let mut saved = MatchRecord::from(&record);
        saved
            .seats
            .push(SeatConfig::unnamed(Player::Bot(Level::Casual)));
        assert!(matches!(saved.open(), Err(RecordError::Seats(_))));

        let mut saved = MatchRecord::from(&record);
        saved.setup.players = 99;
        let error = saved.open().map(|_| ());
        assert!(matches!(
            error,
            Err(RecordError::Setup(SetupError::PlayerCount {
                requested: 99,
                ..
            }))
        ));
        let mut saved = MatchRecord::from(&record);
        saved.setup.options.push(("no".into(), "yes".into()));
        let requested = "no".to_owned();
        let error = RecordError::Setup(SetupError::UnknownOption { requested });
        assert_eq!(saved.open().map(|_| ()), Err(error));
    }
}

#[test]
fn the_error_names_an_illegal_entry() {
    for setup in some_setups(0..1, 1) {
        let record = random_match(&setup, 9);
        for wrong in [
            "",
            "nonsense",
            "resign:0",
            "resign:6",
            "resign:x",
            "agreed-drawn",
        ] {
            let mut saved = MatchRecord::from(&record);
            saved.lines[0].entries[2] = wrong.to_owned();
            let named = RecordError::Entry {
                number: 3,
                written: wrong.to_owned(),
                illegal: None,
                legal: record.position_at(2).state().legal_actions(),
            };
            assert_eq!(saved.open().map(|_| ()), Err(named));
        }
    }
}
