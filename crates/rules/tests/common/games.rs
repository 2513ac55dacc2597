//! Setups and random games of all registered games.

use rules::rng::Rng;
use rules::{Action, GameId, Setup, State};
use std::collections::{BTreeMap, HashSet};

/// Whether this is the long run (`scripts/test --all`), which tries more.
pub fn is_long_run() -> bool {
    std::env::var_os("WHEELHOUSE_LONG_RUN").is_some()
}

/// How many are tried in the gate, and in the long run.
pub fn trials<T>(gate: T, long_run: T) -> T {
    if is_long_run() { long_run } else { gate }
}

/// Setups of all games with each of the seeds. For every number of players they
/// cover each choice of each option, but not all combinations of choices, and each
/// earlier version of the rules.
pub fn every_setup(seeds: core::ops::Range<u64>) -> Vec<Setup> {
    let with_seed = |seed| {
        GameId::ALL.iter().flat_map(move |game| {
            let mut seen = HashSet::new();
            let mut setups: Vec<Setup> = Setup::all_combinations(*game, seed);
            setups.retain(|setup| {
                let players = setup.players();
                let mut covers_more = seen.insert((players, "", ""));
                for (option, choice) in setup.choices() {
                    covers_more |= seen.insert((players, option.id, choice));
                }
                covers_more
            });
            let latest = setups.clone();
            for version in 1..game.rules_version() {
                let mut seen = HashSet::new();
                let earlier = latest
                    .iter()
                    .cloned()
                    .filter_map(|setup| setup.with_rules_version(version).ok());
                setups.extend(earlier.filter(|setup| seen.insert(setup.players())));
            }
            setups
        })
    };
    seeds.flat_map(with_seed).collect()
}

/// For what takes long with each setup: in the long run all of them, else one for each game and number of
/// players. `turn` says which, so that tests with different turns cover many.
pub fn some_setups(seeds: core::ops::Range<u64>, turn: usize) -> Vec<Setup> {
    let all = every_setup(seeds);
    if is_long_run() {
        return all;
    }
    let mut groups: BTreeMap<(&str, u8), Vec<Setup>> = BTreeMap::new();
    for setup in all {
        let group = (setup.game().id(), setup.players());
        groups.entry(group).or_default().push(setup);
    }
    let one_of = |group: Vec<Setup>| group[turn % group.len()].clone();
    groups.into_values().map(one_of).collect()
}

/// Plays a random game and calls `visit` with every state and its legal actions,
/// including the last state. Returns the number of actions taken.
pub fn walk(setup: &Setup, picks: u64, mut visit: impl FnMut(&State, &[Action])) -> u32 {
    let mut rng = Rng::new(picks, 7);
    let mut state = State::start(setup);
    let mut taken = 0;
    loop {
        let legal = state.legal_actions();
        visit(&state, &legal);
        let Some(&action) = rng.pick(&legal) else {
            return taken;
        };
        assert_eq!(state.apply_silent(action), Ok(()), "{action}");
        taken += 1;
        assert!(
            taken <= setup.game().max_actions(),
            "{setup:?} does not end"
        );
    }
}

/// The states of a random game, from the first to the last.
pub fn states_of(setup: &Setup, picks: u64) -> Vec<State> {
    let mut states = Vec::new();
    walk(setup, picks, |state, _| states.push(state.clone()));
    states
}

/// The last state of a random game.
pub fn final_state(setup: &Setup, picks: u64) -> State {
    let mut state = State::start(setup);
    state.random_playout(&mut Rng::new(picks, 7));
    state
}
