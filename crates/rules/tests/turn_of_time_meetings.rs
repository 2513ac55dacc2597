//! Turn of Time: what a new card and its neighbours do to each other, and
//! which orders of meetings are different choices; the whole list of legal
//! actions against rules written a second time.

use crate::common;

use common::script::{play, setup};
use common::table::{
    Table, faces, free_cells, hand, neighbours, normalized, outcomes, parse_cell, permutations,
    place_card, table, table_from_rows,
};
use common::walk;
use rules::{GameId, Setup, State};
use std::collections::BTreeMap;

/// Two players: Spring and Summer against Fall and Winter.
fn two(actions: &str) -> State {
    play(State::start(&setup(2, "Sp Su Fa Wi")), actions)
}

/// A lone player's way with these cards to this table, wherever it lies, with
/// the last of the cards in the hand.
fn reach(state: &State, wanted: &Table) -> Option<State> {
    if table(state).len() == wanted.len() {
        let there = normalized(&table(state)) == *wanted;
        return there.then(|| play(state.clone(), "next"));
    }
    state.legal_actions().into_iter().find_map(|action| {
        let mut next = state.clone();
        next.apply(action).ok()?;
        if table(&next).len() < wanted.len() && hand(&next, 0).is_empty() {
            next = play(next, "next");
        }
        reach(&next, wanted)
    })
}

/// The text of a cell of the shifted table.
fn cell_at(state: &State, at: (i32, i32)) -> String {
    let table = table(state);
    let left = table.keys().map(|place| place.0).min().unwrap_or(0);
    let top = table.keys().map(|place| place.1).min().unwrap_or(0);
    let column = char::from(b'a' + (left + at.0) as u8);
    format!("{column}{}", top + at.1)
}

/// Rulebook, the example under "Gameplay": Fall with a Spring back.
#[test]
fn the_meeting_example_both_ways() {
    let before = table_from_rows("Sp(Fa) Wi(Su) | . Su(Wi)");
    let start = State::start(&setup(1, "Sp/Fa Su/Wi Su/Wi Sp/Fa"));
    let reached = reach(&start, &before);
    let Some(state) = reached else {
        unreachable!("the table of the example can be reached")
    };
    let cell = cell_at(&state, (0, 1));
    let after = |order: &str| table(&play(state.clone(), &format!("Fa/Sp@{cell}:{order}")));
    assert_eq!(
        normalized(&after("ne")),
        table_from_rows("Fa(Sp) Wi(Su) | Fa(Sp) Su(Wi)")
    );
    assert_eq!(
        normalized(&after("en")),
        table_from_rows("Fa(Sp) Wi(Su) | Sp(Fa) Wi(Su)")
    );
    let text = format!("Fa/Sp@{cell}");
    let listed: Vec<String> = state
        .legal_actions()
        .into_iter()
        .map(|action| action.to_string())
        .filter(|other| other.starts_with(&text))
        .collect();
    assert_eq!(listed, [format!("{text}:ne"), format!("{text}:en")]);
}

/// The table of what meetings do: new card, other card, what both show after.
#[test]
fn every_pair_of_seasons_meets_as_the_table_says() {
    let seasons = common::table::SEASONS;
    for (new, name) in seasons.iter().enumerate() {
        for ahead in 0..4 {
            let other = (new + ahead) % 4;
            // Backs that show whether a card was flipped.
            let (new_back, other_back) = ((new + 1) % 4, (other + 3) % 4);
            let laid = format!("{}/{}", seasons[other], seasons[other_back]);
            let played = format!("{name}/{}", seasons[new_back]);
            let start = State::start(&setup(1, &format!("{laid} {played}")));
            let state = play(start, &format!("{laid}@m13 next {played}@n13"));
            let (new_flips, other_flips) = match ahead {
                1 => (true, false),
                2 => (true, true),
                3 => (false, true),
                _ => (false, false),
            };
            let shown = table(&state);
            assert_eq!(
                shown[&parse_cell("n13")].0,
                if new_flips { new_back } else { new }
            );
            let other_shows = if other_flips { other_back } else { other };
            assert_eq!(
                shown[&parse_cell("m13")].0,
                other_shows,
                "{played} meets {laid}"
            );
        }
    }
}

