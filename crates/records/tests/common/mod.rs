//! What the tests of the crate share: random matches of any game.

// No test file uses all of it.
#![allow(dead_code, unused_imports)]

pub mod edits;
pub mod envelopes;
#[path = "../../../rules/tests/common/games.rs"]
mod games;
pub mod recorded;
pub mod round_trip;
pub mod store;

pub use games::{every_setup, some_setups, trials};

use records::{Colour, Match, Player, SeatConfig, StoredMatch, TableRules, Title, UndoPolicy};
use rules::rng::Rng;
use rules::{Seat, Setup};

/// All table rules, the default first.
pub fn every_table() -> Vec<TableRules> {
    let with_undo = |aids| UndoPolicy::ALL.map(|undo| TableRules { undo, aids });
    [true, false].into_iter().flat_map(with_undo).collect()
}

/// The colours of all seats, in turn order.
pub fn colours(record: &Match) -> Vec<Colour> {
    let seats = Seat::all(record.setup().players());
    seats.map(|seat| record.colour(seat)).collect()
}

/// The match with these colours, one for each seat.
pub fn coloured(mut record: Match, given: &[Colour]) -> Match {
    for (seat, &colour) in Seat::all(record.setup().players()).zip(given) {
        assert!(record.set_colour(seat, colour));
    }
    assert_eq!(colours(&record), given);
    record
}

/// Every assignment of colours to this number of seats, the default first.
pub fn every_colours(seats: usize) -> Vec<Vec<Colour>> {
    let mut every = vec![Vec::new()];
    for _ in 0..seats {
        let longer = every.iter().flat_map(|given: &Vec<Colour>| {
            Colour::ALL
                .into_iter()
                .filter(|c| !given.contains(c))
                .map(|colour| [given.as_slice(), &[colour]].concat())
        });
        every = longer.collect();
    }
    every
}

/// Unnamed seats: people and every kind of bot.
pub fn unnamed(setup: &Setup) -> Vec<SeatConfig> {
    Player::all()
        .map(SeatConfig::unnamed)
        .take(usize::from(setup.players()))
        .collect()
}

/// A match of a setup before its first action.
pub fn new_match(setup: &Setup) -> Match {
    match Match::new(setup.clone(), unnamed(setup)) {
        Ok(record) => record,
        Err(wrong) => unreachable!("{wrong:?}"),
    }
}

/// Applies at most this number of random actions; fewer if the game ends.
pub fn play_on(record: &mut Match, actions: usize, picks: u64) {
    let mut rng = Rng::new(picks, 7);
    for _ in 0..actions {
        let legal = record.state().legal_actions();
        match rng.pick(&legal) {
            Some(&action) if record.position().ending().is_none() => {
                assert!(record.apply(action).is_ok(), "{action}");
            }
            _ => return,
        }
    }
}

/// A random game played to its end.
pub fn random_match(setup: &Setup, picks: u64) -> Match {
    let mut record = new_match(setup);
    play_on(&mut record, usize::MAX, picks);
    record
}

/// The match as it is stored.
pub fn stored(record: &Match) -> StoredMatch {
    StoredMatch::new(record, Title::new("Café, 2nd game"), 1_764_000_000_123)
}
