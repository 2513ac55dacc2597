//! Helpers for the tests of the boards.

use rules::game::Game;

/// Applies actions, given in notation; returns the events of the last one.
pub fn apply_all<G: Game>(state: &mut G, actions: &[&str]) -> Vec<G::Event> {
    let mut events = Vec::new();
    for action in actions {
        events.clear();
        let action = state.parse_action(action).unwrap();
        state.apply_unchecked(action, &mut events);
    }
    events
}
