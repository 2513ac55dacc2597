//! Games between bots up to the moments at which one player is alone with the market.

use super::super::bot_game::{BotGame, BotGames};
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{Action, Phase, WorldWonders};
use rules::rng::Rng;
use rules::{GameId, Seat, Setup};

/// In the first rounds a city has little.
const FIRST_ROUND: u8 = 3;

/// Plays games, and stops where only the player to act has gold left, who has a loan already.
pub(super) struct Rounds(BotGames<WorldWonders>);

impl Rounds {
    pub(super) const fn new() -> Self {
        Self(BotGames::new())
    }

    /// Begins a game, works on the next action, or finds a position: after a loan if one can be
    /// taken, for there is none to think about then.
    pub(super) fn step(&mut self, rng: &mut Rng) -> Option<(BotGame<WorldWonders>, Seat)> {
        let (mut game, seat) = self.0.step(rng, random_setup, is_alone)?;
        if game.state.apply(Action::Loan, &mut NullSink).is_ok() {
            game.actions.push(Action::Loan);
        }
        Some((game, seat))
    }
}

fn random_setup(rng: &mut Rng) -> Option<Setup> {
    let setup = Setup::new(GameId::WorldWonders, 2, rng.next_u64()).ok()?;
    let map = *rng.pick(&["a", "b"])?;
    setup.with_choice("map", map).ok()
}

/// Whether only this player has gold left.
fn is_alone(state: &WorldWonders, seat: Seat) -> bool {
    state.phase() == Phase::Buy
        && state.round() >= FIRST_ROUND
        && Seat::all(state.players()).all(|other| other == seat || state.city(other).gold() == 0)
}
