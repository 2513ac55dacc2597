//! Random games of any game of the house.

use rules::rng::Rng;
use rules::{Action, GameId, Setup, State};
use std::collections::HashSet;

/// Setups of every game, with each of the seeds: for every number of players
/// every choice of every option, in no more setups than that takes.
pub fn every_setup(seeds: core::ops::Range<u64>) -> Vec<Setup> {
    let with_seed = |seed| {
        let games = GameId::ALL.iter();
        games.flat_map(move |game| {
            let mut seen = HashSet::new();
            let mut setups: Vec<Setup> = Setup::all_combinations(*game, seed);
            setups.retain(|setup| {
                let players = setup.players();
                let mut fresh = seen.insert((players, "", ""));
                for (option, choice) in setup.choices() {
                    fresh |= seen.insert((players, option.id, choice));
                }
                fresh
            });
            setups
        })
    };
    seeds.flat_map(with_seed).collect()
}

/// Plays a random game and shows every state with its legal actions, the
/// last one too. Tells how many actions were taken.
pub fn walk(setup: &Setup, picks: u64, mut see: impl FnMut(&State, &[Action])) -> u32 {
    let mut rng = Rng::new(picks, 7);
    let mut state = State::start(setup);
    let mut taken = 0;
    loop {
        let legal = state.legal_actions();
        see(&state, &legal);
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
pub fn end_of(setup: &Setup, picks: u64) -> State {
    let mut state = State::start(setup);
    state.random_playout(&mut Rng::new(picks, 7));
    state
}
