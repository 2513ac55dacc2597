//! A line of play: entries one after the other, with all that is asked of them
//! again and again, so that nothing of it is replayed.

use crate::position::{Entry, Position};
use crate::record::{hash_of, write_entry};
use rules::Seat;
use rules::digest::StateHash;
use std::sync::Arc;

/// Entries between two checkpoints, and between two hashes of a record.
pub const CHECKPOINT_EVERY: usize = 16;

/// Stands behind every item of the notation of a line.
pub(crate) const ITEM_END: char = ';';
/// An item of the notation that begins so is the hash of what was done so far.
pub(crate) const HASH_MARK: char = '=';

/// Entries from the start of a match.
///
/// A clone shares everything with its original until one of them changes.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    entries: Arc<Vec<Entry>>,
    known: Arc<Known>,
    /// The position after all entries.
    last: Arc<Position>,
}

/// What is kept of the entries, apart from themselves.
#[derive(Clone, Debug)]
struct Known {
    start: Arc<Position>,
    /// What was before each entry.
    before: Vec<Before>,
    /// After each [`CHECKPOINT_EVERY`] entries.
    checkpoints: Vec<Checkpoint>,
    /// All entries in notation, with the hashes of the checkpoints.
    notation: String,
}

/// What is asked of the position before an entry.
#[derive(Clone, Copy, Debug)]
struct Before {
    to_act: Option<Seat>,
    /// A bit for each seat that has resigned.
    resigned: u8,
    /// How much has come to light.
    revealed: u32,
    /// Where the entry begins in the notation.
    notation: usize,
}

#[derive(Clone, Debug)]
struct Checkpoint {
    position: Arc<Position>,
    hash: StateHash,
}

impl Before {
    fn of(position: &Position, notation: usize) -> Self {
        let resigned = position.resigned().iter();
        Self {
            to_act: position.to_act(),
            resigned: resigned.fold(0, |bits, (seat, gone)| {
                bits | u8::from(*gone) << seat.index()
            }),
            revealed: position.state().reveal_count(),
            notation,
        }
    }
}

impl Line {
    pub(crate) fn new(start: Arc<Position>) -> Self {
        Self {
            entries: Arc::default(),
            known: Arc::new(Known {
                start: Arc::clone(&start),
                before: Vec::new(),
                checkpoints: Vec::new(),
                notation: String::new(),
            }),
            last: start,
        }
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What is known of the position after `ply` entries, or after all if there
    /// are fewer.
    fn known_at(&self, ply: usize) -> Before {
        let kept = self.known.before.get(ply).copied();
        kept.unwrap_or_else(|| Before::of(&self.last, self.known.notation.len()))
    }

    /// Who is to act after `ply` entries.
    pub(crate) fn to_act(&self, ply: usize) -> Option<Seat> {
        self.known_at(ply).to_act
    }

    /// Whether a seat has resigned within the first `ply` entries.
    pub(crate) fn has_resigned(&self, ply: usize, seat: Seat) -> bool {
        self.known_at(ply).resigned >> seat.index() & 1 == 1
    }

    /// How much has come to light after `ply` entries.
    pub(crate) fn revealed(&self, ply: usize) -> u32 {
        self.known_at(ply).revealed
    }

    /// The entries from number `from` on in notation, each with [`ITEM_END`]
    /// behind it, and the hashes after each [`CHECKPOINT_EVERY`].
    pub(crate) fn notation_from(&self, from: usize) -> &str {
        let begin = self.known_at(from).notation;
        self.known.notation.get(begin..).unwrap_or_default()
    }

    /// Whether the notation already ends with the hash of all entries.
    pub(crate) fn ends_with_checkpoint(&self) -> bool {
        self.entries.len().is_multiple_of(CHECKPOINT_EVERY)
    }

    /// The hash of what was done in the first `ply` entries. Only that of a
    /// position between checkpoints has to be found out.
    pub(crate) fn hash(&self, ply: usize) -> StateHash {
        let number = ply.checked_div(CHECKPOINT_EVERY).unwrap_or(0);
        match number.checked_sub(1) {
            Some(number) if ply.is_multiple_of(CHECKPOINT_EVERY) => {
                let checkpoint = self.known.checkpoints.get(number);
                checkpoint.map_or_else(|| hash_of(&self.last), |there| there.hash)
            }
            _ => hash_of(&self.position(ply, None)),
        }
    }

    /// The position after `ply` entries, or after all if there are fewer.
    /// Applies fewer than [`CHECKPOINT_EVERY`] entries; with a position of this
    /// line and the number of entries before it, none before that one either.
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
            .and_then(|last| self.known.checkpoints.get(last));
        let mut from = match checkpoint {
            Some(checkpoint) => (passed * CHECKPOINT_EVERY, &checkpoint.position),
            None => (0, &self.known.start),
        };
        if let Some(near) = near
            && (from.0..=ply).contains(&near.0)
        {
            from = near;
        }
        let (from, known) = from;
        let mut position = Arc::clone(known);
        for &entry in self.entries.get(from..ply).unwrap_or_default() {
            // Every entry of a line was accepted when it was added.
            if Arc::make_mut(&mut position).apply(entry).is_err() {
                break;
            }
        }
        position
    }

    /// The position after all entries.
    pub(crate) const fn last(&self) -> &Arc<Position> {
        &self.last
    }

    /// Adds an entry that leads from the last position to `after`.
    pub(crate) fn push(&mut self, entry: Entry, after: Arc<Position>) {
        let known = Arc::make_mut(&mut self.known);
        let begin = known.notation.len();
        known.before.push(Before::of(&self.last, begin));
        write_entry(&mut known.notation, entry);
        known.notation.push(ITEM_END);
        let entries = Arc::make_mut(&mut self.entries);
        entries.push(entry);
        if entries.len().is_multiple_of(CHECKPOINT_EVERY) {
            let hash = hash_of(&after);
            write_hash(&mut known.notation, hash);
            known.checkpoints.push(Checkpoint {
                position: Arc::clone(&after),
                hash,
            });
        }
        self.last = after;
    }

    /// Forgets all after `ply` entries, which lead to `last`.
    pub(crate) fn truncate(&mut self, ply: usize, last: Arc<Position>) {
        if ply >= self.entries.len() {
            return;
        }
        Arc::make_mut(&mut self.entries).truncate(ply);
        let known = Arc::make_mut(&mut self.known);
        if let Some(first) = known.before.get(ply) {
            known.notation.truncate(first.notation);
        }
        known.before.truncate(ply);
        known.checkpoints.truncate(ply / CHECKPOINT_EVERY);
        self.last = last;
    }

    /// How many entries both lines begin with.
    pub(crate) fn shared_with(&self, other: &Self) -> usize {
        if Arc::ptr_eq(&self.entries, &other.entries) {
            return self.entries.len();
        }
        self.entries
            .iter()
            .zip(&*other.entries)
            .take_while(|(one, other)| one == other)
            .count()
    }
}

/// Writes a hash as an item of a line's notation.
pub(crate) fn write_hash(notation: &mut String, hash: StateHash) {
    use core::fmt::Write;
    // Writing to a string cannot fail.
    let _ = write!(notation, "{HASH_MARK}{hash}{ITEM_END}");
}
