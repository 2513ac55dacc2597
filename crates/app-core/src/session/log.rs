//! The log: the events of each entry, as data.

use records::{Entry, Match};
use rules::{Event, Seat};
use std::rc::Rc;

/// An entry of a match and its events.
#[allow(missing_docs, reason = "their names say it")]
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    pub entry: Entry,
    pub to_act: Option<Seat>,
    pub events: Rc<Vec<Event>>,
}

/// The log of the shown line. Entries are shared between versions of the log, so that
/// unchanged lines need not be rendered again.
#[derive(Clone, Debug, Default)]
pub struct Log {
    entries: Rc<Vec<Rc<LogEntry>>>,
}

impl Log {
    /// All entries in order.
    pub const fn entries(&self) -> &Rc<Vec<Rc<LogEntry>>> {
        &self.entries
    }

    /// The events of the entry that led to a ply.
    pub fn events_before(&self, ply: usize) -> Rc<Vec<Event>> {
        self.at(ply)
            .map(|entry| entry.events.clone())
            .unwrap_or_default()
    }

    /// The entry that led to a ply.
    pub fn at(&self, ply: usize) -> Option<&Rc<LogEntry>> {
        self.entries.get(ply.checked_sub(1)?)
    }

    /// The entries before a ply since a seat last acted; if that was the last entry, only this one.
    pub fn since_turn_of(&self, seat: Seat, ply: usize) -> &[Rc<LogEntry>] {
        let entries = self.entries.get(..ply).unwrap_or_default();
        let own = entries.iter().rposition(|entry| entry.to_act == Some(seat));
        let since = own.map_or(0, |own| own + 1);
        &entries[since.min(entries.len().saturating_sub(1))..]
    }

    /// The number of turns that a seat has ended before a ply: series of its entries that an entry of
    /// another seat follows. Alone, every entry counts as a turn.
    pub fn ended_turns(&self, seat: Seat, ply: usize, players: u8) -> usize {
        let entries = self.entries.get(..ply).unwrap_or_default();
        let own = |entry: &Rc<LogEntry>| entry.to_act == Some(seat);
        if players == 1 {
            return entries.iter().filter(|entry| own(entry)).count();
        }
        entries
            .iter()
            .zip(entries.iter().skip(1))
            .filter(|(entry, next)| own(entry) && !own(next))
            .count()
    }

    /// Adds the entry after the first `ply` ones. Different entries behind it are
    /// dropped.
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
        let entries = Rc::make_mut(&mut self.entries);
        entries.truncate(ply);
        entries.push(Rc::new(LogEntry {
            entry,
            to_act,
            events,
        }));
    }

    /// Synchronizes the log with the match. Only entries missing from the log are
    /// replayed, each once.
    pub(super) fn follow(&mut self, record: &Match) {
        let entries = record.entries();
        let same = self
            .entries
            .iter()
            .zip(entries)
            .take_while(|(known, entry)| known.entry == **entry)
            .count();
        if same == self.entries.len() && same == entries.len() {
            return;
        }
        let known = Rc::make_mut(&mut self.entries);
        known.truncate(same);
        known.extend(record.replay_from(same).map(|step| {
            Rc::new(LogEntry {
                entry: step.entry,
                to_act: step.to_act,
                events: Rc::new(step.events),
            })
        }));
    }
}
