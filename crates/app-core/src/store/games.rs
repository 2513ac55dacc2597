//! What the store asks of the games.

use super::{OpenError, Opened, Store};
use crate::statistics::MilestoneFinder;
use records::StoredMatch;
use rules::State;

/// Creates the thumbnail data of a state. The store does not interpret it.
pub type Thumbnail = fn(&State) -> Option<Vec<u8>>;

/// What the store asks of the games. It is handed in, because a page fetches the part of the program
/// that knows the games only when it is needed: the store lists matches without it, but replays none.
#[derive(Clone, Copy)]
pub struct GameAccess {
    /// Creates the thumbnails stored with matches.
    pub(super) thumbnail: Thumbnail,
    /// Finds the milestones stored with outcomes.
    pub(super) milestones: MilestoneFinder,
    /// Opens a stored match.
    pub(super) open: fn(&Store, &str) -> Result<Opened, OpenError>,
    /// Whether a text can be replayed.
    pub(super) can_replay: fn(&StoredMatch) -> bool,
    /// Takes over the matches of other spellings of the page's folder.
    pub(super) take_over_matches: fn(&Store),
}

impl GameAccess {
    /// Whoever calls this links the rules of all games.
    pub fn new(thumbnail: Thumbnail, milestones: MilestoneFinder) -> Self {
        Self {
            thumbnail,
            milestones,
            open: Store::get,
            can_replay: |stored| stored.open().is_ok(),
            take_over_matches: Store::take_over_matches,
        }
    }
}
