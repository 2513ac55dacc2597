//! Recorded games, and what tests of one game do with its own types.

use crate::{Outcome, Page, Problem};
use records::{Entry, Match, SeatConfig, link, text};
use rules::State;
use rules::game::Game;
use rules::games::argonauts_wheel::ArgonautsWheel;
use rules::games::wheel_of_fortune::WheelOfFortune;
use rules::games::wheels_of_time::WheelsOfTime;
use rules::games::world_wonders::WorldWonders;

/// The text of a recorded match.
macro_rules! recording {
    ($name:literal) => {
        include_str!(concat!(
            "../../../crates/records/tests/fixtures/",
            $name,
            ".txt"
        ))
    };
}

pub(super) use recording;

/// A game in its own types.
pub trait Typed: Game {
    /// Its state.
    fn own_state(state: &State) -> Option<&Self>;
    /// An action of its own.
    fn own_action(action: rules::Action) -> Option<Self::Action>;
    /// An event of its own.
    fn own_event(event: rules::Event) -> Option<Self::Event>;
}

macro_rules! typed {
    ($($game:ident),*) => {
        $(impl Typed for $game {
            fn own_state(state: &State) -> Option<&Self> {
                let State::$game(state) = state else {
                    return None;
                };
                // Large ones are boxed.
                let own: &Self = state;
                Some(own)
            }

            fn own_action(action: rules::Action) -> Option<Self::Action> {
                match action {
                    rules::Action::$game(action) => Some(action),
                    _ => None,
                }
            }

            fn own_event(event: rules::Event) -> Option<Self::Event> {
                match event {
                    rules::Event::$game(event) => Some(event),
                    _ => None,
                }
            }
        })*
    };
}

typed!(ArgonautsWheel, WheelOfFortune, WheelsOfTime, WorldWonders);

/// A recorded match, at its end.
pub fn recorded(record: &str) -> Outcome<Match> {
    text::read(record).map_err(|why| Problem::new(format!("the record is damaged: {why:?}")))
}

/// A recorded match after so many actions; nothing comes after them.
pub fn cut_off(record: &str, ply: usize) -> Outcome<Match> {
    let whole = recorded(record)?;
    let begun = played_by(&whole, whole.seats().to_vec(), ply)?;
    Ok(begun.with_table_rules(whole.table_rules()))
}

/// The same match with others in its seats.
pub(super) fn played_by(whole: &Match, sitters: Vec<SeatConfig>, ply: usize) -> Outcome<Match> {
    let begun = Match::new(whole.setup().clone(), sitters);
    let mut begun = begun.map_err(|why| Problem::new(format!("{why:?}")))?;
    for entry in whole.entries().iter().take(ply) {
        let entered = begun.apply_entry(*entry);
        entered.map_err(|why| Problem::new(format!("{why:?}")))?;
    }
    Ok(begun)
}

/// The actions of a match.
pub fn actions<G: Typed>(played: &Match) -> Vec<G::Action> {
    let actions = played.entries().iter().filter_map(|entry| match entry {
        Entry::Action(action) => G::own_action(*action),
        _ => None,
    });
    actions.collect()
}

/// What happened by the action that led to a ply.
pub fn events<G: Typed>(played: &Match, ply: usize) -> Vec<G::Event> {
    let events = played.events_at(ply).into_iter();
    events.filter_map(G::own_event).collect()
}

/// The state of a match of this game.
pub fn state_of<G: Typed>(played: &Match) -> Outcome<G> {
    let state = G::own_state(played.state()).cloned();
    state.ok_or_else(|| Problem::new("another game is played"))
}

/// How many actions of a match come before the first one that is so: of the
/// state before it, the action, and what it brings about.
pub fn before<G: Typed>(
    whole: &Match,
    is_it: impl Fn(&G, G::Action, &[G::Event]) -> bool,
) -> Outcome<usize> {
    let mut all = actions::<G>(whole).into_iter().enumerate();
    let found = all.find(|(at, action)| {
        let position = whole.position_at(*at);
        let state = G::own_state(position.state());
        state.is_some_and(|state| is_it(state, *action, &events::<G>(whole, at + 1)))
    });
    let found = found.ok_or_else(|| Problem::new("there is no such action in the record"))?;
    Ok(found.0)
}

/// Opens a match that was sent, and keeps it; then waits until its table is
/// there.
pub(super) async fn open(page: &Page, played: &Match) -> Outcome {
    let link = link::write(played).map_err(|why| Problem::new(format!("{why:?}")))?;
    // Only another document is loaded anew.
    page.client().goto("about:blank").await?;
    page.go(&format!("#/open/{link}")).await?;
    // What is known already is kept once more.
    page.click("#keep").await?;
    super::around::wait_from(page, played.ply()).await
}
