//! Two copies of a match by link that have crossed on the way: while one player acted, another resigned, proposed
//! something or answered. Nobody has decided twice, so both can stand.
//!
//! Actions are made by one seat after the other, so that of two honest copies one has all actions of the other, in the
//! same order. What is done beside the game is put behind them, as far as it still makes sense there. Which copy is
//! added to does not depend on who puts them together: devices that have the same links come to the same.

use crate::Match;
use crate::line::shared_prefix;
use crate::position::{Entry, Position};
use rules::Seat;
use std::collections::BTreeMap;

/// What two crossed copies of a match make together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The entries of the main line.
    pub entries: Vec<Entry>,
    /// The number of them that other people have.
    pub exchanged: usize,
}

impl Match {
    /// The main line up to [`Match::main_position`] together with that of another copy; `None` if one of them only goes
    /// further than the other, or if a player has decided differently in the two.
    ///
    /// What nobody has got yet ([`Match::exchanged_entries`]) stays at the end. It is left out where the others have
    /// ended the match or gone back meanwhile.
    pub fn crossed_with(&self, other: &Self) -> Option<Crossing> {
        self.correspondence
            .filter(|own| other.correspondence == Some(*own))?;
        let own = self.without_undone();
        let (own, theirs) = (own.main_entries(), other.main_entries());
        let shared = shared_prefix(own, theirs);
        if shared == own.len() || shared == theirs.len() {
            return None;
        }
        let start = self.main_line().position(0, None);
        let (sent, unsent) = own.split_at(self.exchanged.min(own.len()));
        let mut entries = if sent.starts_with(theirs) {
            sent.to_vec()
        } else if theirs.starts_with(sent) {
            theirs.to_vec()
        } else {
            join(&start, sent, theirs)?
        };
        let exchanged = entries.len();
        let line = Beside::new(&start, &entries, own);
        if actions(&entries).eq(actions(sent)) {
            let (before, after) = (played(&start, sent), played(&start, &entries));
            if after.ending().is_none() && after.state().hash() == before.state().hash() {
                line.append(&mut entries, own.len() - unsent.len()..own.len());
            }
        } else if is_prefix(actions(own), actions(&entries)) {
            // What was not known to be sent has come back.
            let more = line.more.clone();
            line.append(&mut entries, more.into_iter());
        } else {
            return None;
        }
        Some(Crossing { entries, exchanged })
    }

    /// The number of entries that the main lines of both begin with.
    pub fn shared_entries(&self, other: &Self) -> usize {
        self.main_line().shared_prefix(other.main_line())
    }

    /// Replaces the main line by what two crossed copies make together, and shows its end. Returns whether all of it can
    /// follow; the match is unchanged if not.
    pub fn cross(&mut self, crossing: &Crossing) -> bool {
        let mut crossed = self.clone();
        crossed.switch_to_line(0);
        let shared = shared_prefix(crossed.main_entries(), &crossing.entries);
        crossed.go_to(shared);
        let position = std::sync::Arc::clone(&crossed.position);
        if let Some(main) = crossed.lines.first_mut() {
            main.truncate(shared, position);
        }
        let further = crossing.entries.get(shared..).unwrap_or_default();
        let can_follow = further
            .iter()
            .all(|entry| crossed.apply_entry(*entry).is_ok());
        if can_follow {
            *self = crossed;
        }
        can_follow
    }
}

/// Whether an entry belongs to the game itself, which one seat after the other goes on with.
const fn is_action(entry: &Entry) -> bool {
    matches!(entry, Entry::Action(_) | Entry::AgreedDraw | Entry::Peek(_))
}

fn actions(entries: &[Entry]) -> impl Iterator<Item = &Entry> {
    entries.iter().filter(|entry| is_action(entry))
}

fn is_prefix<'a>(
    mut shorter: impl Iterator<Item = &'a Entry>,
    mut longer: impl Iterator<Item = &'a Entry>,
) -> bool {
    shorter.all(|entry| longer.next() == Some(entry))
}

