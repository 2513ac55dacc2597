//! The computer opponents of every game: the only place in this crate that asks which game it is.

use crate::evaluator::{Effort, LevelSpec, Request};
use crate::game_bots::GameBots;
use crate::search::Search;
use rules::registry::RegisteredGame as _;
use rules::{Action, GameId, Level, State, with_game};

/// Whether the strongest level knows the exact value of every position of a
/// game.
pub fn is_solved(game: GameId) -> bool {
    with_game!(game, G => <G as GameBots>::SOLVED)
}

/// A loss of fewer thousandths of the win that [`review`](crate::review) finds may be none: of those that it finds
/// greater, a search of ten times the size denies fewer than one in fifty (`lab verdicts`).
pub fn noise(game: GameId) -> u16 {
    with_game!(game, G => <G as GameBots>::NOISE)
}

pub(crate) fn confirmation(game: GameId) -> u32 {
    with_game!(game, G => <G as GameBots>::CONFIRMATION)
}

pub(crate) fn ladder(game: GameId) -> [u16; Level::COUNT - 1] {
    with_game!(game, G => <G as GameBots>::LADDER)
}

/// Starts the search for the decision of a state at a level's strength, or
/// returns `None` if the game is over. `seed` determines the bot's own random
/// choices.
pub fn search(state: &State, level: Level, seed: u64) -> Option<Box<dyn Search>> {
    search_with(state, level_spec(state, level), seed)
}

/// The same with any parameters, to measure what they are worth.
pub fn search_with(state: &State, spec: LevelSpec, seed: u64) -> Option<Box<dyn Search>> {
    start(state, spec, None, None, seed)
}

/// Starts an analysis of a state, or returns `None` if the game is over. It tells
/// who is winning even where there is only one legal action, never blunders, and
/// examines the `played` action as closely as the best one.
pub fn analyse(
    state: &State,
    effort: Effort,
    played: Option<Action>,
    seed: u64,
) -> Option<Box<dyn Search>> {
    let strongest = level_spec(state, Level::Expert);
    start(state, strongest, Some(effort), played, seed)
}

fn start(
    state: &State,
    spec: LevelSpec,
    effort: Option<Effort>,
    played: Option<Action>,
    seed: u64,
) -> Option<Box<dyn Search>> {
    let seat = state.to_act()?;
    with_game!(state.game(), G => {
        let played = played.and_then(G::from_action);
        Some(G::from_state(state)?.search(Request { seat, spec, effort, played, seed }))
    })
}

/// Starts a decision of the game's baseline player, a simple greedy one that
/// levels are measured against. Returns `None` if the game has no simple
/// evaluation, or is over.
pub fn baseline(state: &State, seed: u64) -> Option<Box<dyn Search>> {
    let has_one = with_game!(state.game(), G => <G as GameBots>::HAS_SIMPLE_EVALUATION);
    has_one.then(|| search_with(state, LevelSpec::BASELINE, seed))?
}

/// The parameters of a level in a state's game and variant.
pub fn level_spec(state: &State, level: Level) -> LevelSpec {
    with_game!(state.game(), G => {
        let specs = G::from_state(state).map(GameBots::level_specs);
        specs.and_then(|specs| specs.get(level as usize)).copied().unwrap_or(LevelSpec::BASELINE)
    })
}
