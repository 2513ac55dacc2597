//! The computer opponents of every game: the only place in this crate that asks which game it is.

use crate::evaluator::{Analysis, Effort, LevelSpec};
use crate::game_bots::GameBots;
use crate::search::Search;
use rules::registry::RegisteredGame as _;
use rules::{Action, GameId, Level, State, with_game};

pub(crate) fn is_solved(game: GameId) -> bool {
    with_game!(game, G => <G as GameBots>::SOLVED)
}

pub(crate) fn noise(game: GameId) -> u16 {
    with_game!(game, G => <G as GameBots>::NOISE)
}

pub(crate) fn confirmation(game: GameId) -> u32 {
    with_game!(game, G => <G as GameBots>::CONFIRMATION)
}

pub(crate) fn ladder(game: GameId) -> [u16; Level::COUNT - 1] {
    with_game!(game, G => <G as GameBots>::LADDER)
}

pub(crate) fn search(state: &State, spec: LevelSpec, seed: u64) -> Option<Box<dyn Search>> {
    let seat = state.to_act()?;
    with_game!(state.game(), G => Some(G::from_state(state)?.search(seat, spec, seed)))
}

pub(crate) fn analyse(
    state: &State,
    effort: Effort,
    played: Option<Action>,
    seed: u64,
) -> Option<Box<dyn Search>> {
    let seat = state.to_act()?;
    with_game!(state.game(), G => {
        let played = played.and_then(G::from_action);
        Some(G::from_state(state)?.analyse(seat, Analysis { effort, played }, seed))
    })
}

pub(crate) fn has_simple_evaluation(game: GameId) -> bool {
    with_game!(game, G => <G as GameBots>::HAS_SIMPLE_EVALUATION)
}

pub(crate) fn level_spec(state: &State, level: Level) -> LevelSpec {
    with_game!(state.game(), G => {
        let specs = G::from_state(state).map(GameBots::level_specs);
        specs.and_then(|specs| specs.get(level as usize)).copied().unwrap_or(LevelSpec::BASELINE)
    })
}