fn played(start: &Position, entries: &[Entry]) -> Position {
    let mut position = start.clone();
    for entry in entries {
        // Every entry of a line was accepted when it was added.
        let _ = position.apply(*entry);
    }
    position
}

/// Adds what one line has beside the game to the other one, which has at least the same actions.
fn join(start: &Position, one: &[Entry], other: &[Entry]) -> Option<Vec<Entry>> {
    let text =
        |entries: &[Entry]| -> Vec<String> { entries.iter().map(Entry::to_string).collect() };
    let (base, added) = match actions(one).count().cmp(&actions(other).count()) {
        core::cmp::Ordering::Greater => (one, other),
        core::cmp::Ordering::Less => (other, one),
        core::cmp::Ordering::Equal if text(one) < text(other) => (one, other),
        core::cmp::Ordering::Equal => (other, one),
    };
    if !is_prefix(actions(added), actions(base)) {
        return None;
    }
    let line = Beside::new(start, base, added);
    let mut joined = base.to_vec();
    let more = line.more.clone();
    line.append(&mut joined, more.into_iter());
    Some(joined)
}

/// What a line has beside the game, compared with another one that has at least the same actions.
struct Beside<'a> {
    start: &'a Position,
    line: &'a [Entry],
    /// Of every entry of the line, the number of entries before the open proposal, if there is one.
    proposals: Vec<Option<usize>>,
    /// Where entries of the line stand in the other one.
    places: BTreeMap<usize, usize>,
    /// The entries that the other one lacks, unless their player has done something else there since.
    more: Vec<usize>,
}

impl<'a> Beside<'a> {
    fn new(start: &'a Position, base: &[Entry], line: &'a [Entry]) -> Self {
        let shared = shared_prefix(base, line);
        let mut places: BTreeMap<usize, usize> = (0..shared).map(|at| (at, at)).collect();
        let known = actions(line).count();
        let mut position = start.clone();
        let mut later_actors = Vec::new();
        let mut acted = 0;
        for entry in base {
            if is_action(entry) {
                acted += 1;
                later_actors.extend(position.to_act().filter(|_| acted > known));
            }
            let _ = position.apply(*entry);
        }
        let of_seat = |entries: &[Entry], seat: Seat| -> Vec<usize> {
            let is_theirs = |at: &usize| {
                let entry = entries.get(*at);
                entry.is_some_and(|entry| !is_action(entry) && entry.seat() == Some(seat))
            };
            (shared..entries.len()).filter(is_theirs).collect()
        };
        let mut more = Vec::new();
        for seat in Seat::all(position.resigned().players()) {
            let (here, there) = (of_seat(line, seat), of_seat(base, seat));
            let pairs = here.iter().zip(&there);
            let same: Vec<_> = pairs
                .take_while(|(here, there)| line.get(**here) == base.get(**there))
                .collect();
            places.extend(same.iter().map(|(here, there)| (**here, **there)));
            if same.len() == there.len() && !later_actors.contains(&seat) {
                more.extend(here.iter().skip(same.len()));
            }
        }
        more.sort_unstable();
        let mut position = start.clone();
        let proposals = line.iter().map(|entry| {
            let open = position.proposal().map(|open| open.at);
            let _ = position.apply(*entry);
            open
        });
        let proposals = proposals.collect();
        Self {
            start,
            line,
            proposals,
            places,
            more,
        }
    }

    /// Appends these entries of the line to the other one, as far as they can follow. An answer is one to the same
    /// proposal as before.
    fn append(mut self, base: &mut Vec<Entry>, more: impl Iterator<Item = usize>) {
        let mut position = played(self.start, base);
        for at in more {
            let Some(&entry) = self.line.get(at) else {
                continue;
            };
            if matches!(entry, Entry::Accept(_) | Entry::Decline(_)) {
                let answered = self.proposals.get(at).copied().flatten();
                let answered = answered.and_then(|answered| self.places.get(&answered).copied());
                if position.proposal().map(|open| open.at) != answered {
                    continue;
                }
            }
            if position.apply(entry).is_ok() {
                self.places.insert(at, base.len());
                base.push(entry);
            }
        }
    }
}
