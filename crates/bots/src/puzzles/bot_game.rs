//! [`BotGame`]: a game between bots, from whose positions puzzles are made.

use crate::search::Search;
use rules::game::NullSink;
use rules::registry::RegisteredGame;
use rules::rng::Rng;
use rules::{Action, Level, Setup, State};

/// A game between bots of one level.
pub(super) struct BotGame<G: RegisteredGame> {
    pub(super) setup: Setup,
    pub(super) actions: Vec<G::Action>,
    pub(super) state: G,
    level: Level,
    /// The search for the next action.
    search: Option<Box<dyn Search>>,
}

impl<G: RegisteredGame> BotGame<G> {
    pub(super) fn new(setup: Setup, level: Level) -> Self {
        Self {
            state: G::start(&setup),
            setup,
            actions: Vec::new(),
            level,
            search: None,
        }
    }

    /// Works on the next action. `None` once the game is over.
    pub(super) fn step(&mut self, rng: &mut Rng) -> Option<()> {
        let Some(search) = &mut self.search else {
            let state = self.state.clone().into_state();
            self.search = Some(crate::search(&state, self.level, rng.next_u64())?);
            return Some(());
        };
        if !search.step(1) {
            let action = G::from_action(search.choice()?)?;
            self.play(action)?;
        }
        Some(())
    }

    /// Plays an action; `None` if it is illegal.
    pub(super) fn play(&mut self, action: G::Action) -> Option<()> {
        self.state.apply(action, &mut NullSink).ok()?;
        self.actions.push(action);
        self.search = None;
        Some(())
    }
}

/// The state of a puzzle after some actions, as this game's own.
pub(super) fn state_after<G: RegisteredGame>(
    puzzle: &super::Puzzle,
    played: &[Action],
) -> Option<G> {
    let state: State = puzzle.state_after(played)?;
    G::from_state(&state).cloned()
}
