//! What the search has to be told about a game.

use rules::Level;
use rules::PerSeat;
use rules::game::Game;

/// What a level does. Strength is counted in looks, not in time, so that it is
/// the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelSpec {
    /// Looks into the future for each decision; with 0 only the next step is
    /// weighed.
    pub simulations: u32,
    /// In how many of 256 decisions any legal action is taken instead.
    pub blunder_rate: u8,
    /// The rest of the game is played exactly when at most so many actions
    /// are left.
    pub endgame_actions: u8,
}

impl LevelSpec {
    /// Always takes what is best at first sight.
    pub(crate) const GREEDY: Self = Self {
        simulations: 0,
        blunder_rate: 0,
        endgame_actions: 0,
    };
}

/// Knowledge of a game that guides the search. Values are from 0 (lost) to 1
/// (won) for each seat; only `+ - * /` and `sqrt` may be used to get them, so
/// that they are the same on every machine.
pub trait Evaluator<G: Game>: Send + 'static {
    /// Whether draws come or things are hidden, so that the same actions can
    /// lead to different lists of legal ones.
    fn has_chance(state: &G) -> bool;

    /// What a finished game is worth to each seat.
    fn terminal_value(state: &G) -> PerSeat<f32>;

    /// A guess what a game under way is worth to each seat.
    fn evaluate(state: &G) -> PerSeat<f32>;

    /// How many actions are left at most, if nothing in them is left to chance.
    fn max_actions_left(state: &G) -> Option<u32>;

    /// What a level does in this state's kind of game.
    fn level_spec(state: &G, level: Level) -> LevelSpec;
}
