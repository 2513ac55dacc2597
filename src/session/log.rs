//! What happened in each entry of a line, as data.

use records::{Entry, Match};
use rules::{Event, Seat};
use std::rc::Rc;

/// One entry of a match and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// The entry.
    pub entry: Entry,
    /// Who was to act.
    pub to_act: Option<Seat>,
    /// What happened on the board.
    pub events: Rc<Vec<Event>>,
}

/// The entries of the line that is looked at. Those that stay are shared, so
/// that what was shown of them need not be made anew.
#[derive(Clone, Debug, Default)]
pub struct Log {
    entries: Rc<Vec<Rc<LogEntry>>>,
}

impl Log {
    /// All entries, the first one first.
    #[must_use]
    pub const fn entries(&self) -> &Rc<Vec<Rc<LogEntry>>> {
        &self.entries
    }

    fn truncate(&mut self, ply: usize) {
        Rc::make_mut(&mut self.entries).truncate(ply);
    }

    fn add(&mut self, entry: LogEntry) {
        Rc::make_mut(&mut self.entries).push(Rc::new(entry));
    }

    /// What the entry that led to a ply did.
    #[must_use]
    pub fn events_before(&self, ply: usize) -> Rc<Vec<Event>> {
        self.at(ply)
            .map(|entry| entry.events.clone())
            .unwrap_or_default()
    }

    /// The entry that led to a ply.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<&Rc<LogEntry>> {
        self.entries.get(ply.checked_sub(1)?)
    }

    /// An entry was added after `ply` others; what stood there is gone, unless
    /// it was the same.
    pub(super) fn push(
        &mut self,
        ply: usize,
        entry: Entry,
        to_act: Option<Seat>,
        events: Rc<Vec<Event>>,
    ) {
        if self.entries.get(ply).is_some_and(|old| old.entry == entry) {
            return;
        }
        self.truncate(ply);
        self.add(LogEntry {
            entry,
            to_act,
            events,
        });
    }

    /// Brings the log up to the entries of the match: only those that it does
    /// not have are played again, each once.
    pub(super) fn follow(&mut self, played: &Match) {
        let entries = played.entries();
        let same = self
            .entries
            .iter()
            .zip(entries)
            .take_while(|(known, entry)| known.entry == **entry)
            .count();
        if same == self.entries.len() && same == entries.len() {
            return;
        }
        self.truncate(same);
        for step in played.replay_from(same) {
            self.add(LogEntry {
                entry: step.entry,
                to_act: step.to_act,
                events: Rc::new(step.events),
            });
        }
    }
}
