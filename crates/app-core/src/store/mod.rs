//! The store of matches: a key-value store of the device with checksums and two generations
//! of each match, or memory where storage is denied.

mod annotations;
mod beside;
mod cards;
mod deleted;
mod folder;
mod found;
mod groups;
mod incoming;
mod invited;
mod journal;
mod list;
mod mailbox;
mod merge;
mod order;
mod outcomes;
mod own_name;
mod rivals;
mod stored_settings;
mod take_over;
#[cfg(test)]
mod tests;

pub use annotations::{Annotations, MAX_NOTE_CHARS};
pub use cards::PractisedPositions;
pub use deleted::Deleted;
pub use folder::folder_of;
pub use found::FoundMatch;
pub use groups::MatchGroup;
pub use invited::Invited;
pub use journal::{JournalWriter, Recovered};
pub use list::StoredSummary;
pub use mailbox::{Joined, Mailbox, Sent};
pub use merge::{Extent, Merged, add_entries, settings_of};
pub use outcomes::OutcomeReader;

use crate::day::Day;
use crate::statistics::MilestoneFinder;
use beside::RefusedText;
use records::archive::{Archive, Envelope, KeyValueStore, QUARANTINE, StoreError};
use records::{Match, RecordError, StoredMatch, StoredMatchError, Summary, Title};
use rules::State;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use stored_settings::RefusedSettings;

/// Where everything is stored.
type Storage = Rc<dyn KeyValueStore>;

/// What the store uses of the device.
#[derive(Clone)]
pub struct Device {
    /// Where everything is stored: local storage, or what a test puts in its place.
    pub storage: Rc<dyn KeyValueStore>,
    /// The time, in milliseconds since 1970. It may be set back.
    pub clock: Rc<dyn Fn() -> u64>,
    /// A random number below a thousand million.
    pub fresh_seed: fn() -> u64,
    /// A text in lower case with its accents composed (NFC). Browsers can do that; the tables for it are large.
    pub fold: fn(&str) -> String,
}

/// Stores matches by number.
#[derive(Clone)]
pub struct Store {
    storage: Storage,
    archive: Rc<Archive<Storage>>,
    /// Starts with the name of the page's folder, because several projects may share one origin.
    folder: Rc<str>,
    /// Folders of other spellings from which something was taken over.
    former: Rc<RefCell<Vec<String>>>,
    /// Folders of other spellings whose matches are still to be taken over.
    untaken: Rc<RefCell<Vec<String>>>,
    device: Device,
    /// Matches that local storage rejected, in memory until the page is closed.
    recent: Rc<RefCell<BTreeMap<String, Recent>>>,
    /// What is kept beside matches, where local storage rejected it, by key.
    beside: Rc<RefCell<BTreeMap<String, RefusedText>>>,
    /// Settings that local storage rejected.
    refused_settings: Rc<RefCell<Option<RefusedSettings>>>,
    /// Notes what was saved, until it is certainly on the disk.
    journal: Rc<RefCell<Option<Rc<dyn JournalWriter>>>>,
    /// Matches that were played last, where local storage rejected their order.
    played: Rc<RefCell<Vec<String>>>,
    /// What knows the games, once it is there.
    games: Rc<Cell<Option<GameAccess>>>,
    /// The match by link that this window has just received.
    received: Rc<RefCell<Option<String>>>,
}

/// A match that local storage refused.
struct Recent {
    stored: StoredMatch,
    /// The stored revision it is based on.
    after: u64,
}

/// There is only one store per page.
impl PartialEq for Store {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.archive, &other.archive)
    }
}

/// A stored match, opened.
pub struct Opened {
    /// The match.
    pub record: Match,
    /// Title.
    pub title: Title,
    /// Of a match by link: what this device knows of it. Empty if that was lost. Of a finished
    /// match of others that somebody shared: that nobody here has played.
    pub mailbox: Option<Mailbox>,
    /// Stored revision; 0 if it is only in memory.
    pub revision: u64,
    /// When it was last played, in milliseconds since 1970.
    pub last_played: u64,
}

/// Why a match cannot be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenError {
    /// There is no match with this number.
    Unknown,
    /// It was stored by a newer version.
    NewerVersion,
    /// It is damaged; the data has been quarantined.
    Damaged,
    /// It is intact, but not a match.
    Unreadable,
    /// It cannot be replayed.
    Record(RecordError),
    /// The browser denies access.
    Storage(StoreError),
    /// What knows its game is not there yet; see [`Store::know_games`].
    GamesMissing,
}

