//! Computer opponents: shared search algorithms, one module of evaluation for
//! each game, and levels as data.
//!
//! A [`Search`] works on one decision. It advances in steps, so that a caller
//! can handle messages in between, and can be asked for its best action at any
//! time. The same state, level and seed give the same answer on every machine.
//! Information hidden from the seat to act is redacted or determinized before
//! anything is searched, so it never influences the choice.
//!
//! How the modules fit: `registry` connects every game with its opponents.
//! Turn of Time and the weaker levels of Argonaut's Wheel use Monte Carlo tree
//! search (`mcts`), which hands over to an exact `endgame` solver near the end
//! of the game. The Wheel of Fortune and World Wonders share `turn_planner`,
//! which compares complete plans for the turn by sequential halving. Wheels of
//! Time has a tree search over whole turns of its own, and the strongest level
//! of Argonaut's Wheel looks its actions up in the solved game.
//!
//! # Examples
//!
//! A bot chooses an action and takes it:
//!
//! ```
//! use rules::{GameId, Level, Setup, State};
//!
//! # fn play() -> Option<()> {
//! let setup = Setup::new(GameId::TurnOfTime, 2, 42).ok()?;
//! let mut state = State::start(&setup);
//!
//! // `None` only if the game is over.
//! let mut search = bots::search(&state, Level::Casual, 7)?;
//! // Forty simulations at a time; between two steps other work can be done.
//! while search.step(40) {
//!     assert!(search.progress() < 1.0);
//! }
//! let action = search.choice()?;
//! for candidate in search.candidates(3) {
//!     println!("{}: {} visits, value {:.2}", candidate.action, candidate.visits, candidate.value);
//! }
//! state.apply_silent(action).ok()?;
//! # Some(())
//! # }
//! # assert!(play().is_some());
//! ```
//!
//! [`puzzles`] makes puzzles of games for which a win can be proved.
//! [`argonauts_wheel`] shows how to solve that game and look up its positions.

pub mod argonauts_wheel;
mod decision;
mod endgame;
mod evaluator;
mod mcts;
#[cfg(feature = "sample-game")]
mod noughts;
pub mod puzzles;
mod registry;
mod sequential_halving;
mod turn_of_time;
mod turn_planner;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

pub use evaluator::{Evaluator, LevelSpec};
pub use turn_planner::TurnPlan;

use rules::{Action, GameId, Level, State};
use serde::{Deserialize, Serialize};

/// A legal action with what the search knows about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// How many simulations went through the action; 0 if its value comes from
    /// a static evaluation or an exact solver.
    pub visits: u32,
    /// Expected result for the seat to act, from 0 (lost) to 1 (won).
    pub value: f32,
    /// Whether `value` is exact rather than an estimate.
    pub exact: bool,
    /// How the game ends after this action with best play, where that is known.
    pub forced: Option<Forced>,
}

/// How a two-player game ends with best play, from the point of view of the
/// seat to act. Only that seat's own turns are counted; the next one is the
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Forced {
    /// The seat wins with its n-th turn from now.
    Wins(u16),
    /// The game is drawn.
    Draws,
    /// The seat loses after its n-th turn from now.
    Loses(u16),
}

/// The search for one decision.
pub trait Search: Send {
    /// Runs about `iterations` more simulations. Returns whether there is more
    /// to do.
    fn step(&mut self, iterations: u32) -> bool;

    /// The share of the work that is done, from 0 to 1.
    fn progress(&self) -> f32;

    /// The action to take as far as is known now. With a level that blunders it
    /// is not necessarily the best candidate.
    fn choice(&self) -> Option<Action>;

    /// Up to `limit` legal actions, best first.
    fn candidates(&self, limit: usize) -> Vec<Candidate>;

    /// Runs the search to its end and returns the action to take.
    fn finish(&mut self) -> Option<Action> {
        while self.step(u32::MAX) {}
        self.choice()
    }
}

/// Starts the search for the decision of a state at a level's strength, or
/// returns `None` if the game is over. `seed` determines the bot's own random
/// choices.
#[must_use]
pub fn search(state: &State, level: Level, seed: u64) -> Option<Box<dyn Search>> {
    registry::search(state, level, seed)
}

/// Starts a decision of the game's baseline player, a simple greedy one that
/// levels are measured against. Returns `None` if the game has none, or is over.
#[must_use]
pub fn baseline(state: &State, seed: u64) -> Option<Box<dyn Search>> {
    registry::baseline(state, seed)
}

/// Whether the strongest level knows the exact value of every position of a
/// game.
#[must_use]
pub fn is_solved(game: GameId) -> bool {
    registry::is_solved(game)
}

/// The parameters of a level in a state's game and variant.
#[must_use]
pub fn level_spec(state: &State, level: Level) -> LevelSpec {
    registry::level_spec(state, level)
}
