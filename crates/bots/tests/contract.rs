//! What every bot keeps to, in every game, with every setup and at every
//! level. No game is named here.

mod common;

use bots::{Candidate, Search, level_spec, search};
use common::{begin, every_setup, reshuffled, states_of};
use rules::{Action, Level, State};
use std::collections::HashSet;

/// Positions of random games that a level can think about in a test's time:
/// the stronger the level, the fewer and the later ones.
fn positions(level: Level) -> Vec<State> {
    let (seeds, of, from) = match level {
        Level::Novice => (0..4, 12, 0.0),
        Level::Casual => (0..3, 6, 0.0),
        Level::Skilled => (0..2, 3, 0.4),
        Level::Expert => (0..1, 2, 0.6),
    };
    let mut found = Vec::new();
    for setup in every_setup(seeds) {
        let mut states = states_of(&setup, setup.seed() + 20);
        states.pop();
        // Where there is nothing to choose there is nothing to think about.
        states.retain(|state| state.legal_actions().len() > 1);
        let first = (states.len() as f32 * from) as usize;
        let late = states.split_off(first);
        let step = late.len().div_ceil(of).max(1);
        found.extend(late.into_iter().step_by(step));
    }
    assert!(!found.is_empty());
    found
}

fn of_every_level(mut see: impl FnMut(&State, Level)) {
    for level in Level::ALL {
        for state in positions(level) {
            see(&state, level);
        }
    }
}

/// All that is thought in the end.
type Thought = (Option<Action>, Vec<Candidate>);

fn thought(thinking: &dyn Search) -> Thought {
    (thinking.choice(), thinking.candidates(usize::MAX))
}

fn finished(state: &State, level: Level, seed: u64) -> Thought {
    let mut thinking = begin(state, level, seed);
    let choice = thinking.finish();
    assert_eq!(choice, thinking.choice());
    thought(&*thinking)
}

/// What can be asked at any time makes sense.
fn makes_sense(thinking: &dyn Search, state: &State, level: Level) {
    let legal = state.legal_actions();
    let choice = thinking.choice();
    assert!(choice.is_some_and(|choice| legal.contains(&choice)));
    let all = thinking.candidates(usize::MAX);
    assert_eq!(all.len(), legal.len());
    for most in [0, 1, 3, legal.len()] {
        assert_eq!(thinking.candidates(most), all[..most.min(all.len())]);
    }
    let different: HashSet<Action> = all.iter().map(|candidate| candidate.action).collect();
    assert_eq!(different.len(), all.len());
    for candidate in &all {
        assert!(legal.contains(&candidate.action));
        assert!((0.0..=1.0).contains(&candidate.value), "{candidate:?}");
    }
    if level_spec(state, level).blunder_rate == 0 {
        assert_eq!(all.first().map(|first| first.action), choice);
    }
}

/// Thinks in slices and looks at everything in between.
fn in_slices(state: &State, level: Level, seed: u64, slices: &[u32]) -> Thought {
    let mut thinking = begin(state, level, seed);
    let mut slices = slices.iter().cycle();
    let mut progress = thinking.progress();
    let mut looks = 0_u32;
    loop {
        // Looking at everything after each of thousands of looks takes long.
        if looks < 8 || looks.is_power_of_two() {
            makes_sense(&*thinking, state, level);
        }
        let more = thinking.step(slices.next().copied().unwrap_or(1));
        let now = thinking.progress();
        assert!((progress..=1.0).contains(&now), "{progress} then {now}");
        assert_eq!(more, now < 1.0);
        progress = now;
        looks += 1;
        if !more {
            break;
        }
    }
    makes_sense(&*thinking, state, level);
    let end = thought(&*thinking);
    assert!(!thinking.step(7));
    assert_eq!(thought(&*thinking), end);
    end
}

