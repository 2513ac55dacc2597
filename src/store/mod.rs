//! Where games are kept: in the browser's storage, sealed and in two
//! generations; in memory where the browser gives none.

mod list;
mod shelf;

pub use list::{StoredSummary, Thumbnail};

use crate::settings::Settings;
use records::archive::{Archive, Envelope, KeyValueStore, StoreError};
use records::{Match, RecordError, StoredMatch, StoredMatchError, Summary, Title};
use shelf::BrowserShelf;
use std::cell::RefCell;
use std::rc::Rc;

/// Keeps matches under their numbers.
#[derive(Clone)]
pub struct Store {
    archive: Rc<Archive<BrowserShelf>>,
    /// Hosts share one storage between projects; the path tells them apart.
    folder: Rc<str>,
    /// What the shelf refused: still there until the page is closed.
    recent: Rc<RefCell<Vec<Recent>>>,
    /// Makes the picture that is kept with a match.
    thumbnail: Thumbnail,
}

/// A match that the shelf refused.
struct Recent {
    id: String,
    kept: StoredMatch,
    /// The revision that it follows.
    after: u64,
}

/// There is one store a page.
impl PartialEq for Store {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.archive, &other.archive)
    }
}

/// A match that was kept.
pub struct Opened {
    /// The match.
    pub played: Match,
    /// What its player calls it.
    pub title: Title,
    /// Its revision in the storage; 0 if it is only in memory.
    pub revision: u64,
    /// When it was last played, in milliseconds since 1970.
    pub touched: u64,
}

/// Why a match is not there.
#[derive(Clone, Debug, PartialEq)]
pub enum NotThere {
    /// Nothing is kept under the number.
    Unknown,
    /// A later house has kept it.
    Later,
    /// What is kept cannot be read; the damaged bytes are set aside.
    Damaged,
    /// It is whole, but no game as this house keeps them.
    Unreadable,
    /// It does not replay.
    Record(RecordError),
    /// The browser does not let us read.
    Shelf(StoreError),
}

impl Store {
    /// The store of this page's address.
    pub fn open() -> Self {
        let path = gloo::utils::window()
            .location()
            .pathname()
            .unwrap_or_default();
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let folder = format!("wheelhouse:{folder}:");
        Self {
            archive: Rc::new(Archive::new(BrowserShelf, format!("{folder}match."))),
            folder: folder.into(),
            recent: Rc::default(),
            thumbnail: |_| None,
        }
    }

    /// The same store; what it keeps from now on gets a picture made so of the
    /// state that the match stands at. The store does not know what is in it.
    #[must_use]
    pub fn with_thumbnails(mut self, thumbnail: Thumbnail) -> Self {
        self.thumbnail = thumbnail;
        self
    }

    fn thumbnail_of(&self, played: &Match) -> Option<Vec<u8>> {
        (self.thumbnail)(played.main_position().state())
    }

    /// A number that no match has yet.
    fn new_id(&self) -> String {
        let taken = self.ids();
        loop {
            let id = format!("{:09}", crate::chance::fresh_seed());
            if !taken.contains(&id) {
                return id;
            }
        }
    }

    /// The numbers of all matches.
    fn ids(&self) -> Vec<String> {
        let mut ids = self.archive.names().unwrap_or_default();
        for recent in &*self.recent.borrow() {
            if !ids.contains(&recent.id) {
                ids.push(recent.id.clone());
            }
        }
        ids
    }

    /// How all keys of a match begin, and what windows share it by.
    pub fn key(&self, id: &str) -> String {
        format!("{}match.{id}", self.folder)
    }

    /// Keeps a match and tells its revision: only over the revision `after`,
    /// if one is named. On failure it is still there until the page is closed.
    pub fn keep(
        &self,
        id: &str,
        played: &Match,
        title: &Title,
        after: Option<u64>,
    ) -> Result<u64, StoreError> {
        let now = js_sys::Date::now() as u64;
        let kept = StoredMatch::of(played, title.clone(), now);
        self.put(id, kept.with_picture(self.thumbnail_of(played)), after)
    }

    /// Keeps a match for the first time and tells its number. Where the browser
    /// keeps nothing, its table says so.
    pub fn begin(&self, played: &Match, title: &Title) -> String {
        let id = self.new_id();
        let _ = self.keep(&id, played, title, None);
        id
    }

