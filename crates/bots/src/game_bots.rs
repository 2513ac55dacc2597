//! [`GameBots`]: the computer opponents of a game.

use crate::evaluator::{Analysis, Evaluator, LevelSpec, LevelSpecs};
use crate::mcts::Mcts;
use crate::search::{MIN_COSTLY_LOSS, Search};
use rules::registry::RegisteredGame;
use rules::{Level, Seat};

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
    /// The least loss that is certain, in thousandths of the win; see [`crate::noise`].
    const NOISE: u16 = MIN_COSTLY_LOSS;
    /// How many times as thorough as a review is the analysis that confirms a costly action, where a review alone is
    /// wrong more than once in fifty times (`lab verdicts`); 0 where it is not.
    const CONFIRMATION: u32 = 0;
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
    if let Some(reviews) = analysis.effort.reviews() {
        let simulations = (REVIEW_FACTOR * spec.simulations).min(MAX_REVIEW_SIMULATIONS);
        spec.simulations = reviews * simulations;
    }
    Box::new(Mcts::<G, E>::analysing(
        state,
        seat,
        spec,
        analysis.played,
        seed,
    ))
}
