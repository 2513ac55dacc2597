//! `lab puzzles`: selects puzzles from a solved game and prints them in the app's
//! format, one a line: the position, a colon, and the winning line.
//!
//! A position is a *puzzle* if the side to move, always Black, can force the win
//! and if at each of Black's turns on the way exactly one action wins: all others
//! draw or lose, and none wins more slowly. White replies with the action that
//! holds out longest, the first of several in canonical order. The length of a
//! puzzle is the number of turns Black needs.
//!
//! Among all reachable positions right after a piece was moved, each slot of
//! [`WANTED`] takes the puzzle that
//!
//! 1. has the length and the theme of the first turn that the slot asks for,
//! 2. leaves Black a choice at more than half of these turns,
//! 3. shares fewer than half of its positions with any puzzle selected before,
//! 4. then has the fewest turns at which Black has a single legal action,
//! 5. then shows the most themes in its line (kinds of moves, kills,
//!    resurrections, stacks made),
//! 6. then has the fewest turns of the wheel, which show little,
//! 7. then offers Black the most wrong actions on the way,
//! 8. then has the lowest key ([`Wheel::key`](rules::games::argonauts_wheel::Wheel::key)).
//!
//! As Black is to move in all of them, no two are mirror images. The selection is
//! deterministic: the same rules give the same puzzles.

use crate::commands::solve::solve;
use crate::games::{CommandError, game, print_line};
use bots::argonauts_wheel::{Tablebase, Value};
use rules::GameId;
use rules::game::Game as _;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Outcome, Piece, Position};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Selects puzzles from a solved game.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: argonauts-wheel
    #[arg(value_parser = game)]
    game: GameId,
}

/// What a turn demonstrates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Theme {
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

/// The slots: length in turns, and theme of the first turn.
const WANTED: [(usize, Theme); 12] = [
    (2, Theme::Kill),
    (2, Theme::Disc),
    (3, Theme::Resurrection),
    (3, Theme::StackMade),
    (4, Theme::Turn),
    (4, Theme::OffSpire),
    (5, Theme::Spire),
    (6, Theme::Stack),
    (7, Theme::Kill),
    (9, Theme::Disc),
    (10, Theme::Turn),
    (12, Theme::Resurrection),
];

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    match args.game {
        GameId::ArgonautsWheel => argonauts_wheel(),
        game => Err(format!("{} is not solved", game.id()).into()),
    }
}

fn argonauts_wheel() -> Result<(), CommandError> {
    let (solver, tablebase) = solve()?;
    let mut puzzles: Vec<Puzzle> = solver
        .nodes()
        .filter(|(position, value)| position.idle == 0 && is_wanted(*value))
        .filter_map(|(position, _)| Puzzle::new(&tablebase, position))
        .collect();
    puzzles.sort_by_key(Puzzle::rank);
    let mut selected: Vec<&Puzzle> = Vec::new();
    for (turns, first) in WANTED {
        let puzzle = puzzles.iter().find(|puzzle| {
            puzzle.turns() == turns
                && puzzle.first == first
                && selected.iter().all(|other| !puzzle.is_similar(other))
        });
        let puzzle =
            puzzle.ok_or_else(|| format!("no puzzle of {turns} turns with the theme {first:?}"))?;
        selected.push(puzzle);
        print_line(puzzle.to_line())?;
    }
    Ok(())
}

/// Whether some slot asks for a puzzle of this length.
fn is_wanted(value: Value) -> bool {
    WANTED
        .iter()
        .any(|(turns, _)| value == Value::Win(2 * *turns as u16 - 1))
}

/// A puzzle with what the selection depends on.
struct Puzzle {
    position: Position,
    line: Vec<Action>,
    /// The keys of the wheels on which Black is to move.
    wheels: Vec<u32>,
    /// The theme of the first turn.
    first: Theme,
    /// The themes of all turns, except turns of the wheel.
    themes: BTreeSet<Theme>,
    /// How many of Black's turns have a single legal action.
    forced: usize,
    /// How many of Black's legal actions do not win.
    wrong: usize,
}

impl Puzzle {
    /// The puzzle of a position, if it is one and leaves enough choice.
    fn new(tablebase: &Tablebase, position: Position) -> Option<Self> {
        let mut puzzle = Self {
            position,
            line: Vec::new(),
            wheels: Vec::new(),
            first: Theme::Turn,
            themes: BTreeSet::new(),
            forced: 0,
            wrong: 0,
        };
        let mut current = position;
        puzzle.line = tablebase.only_winning_line(position)?;
        for (index, &action) in puzzle.line.iter().enumerate() {
            if index.is_multiple_of(2) {
                let legal = legal_count(&current);
                puzzle.wheels.push(current.wheel.key());
                puzzle.forced += usize::from(legal == 1);
                puzzle.wrong += legal - 1;
            }
            let mut events = Vec::new();
            let outcome = current.outcome(action, &mut events);
            if index == 0 {
                puzzle.first = main_theme(action, &events);
            }
            puzzle.themes.extend(themes(action, &events));
            if let Outcome::Continues(next) = outcome {
                current = next;
            }
        }
        (2 * puzzle.forced < puzzle.turns()).then_some(puzzle)
    }

    fn turns(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// Whether it shares half of its positions or more with another puzzle.
    fn is_similar(&self, other: &Self) -> bool {
        let shared = self.wheels.iter().filter(|key| other.wheels.contains(key));
        2 * shared.count() >= self.turns()
    }

    /// The lowest rank is selected.
    fn rank(&self) -> (usize, Reverse<usize>, usize, Reverse<usize>, u32) {
        let turns_of_the_wheel = self.line.iter().filter(|action| **action == Action::Turn);
        (
            self.forced,
            Reverse(self.themes.len()),
            turns_of_the_wheel.count(),
            Reverse(self.wrong),
            self.position.wheel.key(),
        )
    }

    fn to_line(&self) -> String {
        let line: Vec<String> = self
            .line
            .iter()
            .map(|a| ArgonautsWheel::notation(*a))
            .collect();
        format!("{}: {}", self.position, line.join(" "))
    }
}

fn legal_count(position: &Position) -> usize {
    let mut legal = Vec::new();
    ArgonautsWheel::from_position(*position).legal_actions(&mut legal);
    legal.len()
}

/// The themes of a turn; a turn of the wheel has none.
fn themes(action: Action, events: &[Event]) -> impl Iterator<Item = Theme> {
    let moved = match action {
        Action::Turn => None,
        Action::Move(moved) => Some(match moved.piece {
            Piece::Disc => Theme::Disc,
            Piece::Stack => Theme::Stack,
            Piece::Cone => Theme::Cone,
            Piece::ConeOfSpire => Theme::OffSpire,
            Piece::Spire => Theme::Spire,
        }),
    };
    let effects = events.iter().filter_map(|event| match event {
        Event::Stacked { .. } => Some(Theme::StackMade),
        Event::Killed { .. } => Some(Theme::Kill),
        Event::Resurrected { .. } => Some(Theme::Resurrection),
        _ => None,
    });
    moved.into_iter().chain(effects)
}

/// The main theme of a turn: its effect rather than the piece moved, except for a
/// cone that leaves its spire.
fn main_theme(action: Action, events: &[Event]) -> Theme {
    let themes: Vec<Theme> = themes(action, events).collect();
    match themes.as_slice() {
        [] => Theme::Turn,
        [Theme::OffSpire, ..] => Theme::OffSpire,
        [.., last] => *last,
    }
}
