//! A match under way: undo, redo, back to any point, variations,
//! resigning and agreeing on a draw. For every game.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::{every_setup, new_match, play_on, random_match, some_setups};
use records::{Ending, Entry, EntryError, Match, MatchRecord, RecordError};
use rules::{Action, Seat, Setup};

fn action_at(record: &Match, ply: usize) -> Action {
    match record.entries()[ply] {
        Entry::Action(action) => action,
        other => unreachable!("{other:?}"),
    }
}

/// A legal action at the browsed position other than the next one of the line.
fn another_action(record: &Match) -> Option<Action> {
    let next = record.entries().get(record.ply());
    record
        .state()
        .legal_actions()
        .into_iter()
        .map(|action| (action, Entry::Action(action)))
        .find_map(|(action, entry)| (next != Some(&entry)).then_some(action))
}

/// A random game, browsed near its middle where there is a choice.
fn with_choice_ahead(setup: &Setup) -> Match {
    let mut record = random_match(setup, 1);
    let half = record.entries().len() / 2;
    record.go_to(half);
    while another_action(&record).is_none() {
        assert!(record.undo());
    }
    assert!(record.ply() > 0);
    record
}

/// Saved and opened again.
fn reopened(record: &Match) -> Match {
    MatchRecord::from(record).open().unwrap()
}

#[test]
fn every_position_of_a_line_can_be_browsed() {
    for setup in some_setups(0..2, 1) {
        let whole = random_match(&setup, 2);
        let len = whole.entries().len();
        let mut fresh = new_match(&setup);
        let mut hashes = vec![fresh.state().hash()];
        for &entry in whole.entries() {
            let events = fresh.apply_entry(entry).unwrap();
            hashes.push(fresh.state().hash());
            assert_eq!(whole.events_at(fresh.ply()), events);
        }
        assert!(whole.events_at(0).is_empty() && whole.events_at(len + 1).is_empty());
        let mut browsed = whole.clone();
        for ply in (0..=len).rev().chain(0..=len) {
            assert_eq!(whole.position_at(ply).state().hash(), hashes[ply]);
            browsed.go_to(ply);
            assert_eq!((browsed.ply(), browsed.state().hash()), (ply, hashes[ply]));
            assert_eq!(browsed.entries(), whole.entries());
        }
        browsed.go_to(usize::MAX);
        assert_eq!(browsed.ply(), len);
        for (back, hash) in hashes.iter().rev().skip(1).enumerate() {
            assert!(browsed.undo());
            assert_eq!(
                (browsed.ply(), &browsed.state().hash()),
                (len - 1 - back, hash)
            );
        }
        assert!(!browsed.undo());
        for hash in hashes.iter().skip(1) {
            assert!(browsed.redo());
            assert_eq!(&browsed.state().hash(), hash);
        }
        assert!(!browsed.redo());
    }
}

#[test]
fn the_same_entry_is_a_redo_and_another_one_replaces_the_undone_entries() {
    for setup in some_setups(0..3, 1) {
        let mut record = with_choice_ahead(&setup);
        let (ply, len) = (record.ply(), record.entries().len());
        let mut same = record.clone();
        same.apply(action_at(&record, ply)).unwrap();
        assert_eq!((same.ply(), same.entries().len()), (ply + 1, len));
        assert_eq!(same.entries(), record.entries());

        let other = another_action(&record).unwrap();
        let before = record.entries()[..ply].to_vec();
        record.apply(other).unwrap();
        assert_eq!(record.ply(), ply + 1);
        assert_eq!(record.entries()[..ply], before);
        assert_eq!(record.entries()[ply..], [Entry::Action(other)]);
        assert!(!record.redo());
        assert_eq!(
            record.position_at(ply + 1).state().hash(),
            record.state().hash()
        );
        // Checkpoints of the replaced line are gone as well.
        play_on(&mut record, usize::MAX, 9);
        for ply in 0..=record.entries().len() {
            let mut fresh = new_match(&setup);
            for &entry in &record.entries()[..ply] {
                fresh.apply_entry(entry).unwrap();
            }
            let there = record.position_at(ply);
            assert_eq!(there.state().hash(), fresh.state().hash());
        }
    }
}

