//! How two matches are related, such as two copies of one game that is played by
//! sending links.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::{
    coloured, every_colours, every_setup, every_table, new_match, play_on, random_match,
    some_setups, unnamed,
};
use records::{Entry, Match, Name, Player, Relation};
use rules::{Seat, Setup, State};

/// The match cut after this number of entries.
fn cut(whole: &Match, entries: usize) -> Match {
    let mut cut = new_match(whole.setup());
    for &entry in &whole.entries()[..entries] {
        cut.apply_entry(entry).unwrap();
    }
    cut
}

#[test]
fn matches_of_one_game_are_equal_ahead_or_behind() {
    for setup in some_setups(0..1, 1) {
        let whole = random_match(&setup, 3);
        let len = whole.entries().len();
        for here in 0..=len {
            let record = cut(&whole, here);
            for there in [0, 1, here, here.min(len - 1) + 1, len] {
                let expected = match there {
                    _ if there > here => Relation::Ahead(there - here),
                    _ if there < here => Relation::Behind(here - there),
                    _ => Relation::Same,
                };
                assert_eq!(record.compared_to(&cut(&whole, there)), expected);
            }
        }
        // The browsed position makes no difference.
        let mut back = whole.clone();
        back.go_to(2);
        assert_eq!(whole.compared_to(&back), Relation::Same);
        assert_eq!(back.compared_to(&whole), Relation::Same);
    }
}

#[test]
fn diverged_matches_report_where() {
    for setup in some_setups(0..1, 1) {
        let whole = random_match(&setup, 3);
        let len = whole.entries().len();
        for ply in 0..len {
            let mut other = cut(&whole, ply);
            let other_entry = other
                .state()
                .legal_actions()
                .into_iter()
                .map(Entry::Action)
                .chain([Entry::Resign(Seat::FIRST)])
                .find(|entry| *entry != whole.entries()[ply]);
            other.apply_entry(other_entry.unwrap()).unwrap();
            assert_eq!(whole.compared_to(&other), Relation::Diverged(ply));
            assert_eq!(other.compared_to(&whole), Relation::Diverged(ply));
            // Variations do not matter, and are dropped when only the game
            // itself is compared.
            let mut with_variation = whole.clone();
            with_variation.go_to(ply);
            assert!(with_variation.start_variation());
            with_variation.apply_entry(other_entry.unwrap()).unwrap();
            assert_eq!(whole.compared_to(&with_variation), Relation::Same);
            assert_eq!(other.compared_to(&with_variation), Relation::Diverged(ply));
            let main = with_variation.main_only();
            assert_eq!(
                (main.line_count(), main.active_line(), main.ply()),
                (1, 0, len)
            );
            assert_eq!(main.entries(), whole.entries());
        }
    }
}

#[test]
fn another_setup_or_other_seats_make_another_game() {
    let mut setups = every_setup(0..2);
    setups.retain(|setup| *setup == setup.clone().with_latest_rules());
    for (number, one) in setups.iter().enumerate() {
        for (place, other) in setups.iter().enumerate() {
            let relation = new_match(one).compared_to(&new_match(other));
            assert_eq!(relation == Relation::Same, number == place);
            assert_eq!(relation == Relation::Other, number != place);
        }
        let with_seats = |names: &[&str], player: Player| {
            let mut record = Match::new(one.clone(), unnamed(one)).unwrap();
            for (seat, name) in Seat::all(one.players()).zip(names) {
                record.set_name(seat, Name::new(name));
                record.set_player(seat, player);
            }
            play_on(&mut record, 4, 1);
            record
        };
        let names = ["Ada", "Grace", "", "Emmy"];
        let record = with_seats(&names, Player::Human);
        for player in Player::all() {
            assert_eq!(
                record.compared_to(&with_seats(&names, player)),
                Relation::Same
            );
        }
        for table in every_table() {
            let strict = with_seats(&names, Player::Human).with_table_rules(table);
            assert_eq!(record.compared_to(&strict), Relation::Same);
        }
        for given in every_colours(usize::from(one.players())) {
            let other = coloured(with_seats(&names, Player::Human), &given);
            assert_eq!(record.compared_to(&other), Relation::Same);
        }
        let renamed = with_seats(&["ada", "Grace", "", "Emmy"], Player::Human);
        assert_eq!(record.compared_to(&renamed), Relation::Other);
    }
    let listed = |draws: &[&str]| {
        let draws = draws.iter().map(|draw| (*draw).to_owned()).collect();
        let setup = Setup::all_combinations(rules::GameId::ALL[0], 1).swap_remove(0);
        new_match(&setup.with_draws(draws).unwrap())
    };
    let relation = listed(&["Sp"]).compared_to(&listed(&["Su"]));
    assert_eq!(relation, Relation::Other);
}

#[test]
fn versions_of_the_rules_matter_where_they_play_differently() {
    for setup in some_setups(0..1, 1) {
        let latest = setup.clone().with_latest_rules();
        let alike = State::start(&setup) == State::start(&latest);
        let relation = new_match(&latest).compared_to(&new_match(&setup));
        assert_eq!(relation == Relation::Same, alike, "{setup:?}");
        assert!(alike || relation == Relation::Other);
    }
}
