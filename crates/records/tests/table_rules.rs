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

fn ruled(match_: Match, undo: UndoPolicy) -> Match {
    match_.with_table_rules(TableRules { undo, aids: true })
}

fn revealed(match_: &Match, ply: usize) -> u32 {
    match_.position_at(ply).state().reveal_count()
}

/// Whether hidden information is revealed in the course of a game.
fn hides(setup: &Setup) -> bool {
    let match_ = random_match(setup, 0);
    revealed(&match_, 0) < revealed(&match_, match_.entries().len())
}

#[test]
fn some_games_have_hidden_information() {
    let setups = every_setup(0..1);
    assert!(setups.iter().any(hides) && !setups.iter().all(hides));
}

/// An action other than the next one of the line, with the match browsed at `ply`.
fn another(match_: &mut Match, ply: usize) -> Option<Entry> {
    match_.go_to(ply);
    let next = match_.entries().get(ply).copied();
    match_
        .state()
        .legal_actions()
        .into_iter()
        .map(Entry::Action)
        .into_iter()
        .find(|entry| Some(*entry) != next)
}

/// All of a match that can be seen.
fn contents(match_: &Match) -> (MatchRecord, TableRules) {
    (MatchRecord::from(match_), match_.table_rules())
}

#[test]
fn the_default_table_rules_allow_all_undo_and_all_aids() {
    let match_ = new_match(&every_setup(0..1)[0]);
    let usual = TableRules {
        undo: UndoPolicy::Free,
        aids: true,
    };
    assert_eq!(match_.table_rules(), usual);
    assert_eq!(TableRules::default(), usual);
}

#[test]
fn undo_follows_the_undo_policy() {
    for setup in some_setups(0..2, 1) {
        let match_ = random_match(&setup, 6);
        let len = match_.entries().len();
        let end = revealed(&match_, len);
        let mut kept_from = 0;
        for ply in 0..=len {
            let may = UndoPolicy::ALL.map(|undo| ruled(match_.clone(), undo).can_undo_to(ply));
            assert_eq!(may, [true, revealed(&match_, ply) == end, ply == len]);
            kept_from += usize::from(!may[1]);
        }
        assert_eq!(kept_from > 0, hides(&setup));
        assert!(ruled(match_, UndoPolicy::Off).can_undo_to(len + 1));
    }
}

#[test]
fn an_entry_replaces_only_what_may_be_undone() {
    for (setup, undo) in every_setup(0..2)
        .into_iter()
        .flat_map(|setup| UndoPolicy::ALL.map(|undo| (setup.clone(), undo)))
    {
        let mut match_ = ruled(new_match(&setup), undo);
        play_on(&mut match_, 12, 3);
        let len = match_.entries().len();
        for ply in 0..len {
            let Some(other) = another(&mut match_, ply) else {
                continue;
            };
            let mut tried = match_.clone();
            if match_.can_undo_to(ply) {
                assert!(tried.apply_entry(other).is_ok());
                assert_eq!((tried.entries().len(), tried.ply()), (ply + 1, ply + 1));
            } else {
                assert_eq!(tried.apply_entry(other), Err(EntryError::CannotUndo));
                assert_eq!(contents(&tried), contents(&match_));
                assert_eq!(tried.state().hash(), match_.state().hash());
            }
            // The same entry is a redo, whatever the undo policy.
            let same = match_.entries()[ply];
            assert!(match_.apply_entry(same).is_ok());
            assert_eq!((match_.entries().len(), match_.ply()), (len, ply + 1));
        }
    }
}

#[test]
fn illegal_actions_are_reported_before_table_rules() {
    for setup in some_setups(0..1, 1) {
        let mut match_ = random_match(&setup, 2);
        match_.go_to(1);
        let legal = match_.state().legal_actions();
        let mut all = (0..20)
            .map(|picks| random_match(&setup, picks))
            .flat_map(|other| other.entries().to_vec());
        let foreign = |entry: &Entry| matches!(entry, Entry::Action(a) if !legal.contains(a));
        let foreign = all.find(foreign).unwrap();
        let mut match_ = ruled(match_, UndoPolicy::Off);
        let illegal = match_.apply_entry(foreign);
        assert!(matches!(illegal, Err(EntryError::Rules(_))));
    }
}

