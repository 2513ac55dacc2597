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
//! [`explain`] says why a turn is good, as data. [`puzzles`] makes puzzles of games
//! for which a win can be proved.
//! [`argonauts_wheel`] shows how to solve that game and look up its positions.

pub mod argonauts_wheel;
mod decision;
mod endgame;
mod evaluator;
pub mod explanation;
mod game_bots;
mod judging;
mod look_ahead;
mod mcts;
#[cfg(not(target_arch = "wasm32"))]
mod noughts;
mod outlook;
pub mod puzzles;
mod ratings;
mod registry;
mod search;
mod sequential_halving;
mod turn_hint;
pub mod turn_of_time;
mod turn_planner;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

pub use evaluator::{Effort, Knowledge, LevelSpec};
pub use explanation::explain;
pub use judging::review;
pub use outlook::Outlook;
pub use ratings::{BotRating, closest_strength, rating};
pub use registry::{analyse, baseline, is_solved, level_spec, noise, search, search_with};
pub use search::{Candidate, Forced, MIN_COSTLY_LOSS, Search, TurnLines};
pub use turn_hint::hint;
pub use turn_planner::{TurnModel, TurnPlan};

use rules::{Action, Level, State};

/// An action of a state and how the game might go on after it: up to `limit`
/// actions, each chosen by a quick bot, but none after something was drawn or
/// rolled.
pub fn continuation(state: &State, first: Action, limit: usize) -> Vec<Action> {
    let mut state = state.clone();
    let mut line = Vec::new();
    let mut next = Some(first);
    while let Some(action) = next.filter(|_| line.len() < limit) {
        let Ok(events) = state.apply(action) else {
            break;
        };
        line.push(action);
        if events.iter().any(rules::Event::is_chance) {
            break;
        }
        next = quick_choice(&state);
    }
    line
}

/// What a good player does without thinking long, or `None` if the game is over.
fn quick_choice(state: &State) -> Option<Action> {
    let spec = if is_solved(state.game()) {
        level_spec(state, Level::Expert)
    } else {
        let skilled = level_spec(state, Level::Skilled);
        skilled.with_blunders(0).with_noise(0.0)
    };
    search_with(state, spec, 0)?.finish()
}

/// The loss of a played action against the best one, in winning chances from 0
/// to 1, and the best one, if the search has examined both. Chances are compared
/// among actions that were examined as closely as the played one.
pub fn judge(search: &dyn Search, played: Action) -> Option<(Candidate, Candidate)> {
    let candidates = search.candidates(usize::MAX);
    let played = *candidates.iter().find(|other| other.action == played)?;
    let best = candidates
        .iter()
        .filter(|other| 2 * other.visits >= played.visits)
        .fold(played, |best, other| {
            if other.chance > best.chance {
                *other
            } else {
                best
            }
        });
    Some((best, played))
}
