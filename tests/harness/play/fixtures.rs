//! Recorded games, and what tests of one game do with its own types.

use crate::{Page, TestError, TestResult};
use records::{Entry, Match, SeatConfig, link, text};
use rules::State;
use rules::game::Game;
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::games::world_wonders::WorldWonders;

/// The text of a recorded match.
macro_rules! fixture {
    ($name:literal) => {
        include_str!(concat!(
            "../../../crates/records/tests/fixtures/",
            $name,
            ".txt"
        ))
    };
}

pub(super) use fixture;

/// A game in its own types.
pub trait ConcreteGame: Game {
    /// Its state.
    fn downcast_state(state: &State) -> Option<&Self>;
    /// An action of its own.
    fn downcast_action(action: rules::Action) -> Option<Self::Action>;
    /// An event of its own.
    fn downcast_event(event: rules::Event) -> Option<Self::Event>;
}

macro_rules! concrete_games {
    ($($game:ident),*) => {
        $(impl ConcreteGame for $game {
            fn downcast_state(state: &State) -> Option<&Self> {
                let State::$game(state) = state else {
                    return None;
                };
                // Large ones are boxed.
                let own: &Self = state;
                Some(own)
            }

            fn downcast_action(action: rules::Action) -> Option<Self::Action> {
                match action {
                    rules::Action::$game(action) => Some(action),
                    _ => None,
                }
            }

            fn downcast_event(event: rules::Event) -> Option<Self::Event> {
                match event {
                    rules::Event::$game(event) => Some(event),
                    _ => None,
                }
            }
        })*
    };
}

concrete_games!(ArgonautsWheel, WheelOfFortune, WheelsOfTime, WorldWonders);

/// A recorded match, at its end.
pub fn recorded_match(record: &str) -> TestResult<Match> {
    text::read(record).map_err(|error| TestError::new(format!("the record is damaged: {error:?}")))
}

/// A recorded match after so many actions; nothing comes after them.
pub fn match_at(record: &str, ply: usize) -> TestResult<Match> {
    let whole = recorded_match(record)?;
    let replayed = replay_with_seats(&whole, whole.seats().to_vec(), ply)?;
    Ok(replayed.with_table_rules(whole.table_rules()))
}

/// The same match with others in its seats.
pub(super) fn replay_with_seats(
    whole: &Match,
    seat_configs: Vec<SeatConfig>,
    ply: usize,
) -> TestResult<Match> {
    let replayed = Match::new(whole.setup().clone(), seat_configs);
    let mut replayed = replayed.map_err(|error| TestError::new(format!("{error:?}")))?;
    for entry in whole.entries().iter().take(ply) {
        let entered = replayed.apply_entry(*entry);
        entered.map_err(|error| TestError::new(format!("{error:?}")))?;
    }
    Ok(replayed)
}

/// The actions of a match.
pub fn actions<G: ConcreteGame>(played: &Match) -> Vec<G::Action> {
    let actions = played.entries().iter().filter_map(|entry| match entry {
        Entry::Action(action) => G::downcast_action(*action),
        _ => None,
    });
    actions.collect()
}

/// What happened by the action that led to a ply.
pub fn events<G: ConcreteGame>(played: &Match, ply: usize) -> Vec<G::Event> {
    let events = played.events_at(ply).into_iter();
    events.filter_map(G::downcast_event).collect()
}

/// The state of a match of this game.
pub fn state_of<G: ConcreteGame>(played: &Match) -> TestResult<G> {
    let state = G::downcast_state(played.state()).cloned();
    state.ok_or_else(|| TestError::new("another game is played"))
}

/// How many actions of a match come before the first one that is so: of the
/// state before it, the action, and what it brings about.
pub fn ply_before<G: ConcreteGame>(
    whole: &Match,
    predicate: impl Fn(&G, G::Action, &[G::Event]) -> bool,
) -> TestResult<usize> {
    let mut all = actions::<G>(whole).into_iter().enumerate();
    let found = all.find(|(at, action)| {
        let position = whole.position_at(*at);
        let state = G::downcast_state(position.state());
        state.is_some_and(|state| predicate(state, *action, &events::<G>(whole, at + 1)))
    });
    let found = found.ok_or_else(|| TestError::new("there is no such action in the record"))?;
    Ok(found.0)
}

/// Opens a match that was sent, and keeps it; then waits until its table is
/// there.
pub(super) async fn open_link(page: &Page, played: &Match) -> TestResult {
    let link = link::write(played).map_err(|error| TestError::new(format!("{error:?}")))?;
    // Only another document is loaded anew.
    page.client().goto("about:blank").await?;
    page.goto(&format!("#/open/{link}")).await?;
    // What is known already is kept once more.
    page.click("#keep").await?;
    super::match_page::wait_for_ply_at_least(page, played.ply()).await
}
