//! Where games are kept: in the browser's storage, sealed and in two
//! generations; in memory where the browser gives none.

mod shelf;

use rules::GameId;
use rules::record::archive::{Archive, ShelfError};
use rules::record::{Match, RecordError, SavedMatch};
use serde::{Deserialize, Serialize};
use shelf::BrowserShelf;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Keeps matches under their numbers.
#[derive(Clone)]
pub struct Store {
    archive: Rc<Archive<BrowserShelf>>,
    /// What this page wrote last: still there when the shelf refuses.
    recent: Rc<RefCell<BTreeMap<String, String>>>,
}

/// There is one store a page.
impl PartialEq for Store {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.archive, &other.archive)
    }
}

/// What is kept of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    /// When it was last played, in milliseconds since 1970.
    touched: f64,
    /// Whether it is over.
    over: bool,
    record: SavedMatch,
}

/// A match in the list of those kept.
#[derive(Clone, PartialEq)]
pub struct Listed {
    /// Its number.
    pub id: String,
    /// Which game it is.
    pub game: GameId,
    /// When it was last played, in milliseconds since 1970.
    pub touched: f64,
    /// Whether it is over.
    pub over: bool,
    /// The record itself.
    pub record: SavedMatch,
}

/// Why a match is not there.
#[derive(Clone, Debug, PartialEq)]
pub enum NotThere {
    /// Nothing is kept under the number.
    Unknown,
    /// What is kept cannot be read; the damaged bytes are kept under these keys.
    Damaged(Vec<String>),
    /// It does not replay.
    Record(RecordError),
    /// The browser does not let us read.
    Shelf(ShelfError),
}

impl Store {
    /// The store of this page's address.
    pub fn open() -> Self {
        let path = gloo::utils::window()
            .location()
            .pathname()
            .unwrap_or_default();
        // Hosts share one storage between projects; the path tells them apart.
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let prefix = format!("wheelhouse:{folder}:match.");
        Self {
            archive: Rc::new(Archive::new(BrowserShelf, prefix)),
            recent: Rc::default(),
        }
    }

    /// A number that no match has yet.
    pub fn new_id(&self) -> String {
        let taken = self.archive.names().unwrap_or_default();
        loop {
            let id = format!("{:09}", crate::chance::fresh_seed());
            if !taken.contains(&id) && !self.recent.borrow().contains_key(&id) {
                return id;
            }
        }
    }

    /// Keeps a match. On failure it is still there until the page is closed.
    pub fn keep(&self, id: &str, played: &Match) -> Result<(), ShelfError> {
        let kept = Kept {
            touched: js_sys::Date::now(),
            over: played.position().ending().is_some(),
            record: SavedMatch::from(played),
        };
        let text =
            serde_json::to_string(&kept).map_err(|error| ShelfError::Other(error.to_string()))?;
        let result = self.archive.keep(id, &text).map(|_| ());
        self.recent.borrow_mut().insert(id.to_owned(), text);
        result
    }

    fn find(&self, id: &str) -> Result<Kept, NotThere> {
        if let Some(text) = self.recent.borrow().get(id)
            && let Ok(kept) = serde_json::from_str(text)
        {
            return Ok(kept);
        }
        let found = self.archive.find(id).map_err(NotThere::Shelf)?;
        match found.sealed {
            Some(sealed) => {
                serde_json::from_str(&sealed.text).map_err(|_| NotThere::Damaged(found.set_aside))
            }
            None if found.set_aside.is_empty() => Err(NotThere::Unknown),
            None => Err(NotThere::Damaged(found.set_aside)),
        }
    }

    /// The match kept under a number.
    pub fn get(&self, id: &str) -> Result<Match, NotThere> {
        self.find(id)?.record.open().map_err(NotThere::Record)
    }

    /// All matches that can be read, the last played first.
    pub fn list(&self) -> Vec<Listed> {
        let mut ids = self.archive.names().unwrap_or_default();
        ids.extend(self.recent.borrow().keys().cloned());
        ids.sort_unstable();
        ids.dedup();
        let mut listed: Vec<Listed> = ids
            .into_iter()
            .filter_map(|id| {
                let kept = self.find(&id).ok()?;
                Some(Listed {
                    id,
                    game: GameId::from_id(&kept.record.game)?,
                    touched: kept.touched,
                    over: kept.over,
                    record: kept.record,
                })
            })
            .collect();
        listed.sort_by(|one, other| other.touched.total_cmp(&one.touched));
        listed
    }

    /// Forgets a match.
    pub fn forget(&self, id: &str) -> Result<(), ShelfError> {
        self.recent.borrow_mut().remove(id);
        self.archive.forget(id)
    }
}
