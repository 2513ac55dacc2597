//! What people at a table agreed on: what may be taken back, what may not be
//! seen by trying out, who plays for whom. For every game of the house.

// Helpers may say what they expect by failing, as tests do.
#![allow(clippy::unwrap_used)]

mod common;

use common::{every_setup, kept, new_match, play_on, random_match};
use records::{Entry, EntryError, Match, MatchRecord, Name, Player, TableRules, UndoPolicy};
use rules::rng::Rng;
use rules::{Level, Seat, Setup};

fn ruled(played: Match, undo: UndoPolicy) -> Match {
    played.with_table_rules(TableRules { undo, aids: true })
}

fn revealed(played: &Match, ply: usize) -> u32 {
    played.position_at(ply).state().reveal_count()
}

/// Whether anything comes to light in the course of a game.
fn hides(setup: &Setup) -> bool {
    let played = random_match(setup, 0);
    revealed(&played, 0) < revealed(&played, played.entries().len())
}

#[test]
fn some_games_hide_things_and_some_do_not() {
    let setups = every_setup(0..1);
    assert!(setups.iter().any(hides) && !setups.iter().all(hides));
}

/// Another action than the one that the line goes on with, looked at `ply`.
fn another(played: &mut Match, ply: usize) -> Option<Entry> {
    played.go_to(ply);
    let next = played.entries().get(ply).copied();
    let legal = played
        .state()
        .legal_actions()
        .into_iter()
        .map(Entry::Action);
    legal.into_iter().find(|entry| Some(*entry) != next)
}

/// All of a match that can be seen.
fn seen(played: &Match) -> (MatchRecord, TableRules) {
    (MatchRecord::from(played), played.table_rules())
}

#[test]
fn without_agreement_everything_may_be_taken_back_and_the_house_helps() {
    let played = new_match(&every_setup(0..1)[0]);
    let usual = TableRules {
        undo: UndoPolicy::Free,
        aids: true,
    };
    assert_eq!(played.table_rules(), usual);
    assert_eq!(TableRules::default(), usual);
}

#[test]
fn what_may_be_taken_back_is_what_the_table_agreed_on() {
    for setup in every_setup(0..2) {
        let played = random_match(&setup, 6);
        let len = played.entries().len();
        let end = revealed(&played, len);
        let mut kept_from = 0;
        for ply in 0..=len {
            let may = UndoPolicy::ALL.map(|undo| ruled(played.clone(), undo).can_undo_to(ply));
            assert_eq!(may, [true, revealed(&played, ply) == end, ply == len]);
            kept_from += usize::from(!may[1]);
        }
        assert_eq!(kept_from > 0, hides(&setup));
        assert!(ruled(played, UndoPolicy::Off).can_undo_to(len + 1));
    }
}

#[test]
fn an_entry_replaces_only_what_may_be_taken_back() {
    for (setup, undo) in every_setup(0..2)
        .into_iter()
        .flat_map(|setup| UndoPolicy::ALL.map(|undo| (setup.clone(), undo)))
    {
        let mut played = ruled(new_match(&setup), undo);
        play_on(&mut played, 12, 3);
        let len = played.entries().len();
        for ply in 0..len {
            let Some(other) = another(&mut played, ply) else {
                continue;
            };
            let mut tried = played.clone();
            if played.can_undo_to(ply) {
                assert!(tried.apply_entry(other).is_ok());
                assert_eq!((tried.entries().len(), tried.ply()), (ply + 1, ply + 1));
            } else {
                assert_eq!(tried.apply_entry(other), Err(EntryError::CannotUndo));
                assert_eq!(seen(&tried), seen(&played));
                assert_eq!(tried.state().hash(), played.state().hash());
            }
            // The same entry goes on, whatever was agreed on.
            let same = played.entries()[ply];
            assert!(played.apply_entry(same).is_ok());
            assert_eq!((played.entries().len(), played.ply()), (len, ply + 1));
        }
    }
}

#[test]
fn the_rules_of_the_game_refuse_before_those_of_the_table() {
    for setup in every_setup(0..1) {
        let mut played = random_match(&setup, 2);
        played.go_to(1);
        let legal = played.state().legal_actions();
        let games = (0..20).map(|picks| random_match(&setup, picks));
        let mut all = games.flat_map(|other| other.entries().to_vec());
        let foreign = |entry: &Entry| matches!(entry, Entry::Action(a) if !legal.contains(a));
        let foreign = all.find(foreign).unwrap();
        let mut played = ruled(played, UndoPolicy::Off);
        let refused = played.apply_entry(foreign);
        assert!(matches!(refused, Err(EntryError::Rules(_))));
    }
}

#[test]
fn what_was_said_is_taken_back_as_what_was_played() {
    for setup in every_setup(0..2).iter().filter(|s| s.players() > 1) {
        for said in [Entry::Resign(Seat::FIRST), Entry::AgreedDraw] {
            let mut played = new_match(setup);
            play_on(&mut played, 8, 1);
            played.apply_entry(said).unwrap();
            let before = played.ply() - 1;
            let may = UndoPolicy::ALL.map(|undo| ruled(played.clone(), undo).can_undo_to(before));
            // Words bring nothing to light.
            assert_eq!(may, [true, true, false]);
            let mut strict = ruled(played, UndoPolicy::Off);
            let instead = another(&mut strict, before).unwrap();
            assert_eq!(strict.apply_entry(instead), Err(EntryError::CannotUndo));
            strict.redo();
            assert_eq!(strict.entries()[before], said);
        }
    }
}

