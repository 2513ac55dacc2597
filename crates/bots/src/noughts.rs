//! The opponents for noughts and crosses, the sample game.

use crate::Search;
use crate::evaluator::{Analysis, Evaluator, LevelSpec};
use crate::registry::{GameBots, mcts, mcts_analysis};
use rules::game::Game;
use rules::games::noughts::{CELLS, Noughts};
use rules::{Level, PerSeat, Seat};

struct NoughtsEvaluator;

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

    fn level_spec(_: &Noughts, level: Level) -> LevelSpec {
        let (simulations, blunder_rate, endgame_actions) = match level {
            Level::Novice => (0, 128, 0),
            Level::Casual => (20, 16, 0),
            Level::Skilled => (200, 0, 2),
            Level::Expert => (2000, 0, 6),
        };
        LevelSpec {
            simulations,
            blunder_rate,
            endgame_actions,
        }
    }
}

impl GameBots for Noughts {
    fn search(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn Search> {
        mcts::<_, NoughtsEvaluator>(self, seat, level, seed)
    }

    fn analyse(&self, seat: Seat, analysis: Analysis<Self::Action>, seed: u64) -> Box<dyn Search> {
        mcts_analysis::<_, NoughtsEvaluator>(self, seat, analysis, seed)
    }

    fn level_spec(&self, level: Level) -> LevelSpec {
        NoughtsEvaluator::level_spec(self, level)
    }
}
