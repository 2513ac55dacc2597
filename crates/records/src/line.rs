//! [`Line`]: a line of play, with an index of everything that is queried of its
//! entries often, so that nothing is replayed for it.

use crate::position::{Entry, Position};
use core::fmt::Write as _;
use rules::Seat;
use rules::digest::StateHash;
use std::sync::Arc;

/// Number of entries between two checkpoints, and between two hashes of a record.
pub const CHECKPOINT_EVERY: usize = 16;

/// Ends every item of the notation of a line.
pub(crate) const ITEM_END: char = ';';
/// Begins an item of the notation that is the hash of the entries so far.
pub(crate) const HASH_MARK: char = '=';

/// The entries from the start of a match to the end of a line of play.
///
/// Clones share everything until one of them changes.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    entries: Arc<Vec<Entry>>,
    index: Arc<LineIndex>,
    /// The position after the last entry.
    last: Arc<Position>,
}

/// What is known of the entries of a line.
#[derive(Clone, Debug)]
struct LineIndex {
    start: Arc<Position>,
    /// One item per entry.
    entry_info: Vec<EntryInfo>,
    /// One item per [`CHECKPOINT_EVERY`] entries.
    checkpoints: Vec<Checkpoint>,
    /// All entries in notation, with the hashes at the checkpoints.
    notation: String,
}

/// Facts about the position before an entry.
#[derive(Clone, Copy, Debug)]
struct EntryInfo {
    to_act: Option<Seat>,
    /// Bit set of the seats that have resigned.
    resigned: u8,
    /// See [`rules::game::Game::reveal_count`].
    reveal_count: u32,
    /// Offset of the entry in the notation.
    notation: usize,
}

#[derive(Clone, Debug)]
struct Checkpoint {
    position: Arc<Position>,
    hash: StateHash,
}

impl EntryInfo {
    fn new(position: &Position, notation: usize) -> Self {
        let resigned = position.resigned().iter();
        Self {
            to_act: position.to_act(),
            resigned: resigned.fold(0, |bits, (seat, resigned)| {
                bits | u8::from(*resigned) << seat.index()
            }),
            reveal_count: position.state().reveal_count(),
            notation,
        }
    }
}