#[test]
fn there_is_something_to_think_about_until_the_game_is_over() {
    for setup in every_setup(0..3) {
        let states = states_of(&setup, 5);
        // In games of hundreds of decisions only some of them, and the last.
        let step = states.len() / 40 + 1;
        for state in states.iter().rev().step_by(step) {
            for level in Level::ALL {
                let thinking = search(state, level, 1);
                assert_eq!(thinking.is_none(), state.to_act().is_none());
                // An answer is there before any thinking.
                if let Some(thinking) = thinking {
                    makes_sense(&*thinking, state, level);
                    assert!([0.0, 1.0].contains(&thinking.progress()));
                }
            }
        }
    }
}

#[test]
fn where_there_is_one_way_it_is_taken_at_once() {
    for setup in every_setup(0..3) {
        for state in states_of(&setup, 6) {
            if let [only] = state.legal_actions()[..] {
                for level in Level::ALL {
                    let thinking = begin(&state, level, 1);
                    assert_eq!(thinking.progress(), 1.0);
                    assert_eq!(thinking.choice(), Some(only));
                }
            }
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer_in_whatever_slices() {
    // Each position in slices of one kind: thinking takes long, and there are many positions.
    let mut kinds = [&[1][..], &[7], &[1, 0, 100, 3, 1000]].into_iter().cycle();
    of_every_level(|state, level| {
        let (hash, json) = (state.hash(), state.to_json());
        let whole = finished(state, level, 9);
        let slices = kinds.next().unwrap();
        assert_eq!(in_slices(state, level, 9, slices), whole, "{slices:?}");
        assert_eq!((state.hash(), state.to_json()), (hash, json));
    });
}

#[test]
fn what_the_seat_cannot_know_makes_no_difference() {
    let mut hidden = 0;
    of_every_level(|state, level| {
        let known = finished(state, level, 4);
        // Once more where something is hidden indeed.
        for order in 0..2 {
            let other = reshuffled(state, order);
            if other.hash() != state.hash() {
                hidden += 1;
                assert_eq!(finished(&other, level, 4), known);
            }
        }
        if let Some(seat) = state.to_act() {
            let seen = state.redacted_for(seat);
            if seen.hash() != state.hash() {
                assert_eq!(finished(&seen, level, 4), known);
            }
        }
    });
    assert!(hidden > 0);
}

/// Also where only the beginning of the thinking was waited for.
#[test]
fn what_the_seat_cannot_know_makes_no_difference_halfway() {
    of_every_level(|state, level| {
        let other = reshuffled(state, 5);
        let (mut one, mut two) = (begin(state, level, 4), begin(&other, level, 4));
        for slice in [0, 1, 5, 20] {
            one.step(slice);
            two.step(slice);
            assert_eq!(thought(&*one), thought(&*two));
        }
    });
}

#[test]
fn levels_slip_as_often_as_they_say() {
    for setup in every_setup(0..1) {
        let states = states_of(&setup, 3);
        let Some(state) = states[states.len() / 3..]
            .iter()
            .find(|state| state.legal_actions().len() > 8)
        else {
            continue;
        };
        for level in [Level::Novice, Level::Casual] {
            let slips = u32::from(level_spec(state, level).blunder_rate);
            let seen = (0..256).filter(|&seed| {
                let (choice, candidates) = finished(state, level, seed);
                candidates.first().map(|first| first.action) != choice
            });
            let seen = seen.count() as u32;
            assert!(
                (slips / 2..=slips + slips / 2).contains(&seen),
                "{seen} slips, not {slips}"
            );
        }
    }
}

#[test]
fn levels_rise() {
    for setup in every_setup(0..2) {
        for state in states_of(&setup, 7) {
            let specs = Level::ALL.map(|level| level_spec(&state, level));
            for pair in specs.windows(2) {
                let (low, high) = (pair[0], pair[1]);
                assert!(low.simulations < high.simulations, "{low:?} {high:?}");
                assert!(low.blunder_rate >= high.blunder_rate, "{low:?} {high:?}");
                assert!(low.endgame_actions <= high.endgame_actions);
            }
            assert_eq!(specs[3].blunder_rate, 0);
        }
    }
}
