//! Outcomes of finished matches, for statistics. They follow from the matches and are
//! only cached beside them: an outcome that is missing, damaged or of another version
//! is recomputed.

use super::{Mailbox, OUTCOME, Store};
use crate::statistics::{FinishedMatch, Outcome};
use rules::GameId;

/// Reads the finished matches of a store one after the other, because those whose outcome is not
/// cached are opened and replayed.
pub struct OutcomeReader {
    store: Store,
    game: Option<GameId>,
    /// The matches still to be read.
    ids: Vec<String>,
    total: usize,
    finished: Vec<FinishedMatch>,
}

impl OutcomeReader {
    /// Reads one more match. Returns whether there are more.
    pub fn step(&mut self) -> bool {
        if let Some(id) = self.ids.pop() {
            self.finished.extend(self.store.finished(&id, self.game));
        }
        !self.ids.is_empty()
    }

    /// How many matches were read, and how many there are.
    pub const fn progress(&self) -> (usize, usize) {
        (self.total - self.ids.len(), self.total)
    }

    /// The finished matches that were read, in order of their dates.
    pub fn into_finished(mut self) -> Vec<FinishedMatch> {
        self.finished.sort_by_key(|record| record.outcome.finished);
        self.finished
    }
}

impl Store {
    /// Reads the finished matches of a game, or of all games.
    pub fn outcomes(&self, game: Option<GameId>) -> OutcomeReader {
        let ids = self.ids();
        OutcomeReader {
            store: self.clone(),
            game,
            total: ids.len(),
            ids,
            finished: Vec::new(),
        }
    }

    /// A stored match with its outcome, if it is finished, counts, was played here, and is of this game.
    pub fn finished(&self, id: &str, game: Option<GameId>) -> Option<FinishedMatch> {
        let stored = self.summary(id).ok()?;
        let is_watched = stored.mailbox.as_ref().is_some_and(Mailbox::is_watched);
        if !stored.summary.over || is_watched || game.is_some_and(|game| game != stored.game) {
            return None;
        }
        // What local storage refused is based on a revision that it does not have.
        let revision = (!self.is_recent(id)).then_some(stored.revision);
        Some(FinishedMatch {
            id: id.to_owned(),
            outcome: self.outcome(id, revision)?,
            here: stored.mailbox.map(|Mailbox { seats, .. }| seats),
        })
    }

    /// The outcome of a match at this stored revision.
    fn outcome(&self, id: &str, revision: Option<u64>) -> Option<Outcome> {
        let cached = self.cached_outcome(id);
        if let Some((of_revision, outcome)) = &cached
            && Some(*of_revision) == revision
        {
            return Some(outcome.clone());
        }
        let games = self.games.get()?;
        let opened = (games.open)(self, id).ok()?;
        let mut outcome = Outcome::of(&opened.record, opened.last_played, games.milestones)?;
        // Trying out a line after the end does not finish the match again.
        if let Some((_, before)) = cached
            && before.is_same_result(&outcome)
        {
            outcome.finished = outcome.finished.min(before.finished);
        }
        if let Some(revision) = revision {
            self.cache(OUTCOME, id, revision, outcome.write());
        }
        Some(outcome)
    }

    /// The cached outcome of a match, and the revision to which it belongs.
    fn cached_outcome(&self, id: &str) -> Option<(u64, Outcome)> {
        let envelope = self.cached(OUTCOME, id)?;
        Some((envelope.revision, Outcome::read(&envelope.text)?))
    }

    /// When the match at this stored revision was finished, where that is not when it was last played as
    /// far as is known.
    pub(super) fn finished_at(&self, id: &str, revision: u64) -> Option<u64> {
        self.cached_outcome(id).filter(|_| !self.is_recent(id))?;
        Some(self.outcome(id, Some(revision))?.finished)
    }

    /// A copy of the match at this stored revision was finished at this time; the earlier one counts.
    pub(super) fn note_finished(&self, id: &str, revision: u64, at: u64) {
        if !self.is_recent(id)
            && let Some(mut outcome) = self.outcome(id, Some(revision))
            && at < outcome.finished
        {
            outcome.finished = at;
            self.cache(OUTCOME, id, revision, outcome.write());
        }
    }
}
