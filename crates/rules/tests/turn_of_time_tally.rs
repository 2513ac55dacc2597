//! Turn of Time: ranks, points, places and the goals of a lone player, counted
//! a second time by independent code, and all ways to break a tie.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

use crate::common;

use common::final_state;
use common::table::{Table, count_cards, game_of, largest_group, table, table_from_rows};
use rules::games::turn_of_time::{Card, Cell, Grid, Season, Standing, standings};
use rules::{EndReason, GameId, Seat, Setup, State};
use std::collections::BTreeSet;

/// Fall 5 (group of 4), Spring 5 (3), Summer 3 (2), Winter 3 (2).
const EXAMPLE: &str = "Fa Fa Sp Sp | Fa Fa Wi Sp | Su Su Wi Fa | Sp Wi Sp Su";

fn grid(table: &Table) -> Grid {
    let mut grid = Grid::default();
    for ((x, y), (up, below)) in table {
        if let Some(cell) = Cell::new(*x as u8, *y as u8) {
            grid.place(
                cell,
                Card::new(Season::from_index(*up), Season::from_index(*below)),
            );
        }
    }
    grid
}

/// Seasons from the first rank on, with cards, group and points. `holders` has
/// a digit from 0 for each season, or `-` for nobody.
fn ranked(text: &str, holders: &str) -> Vec<(&'static str, u8, u8, u8)> {
    let mut seats = [None; 4];
    for (seat, digit) in seats.iter_mut().zip(holders.chars()) {
        *seat = digit.to_digit(10).and_then(|digit| Seat::new(digit as u8));
    }
    let line = |s: Standing| (s.season.letters(), s.cards, s.group, s.points);
    standings(&grid(&table_from_rows(text)), &seats)
        .map(line)
        .to_vec()
}

#[test]
fn the_rulebooks_scoring_example() {
    let expected = [
        ("Fa", 5, 4, 4),
        ("Sp", 5, 3, 3),
        ("Su", 3, 2, 2),
        ("Wi", 3, 2, 1),
    ];
    // Summer started before Winter; the rest does not depend on seats.
    for holders in ["0123", "3012", "2103"] {
        assert_eq!(ranked(EXAMPLE, holders), expected, "{holders}");
    }
}

#[test]
fn of_equal_seasons_that_of_the_earlier_player_is_ahead() {
    let ranks = ranked(EXAMPLE, "0321");
    assert_eq!(ranks[2..], [("Wi", 3, 2, 2), ("Su", 3, 2, 1)]);
}

#[test]
fn a_season_that_nobody_plays_comes_after_its_equals_only() {
    let ranks = ranked(EXAMPLE, "01-2");
    assert_eq!(ranks[0], ("Fa", 5, 4, 4));
    let ranks = ranked(EXAMPLE, "01-2").swap_remove(1);
    assert_eq!(ranks, ("Sp", 5, 3, 3));
    let ranks = ranked(EXAMPLE, "0-12");
    assert_eq!(ranks[2..], [("Wi", 3, 2, 2), ("Su", 3, 2, 1)]);
}

#[test]
fn of_two_equal_seasons_of_one_player_the_earlier_season_is_ahead() {
    let ranks = ranked(EXAMPLE, "0101");
    assert_eq!(ranks[2..], [("Su", 3, 2, 2), ("Wi", 3, 2, 1)]);
    let equal = "Sp Su Fa Wi | Fa Wi Sp Su";
    let order = |holders| -> Vec<&str> { ranked(equal, holders).iter().map(|r| r.0).collect() };
    assert_eq!(order("1100"), ["Fa", "Wi", "Sp", "Su"]);
    assert_eq!(order("0110"), ["Sp", "Wi", "Su", "Fa"]);
    assert_eq!(order("210-"), ["Fa", "Su", "Sp", "Wi"]);
}

#[test]
fn more_cards_come_before_a_larger_group() {
    let ranks = ranked("Sp Fa Sp . | Fa Sp . . | . . Su Su", "0123");
    let order: Vec<_> = ranks.iter().map(|rank| (rank.0, rank.1, rank.2)).collect();
    assert_eq!(
        order,
        [("Sp", 3, 1), ("Su", 2, 2), ("Fa", 2, 1), ("Wi", 0, 0)]
    );
}

/// Which seat plays each season.
fn holders(state: &State) -> [Option<usize>; 4] {
    game_of(state).holders().map(|seat| seat.map(Seat::index))
}

/// How a tie of two seasons or two players was broken.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Broken {
    SeasonsByGroup,
    SeasonsByTurn,
    SeasonNobodyPlays,
    SeasonsOfOnePlayer,
    PlayersByCards,
    PlayersByGroups,
    PlayersByTurn,
}

