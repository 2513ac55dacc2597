//! What every search starts from: the state as its seat sees it, the legal
//! actions, and the blunders of weaker levels.

use crate::evaluator::Request;
use crate::look_ahead::LookAhead as _;
use rules::game::Game;
use rules::rng::Rng;

/// The random stream of a bot's seed that its own choices are drawn from.
pub(crate) const BOT_STREAM: u64 = 2;

/// A decision before it is searched.
pub(crate) struct Decision<G: Game> {
    /// The state, redacted for the seat to act.
    pub(crate) state: G,
    pub(crate) legal: Vec<G::Action>,
    /// A uniformly random legal action that is taken without any search.
    pub(crate) blunder: Option<G::Action>,
    /// The bot's own randomness, after the blunder was drawn.
    pub(crate) rng: Rng,
}

impl<G: Game> Decision<G> {
    pub(crate) fn new(state: &G, request: &Request<G::Action>) -> Self {
        let mut rng = Rng::new(request.seed, BOT_STREAM);
        let mut state = state.clone();
        state.redact(request.seat);
        let legal = state.legal_list();
        let blunders = rng.below(256) < u32::from(request.spec.blunder_rate);
        let blunder = blunders.then(|| rng.pick(&legal).copied()).flatten();
        Self {
            state,
            legal,
            blunder,
            rng,
        }
    }
}
