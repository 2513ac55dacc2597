//! The positions a game has come to, and the draws that follow from its history: by
//! repetition, and by its length.

use crate::digest::Digest;

/// Turns after which a game without a winner is a draw. House ruling, so that
/// every game ends.
pub const MAX_TURNS: u16 = 600;
/// The game is a draw when a position comes about for this many times. House
/// ruling.
pub const REPETITIONS_TO_DRAW: usize = 3;

/// Keys of the positions in the order in which they came about.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Repetition(Vec<u32>);

impl Default for Repetition {
    /// Has room for a whole game, so that applying an action never allocates.
    fn default() -> Self {
        Self(Vec::with_capacity(usize::from(MAX_TURNS) + 1))
    }
}

impl Clone for Repetition {
    /// Unlike the derived `clone`, keeps the capacity.
    fn clone(&self) -> Self {
        let mut clone = Self::default();
        clone.0.extend_from_slice(&self.0);
        clone
    }
}

impl Repetition {
    /// How often the position with this key has come about.
    pub(super) fn count(&self, key: u32) -> usize {
        self.0.iter().filter(|other| **other == key).count()
    }

    /// Adds a position and returns how often it has come about, this time
    /// included.
    pub(super) fn add(&mut self, key: u32) -> usize {
        self.0.push(key);
        self.count(key)
    }

    pub(super) fn digest(&self, digest: &mut Digest) {
        for key in &self.0 {
            digest.number(u64::from(*key));
        }
    }
}
