//! The perfect player. It never lets a win or a draw slip; it takes the
//! shortest win, and where it cannot win it resists longest and leaves as many
//! ways to go wrong as it can.

use super::solve::Solver;
use super::table::Table;
use super::value::Value;
use crate::{Candidate, Forced, Search};
use core::cmp::Reverse;
use rules::Action as HouseAction;
use rules::game::{Game, NullSink};
use rules::games::argonauts_wheel::{Action, ArgonautsWheel};
use rules::rng::Rng;
use std::sync::{Arc, Mutex, PoisonError};

/// The stream of a bot's seed.
const BOT_STREAM: u64 = 2;
/// One look at the tree of another game takes about as long as so many
/// positions here.
const POSITIONS_A_LOOK: u32 = 16;

/// The solved game, or the way there: worked out once, when it is first
/// wanted, and kept for all who ask later.
enum Oracle {
    Unasked,
    Solving(Box<Solver>),
    Solved(Arc<Table>),
}

static ORACLE: Mutex<Oracle> = Mutex::new(Oracle::Unasked);

impl Oracle {
    /// Works on, about so many positions; gives the table when it is there.
    fn step(&mut self, positions: u32) -> Option<Arc<Table>> {
        if let Self::Unasked = self {
            *self = Self::Solving(Box::default());
        }
        if let Self::Solving(solver) = self
            && !solver.step(positions)
            && let Some(table) = solver.table()
        {
            *self = Self::Solved(Arc::new(table));
        }
        match self {
            Self::Solved(table) => Some(table.clone()),
            _ => None,
        }
    }

    fn progress(&self) -> f32 {
        match self {
            Self::Unasked => 0.0,
            Self::Solving(solver) => solver.progress(),
            Self::Solved(_) => 1.0,
        }
    }
}

fn with_oracle<T>(ask: impl FnOnce(&mut Oracle) -> T) -> T {
    // A panic elsewhere leaves nothing half done that a step would not finish.
    ask(&mut ORACLE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A legal action and what is known of it.
#[derive(Clone, Copy)]
struct Known {
    action: Action,
    value: Value,
    /// How many of 1000 answers would be mistakes.
    traps: u32,
    /// Tells equally good ones apart by chance.
    lot: u32,
}

/// A decision under way.
pub(crate) struct Perfect {
    state: ArgonautsWheel,
    rng: Rng,
    /// The best one first; empty until the game is solved.
    known: Vec<Known>,
}

impl Perfect {
    pub(crate) fn new(state: &ArgonautsWheel, seed: u64) -> Self {
        let mut perfect = Self {
            state: state.clone(),
            rng: Rng::new(seed, BOT_STREAM),
            known: Vec::new(),
        };
        // Where the game is solved already, the answer is there at once.
        perfect.step(0);
        perfect
    }

    fn look_up(&mut self, table: &Table) {
        let mut legal = Vec::new();
        self.state.legal_actions(&mut legal);
        let mut known = Vec::new();
        for action in legal {
            let value = worth(table, &self.state, action);
            known.push(Known {
                action,
                value,
                traps: traps(table, &self.state, action, value),
                lot: self.rng.below(1 << 16),
            });
        }
        known.sort_by_key(|known| Reverse((known.value, known.traps, known.lot)));
        self.known = known;
    }
}

/// What an action is worth to the one who takes it: as the table says, but
/// for what the table does not know of this match: positions that were there
/// before, and how many turns are left.
fn worth(table: &Table, state: &ArgonautsWheel, action: Action) -> Value {
    let mut next = state.clone();
    next.apply_unchecked(action, &mut NullSink);
    if next.to_act().is_none() {
        return match next.winner() {
            Some(_) => Value::Win(1),
            None => Value::Draw,
        };
    }
    let value = table.value(&next.position()).before();
    let value = value.within(state.turns_remaining());
    match value {
        Value::Win(_) if can_repeat(&next) => Value::Draw,
        value => value,
    }
}

/// Whether the one to act can end the game by repeating a position.
fn can_repeat(state: &ArgonautsWheel) -> bool {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    legal.into_iter().any(|action| {
        let mut next = state.clone();
        next.apply_unchecked(action, &mut NullSink);
        next.to_act().is_none() && next.winner().is_none()
    })
}

/// How many of 1000 answers to an action would be mistakes: after them the one
/// who took it stands better than the table says.
fn traps(table: &Table, state: &ArgonautsWheel, action: Action, value: Value) -> u32 {
    let mut next = state.clone();
    next.apply_unchecked(action, &mut NullSink);
    let mut answers = Vec::new();
    next.legal_actions(&mut answers);
    let better = |value: Value| match value {
        Value::Win(_) => 2,
        Value::Draw => 1,
        Value::Loss(_) => 0,
    };
    let mistakes = answers.iter().filter(|answer| {
        // What the answer is worth to the other side, from this side.
        let worth = match table.worth(&next.position(), **answer) {
            Value::Win(turns) => Value::Loss(turns),
            Value::Draw => Value::Draw,
            Value::Loss(turns) => Value::Win(turns),
        };
        better(worth) > better(value)
    });
    let mistakes = mistakes.count() as u32;
    1000 * mistakes / (answers.len() as u32).max(1)
}

impl Search for Perfect {
    fn step(&mut self, iterations: u32) -> bool {
        if self.known.is_empty() {
            let positions = iterations.saturating_mul(POSITIONS_A_LOOK);
            if let Some(table) = with_oracle(|oracle| oracle.step(positions)) {
                self.look_up(&table);
            }
        }
        self.known.is_empty() && self.state.to_act().is_some()
    }

    fn progress(&self) -> f32 {
        if self.known.is_empty() {
            with_oracle(|oracle| oracle.progress())
        } else {
            1.0
        }
    }

    fn choice(&self) -> Option<HouseAction> {
        let known = self.known.first().map(|known| known.action);
        // Asked too early, it takes what comes first.
        let first = || {
            let mut legal = Vec::new();
            self.state.legal_actions(&mut legal);
            legal.first().copied()
        };
        known.or_else(first).map(HouseAction::ArgonautsWheel)
    }

    fn candidates(&self, most: usize) -> Vec<Candidate> {
        let known = self.known.iter().take(most);
        known
            .map(|known| Candidate {
                action: HouseAction::ArgonautsWheel(known.action),
                visits: 0,
                value: match known.value {
                    Value::Win(_) => 1.0,
                    Value::Draw => 0.5,
                    Value::Loss(_) => 0.0,
                },
                exact: true,
                forced: Some(match known.value {
                    Value::Win(turns) => Forced::Wins(turns.div_ceil(2)),
                    Value::Draw => Forced::Draws,
                    Value::Loss(turns) => Forced::Loses(turns / 2),
                }),
            })
            .collect()
    }
}
