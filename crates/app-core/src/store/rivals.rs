//! How others have played deals, kept by deal, so that it is there whoever plays first.

use super::{Mailbox, Store, StoredSummary};
use crate::challenge::Challenge;
use records::archive::{Envelope, KeyValueStore, StoreError};
use records::{Match, link};

const RIVALS: &str = "rivals.";
/// Version of the stored form.
const VERSION: &str = "1";
/// So many others are kept of a deal; the first ones go.
const MAX_RIVALS: usize = 16;
/// So many deals are kept; those that nothing came of for the longest time go.
const MAX_DEALS: usize = 120;

/// What is kept of a deal: `VERSION TIME LINK LINK …`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Rivals {
    /// When the last one came, in milliseconds since 1970.
    at: u64,
    links: Vec<String>,
}

impl Rivals {
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        (words.next()? == VERSION).then_some(())?;
        Some(Self {
            at: words.next()?.parse().ok()?,
            links: words.map(str::to_owned).collect(),
        })
    }

    fn write(&self) -> String {
        format!("{VERSION} {} {}", self.at, self.links.join(" "))
    }
}

impl Store {
    /// How others have played the deal of a match otherwise than it was played here, as far as it came. Each one is
    /// replayed.
    pub fn rivals(&self, record: &Match) -> Vec<Challenge> {
        let kept = self.read_rivals(&self.rivals_key(record));
        let links = kept.map(|kept| kept.links).unwrap_or_default();
        let rivals = links
            .iter()
            .filter_map(|text| Challenge::of(&link::read(text).ok()?));
        rivals
            .filter(|rival| rival.is_of_deal(record.fingerprint(), record.seats()))
            .filter(|rival| rival.record().main_entries() != record.main_entries())
            .collect()
    }

