//! The computer opponents of every game. The macro `with_bots` is the only
//! place in this crate that matches on the game: a new game is one line in it.

use crate::Search;
use crate::evaluator::{Analysis, Effort, Evaluator, LevelSpec, LevelSpecs};
use crate::mcts::Mcts;
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::games::turn_of_time::TurnOfTime;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::games::world_wonders::WorldWonders;
use rules::registry::RegisteredGame;
use rules::{Action, GameId, Level, Seat, State};

/// In the review of a game whose bots use tree search, which is short, a position
/// has this many times the simulations of the strongest level, ...
const REVIEW_FACTOR: u32 = 2;
/// ... but no more than this: the strongest level may think for a second, a review
/// has many positions.
const MAX_REVIEW_SIMULATIONS: u32 = 24_000;

/// The computer opponents of a game.
pub(crate) trait GameBots: RegisteredGame {
    /// Whether the strongest level knows the exact value of every position.
    const SOLVED: bool = false;
    /// Whether there is a second, simpler evaluation that the strongest level can be
    /// measured against.
    const HAS_SIMPLE_EVALUATION: bool = false;
    /// The win rate of each level but the weakest against the one below it, in thousandths,
    /// as the ladder measured it (`crates/lab/README.md`).
    const LADDER: [u16; Level::COUNT - 1];

    /// Starts the search for the decision of `seat`, which is to act.
    fn search(&self, seat: Seat, spec: LevelSpec, seed: u64) -> Box<dyn Search>;

    /// Starts the analysis of a state in which `seat` is to act.
    fn analyse(&self, seat: Seat, analysis: Analysis<Self::Action>, seed: u64) -> Box<dyn Search>;

    /// The parameters of the levels in this state's variant, from the weakest to
    /// the strongest.
    fn level_specs(&self) -> &'static LevelSpecs;
}

/// Starts a decision with Monte Carlo tree search.
pub(crate) fn mcts<G, E>(state: &G, seat: Seat, spec: LevelSpec, seed: u64) -> Box<dyn Search>
where
    G: RegisteredGame,
    E: Evaluator<G>,
{
    Box::new(Mcts::<G, E>::new(state, seat, spec, seed))
}

/// Starts an analysis with Monte Carlo tree search.
pub(crate) fn mcts_analysis<G, E>(
    state: &G,
    seat: Seat,
    analysis: Analysis<G::Action>,
    seed: u64,
) -> Box<dyn Search>
where
    G: RegisteredGame,
    E: Evaluator<G>,
{
    let [.., mut spec] = *E::level_specs(state);
    if analysis.effort == Effort::Review {
        spec.simulations = (REVIEW_FACTOR * spec.simulations).min(MAX_REVIEW_SIMULATIONS);
    }
    Box::new(Mcts::<G, E>::analysing(
        state,
        seat,
        spec,
        analysis.played,
        seed,
    ))
}

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
