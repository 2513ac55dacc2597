//! The computer opponents of every game. The macro `with_bots` is the only place
//! here that asks which game it is: a new game is one line in it.

use crate::Search;
use crate::evaluator::{Evaluator, LevelSpec};
use crate::mcts::Mcts;
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::games::turn_of_time::TurnOfTime;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::games::world_wonders::WorldWonders;
use rules::registry::RegisteredGame;
use rules::{GameId, Level, Seat, State};

/// The computer opponents of a game.
pub(crate) trait GameBots: RegisteredGame {
    /// Whether the strongest level knows how every position ends.
    const SOLVED: bool = false;

    /// Begins to think about the decision of `seat`, which is to act.
    fn search(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn Search>;

    /// Begins to think as a simple player does, if the game has one.
    fn baseline(&self, _seat: Seat, _seed: u64) -> Option<Box<dyn Search>> {
        None
    }

    /// What a level does in this state's kind of game.
    fn level_spec(&self, level: Level) -> LevelSpec;
}

/// Begins a decision with the shared search.
pub(crate) fn mcts<G, B>(state: &G, seat: Seat, level: Level, seed: u64) -> Box<dyn Search>
where
    G: RegisteredGame,
    B: Evaluator<G>,
{
    let spec = B::level_spec(state, level);
    Box::new(Mcts::<G, B>::new(state, seat, spec, seed))
}

/// Does something with the bots of a game, `$G` standing for its type: one line
/// a game. Nothing goes through a table of functions, so that a program that
/// only asks what is known about bots holds none of the search.
macro_rules! with_bots {
    ($game:expr, $G:ident => $what:expr) => {
        match $game {
            GameId::TurnOfTime => with_bots!(@ $G = TurnOfTime, $what),
            GameId::ArgonautsWheel => with_bots!(@ $G = ArgonautsWheel, $what),
            GameId::WheelsOfTime => with_bots!(@ $G = WheelsOfTime, $what),
            GameId::WheelOfFortune => with_bots!(@ $G = WheelOfFortune, $what),
            GameId::WorldWonders => with_bots!(@ $G = WorldWonders, $what),
            #[cfg(feature = "sample-game")]
            GameId::Noughts => with_bots!(@ $G = rules::games::noughts::Noughts, $what),
        }
    };
    (@ $G:ident = $game:ty, $what:expr) => {{
        type $G = $game;
        $what
    }};
}

pub(crate) fn is_solved(game: GameId) -> bool {
    with_bots!(game, G => <G as GameBots>::SOLVED)
}

pub(crate) fn search(state: &State, level: Level, seed: u64) -> Option<Box<dyn Search>> {
    let seat = state.to_act()?;
    with_bots!(state.game(), G => Some(G::from_state(state)?.search(seat, level, seed)))
}

pub(crate) fn baseline(state: &State, seed: u64) -> Option<Box<dyn Search>> {
    let seat = state.to_act()?;
    with_bots!(state.game(), G => G::from_state(state)?.baseline(seat, seed))
}

pub(crate) fn level_spec(state: &State, level: Level) -> LevelSpec {
    with_bots!(state.game(), G => {
        G::from_state(state).map_or(LevelSpec::GREEDY, |state| state.level_spec(level))
    })
}
