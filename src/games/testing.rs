//! Helpers for the tests of the boards and lessons.

use super::practice::{Practice, Task};
use rules::game::{Game, NullSink};
use rules::rng::Rng;
use rules::{Event, Setup, State};
use text::Locale;

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

/// The positions of a random game, in order; the last one is its end.
pub fn random_game<G: Game>(setup: &Setup, mut rng: Rng) -> Vec<G> {
    let (mut state, mut positions) = (G::start(setup), Vec::new());
    loop {
        positions.push(state.clone());
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let Some(action) = rng.pick(&legal) else {
            return positions;
        };
        state.apply_unchecked(*action, &mut NullSink);
    }
}

/// Whether a step of a lesson has this title.
pub fn has_title(task: &Task, title: &str) -> bool {
    Locale::ENGLISH.text(task.words) == title
}

/// The step of a lesson with this title.
pub fn step(practice: &'static Practice, title: &str) -> &'static Task {
    practice
        .lesson
        .iter()
        .find(|task| has_title(task, title))
        .unwrap_or_else(|| panic!("{title}"))
}

/// The state in which a step of a lesson starts, the state after its solution, and the
/// events of the solution. Of alternatives it plays the first one.
pub fn solve(practice: &'static Practice, title: &str) -> (State, State, Vec<Event>) {
    let task = step(practice, title);
    let start = practice.state(task).unwrap_or_else(|| panic!("{title}"));
    let (end, events) = play(&start, task.solution);
    (start, end, events)
}

/// The state and the events after actions in notation, separated by spaces. Of
/// alternatives it plays the first one.
pub fn play(start: &State, actions: &str) -> (State, Vec<Event>) {
    let (mut state, mut events) = (start.clone(), Vec::new());
    for alternatives in actions.split_whitespace() {
        let text = alternatives.split('|').next().unwrap_or_default();
        let action = state
            .parse_action(text)
            .unwrap_or_else(|error| panic!("{text}: {error:?}"));
        events.extend(state.apply(action).unwrap_or_default());
    }
    (state, events)
}
