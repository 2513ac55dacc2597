//! Wheels of Time as its set-up begins it: layouts of all kinds, and rounds.

use crate::common;

use common::wheels::{has, lies};
use rules::games::wheels_of_time::{Phase, Wheel, Wheels, WheelsOfTime};
use rules::{GameId, Setup, State};
use std::collections::BTreeMap;

/// The first state of a set-up with these choices.
fn begun(players: u8, seed: u64, choices: &[(&str, &str)]) -> WheelsOfTime {
    let mut setup = Setup::new(GameId::WheelsOfTime, players, seed);
    for (option, choice) in choices {
        setup = setup.and_then(|setup| setup.with_choice(option, choice));
    }
    match setup.as_ref().map(State::start) {
        Ok(State::WheelsOfTime(state)) => state,
        other => unreachable!("{other:?}"),
    }
}

/// How each of so many layouts by chance lies.
fn by_chance(players: u8, option: &str, seeds: u64) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for seed in 0..seeds {
        let state = begun(players, seed, &[(option, "random")]);
        *counts.entry(lies(state.wheels())).or_default() += 1;
    }
    counts
}

#[test]
fn the_standard_layout_is_what_nobody_chooses_otherwise() {
    for players in [1, 2] {
        for seed in 0..20 {
            let state = begun(players, seed, &[]);
            assert_eq!(lies(state.wheels()), "4 3 9 9");
            assert_eq!(state.phase(), Phase::Actions);
            assert_eq!(has(&state, 1), "fields 2 people 2");
        }
    }
}

#[test]
fn every_layout_comes_by_chance_and_no_space_more_often_than_another() {
    const SEEDS: u64 = 60_000;
    for (players, option) in [(2, "layout"), (1, "wheels")] {
        let counts = by_chance(players, option, SEEDS);
        assert_eq!(counts.len(), Wheels::all().count());
        for (place, wheel) in Wheel::ALL.into_iter().enumerate() {
            let mut spaces = BTreeMap::<&str, u64>::new();
            for (lying, count) in &counts {
                let space = lying.split(' ').nth(place).unwrap_or_default();
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
fn a_lone_player_has_as_many_rounds_as_chosen() {
    assert_eq!(begun(1, 1, &[]).round(), (1, 8));
    for rounds in 6..=10_u8 {
        let state = begun(1, 1, &[("rounds", &rounds.to_string())]);
        assert_eq!(state.round(), (1, rounds));
    }
}