/// An action of the game that is none of these.
fn foreign(setup: &Setup, legal: &[Action]) -> Action {
    (0..20)
        .map(|picks| random_match(setup, picks))
        .flat_map(|record| record.entries().to_vec())
        .find_map(|entry| match entry {
            Entry::Action(action) => (!legal.contains(&action)).then_some(action),
            _ => None,
        })
        .unwrap()
}

#[test]
fn an_illegal_entry_changes_nothing() {
    for setup in some_setups(0..2, 1) {
        let mut record = with_choice_ahead(&setup);
        let hash = record.state().hash();
        let before = (record.entries().to_vec(), record.ply());
        let legal = record.state().legal_actions();
        let foreign = foreign(&setup, &legal);
        assert!(matches!(record.apply(foreign), Err(EntryError::Rules(_))));
        // With all seats taken there is no further seat.
        if let Some(nobody) = Seat::new(setup.players()) {
            assert_eq!(
                record.apply_entry(Entry::Resign(nobody)),
                Err(EntryError::CannotResign(nobody))
            );
        }
        assert_eq!((record.entries().to_vec(), record.ply()), before);
        assert_eq!(record.state().hash(), hash);
        assert!(record.redo());
    }
}

#[test]
fn no_entry_is_legal_after_the_end_of_the_match() {
    for setup in some_setups(0..2, 1) {
        let mut record = random_match(&setup, 3);
        let len = record.entries().len();
        let action = action_at(&record, 0);
        for entry in [
            Entry::Action(action),
            Entry::Resign(Seat::FIRST),
            Entry::AgreedDraw,
        ] {
            assert_eq!(record.apply_entry(entry), Err(EntryError::MatchOver));
        }
        assert_eq!(record.entries().len(), len);
        assert_eq!(record.position().to_act(), None);
        let reason = record.state().end_reason().unwrap();
        assert_eq!(record.position().ending(), Some(Ending::Rules(reason)));
        assert_eq!(record.position().ranks(), record.state().score().ranks);
    }
}

#[test]
fn a_variation_leaves_the_main_line_unchanged() {
    for setup in some_setups(0..2, 1) {
        let mut record = with_choice_ahead(&setup);
        let (ply, main) = (record.ply(), record.entries().to_vec());
        let other = another_action(&record).unwrap();
        assert!(record.start_variation());
        assert_eq!((record.line_count(), record.active_line()), (2, 1));
        assert_eq!(record.entries(), &main[..ply]);
        record.apply(other).unwrap();
        play_on(&mut record, 3, 4);
        let tried = record.entries().to_vec();
        assert_eq!(record.fork_ply(1), ply);

        record.switch_to_line(0);
        assert_eq!((record.active_line(), record.ply()), (0, ply));
        assert_eq!(record.entries(), main);
        record.go_to(usize::MAX);
        record.switch_to_line(1);
        assert_eq!((record.active_line(), record.ply()), (1, ply));
        assert_eq!(record.entries(), tried);
        record.switch_to_line(7);
        assert_eq!(record.active_line(), 1);

        let mut promoted = record.clone();
        assert!(promoted.promote_variation());
        assert_eq!((promoted.line_count(), promoted.active_line()), (2, 0));
        assert_eq!(promoted.entries(), tried);
        promoted.switch_to_line(1);
        assert_eq!(promoted.entries(), main);
        assert_eq!(promoted.fork_ply(1), ply);

        record.discard_variation();
        assert_eq!((record.line_count(), record.active_line()), (1, 0));
        assert_eq!((record.entries(), record.ply()), (&main[..], ply));
        record.discard_variation();
        assert_eq!(record.line_count(), 1);
    }
}

