//! Wheels of Time: layouts and rounds of the set-up options.

use crate::common;

use common::wheels::{city_text, layout_text};
use rules::games::wheels_of_time::{Phase, Wheel, Wheels, WheelsOfTime};
use rules::{GameId, Setup, State};
use std::collections::BTreeMap;

/// The first state of a setup with these choices.
fn first_state(players: u8, seed: u64, choices: &[(&str, &str)]) -> WheelsOfTime {
    let mut setup = Setup::new(GameId::WheelsOfTime, players, seed);
    for (option, choice) in choices {
        setup = setup.and_then(|setup| setup.with_choice(option, choice));
    }
    match setup.as_ref().map(State::start) {
        Ok(State::WheelsOfTime(state)) => state,
        other => unreachable!("{other:?}"),
    }
}

/// How often each layout occurs among the random layouts of many seeds.
fn random_layouts(players: u8, option: &str, seeds: u64) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for seed in 0..seeds {
        let state = first_state(players, seed, &[(option, "random")]);
        *counts.entry(layout_text(state.wheels())).or_default() += 1;
    }
    counts
}

#[test]
fn the_standard_layout_is_the_default() {
    for players in [1, 2] {
        for seed in 0..20 {
            let state = first_state(players, seed, &[]);
            assert_eq!(layout_text(state.wheels()), "4 3 9 9");
            assert_eq!(state.phase(), Phase::Actions);
            assert_eq!(city_text(&state, 1), "fields 2 people 2");
        }
    }
}

#[test]
fn random_layouts_are_uniform() {
    const SEEDS: u64 = 60_000;
    for (players, option) in [(2, "layout"), (1, "wheels")] {
        let counts = random_layouts(players, option, SEEDS);
        assert_eq!(counts.len(), Wheels::all().count());
        for (index, wheel) in Wheel::ALL.into_iter().enumerate() {
            let mut spaces = BTreeMap::<&str, u64>::new();
            for (layout, count) in &counts {
                let space = layout.split(' ').nth(index).unwrap_or_default();
                *spaces.entry(space).or_default() += count;
            }
            let share = SEEDS / u64::from(wheel.spaces());
            assert_eq!(spaces.len(), usize::from(wheel.spaces()));
            // Six standard deviations are less than a tenth of a share.
            for (space, count) in spaces {
                let off = count.abs_diff(share);
                assert!(off * 10 < share, "{wheel:?} {space}: {count} of {share}");
            }
        }
    }
}

#[test]
fn a_solitaire_game_has_the_chosen_number_of_rounds() {
    assert_eq!(first_state(1, 1, &[]).round(), (1, 8));
    for rounds in 6..=10_u8 {
        let state = first_state(1, 1, &[("rounds", &rounds.to_string())]);
        assert_eq!(state.round(), (1, rounds));
    }
}