    /// Keeps how somebody has played a deal; returns whether it is new here.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add_rival(&self, rival: &Challenge) -> Result<bool, StoreError> {
        let Ok(link) = rival.link() else {
            return Ok(false);
        };
        let key = self.rivals_key(rival.record());
        let mut kept = self.read_rivals(&key).unwrap_or_default();
        if kept.links.contains(&link) {
            return Ok(false);
        }
        kept.links.push(link);
        let surplus = kept.links.len().saturating_sub(MAX_RIVALS);
        kept.links.drain(..surplus);
        kept.at = (self.device.clock)();
        self.drop_old_rivals(&key)?;
        let text = kept.write();
        self.storage
            .set(&key, &Envelope { revision: 1, text }.encode())?;
        Ok(true)
    }

    /// Links to all that are kept, in one text.
    pub(super) fn all_rivals(&self) -> String {
        let keys = self.storage.keys(&self.entry_key(RIVALS, ""));
        let kept = keys.unwrap_or_default().into_iter();
        let links = kept.filter_map(|key| Some(self.read_rivals(&key)?.links));
        links.flatten().collect::<Vec<_>>().join(" ")
    }

    /// Keeps those of such a text; there are others to come by where there is no room for one.
    pub(super) fn add_rivals(&self, links: &str) {
        for text in links.split(' ') {
            let rival = link::read(text).ok();
            if let Some(rival) = rival.and_then(|record| Challenge::of(&record)) {
                let _ = self.add_rival(&rival);
            }
        }
    }

    /// The match of this deal that was played here: a finished one, or else the one played last.
    pub fn match_of_deal(&self, challenge: &Challenge) -> Option<StoredSummary> {
        let stored = self.list().matches.into_iter().filter(|stored| {
            !stored.mailbox.as_ref().is_some_and(Mailbox::is_watched)
                && challenge.is_of_deal(stored.summary.fingerprint, &stored.summary.seats)
        });
        let stored: Vec<_> = stored.collect();
        let finished = stored.iter().rposition(|stored| stored.summary.over);
        stored.into_iter().nth(finished.unwrap_or(0))
    }

    /// Makes room for one more deal.
    fn drop_old_rivals(&self, key: &str) -> Result<(), StoreError> {
        let keys = self.storage.keys(&self.entry_key(RIVALS, ""))?;
        let others = keys.into_iter().filter(|other| other != key);
        let mut others: Vec<(u64, String)> = others
            .map(|other| (self.read_rivals(&other).map_or(0, |kept| kept.at), other))
            .collect();
        others.sort_unstable();
        let surplus = (others.len() + 1).saturating_sub(MAX_DEALS);
        for (_, old) in others.into_iter().take(surplus) {
            self.storage.remove(&old)?;
        }
        Ok(())
    }

    fn read_rivals(&self, key: &str) -> Option<Rivals> {
        let kept = self.storage.get(key).ok().flatten()?;
        Rivals::read(&Envelope::decode(&kept).ok()?.text)
    }

    fn rivals_key(&self, record: &Match) -> String {
        self.entry_key(RIVALS, &format!("{:08x}", Challenge::deal_print(record)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{HUMAN, NOVICE, empty_store, match_of};
    use records::{Entry, Name, Title};
    use rules::{GameId, Seat, Setup};

    /// Somebody has played so many actions of a deal, and resigned.
    fn played(mut record: Match, actions: usize, name: &str) -> Challenge {
        for _ in 0..actions {
            let action = record.state().legal_actions()[0];
            record.apply(action).unwrap();
        }
        record.apply_entry(Entry::Resign(Seat::FIRST)).unwrap();
        Challenge::of(&record).unwrap().by(&Name::new(name))
    }

    fn deal(seed: u64) -> Match {
        let seats = match_of(GameId::TurnOfTime, &[HUMAN, NOVICE])
            .seats()
            .to_vec();
        Match::new(Setup::new(GameId::TurnOfTime, 2, seed).unwrap(), seats).unwrap()
    }

    #[test]
    fn how_others_have_played_a_deal_is_kept_once() {
        let store = empty_store();
        let (ada, ben) = (played(deal(1), 2, "Ada"), played(deal(1), 3, "Ben"));
        assert_eq!(store.add_rival(&ada), Ok(true));
        assert_eq!(store.add_rival(&ben), Ok(true));
        assert_eq!(store.add_rival(&ada), Ok(false));
        assert_eq!(store.add_rival(&played(deal(2), 2, "Cleo")), Ok(true));
        // Whatever one's own name.
        let mut own = deal(1);
        own.set_name(Seat::FIRST, Name::new("Dora"));
        let names = store.rivals(&own).into_iter();
        let names: Vec<String> = names
            .map(|rival| rival.name().as_str().to_owned())
            .collect();
        assert_eq!(names, ["Ada", "Ben"]);
        assert!(store.rivals(&deal(3)).is_empty());
        // One's own result may come back.
        assert_eq!(store.rivals(ada.record()).len(), 1);
    }

    #[test]
    fn old_ones_make_room() {
        let store = empty_store();
        for number in 0..MAX_RIVALS + 2 {
            let rival = played(deal(1), 0, &format!("Guest {number}"));
            assert_eq!(store.add_rival(&rival), Ok(true));
        }
        let kept = store.rivals(&deal(1));
        assert_eq!(kept.len(), MAX_RIVALS);
        assert_eq!(kept[0].name().as_str(), "Guest 2");
        for seed in 0..MAX_DEALS as u64 + 10 {
            store.add_rival(&played(deal(seed), 0, "Ada")).unwrap();
        }
        let keys = store.storage.keys(&format!("{}rivals.", store.folder));
        assert_eq!(keys.unwrap().len(), MAX_DEALS);
        assert_eq!(store.rivals(&deal(MAX_DEALS as u64 + 9)).len(), 1);
    }

    #[test]
    fn what_is_damaged_is_left_out() {
        let store = empty_store();
        let ada = played(deal(1), 2, "Ada");
        let other_deal = played(deal(2), 2, "Ben").link().unwrap();
        let key = store.rivals_key(&deal(1));
        for text in [
            String::new(),
            "2 0 x".to_owned(),
            format!("1 0 x {other_deal} {}", ada.link().unwrap()),
        ] {
            let is_read = text.ends_with(&ada.link().unwrap());
            let envelope = Envelope { revision: 1, text }.encode();
            store.storage.set(&key, &envelope).unwrap();
            assert_eq!(store.rivals(&deal(1)).len(), usize::from(is_read));
        }
        store.storage.set(&key, "damaged").unwrap();
        assert!(store.rivals(&deal(1)).is_empty());
        assert_eq!(store.add_rival(&ada), Ok(true));
    }

    #[test]
    fn the_match_of_a_deal_is_found_under_any_name_the_finished_one_first() {
        let store = empty_store();
        let challenge = played(deal(1), 2, "Ada");
        assert!(store.match_of_deal(&challenge).is_none());
        let mut under_way = challenge.new_match();
        under_way.set_name(Seat::FIRST, Name::new("Ben"));
        let id = store.save_new(&under_way, &Title::default());
        let found = |store: &Store| store.match_of_deal(&challenge).map(|stored| stored.id);
        assert_eq!(found(&store), Some(id));
        let finished = store.save_new(played(deal(1), 1, "").record(), &Title::default());
        store.save_new(&under_way, &Title::default());
        assert_eq!(found(&store), Some(finished));
    }
}