#[test]
fn saves_contain_the_lines_and_which_one_is_shown() {
    for setup in some_setups(0..2, 1) {
        let mut record = with_choice_ahead(&setup);
        let ply = record.ply();
        for line in 1..=3 {
            record.switch_to_line(0);
            record.go_to(ply - line.min(ply));
            assert!(record.start_variation());
            if let Some(other) = another_action(&record) {
                record.apply(other).unwrap();
            }
            play_on(&mut record, 20, line as u64);
        }
        record.undo();
        let check = |record: &Match| {
            let mut back = reopened(record);
            assert_eq!(back.line_count(), record.line_count());
            assert_eq!(back.active_line(), record.active_line());
            assert_eq!(back.ply(), record.ply());
            assert_eq!(back.state().hash(), record.state().hash());
            let mut record = record.clone();
            for line in 0..record.line_count() {
                assert_eq!(back.fork_ply(line), record.fork_ply(line));
                back.switch_to_line(line);
                record.switch_to_line(line);
                assert_eq!(back.entries(), record.entries());
            }
        };
        check(&record);
        record.switch_to_line(2);
        check(&record);
        assert!(record.promote_variation());
        check(&record);
        // The hashes of a variation are checked like those of the main line.
        let mut saved = MatchRecord::from(&record);
        let last = saved.lines.last_mut().unwrap();
        if let Some((after, hash)) = last.hashes.last_mut() {
            *hash = "01234567".to_owned();
            let after = *after;
            assert_eq!(
                saved.open().map(|_| ()),
                Err(RecordError::HashMismatch { after })
            );
        }
    }
}

#[test]
fn the_number_of_variations_is_limited() {
    let setup = every_setup(0..1).swap_remove(0);
    let mut record = random_match(&setup, 5);
    for line in 0..Match::MAX_VARIATIONS {
        assert_eq!(record.line_count(), line + 1);
        assert!(record.start_variation());
    }
    assert!(!record.start_variation());
    assert_eq!(record.line_count(), Match::MAX_VARIATIONS + 1);
    assert_eq!(reopened(&record).line_count(), Match::MAX_VARIATIONS + 1);
    let mut saved = MatchRecord::from(&record);
    let line = saved.lines[0].clone();
    saved.lines.push(line);
    assert_eq!(saved.open().map(|_| ()), Err(RecordError::TooManyLines));
}

#[test]
fn a_match_ends_when_one_seat_is_left_that_did_not_resign() {
    for setup in some_setups(0..2, 1).iter().filter(|s| s.players() > 1) {
        let mut record = new_match(setup);
        play_on(&mut record, 3, 6);
        let seats: Vec<Seat> = Seat::all(setup.players()).collect();
        let (stays, has_resigned) = seats.split_last().unwrap();
        for (before, &seat) in has_resigned.iter().enumerate() {
            assert_eq!(record.position().ending(), None, "{before} are gone");
            assert!(record.position().to_act().is_some());
            play_on(&mut record, 1, 7);
            record.apply_entry(Entry::Resign(seat)).unwrap();
            assert!(record.position().resigned()[seat]);
            let twice = record.apply_entry(Entry::Resign(seat));
            assert!(twice.is_err());
            // Seats that resigned are ranked behind all others.
            let ranks = record.position().ranks();
            for (one, place) in ranks.iter() {
                let resigned = one <= seat;
                let stay = seats.len() - before - 1;
                assert_eq!(usize::from(*place) > stay, resigned, "{ranks:?}");
            }
        }
        assert_eq!(record.position().ending(), Some(Ending::Resigned));
        assert_eq!(record.position().to_act(), None);
        assert_eq!(record.position().ranks()[*stays], 1);
        assert!(
            has_resigned
                .iter()
                .all(|seat| record.position().ranks()[*seat] == 2)
        );
        assert_eq!(
            record.apply_entry(Entry::AgreedDraw),
            Err(EntryError::MatchOver)
        );
        record.undo();
        assert_eq!(record.position().ending(), None);
    }
}

#[test]
fn a_game_played_to_its_end_ranks_those_who_resigned_last() {
    for setup in some_setups(0..4, 1).iter().filter(|s| s.players() > 2) {
        let mut record = new_match(setup);
        play_on(&mut record, 4, 8);
        let leaver = Seat::new((setup.seed() % 3) as u8).unwrap();
        record.apply_entry(Entry::Resign(leaver)).unwrap();
        let result = record.apply_entry(Entry::Resign(leaver));
        assert_eq!(result, Err(EntryError::CannotResign(leaver)));
        play_on(&mut record, usize::MAX, 8);
        assert!(matches!(record.position().ending(), Some(Ending::Rules(_))));
        let ranks = record.position().ranks();
        assert_eq!(ranks[leaver], setup.players());
        let by_rules = record.state().score().ranks;
        for (one, place) in ranks.iter().filter(|(seat, _)| *seat != leaver) {
            let passed = u8::from(by_rules[leaver] < by_rules[one]);
            assert_eq!(*place, by_rules[one] - passed);
        }
    }
}

