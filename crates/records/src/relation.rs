//! How two matches go together: the same game, further on or not as far.

use crate::Match;

/// What another match is to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Another game: another setup, or other people.
    Other,
    /// It went the same way, as far.
    Same,
    /// It went the same way and has so many entries more.
    Ahead(usize),
    /// It went the same way and has so many entries less.
    Behind(usize),
    /// It went another way after so many entries.
    Diverged(usize),
}

impl Match {
    /// What `other` is to this match, by the whole main lines of both; what is
    /// tried out does not count. The people are told by their names; who plays for
    /// them, in which colours, and what the table agreed on makes no difference.
    #[must_use]
    pub fn compared_to(&self, other: &Self) -> Relation {
        let names = |played: &Self| -> Vec<_> {
            let sitters = played.seats.iter();
            sitters.map(|sitter| sitter.name.clone()).collect()
        };
        if self.setup != other.setup || names(self) != names(other) {
            return Relation::Other;
        }
        let (own, others) = (self.main_line(), other.main_line());
        let shared = own.shared_with(others);
        let more = others.entries().len() - shared;
        let less = own.entries().len() - shared;
        match (more, less) {
            (0, 0) => Relation::Same,
            (more, 0) => Relation::Ahead(more),
            (0, less) => Relation::Behind(less),
            _ => Relation::Diverged(shared),
        }
    }
}
