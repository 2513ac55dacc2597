//! What the tree search must know about a game, and the parameters of a level.

use rules::game::Game;
use rules::{Level, PerSeat, Seat};

/// The parameters of a level. Strength is a number of simulations rather than
/// a time limit, so that it is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelSpec {
    /// What the evaluation knows of the game.
    pub knowledge: Knowledge,
    /// Simulations for each decision; with 0 the action that the static
    /// evaluation prefers is taken.
    pub simulations: u32,
    /// Blunder rate: chance of a uniformly random legal action, in 1/256.
    pub blunder_rate: u8,
    /// The endgame solver takes over when at most this many actions remain in
    /// the game; 0 for never.
    pub endgame_actions: u8,
    /// The greatest error in the estimate of a plan for the turn, in points.
    /// Only the games of the turn planner have it.
    pub noise: f32,
}

/// What a level's evaluation knows of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Knowledge {
    /// What a beginner looks at, in games with a second, simpler evaluation.
    Simple,
    /// The game's evaluation.
    Full,
    /// The exact value of every position of a solved game.
    Perfect,
}

impl LevelSpec {
    /// Always takes the action that the simple static evaluation prefers.
    pub(crate) const BASELINE: Self = Self {
        knowledge: Knowledge::Simple,
        ..Self::full(0)
    };

    /// The game's evaluation with this many simulations, without blunders.
    pub(crate) const fn full(simulations: u32) -> Self {
        Self {
            knowledge: Knowledge::Full,
            simulations,
            blunder_rate: 0,
            endgame_actions: 0,
            noise: 0.0,
        }
    }

    /// The same with blunders.
    pub(crate) const fn with_blunders(self, blunder_rate: u8) -> Self {
        Self {
            blunder_rate,
            ..self
        }
    }

    /// The same with errors in the estimates of plans.
    pub(crate) const fn with_noise(self, noise: f32) -> Self {
        Self { noise, ..self }
    }

    /// The same with an endgame solver.
    pub(crate) const fn with_endgame(self, endgame_actions: u8) -> Self {
        Self {
            endgame_actions,
            ..self
        }
    }
}

/// The parameters of a game's levels, from the weakest to the strongest.
pub(crate) type LevelSpecs = [LevelSpec; Level::COUNT];

/// How thorough an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// As a bot of the strongest level.
    Full,
    /// This many times what the review of a whole game has time for in each position, which is less than the
    /// strongest level has where that thinks long, and more where it is quick.
    Reviews(u32),
}

/// What a search is asked for.
pub(crate) struct Request<A> {
    pub(crate) seat: Seat,
    /// Its parameters, those of the strongest level for an analysis.
    pub(crate) spec: LevelSpec,
    /// How thorough it is, for an analysis: a search that does not choose an action, but tells who
    /// is winning, and how good the actions are.
    pub(crate) effort: Option<Effort>,
    /// The action that an analysis compares with the best one.
    pub(crate) played: Option<A>,
    pub(crate) seed: u64,
}

impl<A> Request<A> {
    /// How many times as thorough as a review the search is, if it is measured by that.
    pub(crate) const fn reviews(&self) -> Option<u32> {
        match self.effort {
            Some(Effort::Reviews(times)) => Some(times),
            _ => None,
        }
    }
}

/// Game knowledge that guides the tree search. Values are expected results for
/// each seat, from 0 (lost) to 1 (won). Implementations use no floating-point
/// operations other than `+ - * /` and `sqrt`, which give the same results on
/// every machine.
pub trait Evaluator<G: Game>: Send + 'static {
    /// Whether the game is about points.
    const COUNTS_POINTS: bool = false;

    /// The power to which the winning chances found by random games are raised;
    /// greater than 1 where good players make more of an advantage.
    fn sharpness(_players: u8) -> f32 {
        1.0
    }

    /// Whether the rest of the game contains draws or hidden information, so
    /// that the same actions can lead to different legal actions.
    fn has_chance(state: &G) -> bool;

    /// How many random games are about as good as one played well, alone: a goal
    /// that random games reach now and then is in fact likely to be reached.
    fn equivalent_rollouts(_state: &G) -> f32 {
        1.0
    }

    /// The value of a finished game for each seat.
    fn terminal_value(state: &G) -> PerSeat<f32>;

    /// The static evaluation of a game in progress for each seat.
    fn evaluate(state: &G) -> PerSeat<f32>;

    /// The chance to win that the value of a finished game stands for.
    fn chance(value: f32) -> f32 {
        value
    }

    /// An upper bound for the number of actions until the game ends, or `None`
    /// if chance still matters or there is no useful bound.
    fn max_actions_left(state: &G) -> Option<u32>;
}
