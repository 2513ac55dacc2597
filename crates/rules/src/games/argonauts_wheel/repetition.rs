//! The positions that a game came to, to know one that comes back.

use super::MOST_TURNS;
use crate::digest::Digest;

/// Positions by their numbers, in the order in which they came.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Repetition(Vec<u32>);

impl Default for Repetition {
    /// Room for a whole game, so that no turn needs more.
    fn default() -> Self {
        Self(Vec::with_capacity(usize::from(MOST_TURNS) + 1))
    }
}

impl Clone for Repetition {
    fn clone(&self) -> Self {
        let mut clone = Self::default();
        clone.0.extend_from_slice(&self.0);
        clone
    }
}

impl Repetition {
    /// How often a position was there.
    pub(super) fn times(&self, key: u32) -> usize {
        self.0.iter().filter(|seen| **seen == key).count()
    }

    /// Adds a position; tells how often it was there by now.
    pub(super) fn add(&mut self, key: u32) -> usize {
        self.0.push(key);
        self.times(key)
    }

    pub(super) fn digest(&self, digest: &mut Digest) {
        for key in &self.0 {
            digest.number(u64::from(*key));
        }
    }
}
