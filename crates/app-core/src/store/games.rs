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
    pub(super) thumbnail: Thumbnail,
    pub(super) milestones: MilestoneFinder,
    pub(super) open: fn(&Store, &str) -> Result<Opened, OpenError>,
    pub(super) can_replay: fn(&StoredMatch) -> bool,
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
