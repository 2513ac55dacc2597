//! Table rules: what may be undone, what variations must not reveal, who plays for
//! whom. For every game.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::{every_setup, new_match, play_on, random_match, some_setups, stored};
use records::{Entry, EntryError, Match, MatchRecord, Name, Player, TableRules, UndoPolicy};
use rules::rng::Rng;
use rules::{GameId, Level, Seat, Setup};
use std::collections::HashSet;

fn with_undo(record: Match, undo: UndoPolicy) -> Match {
    record.with_table_rules(TableRules { undo, aids: true })
}

fn reveal_count_at(record: &Match, ply: usize) -> u32 {
    record.position_at(ply).state().reveal_count()
}

/// Whether hidden information is revealed in the course of a game.
fn has_hidden_information(setup: &Setup) -> bool {
    let record = random_match(setup, 0);
    reveal_count_at(&record, 0) < reveal_count_at(&record, record.entries().len())
}

#[test]
fn some_games_have_hidden_information() {
    let setups = every_setup(0..1);
    assert!(
        setups.iter().any(has_hidden_information) && !setups.iter().all(has_hidden_information)
    );
}

/// An action other than the next one of the line, with the match browsed at `ply`.
fn other_entry(record: &mut Match, ply: usize) -> Option<Entry> {
    record.go_to(ply);
    let next = record.entries().get(ply).copied();
    record
        .state()
        .legal_actions()
        .into_iter()
        .map(Entry::Action)
        .into_iter()
        .find(|entry| Some(*entry) != next)
}

/// All of a match that can be seen.
fn contents(record: &Match) -> (MatchRecord, TableRules) {
    (MatchRecord::from(record), record.table_rules())
}

#[test]
fn the_default_table_rules_allow_all_undo_and_all_aids() {
    let record = new_match(&every_setup(0..1)[0]);
    let defaults = TableRules {
        undo: UndoPolicy::Free,
        aids: true,
    };
    assert_eq!(record.table_rules(), defaults);
    assert_eq!(TableRules::default(), defaults);
}

#[test]
fn undo_follows_the_undo_policy() {
    for setup in some_setups(0..2, 1) {
        let record = random_match(&setup, 6);
        let len = record.entries().len();
        let end = reveal_count_at(&record, len);
        let mut kept_from = 0;
        for ply in 0..=len {
            let allowed =
                UndoPolicy::ALL.map(|undo| with_undo(record.clone(), undo).can_undo_to(ply));
            assert_eq!(
                allowed,
                [true, reveal_count_at(&record, ply) == end, ply == len]
            );
            kept_from += usize::from(!allowed[1]);
        }
        assert_eq!(kept_from > 0, has_hidden_information(&setup));
        assert!(with_undo(record, UndoPolicy::Off).can_undo_to(len + 1));
    }
}

#[test]
fn an_entry_replaces_only_what_may_be_undone() {
    for (setup, undo) in every_setup(0..2)
        .into_iter()
        .flat_map(|setup| UndoPolicy::ALL.map(|undo| (setup.clone(), undo)))
    {
        let mut record = with_undo(new_match(&setup), undo);
        play_on(&mut record, 12, 3);
        let len = record.entries().len();
        for ply in 0..len {
            let Some(other) = other_entry(&mut record, ply) else {
                continue;
            };
            let mut changed = record.clone();
            if record.can_undo_to(ply) {
                assert!(changed.apply_entry(other).is_ok());
                assert_eq!((changed.entries().len(), changed.ply()), (ply + 1, ply + 1));
            } else {
                assert_eq!(changed.apply_entry(other), Err(EntryError::CannotUndo));
                assert_eq!(contents(&changed), contents(&record));
                assert_eq!(changed.state().hash(), record.state().hash());
            }
            // The same entry is a redo, whatever the undo policy.
            let same = record.entries()[ply];
            assert!(record.apply_entry(same).is_ok());
            assert_eq!((record.entries().len(), record.ply()), (len, ply + 1));
        }
    }
}

#[test]
fn illegal_actions_are_reported_before_table_rules() {
    for setup in some_setups(0..1, 1) {
        let mut record = random_match(&setup, 2);
        record.go_to(1);
        let legal = record.state().legal_actions();
        let mut all = (0..20)
            .map(|picks| random_match(&setup, picks))
            .flat_map(|other| other.entries().to_vec());
        let foreign = |entry: &Entry| matches!(entry, Entry::Action(a) if !legal.contains(a));
        let foreign = all.find(foreign).unwrap();
        let mut record = with_undo(record, UndoPolicy::Off);
        let illegal = record.apply_entry(foreign);
        assert!(matches!(illegal, Err(EntryError::Rules(_))));
    }
}

#[test]
fn resignations_and_draws_are_undone_like_actions() {
    for setup in some_setups(0..2, 1).iter().filter(|s| s.players() > 1) {
        for entry in [Entry::Resign(Seat::FIRST), Entry::AgreedDraw] {
            let mut record = new_match(setup);
            // No game ends this early.
            play_on(&mut record, 4, 1);
            record.apply_entry(entry).unwrap();
            let before = record.ply() - 1;
            let allowed =
                UndoPolicy::ALL.map(|undo| with_undo(record.clone(), undo).can_undo_to(before));
            // Resignations and draws reveal nothing.
            assert_eq!(allowed, [true, true, false]);
            let mut strict = with_undo(record, UndoPolicy::Off);
            let instead = other_entry(&mut strict, before).unwrap();
            assert_eq!(strict.apply_entry(instead), Err(EntryError::CannotUndo));
            strict.redo();
            assert_eq!(strict.entries()[before], entry);
        }
    }
}