#[test]
fn a_solo_player_who_resigns_misses_the_goal_and_cannot_agree_on_a_draw() {
    for setup in some_setups(0..2, 1).iter().filter(|s| s.players() == 1) {
        let mut record = new_match(setup);
        play_on(&mut record, 3, 9);
        let result = record.apply_entry(Entry::AgreedDraw);
        assert_eq!(result, Err(EntryError::NobodyToAgree));
        record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
        assert_eq!(record.position().ending(), Some(Ending::Resigned));
        assert_eq!(record.position().ranks().as_slice(), [2]);
        assert_eq!(reopened(&record).position().ranks().as_slice(), [2]);
    }
}

#[test]
fn players_who_agree_on_a_draw_share_the_first_place() {
    for setup in some_setups(0..2, 1).iter().filter(|s| s.players() > 1) {
        let mut record = new_match(setup);
        play_on(&mut record, 3, 10);
        let mut left = record.clone();
        record.apply_entry(Entry::AgreedDraw).unwrap();
        assert_eq!(record.position().ending(), Some(Ending::AgreedDraw));
        assert_eq!(record.position().to_act(), None);
        let ranks = record.position().ranks();
        assert!(ranks.iter().all(|(_, place)| *place == 1));
        let over = record.apply_entry(Entry::Resign(Seat::FIRST));
        assert_eq!(over, Err(EntryError::MatchOver));
        if setup.players() > 2 && record.position().ending().is_none() {
            left.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
            left.apply_entry(Entry::AgreedDraw).unwrap();
            for (seat, place) in left.position().ranks().iter() {
                let last = if seat == Seat::FIRST {
                    setup.players()
                } else {
                    1
                };
                assert_eq!(*place, last);
            }
        }
    }
}

/// The index of every position agrees with a replay.
fn assert_index_matches_replay(record: &Match) {
    let len = record.entries().len();
    for ply in 0..=len {
        let position = record.position_at(ply);
        assert_eq!(record.to_act_before(ply), position.to_act());
        for (seat, has_resigned) in position.resigned().iter() {
            assert_eq!(record.has_resigned_before(ply, seat), *has_resigned);
        }
    }
    assert_eq!(
        record.to_act_before(len + 1),
        record.position_at(len).to_act()
    );
    for from in [0, len / 2, len, len + 1] {
        let count = record
            .replay_from(from)
            .enumerate()
            .map(|(number, step)| {
                let ply = from + number;
                assert_eq!(step.entry, record.entries()[ply]);
                assert_eq!(step.to_act, record.position_at(ply).to_act());
                assert_eq!(step.events, record.events_at(ply + 1));
            })
            .count();
        assert_eq!(count, len.saturating_sub(from));
    }
}

#[test]
fn the_seat_to_act_is_known_for_every_position() {
    for setup in some_setups(0..1, 1) {
        let mut record = new_match(&setup);
        assert_index_matches_replay(&record);
        play_on(&mut record, 37, 3);
        if setup.players() > 2 && record.position().ending().is_none() {
            record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
            play_on(&mut record, 3, 4);
        }
        assert_index_matches_replay(&record);
        // After everything that cuts and extends a line.
        record.go_to(record.entries().len() / 2);
        assert!(record.start_variation());
        assert_index_matches_replay(&record);
        play_on(&mut record, 20, 5);
        assert_index_matches_replay(&record);
        assert!(record.promote_variation());
        record.go_to(17.min(record.ply()));
        play_on(&mut record, 5, 6);
        assert_index_matches_replay(&record);
        record.switch_to_line(1);
        assert_index_matches_replay(&record);
        assert_eq!(
            MatchRecord::from(&reopened(&record)),
            MatchRecord::from(&record)
        );
    }
}

#[test]
fn a_clone_is_independent() {
    for setup in some_setups(0..1, 1) {
        let mut record = new_match(&setup);
        let mut clones = Vec::new();
        while record.position().ending().is_none() && clones.len() < 70 {
            clones.push((record.clone(), MatchRecord::from(&record)));
            play_on(&mut record, 1, clones.len() as u64);
        }
        let mut back = record.clone();
        back.go_to(record.ply() / 2);
        play_on(&mut back, 1, 99);
        for (clone, saved) in &clones {
            assert_eq!(MatchRecord::from(clone), *saved);
        }
    }
}