/// Kinds of entries about a match that are made again where they are missing.
const REVIEW: &str = "review.";
const OUTCOME: &str = "outcome.";
/// Of a match that was stored without one.
const SUMMARY: &str = "summary.";

/// Creates the thumbnail data of a state. The store does not interpret it.
pub type Thumbnail = fn(&State) -> Option<Vec<u8>>;

/// What the store asks of the games. It is handed in, because a page fetches the part of the program
/// that knows the games only when it is needed: the store lists matches without it, but replays none.
#[derive(Clone, Copy)]
pub struct GameAccess {
    thumbnail: Thumbnail,
    milestones: MilestoneFinder,
    open: fn(&Store, &str) -> Result<Opened, OpenError>,
    can_replay: fn(&StoredMatch) -> bool,
    take_over_matches: fn(&Store),
}

impl GameAccess {
    /// Whoever calls this links the rules of all games.
    pub fn new(thumbnail: Thumbnail, milestones: MilestoneFinder) -> Self {
        Self {
            thumbnail,
            milestones,
            open: Store::get,
            can_replay: |stored| stored.open().is_ok(),
            take_over_matches: Store::take_over_matches,
        }
    }
}

/// Prefix of the keys stored for a folder.
fn key_start(folder: &str) -> String {
    format!("wheelhouse:{folder}:")
}

impl Store {
    /// The store of the page at a path. What earlier versions have stored under another spelling of
    /// it is there too, matches once the games are known; also returns whether settings were among that.
    pub fn open(device: Device, path: &str) -> (Self, bool) {
        let folder = key_start(&folder_of(path, device.fold));
        let store = Self::of(device, folder);
        let spelt = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let has_settings = store.take_over_settings(&key_start(spelt));
        (store, has_settings)
    }

    /// A store whose keys begin with this folder.
    pub(crate) fn of(device: Device, folder: String) -> Self {
        let storage = device.storage.clone();
        Self {
            archive: Rc::new(Archive::new(storage.clone(), format!("{folder}match."))),
            storage,
            folder: folder.into(),
            former: Rc::default(),
            untaken: Rc::default(),
            device,
            recent: Rc::default(),
            beside: Rc::default(),
            refused_settings: Rc::default(),
            played: Rc::default(),
            journal: Rc::default(),
            games: Rc::default(),
            received: Rc::default(),
        }
    }

    /// This window has received more of a match by link, and opens it.
    pub(crate) fn note_received(&self, id: &str) {
        *self.received.borrow_mut() = Some(id.to_owned());
    }

    /// Whether this window has just received more of a match by link, so that it is played here; once.
    pub fn take_received(&self, id: &str) -> bool {
        self.received
            .borrow_mut()
            .take()
            .is_some_and(|received| received == id)
    }

    /// From now on matches can be replayed.
    pub fn know_games(&self, games: GameAccess) {
        self.games.set(Some(games));
        (games.take_over_matches)(self);
    }

    /// Whether there is something that only the games can list.
    pub fn needs_games(&self) -> bool {
        !self.untaken.borrow().is_empty() && self.games.get().is_none()
    }

    /// The thumbnail of a match that was stored without one; `None` without the games.
    pub fn new_thumbnail(&self, id: &str) -> Option<Vec<u8>> {
        let games = self.games.get()?;
        let opened = (games.open)(self, id).ok()?;
        (games.thumbnail)(opened.record.main_position().state())
    }

    fn thumbnail_of(&self, record: &Match) -> Option<Vec<u8>> {
        (self.games.get()?.thumbnail)(record.main_position().state())
    }

    /// The beginning of the keys of everything that is stored.
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// A number that no match has.
    fn new_id(&self) -> String {
        let taken = self.ids();
        loop {
            let id = format!("{:09}", (self.device.fresh_seed)());
            if !taken.contains(&id) {
                return id;
            }
        }
    }

    /// The numbers of all matches.
    fn ids(&self) -> Vec<String> {
        let stored = self.archive.names().unwrap_or_default();
        self.with_recent(stored)
    }