impl Line {
    pub(crate) fn new(start: Arc<Position>) -> Self {
        Self {
            entries: Arc::default(),
            index: Arc::new(LineIndex {
                start: Arc::clone(&start),
                entry_info: Vec::new(),
                checkpoints: Vec::new(),
                notation: String::new(),
            }),
            last: start,
        }
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Facts about the position after `ply` entries, or after all if there are
    /// fewer.
    fn info_at(&self, ply: usize) -> EntryInfo {
        self.index
            .entry_info
            .get(ply)
            .copied()
            .unwrap_or_else(|| EntryInfo::new(&self.last, self.index.notation.len()))
    }

    /// The seat to act after `ply` entries.
    pub(crate) fn to_act(&self, ply: usize) -> Option<Seat> {
        self.info_at(ply).to_act
    }

    /// Whether a seat has resigned within the first `ply` entries.
    pub(crate) fn has_resigned(&self, ply: usize, seat: Seat) -> bool {
        self.info_at(ply).resigned >> seat.index() & 1 == 1
    }

    /// The reveal count of the game after `ply` entries.
    pub(crate) fn reveal_count(&self, ply: usize) -> u32 {
        self.info_at(ply).reveal_count
    }

    /// The entries after the first `from` in notation, with the hashes at the
    /// checkpoints; each item ends with [`ITEM_END`].
    pub(crate) fn notation_after(&self, from: usize) -> &str {
        let offset = self.info_at(from).notation;
        self.index.notation.get(offset..).unwrap_or_default()
    }

    /// Whether the last entry is at a checkpoint, so that the notation ends with the
    /// hash of all entries.
    pub(crate) fn ends_with_checkpoint(&self) -> bool {
        self.entries.len().is_multiple_of(CHECKPOINT_EVERY)
    }

    /// The hash of the first `ply` entries. It is stored for checkpoints and
    /// computed for other positions.
    pub(crate) fn hash(&self, ply: usize) -> StateHash {
        let number = ply.checked_div(CHECKPOINT_EVERY).unwrap_or(0);
        match number.checked_sub(1) {
            Some(number) if ply.is_multiple_of(CHECKPOINT_EVERY) => {
                let checkpoint = self.index.checkpoints.get(number);
                checkpoint.map_or_else(|| self.last.hash(), |checkpoint| checkpoint.hash)
            }
            _ => self.position(ply, None).hash(),
        }
    }

    /// The position after `ply` entries, or after all if there are fewer.
    ///
    /// Applies fewer than [`CHECKPOINT_EVERY`] entries, and none before `near`, a
    /// position of this line with the number of entries before it.
    pub(crate) fn position(
        &self,
        ply: usize,
        near: Option<(usize, &Arc<Position>)>,
    ) -> Arc<Position> {
        if ply >= self.entries.len() {
            return Arc::clone(&self.last);
        }
        let passed = ply / CHECKPOINT_EVERY;
        let checkpoint = passed
            .checked_sub(1)
            .and_then(|last| self.index.checkpoints.get(last));
        let mut from = match checkpoint {
            Some(checkpoint) => (passed * CHECKPOINT_EVERY, &checkpoint.position),
            None => (0, &self.index.start),
        };
        if let Some(near) = near
            && (from.0..=ply).contains(&near.0)
        {
            from = near;
        }
        let (from, start) = from;
        let mut position = Arc::clone(start);
        for &entry in self.entries.get(from..ply).unwrap_or_default() {
            // Every entry of a line was accepted when it was added.
            if Arc::make_mut(&mut position).apply(entry).is_err() {
                break;
            }
        }
        position
    }

    /// The position after the last entry.
    pub(crate) const fn last(&self) -> &Arc<Position> {
        &self.last
    }

    /// Adds an entry that leads from the last position to `after`.
    pub(crate) fn push(&mut self, entry: Entry, after: Arc<Position>) {
        let index = Arc::make_mut(&mut self.index);
        let offset = index.notation.len();
        index.entry_info.push(EntryInfo::new(&self.last, offset));
        // Writing to a string cannot fail.
        let _ = write!(index.notation, "{entry}");
        index.notation.push(ITEM_END);
        let entries = Arc::make_mut(&mut self.entries);
        entries.push(entry);
        if entries.len().is_multiple_of(CHECKPOINT_EVERY) {
            let hash = after.hash();
            write_hash(&mut index.notation, hash);
            index.checkpoints.push(Checkpoint {
                position: Arc::clone(&after),
                hash,
            });
        }
        self.last = after;
    }

    /// Removes all entries after the first `ply`, which lead to `last`.
    pub(crate) fn truncate(&mut self, ply: usize, last: Arc<Position>) {
        if ply >= self.entries.len() {
            return;
        }
        Arc::make_mut(&mut self.entries).truncate(ply);
        let index = Arc::make_mut(&mut self.index);
        if let Some(first) = index.entry_info.get(ply) {
            index.notation.truncate(first.notation);
        }
        index.entry_info.truncate(ply);
        index.checkpoints.truncate(ply / CHECKPOINT_EVERY);
        self.last = last;
    }

    pub(crate) fn shared_prefix(&self, other: &Self) -> usize {
        if Arc::ptr_eq(&self.entries, &other.entries) {
            return self.entries.len();
        }
        shared_prefix(&self.entries, &other.entries)
    }
}

/// Number of entries that both begin with.
pub(crate) fn shared_prefix(one: &[Entry], other: &[Entry]) -> usize {
    let pairs = one.iter().zip(other);
    pairs.take_while(|(one, other)| one == other).count()
}

/// Appends a hash as an item of a line's notation.
pub(crate) fn write_hash(notation: &mut String, hash: StateHash) {
    // Writing to a string cannot fail.
    let _ = write!(notation, "{HASH_MARK}{hash}{ITEM_END}");
}
