//! Lists of what is kept, made of summaries: nothing is replayed for them.

use super::{BrowserShelf, NotThere, Store};
use records::archive::{Envelope, KeyValueStore};
use records::{Match, RecordError, Relation, Summary};
use rules::{GameId, State};

/// Makes what a small picture of a state is drawn from; see
/// [`Store::with_thumbnails`].
pub type Thumbnail = fn(&State) -> Option<Vec<u8>>;

/// A match that is kept, as lists show it.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredSummary {
    /// Its number in the store.
    pub id: String,
    /// Its revision in the storage; 0 if it is only in memory.
    pub revision: u64,
    /// Which game it is.
    pub game: GameId,
    /// All else that is known without opening it; it always says how the match
    /// stands.
    pub summary: Summary,
}

/// All that is kept.
#[derive(Default)]
pub struct AllKept {
    /// Matches, the last played first.
    pub matches: Vec<StoredSummary>,
    /// Those that cannot be shown, and why.
    pub lost: Vec<(String, NotThere)>,
}

impl Store {
    /// All matches kept.
    pub fn list(&self) -> AllKept {
        let mut all = AllKept::default();
        for id in self.ids() {
            match self.summary(&id) {
                Ok(stored) => all.matches.push(stored),
                // Its bytes are in the list of what is set aside.
                Err(NotThere::Damaged) => {}
                Err(why) => all.lost.push((id, why)),
            }
        }
        all.matches
            .sort_by_key(|stored| core::cmp::Reverse(stored.summary.last_played));
        all
    }

    /// The kept match that is nearest to this one, if any is the same game, and
    /// how this one stands to it. Only matches of the same deal and people are
    /// opened.
    pub fn related(&self, played: &Match) -> Option<(String, Relation)> {
        let fingerprint = played.fingerprint();
        let alike = self.list().matches.into_iter();
        alike
            .filter(|stored| stored.summary.fingerprint == fingerprint)
            .filter_map(|stored| {
                let kept = self.get(&stored.id).ok()?;
                Some((stored.id, kept.played.compared_to(played)))
            })
            .filter(|(_, relation)| *relation != Relation::Other)
            .min_by_key(|(_, relation)| match relation {
                Relation::Same => 0,
                Relation::Ahead(_) => 1,
                Relation::Behind(_) => 2,
                Relation::Diverged(_) | Relation::Other => 3,
            })
    }

    /// What lists show of the match kept under a number.
    fn summary(&self, id: &str) -> Result<StoredSummary, NotThere> {
        let (summary, revision) = match self.recent_summary(id) {
            Some(recent) => recent,
            None => {
                let sealed = self.sealed(id)?;
                let summary = Summary::read(&sealed.text).map_err(|_| NotThere::Unreadable)?;
                (summary, sealed.revision)
            }
        };
        let unknown = || NotThere::Record(RecordError::UnknownGame(summary.game.clone()));
        let game = summary.game_id().ok_or_else(unknown)?;
        let (written, here) = (summary.rules, game.rules_version());
        if written > here {
            return Err(NotThere::Record(RecordError::NewerRules { written, here }));
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
            summary,
        })
    }

    /// The summary of a match that was kept before there were any: it is opened
    /// once, and what is found is written down beside it. The match itself stays
    /// as it is, for it may be played in another window.
    fn summary_of_older(&self, id: &str, revision: u64) -> Result<Summary, NotThere> {
        let key = self.summary_key(id);
        let cached = BrowserShelf.get(&key).ok().flatten();
        let cached = cached.and_then(|text| Envelope::decode(&text).ok());
        if let Some(sealed) = cached
            && sealed.revision == revision
            && let Ok(summary) = Summary::read(&sealed.text)
        {
            return Ok(summary);
        }
        let opened = self.get(id)?;
        let summary = Summary::of(&opened.played, opened.title, opened.touched);
        let summary = summary.with_picture(self.thumbnail_of(&opened.played));
        if let Ok(text) = summary.write() {
            // Without room for it the match is opened again for the next list.
            let _ = BrowserShelf.set(&key, &Envelope { revision, text }.encode());
        }
        Ok(summary)
    }

    /// Where the summary of an older match is written down.
    pub(super) fn summary_key(&self, id: &str) -> String {
        format!("{}summary.{id}", self.folder)
    }
}
