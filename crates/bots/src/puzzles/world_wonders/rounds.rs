//! Games between bots up to the moments at which one player is alone with the market.

use super::super::bot_game::BotGame;
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{Action, Phase, WorldWonders};
use rules::rng::Rng;
use rules::{GameId, Level, Seat, Setup};

/// The level of both players.
const LEVEL: Level = Level::Casual;
/// In the first rounds a city has little.
const FIRST_ROUND: u8 = 3;

/// Plays games, and stops where one player is alone.
pub(super) struct Rounds {
    game: Option<BotGame<WorldWonders>>,
    /// The turn of the position that was found last.
    found: u32,
}

/// A position in which only the player to act has gold left, who has a loan already.
#[derive(Clone)]
pub(super) struct Alone {
    pub(super) setup: Setup,
    pub(super) actions: Vec<Action>,
    pub(super) state: WorldWonders,
    pub(super) seat: Seat,
}

impl Rounds {
    pub(super) const fn new() -> Self {
        Self {
            game: None,
            found: 0,
        }
    }

    /// Begins a game, works on the next action, or finds a position.
    pub(super) fn step(&mut self, rng: &mut Rng) -> Option<Alone> {
        let Some(mut game) = self.game.take() else {
            let setup = Setup::new(GameId::WorldWonders, 2, rng.next_u64()).ok()?;
            let map = *rng.pick(&["a", "b"])?;
            self.found = 0;
            self.game = Some(BotGame::new(setup.with_choice("map", map).ok()?, LEVEL));
            return None;
        };
        let seat = game.state.to_act()?;
        let turn = game.state.turn();
        let is_new = game.state.phase() == Phase::Buy && self.found < turn;
        if is_new && game.state.round() >= FIRST_ROUND && is_alone(&game.state, seat) {
            self.found = turn;
            let alone = alone(&game, seat);
            self.game = Some(game);
            return Some(alone);
        }
        game.step(rng)?;
        self.game = Some(game);
        None
    }
}

/// Whether only this player has gold left.
fn is_alone(state: &WorldWonders, seat: Seat) -> bool {
    Seat::all(state.players()).all(|other| other == seat || state.city(other).gold() == 0)
}

/// The position, after a loan if one can be taken: there is none to think about then.
fn alone(game: &BotGame<WorldWonders>, seat: Seat) -> Alone {
    let mut state = game.state.clone();
    let mut actions = game.actions.clone();
    if state.apply(Action::Loan, &mut NullSink).is_ok() {
        actions.push(Action::Loan);
    }
    Alone {
        setup: game.setup.clone(),
        actions,
        state,
        seat,
    }
}
