//! `lab puzzles`: picks puzzles from a solved game and prints them as the page
//! keeps them, one a line: the position, a colon, and the line of play to the
//! win.
//!
//! A position *asks a question* if the one to move, always Black, can force
//! the win, and if at every turn of Black's on the way there exactly one action
//! keeps it: all others draw or lose, none wins more slowly. White answers with
//! what holds out longest, of equally long answers with the first in canonical
//! order. The number of a puzzle is how many turns Black needs.
//!
//! Of all positions right after a moved piece that games come to, each of the
//! [`WANTED`] takes the one that
//!
//! 1. asks a question of that many turns, and whose first turn is of that kind,
//! 2. leaves Black a choice at more than half of these turns,
//! 3. comes, in more than half of them, to positions that no puzzle before it
//!    comes to,
//! 4. then leaves Black without a choice least often,
//! 5. then shows the most kinds of things in its line (kinds of moves, kills,
//!    resurrections, stacks made),
//! 6. then has the fewest turns of the wheel, as these show little,
//! 7. then leaves Black the most wrong actions on the way,
//! 8. then has the lowest number ([`Wheel::key`](rules::games::argonauts_wheel::Wheel::key)).
//!
//! As Black is to move in all of them, no two are the same from two sides.
//! Nothing here is left to chance: the same rules give the same puzzles.

use crate::games::{Failed, game, say};
use bots::argonauts_wheel::{Solver, Table, Value};
use rules::GameId;
use rules::game::Game as _;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Outcome, Piece, Position};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Picks puzzles from a solved game.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: argonauts-wheel
    #[arg(value_parser = game)]
    game: GameId,
}

/// What is shown by a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Turn,
    Disc,
    StackMade,
    Stack,
    Cone,
    OffSpire,
    Spire,
    Kill,
    Resurrection,
}

/// The puzzles: in how many turns, and by what kind of first turn.
const WANTED: [(usize, Kind); 12] = [
    (2, Kind::Kill),
    (2, Kind::Disc),
    (3, Kind::Resurrection),
    (3, Kind::StackMade),
    (4, Kind::Turn),
    (4, Kind::OffSpire),
    (5, Kind::Spire),
    (6, Kind::Stack),
    (7, Kind::Kill),
    (9, Kind::Disc),
    (10, Kind::Turn),
    (12, Kind::Resurrection),
];

pub(crate) fn run(args: &Args) -> Result<(), Failed> {
    match args.game {
        GameId::ArgonautsWheel => argonauts_wheel(),
        game => Err(format!("{} is not solved", game.id())),
    }
}

fn argonauts_wheel() -> Result<(), Failed> {
    let mut solver = Solver::new();
    while solver.step(u32::MAX) {}
    let table = solver.table().ok_or("the solver did not come to an end")?;
    let mut found: Vec<Puzzle> = solver
        .all()
        .filter(|(position, value)| position.idle == 0 && is_wanted(*value))
        .filter_map(|(position, _)| Puzzle::of(&table, position))
        .collect();
    found.sort_by_key(Puzzle::rank);
    let mut told: Vec<&Puzzle> = Vec::new();
    for (turns, first) in WANTED {
        let puzzle = found.iter().find(|puzzle| {
            puzzle.turns() == turns
                && puzzle.first == first
                && told.iter().all(|other| !puzzle.is_like(other))
        });
        let puzzle = puzzle.ok_or_else(|| format!("no puzzle in {turns} by {first:?}"))?;
        told.push(puzzle);
        say(puzzle.written())?;
    }
    Ok(())
}

fn is_wanted(value: Value) -> bool {
    WANTED
        .iter()
        .any(|(turns, _)| value == Value::Win(2 * *turns as u16 - 1))
}

/// A position that asks a question.
struct Puzzle {
    position: Position,
    line: Vec<Action>,
    /// The wheels on which Black is to move, as their numbers.
    passed: Vec<u32>,
    /// What the first turn shows.
    first: Kind,
    /// What all turns show, turns of the wheel left out.
    shown: BTreeSet<Kind>,
    /// How many of Black's turns leave no choice.
    forced: usize,
    /// How many legal actions of Black's do not win.
    wrong: usize,
}

