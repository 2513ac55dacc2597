//! [`GameBots`]: the computer opponents of a game.

use crate::evaluator::{LevelSpecs, Request};
use crate::search::{MIN_COSTLY_LOSS, Search};
use rules::Level;
use rules::registry::RegisteredGame;

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

    /// Starts the search for a decision, or an analysis.
    fn search(&self, request: Request<Self::Action>) -> Box<dyn Search>;

    /// The parameters of the levels in this state's variant, from the weakest to
    /// the strongest.
    fn level_specs(&self) -> &'static LevelSpecs;
}
