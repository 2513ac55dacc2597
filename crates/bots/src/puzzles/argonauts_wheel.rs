//! Argonaut's Wheel: positions drawn from the solved game in which exactly one
//! action wins at each of the solver's turns, against replies that hold out
//! longest.

use super::puzzle_search::{FoundPuzzle, PuzzleSearch};
use crate::argonauts_wheel::{Tablebase, Value, shared_tablebase};
use crate::look_ahead::LookAhead as _;
use rules::game::{Game, NullSink};
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Outcome, Position};
use rules::rng::Rng;
use rules::{GameId, Setup};
use std::sync::Arc;

/// How much one unit of work solves of the game, in iterations of a search, and
/// how many positions it draws.
const SOLVER_ITERATIONS: u32 = 16;
const DRAWS: u32 = 64;

/// Draws positions until one is a win in the wanted number of turns.
pub(super) struct WinSearch {
    /// Own turns to the win.
    turns: u16,
    rng: Rng,
    /// The solved game, once it is there.
    tablebase: Option<Arc<Tablebase>>,
}

impl WinSearch {
    pub(super) fn new(turns: u8, rng: Rng) -> Self {
        Self {
            turns: u16::from(turns),
            rng,
            tablebase: None,
        }
    }
}

impl PuzzleSearch for WinSearch {
    fn step(&mut self) -> Option<FoundPuzzle> {
        let Some(tablebase) = &self.tablebase else {
            self.tablebase = shared_tablebase::step(SOLVER_ITERATIONS);
            return None;
        };
        let wanted = Value::Win(2 * self.turns - 1);
        for _ in 0..DRAWS {
            let (position, value) = tablebase.random_root(&mut self.rng);
            if value == wanted
                && let Some(line) = tablebase.only_winning_line(position)
                && leaves_a_choice(position, &line)
            {
                return found_puzzle(tablebase, position, &line);
            }
        }
        None
    }
}

/// Whether there is a choice at the first turn, and at more than half of all own
/// turns.
fn leaves_a_choice(start: Position, line: &[Action]) -> bool {
    let mut forced = 0;
    let mut turns = 0;
    let mut current = start;
    let mut legal = Vec::new();
    for (index, action) in line.iter().enumerate() {
        if index.is_multiple_of(2) {
            legal.clear();
            ArgonautsWheel::from_position(current).legal_actions(&mut legal);
            if legal.len() < 2 {
                if index == 0 {
                    return false;
                }
                forced += 1;
            }
            turns += 1;
        }
        if let Outcome::Continues(next) = current.outcome(*action, &mut NullSink) {
            current = next;
        }
    }
    2 * forced < turns
}

fn found_puzzle(tablebase: &Tablebase, position: Position, line: &[Action]) -> Option<FoundPuzzle> {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).ok()?;
    let setup = setup.with_position(&position.to_string()).ok()?;
    Some(FoundPuzzle {
        draws: draws(tablebase, position, line),
        ..FoundPuzzle::new::<ArgonautsWheel>(setup, &[], line)
    })
}

/// At each of the solver's turns, which of the legal actions only draw.
fn draws(tablebase: &Tablebase, start: Position, line: &[Action]) -> Vec<Vec<u8>> {
    let mut draws = Vec::new();
    let mut current = start;
    for (index, action) in line.iter().enumerate() {
        if index.is_multiple_of(2) {
            let legal = ArgonautsWheel::from_position(current).legal_list();
            let drawn = (0..)
                .zip(legal)
                .filter(|(_, action)| tablebase.action_value(&current, *action) == Value::Draw);
            draws.push(drawn.map(|(index, _)| index).collect());
        }
        if let Outcome::Continues(next) = current.outcome(*action, &mut NullSink) {
            current = next;
        }
    }
    draws
}
