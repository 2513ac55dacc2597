//! Helpers to play Turn of Time from texts.

use rules::{GameId, Setup, State};

/// A setup with these draws, separated by spaces.
pub fn setup(players: u8, draws: &str) -> Setup {
    let draws = draws.split_whitespace().map(str::to_owned).collect();
    let setup = Setup::new(GameId::TurnOfTime, players, 1).and_then(|s| s.with_draws(draws));
    setup.unwrap_or_else(|error| unreachable!("{error:?}"))
}

/// The state after these actions, separated by spaces.
pub fn play(mut state: State, actions: &str) -> State {
    for text in actions.split_whitespace() {
        match state.parse_action(text) {
            Ok(action) => assert!(state.apply(action).is_ok()),
            Err(error) => unreachable!("{text}: {error:?}"),
        }
    }
    state
}