#[test]
fn resignations_and_draws_are_undone_like_actions() {
    for setup in some_setups(0..2, 1).iter().filter(|s| s.players() > 1) {
        for entry in [Entry::Resign(Seat::FIRST), Entry::AgreedDraw] {
            let mut match_ = new_match(setup);
            // No game ends this early.
            play_on(&mut match_, 4, 1);
            match_.apply_entry(entry).unwrap();
            let before = match_.ply() - 1;
            let may = UndoPolicy::ALL.map(|undo| ruled(match_.clone(), undo).can_undo_to(before));
            // Resignations and draws reveal nothing.
            assert_eq!(may, [true, true, false]);
            let mut strict = ruled(match_, UndoPolicy::Off);
            let instead = another(&mut strict, before).unwrap();
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
            let mut match_ = ruled(new_match(&setup), undo);
            play_on(&mut match_, 8, 5);
            if match_.position().ending().is_some() && hides(&setup) {
                ended.insert(setup.game());
                continue;
            }
            let (len, shown) = (match_.ply(), match_.state().reveal_count());
            assert!(match_.start_variation());
            let mut blocked = false;
            let mut rng = Rng::new(9, 7);
            while let Some(action) = rng.pick(&match_.state().legal_actions()).copied() {
                let before = contents(&match_);
                match match_.apply(action) {
                    Ok(_) => {
                        assert!(undo == UndoPolicy::Free || match_.state().reveal_count() <= shown)
                    }
                    Err(why) => {
                        assert_eq!(why, EntryError::NotRevealedYet);
                        assert_eq!(contents(&match_), before);
                        blocked = true;
                        break;
                    }
                }
            }
            assert_eq!(blocked, undo != UndoPolicy::Free && hides(&setup));
            // A variation may use what the main line has revealed.
            match_.switch_to_line(0);
            match_.go_to(len - 2);
            assert!(match_.start_variation());
            if let Some(other) = another(&mut match_, len - 2) {
                assert!(match_.apply_entry(other).is_ok());
            }
            // In the main line it is revealed.
            match_.switch_to_line(0);
            match_.go_to(len);
            play_on(&mut match_, usize::MAX, 1);
            assert_eq!(match_.state().reveal_count() > shown, hides(&setup));
        }
    }
    // Wheels set at random may starve a city in its first rounds.
    assert!(ended.is_subset(&HashSet::from([GameId::WheelsOfTime])));
}

#[test]
fn variations_may_be_undone_down_to_where_they_branch_off() {
    for setup in some_setups(0..2, 1) {
        for undo in UndoPolicy::ALL {
            let mut match_ = ruled(random_match(&setup, 8), undo);
            let ply = (4..match_.entries().len())
                .find(|&ply| another(&mut match_, ply).is_some())
                .unwrap();
            let other = another(&mut match_, ply).unwrap();
            assert!(match_.start_variation());
            match_.apply_entry(other).unwrap();
            play_on(&mut match_, 2, 1);
            for to in 0..=match_.entries().len() {
                assert_eq!(
                    match_.can_undo_to(to),
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
                let mut match_ = ruled(new_match(&setup), undo);
                play_on(&mut match_, 16, 4);
                let ply = match_.entries().len() - back;
                let Some(other) = another(&mut match_, ply) else {
                    continue;
                };
                let may = match_.can_undo_to(ply);
                assert!(match_.start_variation());
                // Where the end of the main line is left something may be revealed.
                let entered = match_.apply_entry(other).is_ok();
                let (before, tried) = (contents(&match_), match_.entries().to_vec());
                assert_eq!(match_.promote_variation(), may);
                if may {
                    assert_eq!((match_.active_line(), match_.line_count()), (0, 2));
                    assert_eq!(match_.entries(), tried);
                    assert_eq!(tried.len(), ply + usize::from(entered));
                } else {
                    assert_eq!(contents(&match_), before);
                }
            }
        }
        // The main line is unchanged.
        let mut main = ruled(random_match(&setup, 4), UndoPolicy::Off);
        let before = contents(&main);
        assert!(main.promote_variation());
        assert_eq!(contents(&main), before);
    }
}

#[test]
fn matches_open_with_undone_entries_that_stricter_table_rules_forbid() {
    for setup in some_setups(0..2, 1) {
        let mut match_ = random_match(&setup, 7);
        match_.go_to(3);
        assert!(match_.start_variation());
        play_on(&mut match_, usize::MAX, 2);
        let strict = ruled(match_, UndoPolicy::Off);
        let again = MatchRecord::from(&strict).open().unwrap();
        assert_eq!(MatchRecord::from(&again), MatchRecord::from(&strict));
        assert!(stored(&strict).record().unwrap().open().is_ok());
    }
}

#[test]
fn a_seat_is_given_to_another_player_and_back() {
    for setup in some_setups(0..1, 1) {
        let mut match_ = new_match(&setup);
        play_on(&mut match_, 5, 2);
        let before = MatchRecord::from(&match_);
        let sat = match_.seats().to_vec();
        for seat in Seat::all(setup.players()) {
            assert!(match_.set_player(seat, Player::Bot(Level::Skilled)));
            assert!(match_.set_name(seat, Name::new("Ada")));
            let seat_config = match_.seat_config(seat).unwrap();
            assert_eq!(seat_config.player, Player::Bot(Level::Skilled));
            assert_eq!(seat_config.name, Name::new("Ada"));
            assert!(match_.set_player(seat, sat[seat.index()].player));
            assert!(match_.set_name(seat, sat[seat.index()].name.clone()));
            assert_eq!(MatchRecord::from(&match_), before);
        }
        // With all seats taken there is no further seat.
        if let Some(nobody) = Seat::new(setup.players()) {
            assert!(!match_.set_player(nobody, Player::Human));
            assert!(!match_.set_name(nobody, Name::new("Ada")));
        }
        assert_eq!(MatchRecord::from(&match_), before);
    }
}