#[test]
fn trying_out_does_not_show_what_is_hidden() {
    for setup in every_setup(0..2) {
        for undo in UndoPolicy::ALL {
            let mut played = ruled(new_match(&setup), undo);
            play_on(&mut played, 8, 5);
            let (len, shown) = (played.ply(), played.state().reveal_count());
            assert!(played.start_variation());
            let mut refused = false;
            let mut rng = Rng::new(9, 7);
            while let Some(action) = rng.pick(&played.state().legal_actions()).copied() {
                let before = seen(&played);
                match played.apply(action) {
                    Ok(_) => {
                        assert!(undo == UndoPolicy::Free || played.state().reveal_count() <= shown)
                    }
                    Err(why) => {
                        assert_eq!(why, EntryError::NotRevealedYet);
                        assert_eq!(seen(&played), before);
                        refused = true;
                        break;
                    }
                }
            }
            assert_eq!(refused, undo != UndoPolicy::Free && hides(&setup));
            // What the main line has shown may be tried out in another way.
            played.switch_to_line(0);
            played.go_to(len - 2);
            assert!(played.start_variation());
            if let Some(other) = another(&mut played, len - 2) {
                assert!(played.apply_entry(other).is_ok());
            }
            // In the main line it comes to light.
            played.switch_to_line(0);
            played.go_to(len);
            play_on(&mut played, usize::MAX, 1);
            assert_eq!(played.state().reveal_count() > shown, hides(&setup));
        }
    }
}

#[test]
fn what_is_tried_out_may_be_taken_back_and_what_was_played_before_may_not() {
    for setup in every_setup(0..2) {
        for undo in UndoPolicy::ALL {
            let mut played = ruled(random_match(&setup, 8), undo);
            let ply = (4..played.entries().len())
                .find(|&ply| another(&mut played, ply).is_some())
                .unwrap();
            let other = another(&mut played, ply).unwrap();
            assert!(played.start_variation());
            played.apply_entry(other).unwrap();
            play_on(&mut played, 2, 1);
            for to in 0..=played.entries().len() {
                assert_eq!(
                    played.can_undo_to(to),
                    undo == UndoPolicy::Free || to >= ply
                );
            }
        }
    }
}

#[test]
fn a_line_becomes_the_main_line_where_the_rest_of_that_may_be_taken_back() {
    for setup in every_setup(0..2) {
        for undo in UndoPolicy::ALL {
            for back in [0, 1, 9] {
                let mut played = ruled(new_match(&setup), undo);
                play_on(&mut played, 16, 4);
                let ply = played.entries().len() - back;
                let Some(other) = another(&mut played, ply) else {
                    continue;
                };
                let may = played.can_undo_to(ply);
                assert!(played.start_variation());
                // Where the end of the main line is left something may come to light.
                let entered = played.apply_entry(other).is_ok();
                let (before, tried) = (seen(&played), played.entries().to_vec());
                assert_eq!(played.promote_variation(), may);
                if may {
                    assert_eq!((played.active_line(), played.line_count()), (0, 2));
                    assert_eq!(played.entries(), tried);
                    assert_eq!(tried.len(), ply + usize::from(entered));
                } else {
                    assert_eq!(seen(&played), before);
                }
            }
        }
        // The main line is what it is.
        let mut main = ruled(random_match(&setup, 4), UndoPolicy::Off);
        let before = seen(&main);
        assert!(main.promote_variation());
        assert_eq!(seen(&main), before);
    }
}

#[test]
fn strict_tables_open_what_freer_ones_left() {
    for setup in every_setup(0..2) {
        let mut played = random_match(&setup, 7);
        played.go_to(3);
        assert!(played.start_variation());
        play_on(&mut played, usize::MAX, 2);
        let strict = ruled(played, UndoPolicy::Off);
        let again = MatchRecord::from(&strict).open().unwrap();
        assert_eq!(MatchRecord::from(&again), MatchRecord::from(&strict));
        assert!(kept(&strict).record().unwrap().open().is_ok());
    }
}

#[test]
fn a_seat_is_given_to_another_player_and_back() {
    for setup in every_setup(0..1) {
        let mut played = new_match(&setup);
        play_on(&mut played, 5, 2);
        let before = MatchRecord::from(&played);
        let sat = played.seats().to_vec();
        for seat in Seat::all(setup.players()) {
            assert!(played.set_player(seat, Player::Bot(Level::Skilled)));
            assert!(played.set_name(seat, Name::new("Ada")));
            let sitter = played.seat_config(seat).unwrap();
            assert_eq!(sitter.player, Player::Bot(Level::Skilled));
            assert_eq!(sitter.name, Name::new("Ada"));
            assert!(played.set_player(seat, sat[seat.index()].player));
            assert!(played.set_name(seat, sat[seat.index()].name.clone()));
            assert_eq!(MatchRecord::from(&played), before);
        }
        // At a full table there is no seat more.
        if let Some(nobody) = Seat::new(setup.players()) {
            assert!(!played.set_player(nobody, Player::Human));
            assert!(!played.set_name(nobody, Name::new("Ada")));
        }
        assert_eq!(MatchRecord::from(&played), before);
    }
}