#[test]
fn variations_do_not_reveal_hidden_information() {
    let mut ended = HashSet::new();
    for setup in some_setups(0..2, 1) {
        for undo in UndoPolicy::ALL {
            let mut record = with_undo(new_match(&setup), undo);
            play_on(&mut record, 8, 5);
            if record.position().ending().is_some() && has_hidden_information(&setup) {
                ended.insert(setup.game());
                continue;
            }
            let (len, shown) = (record.ply(), record.state().reveal_count());
            assert!(record.start_variation());
            let mut blocked = false;
            let mut rng = Rng::new(9, 7);
            while let Some(action) = rng.pick(&record.state().legal_actions()).copied() {
                let before = contents(&record);
                match record.apply(action) {
                    Ok(_) => {
                        assert!(undo == UndoPolicy::Free || record.state().reveal_count() <= shown)
                    }
                    Err(error) => {
                        assert_eq!(error, EntryError::NotRevealedYet);
                        assert_eq!(contents(&record), before);
                        blocked = true;
                        break;
                    }
                }
            }
            assert_eq!(
                blocked,
                undo != UndoPolicy::Free && has_hidden_information(&setup)
            );
            // A variation may use what the main line has revealed.
            record.switch_to_line(0);
            record.go_to(len - 2);
            assert!(record.start_variation());
            if let Some(other) = other_entry(&mut record, len - 2) {
                assert!(record.apply_entry(other).is_ok());
            }
            // In the main line it is revealed.
            record.switch_to_line(0);
            record.go_to(len);
            play_on(&mut record, usize::MAX, 1);
            assert_eq!(
                record.state().reveal_count() > shown,
                has_hidden_information(&setup)
            );
        }
    }
    // Wheels set at random may starve a city in its first rounds.
    assert!(ended.is_subset(&HashSet::from([GameId::WheelsOfTime])));
}

#[test]
fn variations_may_be_undone_down_to_where_they_branch_off() {
    for setup in some_setups(0..2, 1) {
        for undo in UndoPolicy::ALL {
            let mut record = with_undo(random_match(&setup, 8), undo);
            let ply = (4..record.entries().len())
                .find(|&ply| other_entry(&mut record, ply).is_some())
                .unwrap();
            let other = other_entry(&mut record, ply).unwrap();
            assert!(record.start_variation());
            record.apply_entry(other).unwrap();
            play_on(&mut record, 2, 1);
            for to in 0..=record.entries().len() {
                assert_eq!(
                    record.can_undo_to(to),
                    undo == UndoPolicy::Free || to >= ply
                );
            }
        }
    }
}

#[test]
fn a_variation_is_promoted_if_the_rest_of_the_main_line_may_be_undone() {
    for setup in some_setups(0..2, 1) {
        for undo in UndoPolicy::ALL {
            for back in [0, 1, 9] {
                let mut record = with_undo(new_match(&setup), undo);
                play_on(&mut record, 16, 4);
                let ply = record.entries().len() - back;
                let Some(other) = other_entry(&mut record, ply) else {
                    continue;
                };
                let allowed = record.can_undo_to(ply);
                assert!(record.start_variation());
                // Where the end of the main line is left something may be revealed.
                let entered = record.apply_entry(other).is_ok();
                let (before, changed) = (contents(&record), record.entries().to_vec());
                assert_eq!(record.promote_variation(), allowed);
                if allowed {
                    assert_eq!((record.active_line(), record.line_count()), (0, 2));
                    assert_eq!(record.entries(), changed);
                    assert_eq!(changed.len(), ply + usize::from(entered));
                } else {
                    assert_eq!(contents(&record), before);
                }
            }
        }
        // The main line is unchanged.
        let mut main = with_undo(random_match(&setup, 4), UndoPolicy::Off);
        let before = contents(&main);
        assert!(main.promote_variation());
        assert_eq!(contents(&main), before);
    }
}

#[test]
fn matches_open_with_undone_entries_that_stricter_table_rules_forbid() {
    for setup in some_setups(0..2, 1) {
        let mut record = random_match(&setup, 7);
        record.go_to(3);
        assert!(record.start_variation());
        play_on(&mut record, usize::MAX, 2);
        let strict = with_undo(record, UndoPolicy::Off);
        let reopened = MatchRecord::from(&strict).open().unwrap();
        assert_eq!(MatchRecord::from(&reopened), MatchRecord::from(&strict));
        assert!(stored(&strict).record().unwrap().open().is_ok());
    }
}

#[test]
fn a_seat_is_given_to_another_player_and_back() {
    for setup in some_setups(0..1, 1) {
        let mut record = new_match(&setup);
        play_on(&mut record, 5, 2);
        let before = MatchRecord::from(&record);
        let before_seats = record.seats().to_vec();
        for seat in Seat::all(setup.players()) {
            assert!(record.set_player(seat, Player::Bot(Level::Skilled)));
            assert!(record.set_name(seat, Name::new("Ada")));
            let seat_config = record.seat_config(seat).unwrap();
            assert_eq!(seat_config.player, Player::Bot(Level::Skilled));
            assert_eq!(seat_config.name, Name::new("Ada"));
            assert!(record.set_player(seat, before_seats[seat.index()].player));
            assert!(record.set_name(seat, before_seats[seat.index()].name.clone()));
            assert_eq!(MatchRecord::from(&record), before);
        }
        // With all seats taken there is no further seat.
        if let Some(missing) = Seat::new(setup.players()) {
            assert!(!record.set_player(missing, Player::Human));
            assert!(!record.set_name(missing, Name::new("Ada")));
        }
        assert_eq!(MatchRecord::from(&record), before);
    }
}
