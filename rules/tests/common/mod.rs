//! What the tests of the crate share: random games of any game of the house.

// Every test file uses some of it, none uses all.
#![allow(dead_code)]

pub mod slips;
pub mod table;

use records::{Match, Player, Sitter};
use rules::rng::Rng;
use rules::{Action, GameId, Setup, State};

/// Every setup of every game, with each of the seeds.
pub fn every_setup(seeds: core::ops::Range<u64>) -> Vec<Setup> {
    let with_seed = |seed| {
        let games = GameId::ALL.iter();
        games.flat_map(move |game| Setup::every(*game, seed))
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
        let legal = state.legal();
        see(&state, &legal);
        let Some(&action) = rng.pick(&legal) else {
            return taken;
        };
        assert_eq!(state.apply_unheard(action), Ok(()), "{action}");
        taken += 1;
        assert!(
            taken <= setup.game().most_actions(),
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

/// Nobody with a name in any seat, people and all bots.
pub fn unnamed(setup: &Setup) -> Vec<Sitter> {
    let players = Player::ALL.into_iter().map(Sitter::unnamed);
    players.take(usize::from(setup.players())).collect()
}

/// A match of a setup that has not begun.
pub fn new_match(setup: &Setup) -> Match {
    match Match::new(setup.clone(), unnamed(setup)) {
        Ok(played) => played,
        Err(wrong) => unreachable!("{wrong:?}"),
    }
}

/// Goes on with at most so many random actions; fewer where the game ends.
pub fn play_on(played: &mut Match, actions: usize, picks: u64) {
    let mut rng = Rng::new(picks, 7);
    for _ in 0..actions {
        let legal = played.state().legal();
        match rng.pick(&legal) {
            Some(&action) if played.position().ending().is_none() => {
                assert!(played.play(action).is_ok(), "{action}");
            }
            _ => return,
        }
    }
}

/// A random game played to its end.
pub fn random_match(setup: &Setup, picks: u64) -> Match {
    let mut played = new_match(setup);
    play_on(&mut played, usize::MAX, picks);
    played
}
