//! Lists of stored matches, made from summaries without replaying anything.

use super::{Mailbox, MatchGroup, OpenError, SUMMARY, Store};
use records::archive::StoreError;
use records::{Match, RecordError, Relation, Summary};
use rules::GameId;

/// A stored match as shown in lists.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredSummary {
    /// Number in the store.
    pub id: String,
    /// Stored revision; 0 if it is only in memory.
    pub revision: u64,
    /// The game.
    pub game: GameId,
    /// The summary; always with a standing.
    pub summary: Summary,
    /// Of a match by link, or a finished one of others: what this device knows of it.
    pub mailbox: Option<Mailbox>,
}

/// Everything in the store.
#[derive(Default)]
pub struct StoreListing {
    /// Matches, last played first.
    pub matches: Vec<StoredSummary>,
    /// Matches that cannot be opened, and why.
    pub lost: Vec<(String, OpenError)>,
    /// Whether some can be listed only with the games; see [`Store::know_games`].
    pub needs_games: bool,
    /// Why the stored matches cannot be listed.
    pub unavailable: Option<StoreError>,
}

impl StoreListing {
    /// Whether storage could be read: what is not listed cannot be opened.
    pub(super) fn is_complete(&self) -> bool {
        let is_unread = |(_, why): &(String, OpenError)| matches!(why, OpenError::Storage(_));
        self.unavailable.is_none() && !self.needs_games && !self.lost.iter().any(is_unread)
    }
}

impl Store {
    /// All stored matches.
    pub fn list(&self) -> StoreListing {
        let mut all = StoreListing {
            needs_games: self.needs_games(),
            ..StoreListing::default()
        };
        let stored = self.archive.names().unwrap_or_else(|error| {
            all.unavailable = Some(error);
            Vec::new()
        });
        for id in self.with_recent(stored) {
            match self.summary(&id) {
                Ok(stored) => all.matches.push(stored),
                // Its data appears among the quarantined data.
                Err(OpenError::Damaged) => {}
                Err(OpenError::GamesMissing) => all.needs_games = true,
                Err(why) => all.lost.push((id, why)),
            }
        }
        all.matches = self.sort_by_last_played(all.matches);
        all
    }

    /// The number of matches by link but this one in which it is the turn of somebody here.
    /// Reads all summaries.
    pub fn waiting_beside(&self, id: &str) -> usize {
        self.list()
            .matches
            .into_iter()
            .filter(|stored| stored.id != id)
            .filter(|stored| MatchGroup::of(stored) == MatchGroup::YourTurn)
            .count()
    }

    /// Whether it is the turn of somebody here in a match by link.
    pub fn is_waiting(&self, id: &str) -> bool {
        let summary = self.summary(id);
        summary.is_ok_and(|stored| MatchGroup::of(&stored) == MatchGroup::YourTurn)
    }

    /// The stored match that is most closely related to this one, and their relation.
    /// Only matches with the same deal and players are opened.
    pub fn related(&self, record: &Match) -> Option<(String, Relation)> {
        let fingerprint = record.fingerprint();
        self.list()
            .matches
            .into_iter()
            .filter(|stored| stored.summary.fingerprint == fingerprint)
            .filter_map(|stored| {
                let opened = self.get(&stored.id).ok()?;
                let relation = match record.correspondence() {
                    // What was undone here was never sent.
                    Some(_) => opened.record.without_undone().compared_to(record),
                    None => opened.record.compared_to(record),
                };
                Some((stored.id, relation))
            })
            .filter(|(_, relation)| *relation != Relation::Other)
            .min_by_key(|(_, relation)| match *relation {
                Relation::Same => (0, 0),
                Relation::Ahead(more) => (1, more),
                Relation::Crossed => (1, usize::MAX),
                Relation::Behind(fewer) => (2, fewer),
                Relation::Diverged(_) | Relation::Altered | Relation::Other => (3, 0),
            })
    }

    /// Number of the finished matches that are listed.
    pub fn finished_count(&self) -> u32 {
        let matches = self.list().matches;
        let over = matches.iter().filter(|stored| stored.summary.over);
        u32::try_from(over.count()).unwrap_or(u32::MAX)
    }

    /// The summary of a stored match.
    pub(crate) fn summary(&self, id: &str) -> Result<StoredSummary, OpenError> {
        let (summary, revision) = match self.recent_summary(id) {
            Some(recent) => recent,
            None => {
                let envelope = self.envelope(id)?;
                let summary = Summary::read(&envelope.text).map_err(|_| OpenError::Unreadable)?;
                (summary, envelope.revision)
            }
        };
        let unknown = || OpenError::Record(RecordError::UnknownGame(summary.game.clone()));
        let game = summary.game_id().ok_or_else(unknown)?;
        let (version, latest) = (summary.rules, game.rules_version());
        if version > latest {
            return Err(OpenError::Record(RecordError::NewerRules {
                version,
                latest,
            }));
        }
        let summary = match summary.standing {
            Some(_) => summary,
            None => Summary {
                last_played: summary.last_played,
                title: summary.title,
                ..self.summary_of_older(id, revision)?
            },
        };
        Ok(StoredSummary {
            id: id.to_owned(),
            revision,
            game,
            mailbox: match summary.correspondence {
                Some(_) => Some(self.mailbox(id)),
                None if summary.over => self.kept_mailbox(id),
                None => None,
            },
            summary,
        })
    }

    /// The summary of a match that was stored without one. The match is opened once, and
    /// the summary is stored beside it. The match itself stays untouched, because it may
    /// be open in another window.
    fn summary_of_older(&self, id: &str, revision: u64) -> Result<Summary, OpenError> {
        if let Some(envelope) = self.cached(SUMMARY, id)
            && envelope.revision == revision
            && let Ok(summary) = Summary::read(&envelope.text)
        {
            return Ok(summary);
        }
        let games = self.games.get().ok_or(OpenError::GamesMissing)?;
        let opened = (games.open)(self, id)?;
        let summary = Summary::new(&opened.record, opened.title, opened.last_played)
            .with_picture(self.thumbnail_of(&opened.record));
        if let Ok(text) = summary.write() {
            self.cache(SUMMARY, id, revision, text);
        }
        Ok(summary)
    }
}
