//! Duration of the animations of an action: a piece drops, markers move, the
//! automaton's card is turned over.

use rules::games::world_wonders::Event;

/// Durations in milliseconds; the stylesheet has the same values.
const DROP_MS: u32 = 260;
const GAIN_MS: u32 = 700;
const CARD_MS: u32 = 500;

/// Duration of all animations for the events of an action, in milliseconds.
/// They run at the same time.
pub fn duration(events: &[Event]) -> u32 {
    events
        .iter()
        .map(|event| match event {
            Event::Placed { .. } => DROP_MS,
            Event::Produced { .. } | Event::Grew { .. } => GAIN_MS,
            Event::CardRevealed { .. } => CARD_MS,
            _ => 0,
        })
        .max()
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::world_wonders::{Scenario, WorldWonders};

    #[test]
    fn only_placing_is_animated() {
        let mut state = WorldWonders::from_scenario(&Scenario::default());
        let mut durations = Vec::new();
        for action in ["f11", "buy-first", "end", "f11", "buy-long-road"] {
            let mut events = Vec::new();
            let action = state.parse_action(action).unwrap();
            state.apply_unchecked(action, &mut events);
            durations.push(duration(&events));
        }
        assert_eq!(durations, [DROP_MS, 0, 0, DROP_MS, 0]);
    }
}