    /// These numbers, and those of matches that are only in memory.
    fn with_recent(&self, mut ids: Vec<String>) -> Vec<String> {
        for id in self.recent.borrow().keys() {
            if !ids.contains(id) {
                ids.push(id.clone());
            }
        }
        ids
    }

    /// The key prefix of a match.
    pub fn key(&self, id: &str) -> String {
        self.entry_key("match.", id)
    }

    /// The name of the lock of a match, and the key of its claim.
    pub fn lock_key(&self, id: &str) -> String {
        self.entry_key("claim.", id)
    }

    /// The key of an entry of this kind, of a match or of nothing in particular.
    fn entry_key(&self, kind: &str, id: &str) -> String {
        format!("{}{kind}{id}", self.folder)
    }

    /// A text that is made again where it is lost or damaged, and the revision of what it is about.
    fn cached(&self, kind: &str, id: &str) -> Option<Envelope> {
        let kept = self.storage.get(&self.entry_key(kind, id)).ok().flatten()?;
        Envelope::decode(&kept).ok()
    }

    /// Keeps such a text, if there is room for it.
    fn cache(&self, kind: &str, id: &str, revision: u64, text: String) {
        let text = Envelope { revision, text }.encode();
        let _ = self.storage.set(&self.entry_key(kind, id), &text);
    }

    /// Saves a match and returns its revision; with `after`, only if that is the stored
    /// revision. If saving fails, the match stays in memory until the page is closed.
    pub fn save(
        &self,
        id: &str,
        record: &Match,
        title: &Title,
        after: Option<u64>,
    ) -> Result<u64, StoreError> {
        let stored = StoredMatch::new(record, title.clone(), (self.device.clock)());
        let saved = self.restore(id, stored.with_picture(self.thumbnail_of(record)), after);
        if saved != Err(StoreError::Conflict) {
            self.note_played(id);
        }
        saved
    }

    /// Saves a new match and returns its number. If the browser denies storage, the match
    /// page reports it.
    pub fn save_new(&self, record: &Match, title: &Title) -> String {
        self.save_new_with(record, title, None)
    }

    /// Saves a new match; of a match by link, what is known of it first: without it, nobody
    /// would know who plays here.
    pub fn save_new_with(
        &self,
        record: &Match,
        title: &Title,
        mailbox: Option<&Mailbox>,
    ) -> String {
        let id = self.new_id();
        if let Some(mailbox) = mailbox {
            let _ = self.save_mailbox(&id, mailbox);
        }
        let _ = self.save(&id, record, title, None);
        id
    }

    /// Saves a new deal of the day; the day on which it begins first, because nothing else tells it
    /// for certain.
    pub fn save_new_deal(&self, record: &Match, title: &Title, begun_on: Day) -> String {
        let id = self.new_id();
        // Where storage is denied, it lasts until the page is closed, as the match does.
        let _ = self.change_annotations(&id, |own| own.begun_on = Some(begun_on));
        let _ = self.save(&id, record, title, None);
        id
    }

    /// Saves the data of a match without having played it.
    pub fn restore(
        &self,
        id: &str,
        stored: StoredMatch,
        after: Option<u64>,
    ) -> Result<u64, StoreError> {
        let base = after.unwrap_or(0);
        self.write(id, stored, base, |text| self.archive.save(id, text, after))
    }

    /// Writes the data of a match. What is refused stays in memory until the page is closed.
    fn write(
        &self,
        id: &str,
        stored: StoredMatch,
        after: u64,
        save: impl FnOnce(&str) -> Result<u64, StoreError>,
    ) -> Result<u64, StoreError> {
        let result = stored
            .write()
            .map_err(|StoredMatchError| StoreError::Full)
            .and_then(|text| {
                let revision = save(&text)?;
                self.note(|| format!("match.{id}"), revision, &text);
                Ok(revision)
            });
        if result.is_ok() {
            // Its revision is out of date now.
            let _ = self.storage.remove(&self.entry_key(SUMMARY, id));
        }
        // Another window may continue a stored match; only refused ones are cached here.
        let mut recent = self.recent.borrow_mut();
        if matches!(result, Ok(_) | Err(StoreError::Conflict)) {
            recent.remove(id);
        } else {
            recent.insert(id.to_owned(), Recent { stored, after });
        }
        result
    }