#[test]
fn a_single_card_that_is_flipped_stays_and_the_other_of_an_opposite_pair_flips() {
    let single_there = two("Sp@m13 Fa/Wi@n13");
    let shown = table(&single_there);
    assert_eq!(shown[&parse_cell("m13")], faces("Sp"));
    assert_eq!(shown[&parse_cell("n13")], faces("Wi/Fa"));
    let single_new = two("Sp/Wi@m13 Fa@n13");
    let shown = table(&single_new);
    assert_eq!(shown[&parse_cell("m13")], faces("Wi/Sp"));
    assert_eq!(shown[&parse_cell("n13")], faces("Fa"));
}

#[test]
fn a_flipped_neighbour_starts_nothing_further() {
    let before = two("Sp/Su@m13 Wi/Sp@m12");
    assert_eq!(table(&before)[&parse_cell("m12")], faces("Sp/Wi"));
    // Summer flips the Spring in m13 to Summer; that one leaves m12 alone.
    let after = table(&play(before, "Su/Fa@n13"));
    assert_eq!(after[&parse_cell("m13")], faces("Su/Sp"));
    assert_eq!(after[&parse_cell("m12")], faces("Sp/Wi"));
}

/// The numbers of different outcomes that one card has in one cell.
#[test]
fn one_two_and_three_outcomes_are_possible_and_orders_with_the_same_one_are_one_choice() {
    let mut seen: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for seed in 0..40 {
        let setup = setup(2, "").with_seed(seed);
        walk(&setup, seed, |state, legal| {
            let mut choices: BTreeMap<String, usize> = BTreeMap::new();
            for action in legal {
                let text = action.to_string();
                let (plain, _) = text.split_once(':').unwrap_or((&text, ""));
                *choices.entry(plain.to_owned()).or_default() += 1;
            }
            let before = table(state);
            for (text, count) in choices {
                let (_, cell) = text.split_once('@').unwrap_or_default();
                let around = neighbours(&before, parse_cell(cell)).len();
                *seen.entry((around, count)).or_default() += 1;
            }
        });
    }
    let found = |around, outcomes| seen.contains_key(&(around, outcomes));
    assert!(found(2, 1) && found(2, 2) && found(3, 1) && found(3, 2) && found(3, 3));
    assert!(found(4, 1) && found(4, 2) && found(4, 3));
    assert!(!found(1, 2) && !found(2, 3));
}

#[test]
fn a_position_with_three_outcomes() {
    let state = two("Su/Fa@m13 Fa/Wi@l13 Sp/Fa@l14 Sp/Wi@n13 Wi/Sp@n14");
    let before = table_from_rows("Wi(Fa) Su(Fa) Wi(Sp) | Fa(Sp) . Wi(Sp)");
    assert_eq!(normalized(&table(&state)), before);
    // Fall flips the Summer in the north and is flipped by the Winter in the
    // east; as Spring it is flipped back by that Summer, or by the Fall in the
    // west, which flips too.
    let expected = [
        ("new", "Wi(Fa) Fa(Su) Wi(Sp) | Sp(Fa) Fa(Sp) Wi(Sp)"),
        ("nwe", "Wi(Fa) Fa(Su) Wi(Sp) | Fa(Sp) Sp(Fa) Wi(Sp)"),
        ("enw", "Wi(Fa) Su(Fa) Wi(Sp) | Fa(Sp) Fa(Sp) Wi(Sp)"),
    ];
    let listed: Vec<String> = state
        .legal_actions()
        .into_iter()
        .map(|action| action.to_string())
        .filter(|t| t.starts_with("Fa/Sp@m14"))
        .collect();
    assert_eq!(
        listed,
        expected.map(|(order, _)| format!("Fa/Sp@m14:{order}"))
    );
    for (order, after) in expected {
        let played = play(state.clone(), &format!("Fa/Sp@m14:{order}"));
        assert_eq!(
            normalized(&table(&played)),
            table_from_rows(after),
            "{order}"
        );
    }
    // The other three orders lead to the same tables.
    for (order, same) in [("wne", "nwe"), ("ewn", "new"), ("wen", "enw")] {
        let read = |order| state.parse_action(&format!("Fa/Sp@m14:{order}"));
        assert_eq!(read(order), read(same), "{order}");
    }
}

