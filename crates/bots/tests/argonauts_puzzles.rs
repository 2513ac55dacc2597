//! The app's puzzles, checked with the tablebase: each is won in the given number
//! of turns, by exactly one action at each own turn, against replies that hold out
//! longest.

// A test may panic where something is missing.
#![allow(clippy::unwrap_used)]

use bots::argonauts_wheel::{Solver, Tablebase, Value};
use rules::game::{Game, NullSink};
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Outcome, Position, Side};
use std::collections::HashSet;

const PUZZLES: &str = include_str!("../../../src/games/argonauts_wheel/puzzles.txt");

fn puzzles() -> Vec<(Position, Vec<&'static str>)> {
    let parse = |line: &'static str| {
        let (position, turns) = line.split_once(": ").unwrap();
        (position.parse().unwrap(), turns.split(' ').collect())
    };
    PUZZLES.lines().map(parse).collect()
}

fn solve() -> (Tablebase, HashSet<String>) {
    let mut solver = Solver::new();
    while solver.step(u32::MAX) {}
    let positions = solver
        .nodes()
        .filter(|(position, _)| position.idle == 0)
        .map(|(position, _)| position.to_string());
    (solver.tablebase().unwrap(), positions.collect())
}

/// Every legal action and its value, in canonical order.
fn action_values(tablebase: &Tablebase, position: &Position) -> Vec<(Action, Value)> {
    let mut legal = Vec::new();
    ArgonautsWheel::from_position(*position).legal_actions(&mut legal);
    let value = |action: Action| (action, tablebase.action_value(position, action));
    legal.into_iter().map(value).collect()
}

#[test]
fn every_puzzle_has_one_solution() {
    let (tablebase, reached) = solve();
    for (number, (start, turns)) in puzzles().into_iter().enumerate() {
        let number = number + 1;
        assert!(
            reached.contains(&start.to_string()),
            "{number}: unreachable"
        );
        assert_eq!(start.to_move, Side::Black, "{number}");
        assert_eq!(
            tablebase.value(&start),
            Value::Win(turns.len() as u16),
            "{number}"
        );
        let mut position = Some(start);
        for (taken, text) in turns.iter().enumerate() {
            let now = position.unwrap();
            let values = action_values(&tablebase, &now);
            let action = ArgonautsWheel::from_position(now)
                .parse_action(text)
                .unwrap();
            let value = tablebase.action_value(&now, action);
            let turns_left = (turns.len() - taken) as u16;
            if taken.is_multiple_of(2) {
                assert_eq!(value, Value::Win(turns_left), "{number}: {text}");
                let wins = values.iter().filter(|(_, v)| matches!(v, Value::Win(_)));
                assert_eq!(wins.count(), 1, "{number}: {text} is not the only win");
            } else {
                assert_eq!(value, Value::Loss(turns_left), "{number}: {text}");
                let longest = values.iter().map(|(_, value)| *value).max();
                assert_eq!(longest, Some(value), "{number}: {text}");
                let first = values.iter().find(|(_, other)| *other == value);
                assert_eq!(first.map(|(first, _)| *first), Some(action), "{number}");
            }
            position = match now.outcome(action, &mut NullSink) {
                Outcome::Continues(next) => Some(next),
                Outcome::Won(_) => None,
                Outcome::Draw => panic!("{number} is drawn"),
            };
        }
        assert_eq!(position, None, "{number} does not end with the win");
    }
}

#[test]
fn puzzles_are_ordered_by_length() {
    let puzzles = puzzles();
    let turns: Vec<usize> = puzzles
        .iter()
        .map(|(_, line)| line.len().div_ceil(2))
        .collect();
    assert_eq!(turns.len(), 12);
    assert!(turns.is_sorted());
    assert_eq!((turns[0], turns[11]), (2, 12));
    let starts: HashSet<String> = puzzles.iter().map(|(at, _)| at.to_string()).collect();
    assert_eq!(starts.len(), 12);
}
