//! The puzzles that the page keeps, proved with the solved game: each is won in
//! the turns it says, by exactly one action at every own turn, against answers
//! that hold out longest.

// Helpers of tests say what they expect by failing, as tests do.
#![allow(clippy::unwrap_used)]

use bots::argonauts_wheel::{Solver, Table, Value};
use rules::game::{Game, NullSink};
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Outcome, Position, Side};
use std::collections::HashSet;

const PUZZLES: &str = include_str!("../../../src/games/argonauts_wheel/puzzles.txt");

fn puzzles() -> Vec<(Position, Vec<&'static str>)> {
    let read = |line: &'static str| {
        let (position, turns) = line.split_once(": ").unwrap();
        (position.parse().unwrap(), turns.split(' ').collect())
    };
    PUZZLES.lines().map(read).collect()
}

fn solved() -> (Table, HashSet<String>) {
    let mut solver = Solver::new();
    while solver.step(u32::MAX) {}
    let positions = solver.all().filter(|(position, _)| position.idle == 0);
    let positions = positions.map(|(position, _)| position.to_string());
    (solver.table().unwrap(), positions.collect())
}

/// Every legal action and its worth, in canonical order.
fn worths(table: &Table, position: &Position) -> Vec<(Action, Value)> {
    let mut legal = Vec::new();
    ArgonautsWheel::from_position(*position).legal_actions(&mut legal);
    let worth = |action: Action| (action, table.worth(position, action));
    legal.into_iter().map(worth).collect()
}

#[test]
fn every_puzzle_has_one_answer_at_every_turn() {
    let (table, reached) = solved();
    for (number, (start, turns)) in puzzles().into_iter().enumerate() {
        let number = number + 1;
        assert!(
            reached.contains(&start.to_string()),
            "{number}: never there"
        );
        assert_eq!(start.to_move, Side::Black, "{number}");
        assert_eq!(
            table.value(&start),
            Value::Win(turns.len() as u16),
            "{number}"
        );
        let mut position = Some(start);
        for (taken, text) in turns.iter().enumerate() {
            let now = position.unwrap();
            let worths = worths(&table, &now);
            let action = ArgonautsWheel::from_position(now)
                .parse_action(text)
                .unwrap();
            let worth = table.worth(&now, action);
            let left = (turns.len() - taken) as u16;
            if taken.is_multiple_of(2) {
                assert_eq!(worth, Value::Win(left), "{number}: {text}");
                let wins = worths.iter().filter(|(_, w)| matches!(w, Value::Win(_)));
                assert_eq!(wins.count(), 1, "{number}: {text} is not alone");
            } else {
                assert_eq!(worth, Value::Loss(left), "{number}: {text}");
                let longest = worths.iter().map(|(_, worth)| *worth).max();
                assert_eq!(longest, Some(worth), "{number}: {text}");
                let first = worths.iter().find(|(_, other)| *other == worth);
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
fn the_puzzles_grow() {
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
