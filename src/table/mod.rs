//! The table: a match, and all around it that is the same for every game.

mod log;
mod playing;
mod result;

pub use playing::Table;

use crate::text::Words;
use records::Match;
use rules::Seat;

/// What the seats of a match are called.
pub fn names_of(words: Words, played: &Match) -> Vec<String> {
    Seat::all(played.setup().players())
        .zip(played.sitters())
        .map(|(seat, sitter)| match sitter.name.as_str() {
            "" if played.setup().players() == 1 => words.alone().to_owned(),
            "" => words.unnamed(seat, sitter.player),
            name => name.to_owned(),
        })
        .collect()
}