    /// Keeps what was kept before and taken away since.
    pub fn put(&self, id: &str, kept: StoredMatch, after: Option<u64>) -> Result<u64, StoreError> {
        let written = kept.write().map_err(|StoredMatchError| StoreError::Full);
        let result = written.and_then(|text| self.archive.save(id, &text, after));
        if result.is_ok() {
            // It is of an earlier revision now.
            let _ = BrowserShelf.remove(&self.summary_key(id));
        }
        // What the shelf holds may be played on in another window; only what it
        // refused is remembered here.
        let mut recent = self.recent.borrow_mut();
        recent.retain(|other| other.id != id);
        if !matches!(result, Ok(_) | Err(StoreError::Conflict)) {
            recent.push(Recent {
                id: id.to_owned(),
                kept,
                after: after.unwrap_or(0),
            });
        }
        result
    }

    /// Whether the browser keeps anything at all.
    pub fn check(&self) -> Result<(), StoreError> {
        self.archive.check_writable()
    }

    /// What is kept under a number, and its revision.
    pub fn find(&self, id: &str) -> Result<(StoredMatch, u64), NotThere> {
        let recent = self.recent.borrow();
        if let Some(recent) = recent.iter().find(|recent| recent.id == id) {
            return Ok((recent.kept.clone(), recent.after));
        }
        let sealed = self.sealed(id)?;
        StoredMatch::read(&sealed.text)
            .map(|kept| (kept, sealed.revision))
            .map_err(|StoredMatchError| NotThere::Unreadable)
    }

    /// The summary of what the shelf refused, and the revision that it follows.
    fn recent_summary(&self, id: &str) -> Option<(Summary, u64)> {
        let recent = self.recent.borrow();
        let recent = recent.iter().find(|recent| recent.id == id)?;
        Some((recent.kept.summary.clone(), recent.after))
    }

    /// The newest sound text under a number.
    fn sealed(&self, id: &str) -> Result<Envelope, NotThere> {
        let found = self.archive.load(id).map_err(NotThere::Shelf)?;
        match found.envelope {
            Some(sealed) => Ok(sealed),
            None if found.newer_format => Err(NotThere::Later),
            None if found.quarantined.is_empty() => Err(NotThere::Unknown),
            None => Err(NotThere::Damaged),
        }
    }

    /// The match kept under a number.
    pub fn get(&self, id: &str) -> Result<Opened, NotThere> {
        let (kept, revision) = self.find(id)?;
        Ok(Opened {
            played: kept.open().map_err(NotThere::Record)?,
            title: kept.summary.title,
            revision,
            touched: kept.summary.last_played,
        })
    }

    /// Forgets a match.
    pub fn forget(&self, id: &str) -> Result<(), StoreError> {
        self.recent.borrow_mut().retain(|other| other.id != id);
        self.archive.delete(id)?;
        let _ = BrowserShelf.remove(&self.summary_key(id));
        Ok(())
    }

    /// What is kept under a number, as a save file, whether it can be read or not.
    pub fn file(&self, id: &str) -> Option<String> {
        let found = self.archive.load(id).ok()?;
        found.envelope.map(|sealed| sealed.encode())
    }

    /// The keys of damaged texts that were set aside.
    pub fn set_aside(&self) -> Vec<String> {
        self.archive.quarantined().unwrap_or_default()
    }

    /// A damaged text that was set aside.
    pub fn read_aside(&self, key: &str) -> Option<String> {
        self.archive.read_quarantined(key).ok().flatten()
    }

    /// Forgets a damaged text that was set aside.
    pub fn forget_aside(&self, key: &str) -> Result<(), StoreError> {
        self.archive.delete_quarantined(key)
    }

    /// The settings kept in this browser, else the usual ones.
    pub fn settings(&self) -> Settings {
        let kept = BrowserShelf.get(&format!("{}settings", self.folder));
        Settings::read(&kept.ok().flatten().unwrap_or_default())
    }

    /// Keeps the settings; where that is not allowed they last as long as the
    /// page.
    pub fn keep_settings(&self, settings: &Settings) {
        let _ = BrowserShelf.set(&format!("{}settings", self.folder), &settings.write());
    }

    /// Forgets everything that the house keeps in this browser.
    pub fn forget_all(&self) {
        self.recent.borrow_mut().clear();
        for key in BrowserShelf.keys(&self.folder).unwrap_or_default() {
            // What cannot be removed is listed again.
            let _ = BrowserShelf.remove(&key);
        }
    }
}