/// All legal actions, in every cell and in every order, against rules written
/// a second time.
#[test]
fn the_legal_actions_are_those_of_the_naive_rules() {
    let mut compared = 0;
    for seed in 0..12 {
        for setup in Setup::all_combinations(GameId::TurnOfTime, seed) {
            walk(&setup, seed + 50, |state, legal| {
                let Some(seat) = state.to_act() else { return };
                let before = table(state);
                let mut held = hand(state, seat.index());
                held.dedup();
                if held.is_empty() {
                    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
                    assert_eq!(legal, ["next"]);
                    return;
                }
                let mut listed: BTreeMap<String, Vec<(String, Table)>> = BTreeMap::new();
                for &action in legal {
                    let mut after = state.clone();
                    assert!(after.apply(action).is_ok());
                    let text = action.to_string();
                    let (plain, order) = text.split_once(':').unwrap_or((&text, ""));
                    let choice = (order.to_owned(), table(&after));
                    listed.entry(plain.to_owned()).or_default().push(choice);
                }
                let mut naive: BTreeMap<String, Vec<(String, Table)>> = BTreeMap::new();
                for card in &held {
                    let (up, below) = faces(card);
                    let mut ways = vec![(up, below), (below, up)];
                    ways.dedup();
                    for way in ways {
                        for at in free_cells(&before) {
                            let found = outcomes(&before, at, way);
                            let only = found.len() == 1;
                            let found = found.into_iter().map(|(order, after)| {
                                let order = if only { Vec::new() } else { order };
                                (order.into_iter().collect(), after)
                            });
                            naive.insert(written(way, at), found.collect());
                        }
                    }
                }
                assert_eq!(listed, naive);
                compared += legal.len();
            });
        }
    }
    assert!(compared > 10_000);
}

fn written(way: (usize, usize), at: (i32, i32)) -> String {
    let seasons = common::table::SEASONS;
    let below = if way.0 == way.1 {
        String::new()
    } else {
        format!("/{}", seasons[way.1])
    };
    let column = char::from(b'a' + at.0 as u8);
    format!("{}{below}@{column}{}", seasons[way.0], at.1)
}

#[test]
fn an_order_that_is_not_listed_is_read_as_the_one_with_its_outcome() {
    let mut read = 0;
    for seed in 0..6 {
        walk(&setup(4, "").with_seed(seed), seed, |state, legal| {
            let before = table(state);
            for action in legal {
                let text = action.to_string();
                let Some((plain, _)) = text.split_once(':') else {
                    continue;
                };
                let (card, cell) = plain.split_once('@').unwrap_or_default();
                for order in permutations(&neighbours(&before, parse_cell(cell))) {
                    let letters: String = order.iter().collect();
                    let after = play(state.clone(), &format!("{plain}:{letters}"));
                    assert_eq!(
                        table(&after),
                        place_card(&before, parse_cell(cell), faces(card), &order)
                    );
                    let found = state.parse_action(&format!("{plain}:{letters}"));
                    assert!(found.is_ok_and(|action| legal.contains(&action)));
                    read += 1;
                }
            }
        });
    }
    assert!(read > 1000);
}
