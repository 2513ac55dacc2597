//! How two matches relate: the same game, further ahead or diverged.

use crate::Match;
use rules::State;

/// How another match relates to a match. Numbers count entries of the main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// A different game: another setup, or other names; of matches by link, another
    /// number.
    Other,
    /// The same match by link, but with another setup: one of them was tampered with.
    Altered,
    /// The same game with the same entries.
    Same,
    /// The same game with this many entries more.
    Ahead(usize),
    /// The same game with this many entries fewer.
    Behind(usize),
    /// The same game by link: both have something that the other lacks, and nobody has decided twice. See
    /// [`Match::crossed_with`].
    Crossed,
    /// The same game with other entries after this many.
    Diverged(usize),
}

impl Match {
    /// How `other` relates to this match. Compares setup, names and the main lines; of
    /// matches by link also their numbers, but not the names, which people may change;
    /// variations, colours, table rules and who plays for a seat make no
    /// difference.
    pub fn compared_to(&self, other: &Self) -> Relation {
        let same_names = || {
            let names = self.seats.iter().map(|seat| &seat.name);
            names.eq(other.seats.iter().map(|seat| &seat.name))
        };
        match (self.correspondence, other.correspondence) {
            (None, None) if self.has_same_start(other) && same_names() => {}
            (Some(this), Some(that)) if this == that => {
                if !self.has_same_start(other) {
                    return Relation::Altered;
                }
            }
            _ => return Relation::Other,
        }
        let (line, other_line) = (self.main_line(), other.main_line());
        let shared = line.shared_prefix(other_line);
        let more = other_line.entries().len() - shared;
        let fewer = line.entries().len() - shared;
        match (more, fewer) {
            (0, 0) => Relation::Same,
            (more, 0) => Relation::Ahead(more),
            (0, fewer) => Relation::Behind(fewer),
            _ => match self.crossed_with(other) {
                None => Relation::Diverged(shared),
                Some(crossing) if crossing.entries == self.without_undone().main_entries() => {
                    Relation::Behind(fewer.saturating_sub(more).max(1))
                }
                Some(_) => Relation::Crossed,
            },
        }
    }

    /// Whether the setups are the same, or differ only in versions of the rules that play
    /// alike: programs have written games of earlier versions as games of their own.
    fn has_same_start(&self, other: &Self) -> bool {
        self.setup == other.setup
            || self.setup.is_same_deal(&other.setup)
                && State::start(&self.setup) == State::start(&other.setup)
    }
}
