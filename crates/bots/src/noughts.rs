//! What the search knows of noughts and crosses: who has won.

use crate::Think;
use crate::brain::{Brain, LevelSpec};
use crate::registry::{GameBots, search};
use rules::game::Game;
use rules::games::noughts::{CELLS, Noughts};
use rules::{Level, PerSeat, Seat};

struct Lines;

impl Brain<Noughts> for Lines {
    fn has_chance(_: &Noughts) -> bool {
        false
    }

    fn result(state: &Noughts) -> PerSeat<f32> {
        let winner = state.winner();
        PerSeat::from_fn(state.players(), |seat| match winner {
            Some(winner) if winner == seat => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        })
    }

    fn guess(state: &Noughts) -> PerSeat<f32> {
        Self::result(state)
    }

    fn actions_left(state: &Noughts) -> Option<u32> {
        Some((u32::from(CELLS) + 1).saturating_sub(state.turn()))
    }

    fn level(_: &Noughts, level: Level) -> LevelSpec {
        let (iterations, slips, exact_actions) = match level {
            Level::Novice => (0, 128, 0),
            Level::Casual => (20, 16, 0),
            Level::Skilled => (200, 0, 2),
            Level::Expert => (2000, 0, 6),
        };
        LevelSpec {
            iterations,
            slips,
            exact_actions,
        }
    }
}

impl GameBots for Noughts {
    fn think(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn Think> {
        search::<_, Lines>(self, seat, level, seed)
    }

    fn level_spec(&self, level: Level) -> LevelSpec {
        Lines::level(self, level)
    }
}
