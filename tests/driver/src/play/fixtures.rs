//! Recorded matches, and the typed actions, events and states of their games.

use crate::{Driver, TestError, TestResult};
use records::{Entry, Match, Player, SeatConfig, link, text};
use rules::registry::RegisteredGame;

/// The text of a recorded match.
macro_rules! fixture {
    ($name:literal) => {
        include_str!(concat!(
            "../../../../crates/records/tests/fixtures/",
            $name,
            ".txt"
        ))
    };
}

pub(super) use fixture;

/// A recorded match at its end.
pub fn recorded_match(record: &str) -> TestResult<Match> {
    text::read(record).map_err(|error| TestError::new(format!("the record is damaged: {error:?}")))
}

/// The first `ply` actions of a recorded match.
pub fn match_at(record: &str, ply: usize) -> TestResult<Match> {
    let recorded = recorded_match(record)?;
    let replayed = replay_with_seats(&recorded, recorded.seats().to_vec(), ply)?;
    Ok(replayed.with_table_rules(recorded.table_rules()))
}

/// The first `ply` entries of a recorded match, with people in all seats.
pub fn match_of_people_at(record: &str, ply: usize) -> TestResult<Match> {
    let recorded = recorded_match(record)?;
    let seat_configs = recorded
        .seats()
        .iter()
        .map(|_| SeatConfig::unnamed(Player::Human))
        .collect();
    replay_with_seats(&recorded, seat_configs, ply)
}

/// The first `ply` entries of a match, with other players in the seats.
pub(super) fn replay_with_seats(
    recorded: &Match,
    seat_configs: Vec<SeatConfig>,
    ply: usize,
) -> TestResult<Match> {
    let mut replayed = Match::new(recorded.setup().clone(), seat_configs)
        .map_err(|error| TestError::new(format!("{error:?}")))?;
    for entry in recorded.entries().iter().take(ply) {
        let applied = replayed.apply_entry(*entry);
        applied.map_err(|error| TestError::new(format!("{error:?}")))?;
    }
    Ok(replayed)
}

/// The actions of a match.
pub fn actions<G: RegisteredGame>(played: &Match) -> Vec<G::Action> {
    played
        .entries()
        .iter()
        .filter_map(|entry| match entry {
            Entry::Action(action) => G::from_action(*action),
            _ => None,
        })
        .collect()
}

/// The events of the action that led to this ply.
pub fn events<G: RegisteredGame>(played: &Match, ply: usize) -> Vec<G::Event> {
    played
        .events_at(ply)
        .iter()
        .filter_map(G::from_event)
        .cloned()
        .collect()
}

/// The state of a match.
pub fn state_of<G: RegisteredGame>(played: &Match) -> TestResult<G> {
    G::from_state(played.state())
        .cloned()
        .ok_or_else(|| TestError::new("the match is of another game"))
}

/// The ply before the first action for which the predicate holds, given the state before it, the
/// action and its events.
pub fn ply_before<G: RegisteredGame>(
    recorded: &Match,
    predicate: impl Fn(&G, G::Action, &[G::Event]) -> bool,
) -> TestResult<usize> {
    let found = actions::<G>(recorded)
        .into_iter()
        .enumerate()
        .find(|(at, action)| {
            let position = recorded.position_at(*at);
            let state = G::from_state(position.state());
            state.is_some_and(|state| predicate(state, *action, &events::<G>(recorded, at + 1)))
        })
        .ok_or_else(|| TestError::new("the record has no such action"))?;
    Ok(found.0)
}

/// Opens the link of a match, stores the match and waits until it is shown.
pub async fn open_link(page: &impl Driver, played: &Match) -> TestResult {
    let link = link::write(played).map_err(|error| TestError::new(format!("{error:?}")))?;
    page.goto(&format!("#/open/{link}")).await?;
    // If the match is already stored, this stores another copy.
    page.click("#save-match").await?;
    super::match_page::wait_for_ply_at_least(page, played.ply()).await
}
