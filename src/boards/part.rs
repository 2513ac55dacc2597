//! What the page needs for a game's board and is no part of a first visit: the
//! program is cut (see `splitter/`), and each game's part is loaded when it is
//! first wanted. Until then nothing of it may be called.

use crate::browser;
use rules::GameId;
use std::cell::Cell;

/// Tells the page's first script which game's part is wanted, by its name.
const WANTED: &str = "wheelhouse-part";
/// Its answer: the name of the game whose part has come, or nothing if it did
/// not come.
pub const ANSWERED: &str = "wheelhouse-part-here";

thread_local! {
    /// A bit for each game whose part is there, and each that was asked for.
    static HERE: Cell<u32> = const { Cell::new(0) };
    static ASKED: Cell<u32> = const { Cell::new(0) };
}

const fn bit(game: GameId) -> u32 {
    1 << game as u32
}

/// What is there: other than before whenever something came.
pub fn here() -> u32 {
    HERE.get()
}

/// Whether a game's part is there; else it is asked for.
pub fn want(game: GameId) -> bool {
    let is_here = HERE.get() & bit(game) != 0;
    if !is_here && ASKED.get() & bit(game) == 0 {
        ASKED.set(ASKED.get() | bit(game));
        browser::tell(WANTED, game.id());
    }
    is_here
}

/// Whether every game's part is there.
pub fn all_here() -> bool {
    GameId::ALL.iter().all(|game| HERE.get() & bit(*game) != 0)
}

/// A game's part has come.
pub fn came(game: GameId) {
    HERE.set(HERE.get() | bit(game));
}

/// What did not come can be asked for again.
pub fn ask_again() {
    ASKED.set(HERE.get());
}