impl Puzzle {
    /// The puzzle of a position, if it asks a question and leaves choices.
    fn of(table: &Table, position: Position) -> Option<Self> {
        let mut puzzle = Self {
            position,
            line: Vec::new(),
            passed: Vec::new(),
            first: Kind::Turn,
            shown: BTreeSet::new(),
            forced: 0,
            wrong: 0,
        };
        let mut now = position;
        loop {
            let legal = legal(&now);
            let action = if puzzle.line.len().is_multiple_of(2) {
                puzzle.passed.push(now.wheel.key());
                puzzle.forced += usize::from(legal.len() == 1);
                puzzle.wrong += legal.len() - 1;
                only_win(table, &now, &legal)?
            } else {
                longest(table, &now, &legal)?
            };
            let mut events = Vec::new();
            let outcome = now.outcome(action, &mut events);
            if puzzle.line.is_empty() {
                puzzle.first = kind(action, &events);
            }
            puzzle.shown.extend(kinds(action, &events));
            puzzle.line.push(action);
            match outcome {
                Outcome::Continues(next) => now = next,
                Outcome::Won(_) => return (2 * puzzle.forced < puzzle.turns()).then_some(puzzle),
                Outcome::Draw => return None,
            }
        }
    }

    /// How many turns Black needs.
    fn turns(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// Whether half of it or more is in another one, too.
    fn is_like(&self, other: &Self) -> bool {
        let same = self.passed.iter().filter(|at| other.passed.contains(at));
        2 * same.count() >= self.turns()
    }

    /// The lowest comes first.
    fn rank(&self) -> (usize, Reverse<usize>, usize, Reverse<usize>, u32) {
        let turns_of_the_wheel = self.line.iter().filter(|action| **action == Action::Turn);
        (
            self.forced,
            Reverse(self.shown.len()),
            turns_of_the_wheel.count(),
            Reverse(self.wrong),
            self.position.wheel.key(),
        )
    }

    fn written(&self) -> String {
        let line = self.line.iter().map(|a| ArgonautsWheel::notation(*a));
        let line: Vec<String> = line.collect();
        format!("{}: {}", self.position, line.join(" "))
    }
}

fn legal(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    ArgonautsWheel::from_position(*position).legal_actions(&mut legal);
    legal
}

/// The action that wins, if it is the only one.
fn only_win(table: &Table, position: &Position, legal: &[Action]) -> Option<Action> {
    let wins = |action: &&Action| matches!(table.worth(position, **action), Value::Win(_));
    let mut wins = legal.iter().filter(wins);
    let first = wins.next()?;
    wins.next().is_none().then_some(*first)
}

/// The first of the best actions.
fn longest(table: &Table, position: &Position, legal: &[Action]) -> Option<Action> {
    let best = legal.iter().map(|action| table.worth(position, *action));
    let best = best.max()?;
    let is_best = |action: &&Action| table.worth(position, **action) == best;
    legal.iter().find(is_best).copied()
}

/// What a turn shows, the turn of the wheel left out.
fn kinds(action: Action, events: &[Event]) -> impl Iterator<Item = Kind> {
    let moved = match action {
        Action::Turn => None,
        Action::Move(moved) => Some(match moved.piece {
            Piece::Disc => Kind::Disc,
            Piece::Stack => Kind::Stack,
            Piece::Cone => Kind::Cone,
            Piece::ConeOfSpire => Kind::OffSpire,
            Piece::Spire => Kind::Spire,
        }),
    };
    let more = events.iter().filter_map(|event| match event {
        Event::Stacked { .. } => Some(Kind::StackMade),
        Event::Killed { .. } => Some(Kind::Kill),
        Event::Resurrected { .. } => Some(Kind::Resurrection),
        _ => None,
    });
    moved.into_iter().chain(more)
}

/// The one kind of a turn: what comes of it rather than what is moved, but a
/// cone that leaves its spire does that above all.
fn kind(action: Action, events: &[Event]) -> Kind {
    let kinds: Vec<Kind> = kinds(action, events).collect();
    match kinds.as_slice() {
        [] => Kind::Turn,
        [Kind::OffSpire, ..] => Kind::OffSpire,
        [.., last] => *last,
    }
}
