//! Games between bots, from whose positions puzzles are made.

use super::generator::{FoundPuzzle, wrap};
use crate::search::Search;
use rules::game::NullSink;
use rules::registry::RegisteredGame;
use rules::rng::Rng;
use rules::{Action, Level, Seat, Setup};

/// The level of all players.
const LEVEL: Level = Level::Casual;

/// A game up to some position.
#[derive(Clone)]
pub(super) struct BotGame<G: RegisteredGame> {
    pub(super) setup: Setup,
    pub(super) actions: Vec<G::Action>,
    pub(super) state: G,
}

impl<G: RegisteredGame> BotGame<G> {
    /// The puzzle of the position.
    pub(super) fn puzzle(&self, solution: &[G::Action]) -> FoundPuzzle {
        FoundPuzzle {
            setup: self.setup.clone(),
            actions: wrap::<G>(&self.actions),
            solution: wrap::<G>(solution),
            draws: Vec::new(),
        }
    }
}

/// Games that are played one after another.
pub(super) struct BotGames<G: RegisteredGame> {
    game: Option<BotGame<G>>,
    /// The search for the next action.
    search: Option<Box<dyn Search>>,
    /// The turn of the position that was returned last.
    found: u32,
}

impl<G: RegisteredGame> BotGames<G> {
    pub(super) const fn new() -> Self {
        Self {
            game: None,
            search: None,
            found: 0,
        }
    }

    /// Begins a game with a setup, if there is one, or works on its next action. Of each turn, the
    /// first position that is wanted is returned, with the seat to act.
    pub(super) fn step(
        &mut self,
        rng: &mut Rng,
        setup: impl FnOnce(&mut Rng) -> Option<Setup>,
        is_wanted: impl FnOnce(&G, Seat) -> bool,
    ) -> Option<(BotGame<G>, Seat)> {
        let Some(mut game) = self.game.take() else {
            *self = Self::new();
            self.game = setup(rng).map(|setup| BotGame {
                state: G::start(&setup),
                setup,
                actions: Vec::new(),
            });
            return None;
        };
        let seat = game.state.to_act()?;
        let turn = game.state.turn();
        let is_found = self.found < turn && is_wanted(&game.state, seat);
        if is_found {
            self.found = turn;
        } else {
            self.play_on(&mut game, rng)?;
        }
        let game = self.game.insert(game);
        is_found.then(|| (game.clone(), seat))
    }

    /// Works on the next action. `None` if there is none.
    fn play_on(&mut self, game: &mut BotGame<G>, rng: &mut Rng) -> Option<()> {
        let Some(search) = &mut self.search else {
            let state = game.state.clone().into_state();
            self.search = Some(crate::search(&state, LEVEL, rng.next_u64())?);
            return Some(());
        };
        if !search.step(1) {
            let action = G::from_action(search.choice()?)?;
            game.state.apply(action, &mut NullSink).ok()?;
            game.actions.push(action);
            self.search = None;
        }
        Some(())
    }
}

/// The state of a puzzle after some actions, as this game's own.
pub(super) fn state_after<G: RegisteredGame>(
    puzzle: &super::Puzzle,
    played: &[Action],
) -> Option<G> {
    G::from_state(&puzzle.state_after(played)?).cloned()
}
