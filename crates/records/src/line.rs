//! A line of play: entries one after the other, and checkpoints on the way.

use crate::position::{Entry, EntryRefused, Position};
use rules::Event;

/// Entries between two checkpoints, and between two hashes of a record.
pub const CHECKPOINT_EVERY: usize = 16;

/// Entries from the start of a match.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    start: Position,
    entries: Vec<Entry>,
    /// The position after each [`CHECKPOINT_EVERY`] entries.
    checkpoints: Vec<Position>,
}

impl Line {
    pub(crate) const fn new(start: Position) -> Self {
        Self {
            start,
            entries: Vec::new(),
            checkpoints: Vec::new(),
        }
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The position after `ply` entries, or after all if there are fewer.
    /// Applies fewer than [`CHECKPOINT_EVERY`] entries.
    pub(crate) fn position(&self, ply: usize) -> Position {
        let ply = ply.min(self.entries.len());
        let passed = (ply / CHECKPOINT_EVERY).min(self.checkpoints.len());
        let mut position = match passed.checked_sub(1) {
            None => self.start.clone(),
            Some(last) => self.checkpoints.get(last).unwrap_or(&self.start).clone(),
        };
        let from = passed * CHECKPOINT_EVERY;
        for &entry in self.entries.get(from..ply).unwrap_or_default() {
            // Every entry of a line was accepted when it was added.
            if position.apply(entry).is_err() {
                break;
            }
        }
        position
    }

    /// The position after all entries.
    pub(crate) fn last(&self) -> Position {
        self.position(self.entries.len())
    }

    /// Adds an entry after `position`, which is the last one of the line.
    pub(crate) fn push(
        &mut self,
        position: &mut Position,
        entry: Entry,
    ) -> Result<Vec<Event>, EntryRefused> {
        let events = position.apply(entry)?;
        self.entries.push(entry);
        if self.entries.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints.push(position.clone());
        }
        Ok(events)
    }

    /// Forgets all after `ply` entries.
    pub(crate) fn truncate(&mut self, ply: usize) {
        self.entries.truncate(ply);
        self.checkpoints.truncate(ply / CHECKPOINT_EVERY);
    }

    /// How many entries both lines begin with.
    pub(crate) fn shared_with(&self, other: &Self) -> usize {
        self.entries
            .iter()
            .zip(&other.entries)
            .take_while(|(one, other)| one == other)
            .count()
    }
}
