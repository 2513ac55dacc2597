//! The computer opponents of every game. [`of`] is the only place here that
//! asks which game it is: a new game is one line in it.

use crate::Think;
use crate::brain::{Brain, LevelSpec};
use crate::search::Search;
use core::marker::PhantomData;
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::games::turn_of_time::TurnOfTime;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::games::world_wonders::WorldWonders;
use rules::registry::Listed;
use rules::{GameId, Level, Seat, State};

/// The computer opponents of a game.
pub(crate) trait GameBots: Listed {
    /// Whether the strongest level knows how every position ends.
    const SOLVED: bool = false;

    /// Begins to think about the decision of `seat`, which is to act.
    fn think(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn Think>;

    /// Begins to think as a simple player does, if the game has one.
    fn reference(&self, _seat: Seat, _seed: u64) -> Option<Box<dyn Think>> {
        None
    }

    /// What a level does in this state's kind of game.
    fn level_spec(&self, level: Level) -> LevelSpec;
}

/// Begins a decision with the shared search.
pub(crate) fn search<G, B>(state: &G, seat: Seat, level: Level, seed: u64) -> Box<dyn Think>
where
    G: Listed,
    B: Brain<G>,
{
    let spec = B::level(state, level);
    Box::new(Search::<G, B>::new(state, seat, spec, seed))
}

/// [`GameBots`] without the game's type. Whoever asks has taken the state's own
/// game from [`of`]; a state of another game is answered with nothing.
pub(crate) trait AnyBots {
    fn is_solved(&self) -> bool;
    fn think(&self, state: &State, level: Level, seed: u64) -> Option<Box<dyn Think>>;
    fn reference(&self, state: &State, seed: u64) -> Option<Box<dyn Think>>;
    fn level_spec(&self, state: &State, level: Level) -> LevelSpec;
}

struct Bots<G>(PhantomData<fn() -> G>);

impl<G> Bots<G> {
    const NEW: Self = Self(PhantomData);
}

impl<G: GameBots> AnyBots for Bots<G> {
    fn is_solved(&self) -> bool {
        G::SOLVED
    }

    fn think(&self, state: &State, level: Level, seed: u64) -> Option<Box<dyn Think>> {
        let state = G::from_state(state)?;
        Some(state.think(state.to_act()?, level, seed))
    }

    fn reference(&self, state: &State, seed: u64) -> Option<Box<dyn Think>> {
        let state = G::from_state(state)?;
        state.reference(state.to_act()?, seed)
    }

    fn level_spec(&self, state: &State, level: Level) -> LevelSpec {
        G::from_state(state).map_or(LevelSpec::AT_FIRST_SIGHT, |state| state.level_spec(level))
    }
}

/// The computer opponents of a game: one line a game.
pub(crate) fn of(game: GameId) -> &'static dyn AnyBots {
    match game {
        GameId::TurnOfTime => &Bots::<TurnOfTime>::NEW,
        GameId::ArgonautsWheel => &Bots::<ArgonautsWheel>::NEW,
        GameId::WheelsOfTime => &Bots::<WheelsOfTime>::NEW,
        GameId::WheelOfFortune => &Bots::<WheelOfFortune>::NEW,
        GameId::WorldWonders => &Bots::<WorldWonders>::NEW,
        #[cfg(feature = "sample-game")]
        GameId::Noughts => &Bots::<rules::games::noughts::Noughts>::NEW,
    }
}
