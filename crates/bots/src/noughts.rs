//! The opponents for noughts and crosses, the sample game.

use crate::evaluator::{Analysis, Evaluator, LevelSpec, LevelSpecs};
use crate::explanation::Explain;
use crate::game_bots::{GameBots, mcts, mcts_analysis};
use crate::search::Search;
use core::convert::Infallible;
use rules::game::Game;
use rules::games::noughts::{CELLS, Noughts};
use rules::{PerSeat, Seat};

struct NoughtsEvaluator;

const LEVELS: LevelSpecs = [
    LevelSpec::blundering(192),
    LevelSpec::blundering(128),
    LevelSpec {
        blunder_rate: 16,
        ..LevelSpec::full(20)
    },
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

    fn level_specs(_: &Noughts) -> &'static LevelSpecs {
        &LEVELS
    }
}

impl Explain for Noughts {
    type Reason = Infallible;
    type Risk = Infallible;
}

impl GameBots for Noughts {
    // Not measured.
    const LADDER: [u16; 5] = [750; 5];

    fn search(&self, seat: Seat, spec: LevelSpec, seed: u64) -> Box<dyn Search> {
        mcts::<_, NoughtsEvaluator>(self, seat, spec, seed)
    }

    fn analyse(&self, seat: Seat, analysis: Analysis<Self::Action>, seed: u64) -> Box<dyn Search> {
        mcts_analysis::<_, NoughtsEvaluator>(self, seat, analysis, seed)
    }

    fn level_specs(&self) -> &'static LevelSpecs {
        &LEVELS
    }
}
