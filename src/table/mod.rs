//! The table: a match, and all around it that is the same for every game.

mod analysis;
mod bots;
mod history;
mod log;
mod looking;
mod people;
mod playing;
mod result;
mod seats;
mod shortcuts;
mod speech;
mod view;
mod windows;

pub use playing::{Table, TableProps};
pub use result::headline;

use crate::text::Words;
use records::Match;
use rules::Seat;

/// What the seats of a match are called.
pub fn names_of(words: Words, played: &Match) -> Vec<String> {
    Seat::all(played.setup().players())
        .zip(played.sitters())
        .map(|(seat, sitter)| match sitter.name.as_str() {
            "" if played.setup().players() == 1 => words.alone().to_owned(),
            "" => words.unnamed(played.setup().game(), seat, sitter.player),
            name => name.to_owned(),
        })
        .collect()
}

/// Leaves the game, as a link's text, where the failure page finds it even when
/// the program has stopped.
fn mark_failure(game: &str) {
    if let Some(failure) = gloo::utils::document().get_element_by_id("failure") {
        // Without the mark the game is still in the storage.
        let _ = failure.set_attribute("data-game", game);
    }
}
