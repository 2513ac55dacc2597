//! The colours of seats: exchanged, never shared, and written unless they are the
//! default. For every game.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::{
    coloured, colours, every_colours, every_table, new_match, play_on, random_match, some_setups,
    stored,
};
use proptest::prelude::*;
use records::{
    Colour, Expected, Match, MatchRecord, RecordError, StoredMatch, TableRules, UndoPolicy, import,
    link, text,
};
use rules::Seat;
use rules::seat::MAX_SEATS;
use std::collections::BTreeSet;

fn seats(record: &Match) -> usize {
    record.seats().len()
}

/// A match after a round trip through its link, text record, save and import.
fn round_trips(record: &Match) -> [Match; 5] {
    let linked = link::write(record).unwrap();
    let written = text::write(record);
    let saved = stored(record).write().unwrap();
    [
        link::read(&linked).unwrap(),
        text::read(&written).unwrap(),
        StoredMatch::read(&saved).unwrap().open().unwrap(),
        import(&linked).unwrap().record,
        import(&written).unwrap().record,
    ]
}

#[test]
fn a_match_starts_with_the_default_colours() {
    for setup in some_setups(0..1, 1) {
        let record = new_match(&setup);
        for seat in Seat::all(setup.players()) {
            assert_eq!(record.colour(seat), Colour::from_seat(seat));
        }
        assert_eq!(colours(&record), every_colours(seats(&record))[0]);
    }
}

#[test]
fn a_missing_seat_takes_no_colour() {
    for setup in some_setups(0..1, 1) {
        for given in every_colours(usize::from(setup.players())) {
            let mut record = coloured(new_match(&setup), &given);
            for missing in Seat::all(u8::MAX).skip(given.len()) {
                for colour in Colour::ALL {
                    assert!(!record.set_colour(missing, colour));
                }
                assert!(!given.contains(&record.colour(missing)));
            }
            assert_eq!(colours(&record), given);
        }
    }
}

proptest! {
    #[test]
    fn colours_are_exchanged_and_never_shared(
        changes in prop::collection::vec((0..MAX_SEATS, 0..Colour::ALL.len()), 0..40),
    ) {
        for setup in some_setups(0..1, 1) {
            let mut record = new_match(&setup);
            for &(seat, colour) in &changes {
                let (seat, colour) = (Seat::new(seat as u8).unwrap(), Colour::ALL[colour]);
                let before = colours(&record);
                let exists = record.set_colour(seat, colour);
                prop_assert_eq!(exists, seat.index() < before.len());
                let mut expected = before.clone();
                if exists {
                    if let Some(holder) = before.iter().position(|other| *other == colour) {
                        expected[holder] = before[seat.index()];
                    }
                    expected[seat.index()] = colour;
                }
                prop_assert_eq!(colours(&record), expected);
            }
            let seated = colours(&record);
            let ids: BTreeSet<&str> = seated.iter().map(|colour| colour.id()).collect();
            prop_assert_eq!(ids.len(), seated.len());
            for back in round_trips(&record) {
                prop_assert_eq!(colours(&back), seated.clone());
            }
        }
    }
}

#[test]
fn colours_and_table_rules_survive_a_round_trip_and_links_are_distinct() {
    for setup in some_setups(0..1, 1) {
        let mut started = new_match(&setup);
        play_on(&mut started, 5, 1);
        started.go_to(3);
        for table in every_table() {
            let mut links = BTreeSet::new();
            let every = every_colours(seats(&started));
            for given in &every {
                let record = coloured(started.clone().with_table_rules(table), given);
                for back in round_trips(&record) {
                    assert_eq!(colours(&back), *given);
                    assert_eq!(back.table_rules(), table);
                    assert_eq!(back.entries(), record.entries());
                    assert_eq!(text::write(&back), text::write(&record));
                }
                let linked = link::write(&record).unwrap();
                assert_eq!(
                    link::write(&link::read(&linked).unwrap()),
                    Ok(linked.clone())
                );
                links.insert(linked);
            }
            assert_eq!(links.len(), every.len());
        }
    }
}

#[test]
fn colours_do_not_affect_the_game() {
    for setup in some_setups(0..1, 1) {
        let record = random_match(&setup, 2);
        for given in every_colours(seats(&record)) {
            let other = coloured(record.clone(), &given);
            assert_eq!(MatchRecord::from(&other), MatchRecord::from(&record));
        }
    }
}

