//! The opponents for noughts and crosses, the sample game.

use crate::evaluator::{Evaluator, LevelSpec, LevelSpecs, Request};
use crate::explanation::Explain;
use crate::game_bots::GameBots;
use crate::mcts::Mcts;
use crate::search::Search;
use core::convert::Infallible;
use rules::PerSeat;
use rules::game::Game;
use rules::games::noughts::{CELLS, Noughts};

struct NoughtsEvaluator;

const LEVELS: LevelSpecs = [
    LevelSpec::full(0).with_blunders(192),
    LevelSpec::full(0).with_blunders(128),
    LevelSpec::full(20).with_blunders(16),
    LevelSpec::full(200).with_endgame(2),
    LevelSpec::full(600).with_endgame(4),
    LevelSpec::full(2000).with_endgame(6),
];

impl Evaluator<Noughts> for NoughtsEvaluator {
    fn has_chance(_: &Noughts) -> bool {
        false
    }

    fn terminal_value(state: &Noughts) -> PerSeat<f32> {
        let winner = state.winner();
        PerSeat::from_fn(state.players(), |seat| match winner {
            Some(winner) if winner == seat => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        })
    }

    fn evaluate(state: &Noughts) -> PerSeat<f32> {
        Self::terminal_value(state)
    }

    fn max_actions_left(state: &Noughts) -> Option<u32> {
        Some((u32::from(CELLS) + 1).saturating_sub(state.turn()))
    }
}

impl Explain for Noughts {
    type Reason = Infallible;
    type Risk = Infallible;
}

impl GameBots for Noughts {
    // Not measured.
    const LADDER: [u16; 5] = [750; 5];

    fn search(&self, request: Request<Self::Action>) -> Box<dyn Search> {
        Box::new(Mcts::<_, NoughtsEvaluator>::new(self, request))
    }

    fn level_specs(&self) -> &'static LevelSpecs {
        &LEVELS
    }
}
