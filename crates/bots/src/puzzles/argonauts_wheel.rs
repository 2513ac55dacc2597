//! Argonaut's Wheel: positions drawn from the solved game in which exactly one
//! action wins at each of the solver's turns, against replies that hold out
//! longest.

use super::bot_game::BotGame;
use super::generator::{FoundPuzzle, PuzzleSearch};
use crate::argonauts_wheel::{Tablebase, Value, shared_tablebase};
use crate::look_ahead::LookAhead as _;
use rules::game::NullSink;
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

/// The solver's turns in a line of play, with the legal actions.
fn own_turns(
    start: Position,
    line: &[Action],
) -> impl Iterator<Item = (Position, Vec<Action>)> + '_ {
    let mut next = start;
    let positions = line.iter().map(move |action| {
        let position = next;
        if let Outcome::Continues(after) = position.outcome(*action, &mut NullSink) {
            next = after;
        }
        position
    });
    positions.step_by(2).map(|position| {
        let legal = ArgonautsWheel::from_position(position).legal_list();
        (position, legal)
    })
}

/// Whether there is a choice at the first turn, and at more than half of all own
/// turns.
fn leaves_a_choice(start: Position, line: &[Action]) -> bool {
    let turns = own_turns(start, line).map(|(_, legal)| legal.len() > 1);
    let choices: Vec<bool> = turns.collect();
    let forced = choices.iter().filter(|is_choice| !**is_choice).count();
    choices.first() == Some(&true) && 2 * forced < choices.len()
}

fn found_puzzle(tablebase: &Tablebase, position: Position, line: &[Action]) -> Option<FoundPuzzle> {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).ok()?;
    let setup = setup.with_position(&position.to_string()).ok()?;
    // At each of the solver's turns, which of the legal actions only draw.
    let draws = own_turns(position, line).map(|(position, legal)| {
        let drawn = (0..)
            .zip(legal)
            .filter(|(_, action)| tablebase.action_value(&position, *action) == Value::Draw);
        drawn.map(|(index, _)| index).collect()
    });
    let game = BotGame {
        state: ArgonautsWheel::from_position(position),
        setup,
        actions: Vec::new(),
    };
    Some(FoundPuzzle {
        draws: draws.collect(),
        ..game.puzzle(line)
    })
}