/// Points and places of a table, and the ties on the way.
fn counted(state: &State, broken: &mut BTreeSet<Broken>) -> (Vec<i32>, Vec<u8>) {
    let table = table(state);
    let holders = holders(state);
    let players = usize::from(state.players());
    let ahead = |one: usize, other: usize, broken: &mut BTreeSet<Broken>| -> bool {
        let by_cards = (count_cards(&table, one), count_cards(&table, other));
        if by_cards.0 != by_cards.1 {
            return by_cards.0 > by_cards.1;
        }
        let groups = (largest_group(&table, one), largest_group(&table, other));
        if groups.0 != groups.1 {
            broken.insert(Broken::SeasonsByGroup);
            return groups.0 > groups.1;
        }
        match (holders[one], holders[other]) {
            (Some(a), Some(b)) if a == b => {
                broken.insert(Broken::SeasonsOfOnePlayer);
                one < other
            }
            (Some(a), Some(b)) => {
                broken.insert(Broken::SeasonsByTurn);
                a < b
            }
            (held, _) => {
                broken.insert(Broken::SeasonNobodyPlays);
                held.is_some()
            }
        }
    };
    let mut points = vec![0; players];
    let mut of_seasons = vec![(0, 0); players];
    for (season, holder) in holders.iter().enumerate() {
        let behind = (0..4)
            .filter(|other| *other != season)
            .filter(|other| ahead(season, *other, broken))
            .count();
        if let Some(seat) = *holder {
            points[seat] += behind as i32 + 1;
            of_seasons[seat].0 += count_cards(&table, season);
            of_seasons[seat].1 += largest_group(&table, season);
        }
    }
    let better = |one: usize, other: usize, broken: &mut BTreeSet<Broken>| -> bool {
        if points[one] != points[other] {
            return points[one] > points[other];
        }
        if of_seasons[one].0 != of_seasons[other].0 {
            broken.insert(Broken::PlayersByCards);
            return of_seasons[one].0 > of_seasons[other].0;
        }
        if of_seasons[one].1 != of_seasons[other].1 {
            broken.insert(Broken::PlayersByGroups);
            return of_seasons[one].1 > of_seasons[other].1;
        }
        broken.insert(Broken::PlayersByTurn);
        one < other
    };
    let mut places = vec![1; players];
    for (seat, place) in places.iter_mut().enumerate() {
        for other in (0..players).filter(|other| *other != seat) {
            *place += u8::from(better(other, seat, broken));
        }
    }
    (points, places)
}

#[test]
fn points_and_places_are_those_counted_a_second_time_through_all_ties() {
    let mut broken = BTreeSet::new();
    for seed in 0..1200 {
        for players in 2..=4 {
            let setup = Setup::new(GameId::TurnOfTime, players, seed).unwrap();
            let state = final_state(&setup, seed);
            let (points, places) = counted(&state, &mut broken);
            assert_eq!(state.score().points.as_slice(), points, "{setup:?}");
            assert_eq!(state.score().ranks.as_slice(), places, "{setup:?}");
            // Four ranks, less that of a season nobody plays.
            let sum: i32 = points.iter().sum();
            assert!(if players == 3 { sum < 10 } else { sum == 10 });
        }
    }
    let all = [
        Broken::SeasonsByGroup,
        Broken::SeasonsByTurn,
        Broken::SeasonNobodyPlays,
        Broken::SeasonsOfOnePlayer,
        Broken::PlayersByCards,
        Broken::PlayersByGroups,
        Broken::PlayersByTurn,
    ];
    assert_eq!(broken, all.into_iter().collect());
}

#[test]
fn points_and_places_are_counted_at_every_ply() {
    for seed in 0..20 {
        for players in 2..=4 {
            let setup = Setup::new(GameId::TurnOfTime, players, seed).unwrap();
            for state in common::states_of(&setup, seed) {
                let (points, places) = counted(&state, &mut BTreeSet::new());
                assert_eq!(state.score().points.as_slice(), points);
                assert_eq!(state.score().ranks.as_slice(), places);
            }
        }
    }
}

/// Plays the goal many times at random, and returns how often it was reached.
fn alone(goal: &str, reached: impl Fn(&Table) -> (usize, bool)) -> usize {
    let mut times = 0;
    for seed in 0..1000 {
        let setup = Setup::new(GameId::TurnOfTime, 1, seed).unwrap();
        let setup = setup.with_choice("goal", goal).unwrap();
        let state = final_state(&setup, seed);
        let (points, reached) = reached(&table(&state));
        assert_eq!(state.score().points.as_slice(), [points as i32]);
        assert_eq!(
            state.score().ranks.as_slice(),
            [if reached { 1 } else { 2 }]
        );
        let Some(EndReason::TurnOfTime(reason)) = state.end_reason() else {
            unreachable!("a game is over when nothing is left to do")
        };
        let expected = if reached { "GoalReached" } else { "GoalMissed" };
        assert_eq!(format!("{reason:?}"), expected);
        times += usize::from(reached);
    }
    times
}

#[test]
fn dominance_is_a_group_of_seven_at_the_end_and_a_miss_tells_the_largest_group() {
    let times = alone("dominance", |table| {
        let largest = (0..4)
            .map(|season| largest_group(table, season))
            .max()
            .unwrap_or(0);
        (largest, largest >= 7)
    });
    // Random play reaches it about once in a hundred games.
    assert!((2..50).contains(&times), "{times}");
}

#[test]
fn balance_is_four_of_each_at_the_end_and_a_miss_tells_how_many_count() {
    let times = alone("balance", |table| {
        let counts = [0, 1, 2, 3].map(|season| count_cards(table, season));
        let counted = counts.iter().map(|count| count.min(&4)).sum();
        (counted, counts == [4; 4])
    });
    // Random play reaches it about five times in a hundred games.
    assert!((20..100).contains(&times), "{times}");
}