    /// Gives a match another title.
    pub fn rename(&self, id: &str, title: &str) -> Result<(), OpenError> {
        let (mut stored, revision) = self.load(id)?;
        stored.summary.title = Title::new(title);
        self.restore(id, stored, Some(revision))
            .map_err(OpenError::Storage)?;
        Ok(())
    }

    /// Checks whether storage works at all.
    pub fn check(&self) -> Result<(), StoreError> {
        self.archive.check_writable()
    }

    /// The stored data of a match, and its revision.
    pub fn load(&self, id: &str) -> Result<(StoredMatch, u64), OpenError> {
        if let Some(recent) = self.recent.borrow().get(id) {
            return Ok((recent.stored.clone(), recent.after));
        }
        let envelope = self.envelope(id)?;
        StoredMatch::read(&envelope.text)
            .map(|stored| (stored, envelope.revision))
            .map_err(|StoredMatchError| OpenError::Unreadable)
    }

    /// Whether local storage refused a match.
    fn is_recent(&self, id: &str) -> bool {
        self.recent.borrow().contains_key(id)
    }

    /// The summary of a match that local storage refused, and the revision it is based on.
    fn recent_summary(&self, id: &str) -> Option<(Summary, u64)> {
        let recent = self.recent.borrow();
        let recent = recent.get(id)?;
        Some((recent.stored.summary.clone(), recent.after))
    }

    /// The newest intact data of a match.
    fn envelope(&self, id: &str) -> Result<Envelope, OpenError> {
        let found = self.archive.load(id).map_err(OpenError::Storage)?;
        match found.envelope {
            Some(envelope) => Ok(envelope),
            None if found.newer_format => Err(OpenError::NewerVersion),
            None if found.quarantined.is_empty() => Err(OpenError::Unknown),
            None => Err(OpenError::Damaged),
        }
    }

    /// Opens a stored match.
    pub fn get(&self, id: &str) -> Result<Opened, OpenError> {
        let (stored, revision) = self.load(id)?;
        let mut record = stored.open().map_err(OpenError::Record)?;
        let mailbox = self
            .mailbox_of(id, record.correspondence().is_some())
            .map_err(OpenError::Storage)?;
        if let Some(mailbox) = &mailbox {
            record.set_exchanged_entries(mailbox.exchanged);
        }
        Ok(Opened {
            record,
            mailbox,
            title: stored.summary.title,
            revision,
            last_played: stored.summary.last_played,
        })
    }

    /// The data of a match as a save file, readable or not.
    pub fn file(&self, id: &str) -> Option<String> {
        Some(self.archive.load(id).ok()?.envelope?.encode())
    }

    /// Keys of quarantined data.
    pub fn quarantined(&self) -> Vec<String> {
        // Usually there is nothing, which listing the keys once shows.
        let all = self.storage.keys(&self.folder).unwrap_or_default();
        if !all.iter().any(|key| key.contains(QUARANTINE)) {
            return Vec::new();
        }
        let mut keys = self.archive.quarantined().unwrap_or_default();
        keys.extend(self.quarantined_beside());
        keys.extend(self.damaged_settings());
        keys
    }

    /// Reads quarantined data.
    pub fn read_quarantined(&self, key: &str) -> Option<String> {
        let text = self.storage.get(key).ok()?;
        text.filter(|_| self.quarantined().iter().any(|known| known == key))
    }

    /// Deletes quarantined data.
    pub fn delete_quarantined(&self, key: &str) -> Result<(), StoreError> {
        if self.quarantined().iter().any(|known| known == key) {
            self.storage.remove(key)?;
        }
        Ok(())
    }

    /// Deletes everything that the app has stored in this browser.
    pub fn delete_everything(&self) {
        self.recent.borrow_mut().clear();
        self.beside.borrow_mut().clear();
        self.refused_settings.take();
        self.played.borrow_mut().clear();
        if let Some(journal) = &*self.journal.borrow() {
            journal.clear();
        }
        // Under other spellings too, or they would come back.
        let mut keys = self.storage.keys(&self.folder).unwrap_or_default();
        for folder in self.other_folders() {
            keys.extend(self.storage.keys(&folder).unwrap_or_default());
        }
        for key in keys {
            // An entry that cannot be removed appears in the list again.
            let _ = self.storage.remove(&key);
        }
    }
}
