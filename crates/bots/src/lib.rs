//! Computer opponents: one search for all games, one folder of knowledge for
//! each game, levels as data; `registry` is the list of the games.
//!
//! A [`Search`] is one decision under way. It is worked on in steps, so that a
//! caller can listen in between, and gives its best answer at any time. The
//! same state, level and seed give the same answer everywhere. What the seat
//! that decides cannot know is reshuffled before anything is looked at.

pub mod argonauts_wheel;
mod endgame;
mod evaluator;
mod mcts;
#[cfg(feature = "sample-game")]
mod noughts;
mod registry;
mod sequential_halving;
mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

pub use evaluator::{Evaluator, LevelSpec};

use rules::{Action, GameId, Level, State};
use serde::{Deserialize, Serialize};

/// One way to go, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// How often it was looked into; 0 if it was weighed in another way.
    pub visits: u32,
    /// What it is worth for the one who decides, from 0 (lost) to 1 (won).
    pub value: f32,
    /// Whether `worth` is exact: nothing in the rest of the game can change it.
    pub exact: bool,
    /// The end that it leads to if nobody makes a mistake, where that is known.
    pub forced: Option<Forced>,
}

/// How a game of two ends if nobody makes a mistake any more, for the one who
/// decides. Turns are that one's own; the first one is the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Forced {
    /// Wins with the last of so many turns.
    Wins(u16),
    /// Nobody wins.
    Draws,
    /// Loses after so many turns.
    Loses(u16),
}

/// A decision under way.
pub trait Search: Send {
    /// Works on; about `iterations` more looks. Tells whether there is more to do.
    fn step(&mut self, iterations: u32) -> bool;

    /// How much of the work is done, from 0 to 1.
    fn progress(&self) -> f32;

    /// The action to take, as far as the work has come.
    fn choice(&self) -> Option<Action>;

    /// The best actions, the best one first, at most so many.
    fn candidates(&self, most: usize) -> Vec<Candidate>;

    /// Works until the end and tells the action to take.
    fn finish(&mut self) -> Option<Action> {
        while self.step(u32::MAX) {}
        self.choice()
    }
}

/// Begins to think about the decision of a state, at a level's strength;
/// nothing if the game is over. `seed` makes the bot's own chance.
#[must_use]
pub fn search(state: &State, level: Level, seed: u64) -> Option<Box<dyn Search>> {
    registry::search(state, level, seed)
}

/// Begins to think as a simple player does who takes what looks best right
/// now: what levels are measured against. Not every game has one.
#[must_use]
pub fn baseline(state: &State, seed: u64) -> Option<Box<dyn Search>> {
    registry::baseline(state, seed)
}

/// Whether the strongest level knows how every position of a game ends.
#[must_use]
pub fn is_solved(game: GameId) -> bool {
    registry::is_solved(game)
}

/// What a level does in a game.
#[must_use]
pub fn level_spec(state: &State, level: Level) -> LevelSpec {
    registry::level_spec(state, level)
}
