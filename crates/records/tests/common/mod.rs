//! What the tests of the crate share: random matches of any game of the house.

// Every test file uses some of it, none uses all.
#![allow(dead_code, unused_imports)]

#[path = "../../../rules/tests/common/games.rs"]
mod games;
pub mod round_trip;
pub mod seals;
pub mod shelf;
pub mod slips;

pub use games::every_setup;

use records::{Colour, Match, Player, SeatConfig, StoredMatch, TableRules, Title, UndoPolicy};
use rules::rng::Rng;
use rules::{Seat, Setup};

/// Everything that a table can agree on, the usual first.
pub fn every_table() -> Vec<TableRules> {
    let with_undo = |aids| UndoPolicy::ALL.map(|undo| TableRules { undo, aids });
    [true, false].into_iter().flat_map(with_undo).collect()
}

/// The colours of all seats, in turn order.
pub fn colours(played: &Match) -> Vec<Colour> {
    let seats = Seat::all(played.setup().players());
    seats.map(|seat| played.colour(seat)).collect()
}

/// The match with these colours, one for each seat.
pub fn coloured(mut played: Match, given: &[Colour]) -> Match {
    for (seat, &colour) in Seat::all(played.setup().players()).zip(given) {
        assert!(played.set_colour(seat, colour));
    }
    assert_eq!(colours(&played), given);
    played
}

/// Every way to give colours to so many seats, the usual first.
pub fn every_colours(seats: usize) -> Vec<Vec<Colour>> {
    let mut every = vec![Vec::new()];
    for _ in 0..seats {
        let longer = every.iter().flat_map(|given: &Vec<Colour>| {
            let left = Colour::ALL.into_iter().filter(|c| !given.contains(c));
            left.map(|colour| [given.as_slice(), &[colour]].concat())
        });
        every = longer.collect();
    }
    every
}

/// Nobody with a name in any seat, people and all bots.
pub fn unnamed(setup: &Setup) -> Vec<SeatConfig> {
    let players = Player::ALL.into_iter().map(SeatConfig::unnamed);
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
        let legal = played.state().legal_actions();
        match rng.pick(&legal) {
            Some(&action) if played.position().ending().is_none() => {
                assert!(played.apply(action).is_ok(), "{action}");
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

/// The match as it is kept.
pub fn kept(played: &Match) -> StoredMatch {
    StoredMatch::of(played, Title::new("Café, 2nd game"), 1_764_000_000_123)
}