#[test]
fn default_colours_are_not_written() {
    for setup in some_setups(0..1, 1) {
        let record = random_match(&setup, 4);
        let (linked, written) = (link::write(&record), text::write(&record));
        assert!(!written.contains("Colours"));
        assert_eq!(stored(&record).summary.colours, []);
        // Taken and given back.
        let mut changed = record.clone();
        changed.set_colour(Seat::FIRST, Colour::Violet);
        assert_ne!(
            (link::write(&changed), text::write(&changed)),
            (linked.clone(), written.clone())
        );
        changed.set_colour(Seat::FIRST, Colour::Red);
        assert_eq!(
            (link::write(&changed), text::write(&changed)),
            (linked, written.clone())
        );
        assert_eq!(stored(&changed), stored(&record));
        // Spelled out they may be read.
        let defaults: Vec<&str> = Colour::ALL.iter().map(|colour| colour.id()).collect();
        let defaults = defaults[..seats(&record)].join(" ");
        let spelled = written.replacen("Seed:", &format!("Colours: {defaults}\nSeed:"), 1);
        assert_eq!(text::write(&text::read(&spelled).unwrap()), written);
    }
}

#[test]
fn colours_are_one_line_of_a_text_record() {
    for setup in some_setups(0..1, 1).iter().filter(|s| s.players() == 3) {
        let given = [Colour::Blue, Colour::Red, Colour::Green];
        let record = coloured(random_match(setup, 4), &given);
        let line = "\nColours: blue red green\n";
        let written = text::write(&record);
        assert!(written.contains(line));
        let defaults = random_match(setup, 4);
        assert_eq!(written.replace(line, "\n"), text::write(&defaults));
        // Where the seats and their number come behind it as well.
        let first =
            written
                .replace(line, "\n")
                .replacen("Game:", "Colours:  blue red\tgreen \nGame:", 1);
        assert_eq!(colours(&text::read(&first).unwrap()), given);
    }
}

#[test]
fn conflicting_colours_in_a_text_record_are_an_error_in_their_line() {
    const IDS: [&str; 5] = ["red", "blue", "yellow", "green", "violet"];
    assert_eq!(IDS, Colour::ALL.map(Colour::id));
    let known = Expected::OneOf(&IDS);
    let fit = Expected::Colours;
    for setup in some_setups(0..1, 1).iter().filter(|s| s.players() == 2) {
        let written = text::write(&random_match(setup, 4));
        for (listed, expected) in [
            ("", fit),
            ("blue", fit),
            ("red", fit),
            ("red blue yellow", fit),
            ("blue red red", fit),
            ("blue blue", fit),
            ("red red", fit),
            ("violet violet", fit),
            ("blue orange", known),
            ("Blue red", known),
            ("blue, red", known),
            ("1 0", known),
        ] {
            let bad = written.replacen("\n\n", &format!("\nColours: {listed}\n\n"), 1);
            let line = bad.lines().position(|line| line.starts_with("Colours"));
            let line = 1 + line.unwrap();
            let error = RecordError::Malformed { line, expected };
            assert_eq!(text::read(&bad).err(), Some(error), "{listed}");
        }
        let many = written.replacen(
            "\n\n",
            &format!("\nColours:{}\n\n", " red".repeat(100_000)),
            1,
        );
        assert!(text::read(&many).is_err());
    }
}

#[test]
fn a_save_with_conflicting_colours_still_opens() {
    use Colour::{Blue, Green, Red, Violet, Yellow};
    let strict = TableRules {
        undo: UndoPolicy::Off,
        aids: false,
    };
    for setup in some_setups(0..1, 1).iter().filter(|s| s.players() == 3) {
        let record = coloured(random_match(setup, 4), &[Green, Violet, Red]);
        let stored = stored(&record.with_table_rules(strict));
        assert_eq!(stored.summary.colours, [Green, Violet, Red]);
        for colours_kept in [
            &[][..],
            &[Green],
            &[Green, Violet],
            &[Green, Violet, Red, Blue],
            &[Green, Violet, Red, Blue, Yellow],
            &[Green, Green, Red],
            &[Green, Violet, Green],
            &[Violet, Red, Red],
            &[Blue, Blue, Blue],
            &[Red, Blue, Yellow],
            &[Green; 1000],
        ] {
            let mut other = stored.clone();
            other.summary.colours = colours_kept.to_vec();
            let text = other.write().unwrap();
            let read = StoredMatch::read(&text).unwrap();
            assert_eq!(read, other);
            let opened = read.open().unwrap();
            assert_eq!(colours(&opened), [Red, Blue, Yellow], "{colours_kept:?}");
            assert_eq!(opened.table_rules(), strict);
            assert_eq!(Ok(MatchRecord::from(&opened)), stored.record());
        }
    }
}
