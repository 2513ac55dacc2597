//! What the tree search must know about a game, and the parameters of a level.

use rules::Level;
use rules::PerSeat;
use rules::game::Game;

/// The parameters of a level. Strength is a number of simulations rather than
/// a time limit, so that it is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelSpec {
    /// Simulations for each decision; with 0 the action that the static
    /// evaluation prefers is taken.
    pub simulations: u32,
    /// Blunder rate: chance of a uniformly random legal action, in 1/256.
    pub blunder_rate: u8,
    /// The endgame solver takes over when at most this many actions remain in
    /// the game; 0 for never.
    pub endgame_actions: u8,
}

impl LevelSpec {
    /// Greedy: always takes the action that the static evaluation prefers.
    pub(crate) const GREEDY: Self = Self {
        simulations: 0,
        blunder_rate: 0,
        endgame_actions: 0,
    };
}

/// Game knowledge that guides the tree search. Values are expected results for
/// each seat, from 0 (lost) to 1 (won). Implementations use no floating-point
/// operations other than `+ - * /` and `sqrt`, which give the same results on
/// every machine.
pub trait Evaluator<G: Game>: Send + 'static {
    /// Whether the rest of the game contains draws or hidden information, so
    /// that the same actions can lead to different legal actions.
    fn has_chance(state: &G) -> bool;

    /// The value of a finished game for each seat.
    fn terminal_value(state: &G) -> PerSeat<f32>;

    /// The static evaluation of a game in progress for each seat.
    fn evaluate(state: &G) -> PerSeat<f32>;

    /// An upper bound for the number of actions until the game ends, or `None`
    /// if chance still matters or there is no useful bound.
    fn max_actions_left(state: &G) -> Option<u32>;

    /// The parameters of a level in this state's variant.
    fn level_spec(state: &G, level: Level) -> LevelSpec;
}
