//! The computer opponents of every game. The macro `with_bots` is the only
//! place in this crate that matches on the game: a new game is one line in it.

use crate::evaluator::{Analysis, Effort, LevelSpec};
use crate::game_bots::GameBots;
use crate::search::Search;
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::games::turn_of_time::TurnOfTime;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::games::world_wonders::WorldWonders;
use rules::registry::RegisteredGame as _;
use rules::{Action, GameId, Level, State};

/// Evaluates `$body` with `$G` as the type of the game. A macro rather than a
/// table of functions, so that a program which asks only for levels does not
/// link the search algorithms.
macro_rules! with_bots {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            GameId::TurnOfTime => with_bots!(@ $G = TurnOfTime, $body),
            GameId::ArgonautsWheel => with_bots!(@ $G = ArgonautsWheel, $body),
            GameId::WheelsOfTime => with_bots!(@ $G = WheelsOfTime, $body),
            GameId::WheelOfFortune => with_bots!(@ $G = WheelOfFortune, $body),
            GameId::WorldWonders => with_bots!(@ $G = WorldWonders, $body),
            #[cfg(not(target_arch = "wasm32"))]
            GameId::Noughts => with_bots!(@ $G = rules::games::noughts::Noughts, $body),
        }
    };
    (@ $G:ident = $game:ty, $body:expr) => {{
        type $G = $game;
        $body
    }};
}

pub(crate) fn is_solved(game: GameId) -> bool {
    with_bots!(game, G => <G as GameBots>::SOLVED)
}

pub(crate) fn ladder(game: GameId) -> [u16; Level::COUNT - 1] {
    with_bots!(game, G => <G as GameBots>::LADDER)
}

pub(crate) fn search(state: &State, spec: LevelSpec, seed: u64) -> Option<Box<dyn Search>> {
    let seat = state.to_act()?;
    with_bots!(state.game(), G => Some(G::from_state(state)?.search(seat, spec, seed)))
}

pub(crate) fn analyse(
    state: &State,
    effort: Effort,
    played: Option<Action>,
    seed: u64,
) -> Option<Box<dyn Search>> {
    let seat = state.to_act()?;
    with_bots!(state.game(), G => {
        let played = played.and_then(G::from_action);
        Some(G::from_state(state)?.analyse(seat, Analysis { effort, played }, seed))
    })
}

pub(crate) fn has_simple_evaluation(game: GameId) -> bool {
    with_bots!(game, G => <G as GameBots>::HAS_SIMPLE_EVALUATION)
}

pub(crate) fn level_spec(state: &State, level: Level) -> LevelSpec {
    with_bots!(state.game(), G => {
        let specs = G::from_state(state).map(GameBots::level_specs);
        specs.and_then(|specs| specs.get(level as usize)).copied().unwrap_or(LevelSpec::BASELINE)
    })
}
